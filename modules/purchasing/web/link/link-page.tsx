import type { Lang, Text } from '@takt/model';
import { ApiError, LANGUAGES, speakOwn, useLang, useSay } from '@takt/web/light';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import style from './link.module.css';
import { look, type Seen } from './link-calls.ts';
import { ForecastForm } from './forecast-form.tsx';
import { NoteForm } from './note-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { PromiseForm } from './promise-form.tsx';
import { RevisionForm } from './revision-form.tsx';

const HELLO: Text = ['{name}，您好', 'Hello {name}'];
const LOADING: Text = ['正在打开…', 'Opening…'];
const THANKS: Text = ['谢谢，回复已提交', 'Thank you, your reply was sent'];
const NEXT: Text = [
  '采购员确认后会通知您。现在可以关闭本页。',
  'The buyer accepts it and you are told. You can close this page now.',
];
const NOW: Text = ['当前状态', 'State now'];
const CLOSED: Readonly<Record<'over' | 'withdrawn' | 'expired' | 'replaced' | 'unknown', readonly [Text, Text]>> = {
  over: [
    ['这张单据已回复或已结束', 'This document was answered or has ended'],
    ['无需再处理。如需更改，请联系采购员。', 'There is nothing left to do. To change something, please call the buyer.'],
  ],
  withdrawn: [
    ['这张单据已被撤回', 'This document was withdrawn'],
    ['重新发布后您会收到新的邮件。', 'You get a new mail when it is published again.'],
  ],
  expired: [
    ['链接已过期', 'The link has run out'],
    ['请登录系统回复，或请采购员重新发布。', 'Sign in to answer, or ask the buyer to publish it again.'],
  ],
  replaced: [
    ['已有更新的邮件', 'There is a newer mail'],
    ['请打开最近一封邮件中的链接。', 'Please open the link in the latest mail.'],
  ],
  unknown: [
    ['链接无效', 'The link is not valid'],
    ['请完整复制邮件中的链接，或联系采购员。', 'Please copy the whole link from the mail, or call the buyer.'],
  ],
};
/** Documents begin in one of these, and are set back to it when they are withdrawn. */
const BEGINNINGS = new Set(['new', 'draft']);

/** What a supplier's person finds behind the link in a mail: one document, and the answer it waits for. */
export function LinkPage({ token, onSpeak }: { readonly token: string; readonly onSpeak: (lang: Lang) => void }) {
  const say = useSay();
  const [sent, setSent] = useState(false);
  const lang = useLang();
  const opening = useQuery({
    // What rows are called is answered in the language spoken; what was typed stays while they are asked again.
    queryKey: ['pass', token, lang],
    queryFn: () => opened(token),
    placeholderData: (before) => before,
    retry: false,
    staleTime: Infinity,
  });
  const { data: known = null, error } = opening;
  const unknown = error instanceof ApiError && error.code === 'not.found';
  const done = (): void => {
    setSent(true);
    void opening.refetch();
  };
  return (
    <div className={style['page']}>
      <header className={style['head']}>
        <strong className={style['company']}>{known?.company ?? '节拍 Takt'}</strong>
        <Languages onSpeak={onSpeak} />
      </header>
      <main className={style['main']}>
        {error && !unknown && <p className={style['problem']}>{error instanceof ApiError ? say(error.text) : String(error)}</p>}
        {opening.isPending && <p>{say(LOADING)}</p>}
        {unknown && <Calm words={CLOSED.unknown} />}
        {known && sent && <Calm words={[THANKS, NEXT]} seen={known} good />}
        {known && !sent && known.passState !== 'open' && <Calm words={CLOSED[closedAs(known)]} seen={known} />}
        {known && !sent && known.passState === 'open' && (
          <>
            <p className={style['hello']}>{say(HELLO).replace('{name}', known.realName)}</p>
            <h1 className={style['title']}>
              {say(known.label)} {known.number}
            </h1>
            <Form token={token} seen={known} onSent={done} />
          </>
        )}
      </main>
    </div>
  );
}

/** Looks, and speaks the person's language where none was chosen on this device. */
async function opened(token: string): Promise<Seen> {
  const seen = await look(token);
  speakOwn(seen.language);
  return seen;
}

const closedAs = ({ passState, status }: Seen): keyof typeof CLOSED =>
  passState === 'open' || passState === 'over' ? (BEGINNINGS.has(status.name) ? 'withdrawn' : 'over') : passState;

function Form({ token, seen, onSent }: { readonly token: string; readonly seen: Seen; readonly onSent: () => void }) {
  if (seen.actions.includes('acknowledge')) return <RevisionForm token={token} seen={seen} onSent={onSent} />;
  if (seen.prints) return <NoteForm token={token} seen={seen} />;
  if (seen.entity === 'purchasing.deliveryPlan') return <PlanForm token={token} seen={seen} onSent={onSent} />;
  if (seen.entity === 'purchasing.purchaseForecast') return <ForecastForm token={token} seen={seen} onSent={onSent} />;
  return <PromiseForm token={token} seen={seen} onSent={onSent} />;
}

/** Nothing is left to do here: which, why, and what would help. */
function Calm({
  words: [title, text],
  seen,
  good,
}: {
  readonly words: readonly [Text, Text];
  readonly seen?: Seen;
  readonly good?: true;
}) {
  const say = useSay();
  return (
    <section className={style['calm']} role="status">
      <span className={good ? style['good'] : style['quiet']} aria-hidden="true">
        {good ? '✓' : 'i'}
      </span>
      <h1 className={style['title']}>{say(title)}</h1>
      {seen && (
        <p>
          {say(seen.label)} {seen.number}
          {seen.status.label && ` · ${say(NOW)}: ${say(seen.status.label)}`}
        </p>
      )}
      <p className={style['hint']}>{say(text)}</p>
    </section>
  );
}

function Languages({ onSpeak }: { readonly onSpeak: (lang: Lang) => void }) {
  const now = useLang();
  return (
    <nav className={style['languages']}>
      {LANGUAGES.map(({ lang, name, tag }) => (
        <button key={lang} type="button" lang={tag} aria-pressed={lang === now} onClick={() => onSpeak(lang)}>
          {name}
        </button>
      ))}
    </nav>
  );
}
