import type { Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import { useState } from 'react';
import { ForecastMatrix } from '../reply/forecast-matrix.tsx';
import { useForecastReply } from '../reply/use-forecast-reply.ts';
import { answer, type Seen, type SeenLine } from './link-calls.ts';
import { DUE, OVERALL, SEND } from './promise-words.ts';
import style from './link.module.css';
import { useSending } from './sending.ts';

const HOW: Text = [
  '确定周和备料周已按需求填好，改动做不到的格即可。可从 Excel 复制整块粘贴。',
  'Firm and material weeks are filled in as asked: change only what you cannot keep. Blocks of Excel can be pasted.',
];
const NONE: readonly SeenLine[] = [];

/** A forecast by week, promised without a sign-in. */
export function ForecastForm({
  token,
  seen,
  onSent,
}: {
  readonly token: string;
  readonly seen: Seen;
  readonly onSent: () => void;
}) {
  const say = useSay();
  const [remark, setRemark] = useState('');
  const { grid, promises, change, id, submit } = useForecastReply({
    lines: seen.row?.lines ?? NONE,
    revision: seen.row?.['revision'],
  });
  const { busy, problem, send } = useSending(onSent);
  const due = seen.row?.['replyDueAt'];
  const [action = ''] = seen.actions;
  return (
    <>
      {typeof due === 'string' && <p className={style['due']}>{say(DUE).replace('{when}', due.slice(0, 16))}</p>}
      <p className={style['hint']}>{say(HOW)}</p>
      <ForecastMatrix id={id} grid={grid} promises={promises} onChange={change} />
      <label className={style['overall']}>
        {say(OVERALL)}
        <textarea rows={2} maxLength={500} value={remark} onChange={({ target }) => setRemark(target.value)} />
      </label>
      {problem && <p className={style['problem']}>{say(problem)}</p>}
      <button
        className={style['send']}
        type="button"
        disabled={busy}
        onClick={() => submit((input) => send(() => answer(token, action, input)), remark)}
      >
        {say(SEND)}
      </button>
    </>
  );
}
