import { fill, sharedWords, type Text } from '@takt/model';
import { useState } from 'react';
import { useSay } from '@takt/web/light';
import { Frame } from './kit/frame.tsx';
import { Push, Quiet } from './kit/parts.tsx';
import type { Entry, Fate } from './outbox/entry.ts';
import { outbox, useOwnEntries } from './outbox/handheld-outbox.ts';
import { timeOf } from './time-of.ts';
import style from './waiting.module.css';

const TITLE: Text = ['提交记录', 'What was sent'];
const NOTHING: Text = ['没有提交记录', 'Nothing has been sent yet'];
const FATES: Readonly<Record<Fate, Text>> = {
  waiting: ['等待发送', 'Waits to be sent'],
  refused: ['被退回', 'Refused'],
  done: ['已接受', 'Accepted'],
};
const READ: Text = ['已知晓，移除', 'Understood, remove'];
const DROP: Text = ['放弃发送', 'Do not send'];
const UNSURE: Text = ['可能已到达服务器，联网后才能确定', 'It may have reached the server; that is known once it is answered'];
const SURE: Text = ['确定放弃', 'Really drop it'];
const OTHERS: Text = [
  '此终端上还有其他人的 {n} 条未完成提交，等其登录后发送',
  '{n} of other people wait on this device until they sign in',
];
const SEND: Text = ['立即发送', 'Send now'];

const RANK: Readonly<Record<Fate, number>> = { refused: 0, waiting: 1, done: 2 };
const inOrder = (a: Entry, b: Entry): number =>
  RANK[a.fate] - RANK[b.fate] || (a.fate === 'done' ? b.seq - a.seq : a.seq - b.seq);

/** Everything done here, and what became of it: nothing disappears before somebody has read it. */
export function Waiting() {
  const say = useSay();
  const { own, others } = useOwnEntries();
  const waits = own.some(({ fate }) => fate === 'waiting');
  return (
    <Frame title={TITLE} foot={waits && <Push text={SEND} look="main" onPress={() => void outbox.drain()} />}>
      {others > 0 && <Quiet text={fill(OTHERS, { n: others })} />}
      {own.length === 0 && <Quiet text={NOTHING} />}
      {own.toSorted(inOrder).map((entry) => (
        <article key={entry.seq} className={`${style['entry']} ${style[entry.fate] ?? ''}`}>
          <header>
            <strong>{say(FATES[entry.fate])}</strong>
            <time>{timeOf(entry.at)}</time>
          </header>
          <p>{say(entry.label)}</p>
          {entry.refusal && (
            <p role="alert" className={style['why']}>
              {say(entry.refusal.text)}
              {entry.refusal.unblock && <small>{say(entry.refusal.unblock)}</small>}
            </p>
          )}
          {entry.fate !== 'done' && <Ways entry={entry} />}
        </article>
      ))}
    </Frame>
  );
}

function Ways({ entry: { seq, fate, unsure } }: { readonly entry: Entry }) {
  const [sure, setSure] = useState(false);
  if (fate === 'refused')
    return (
      <footer>
        <Push text={READ} onPress={() => void outbox.discard(seq)} />
        <Push text={sharedWords.retry} look="main" onPress={() => void outbox.retry(seq)} />
      </footer>
    );
  if (unsure) return <Quiet text={UNSURE} />;
  // What is on its way is not dropped; its fate is shown here a moment later.
  const drop = (): void => void outbox.withdraw(seq);
  // Giving up what was done is the one thing here that cannot be taken back.
  return (
    <footer>
      {sure ? <Push text={SURE} look="danger" onPress={drop} /> : <Push text={DROP} onPress={() => setSure(true)} />}
    </footer>
  );
}
