import { formatDecimal, sharedWords, type Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import { useState } from 'react';
import { answer, type Seen, type SeenLine } from './link-calls.ts';
import { unitCode } from '../reply/unit-code.ts';
import style from './link.module.css';
import { useSending } from './sending.ts';

const WORDS = {
  how: [
    '以下明细有修订。确认后即按新的数量、交期和单价执行。',
    'These lines are to change. Once you acknowledge it, the new figures hold.',
  ],
  part: ['物料', 'Part'],
  qty: sharedWords.quantity,
  date: ['交期', 'Due date'],
  price: ['单价', 'Unit price'],
  why: ['修订原因', 'Reason'],
  nothing: ['没有待确认的修订', 'No revision awaits an answer'],
  refusal: ['拒绝原因（拒绝时必填）', 'Why you refuse (needed to refuse)'],
  accept: ['确认修订', 'Acknowledge revision'],
  refuse: ['拒绝修订', 'Refuse revision'],
  reasonFirst: ['请填写拒绝原因', 'Enter why you refuse'],
} as const satisfies Record<string, Text>;

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const figure = (value: unknown): string => (textOf(value) === '' ? '' : formatDecimal(textOf(value)));

/** What it was and what it becomes; one where it stays. */
function Change({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return <span>{after}</span>;
  return (
    <span>
      <s>{before}</s> → <strong>{after}</strong>
    </span>
  );
}

/** The figures that are to change of an order both sides have agreed on, answered as a whole. */
export function RevisionForm({
  token,
  seen,
  onSent,
}: {
  readonly token: string;
  readonly seen: Seen;
  readonly onSent: () => void;
}) {
  const say = useSay();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<Text | null>(null);
  const { busy, problem, send } = useSending(onSent);
  const lines = seen.row?.lines ?? [];
  const asked = (seen.row?.revisions ?? []).filter((one) => one['answer'] === 'pending');
  const priced = asked.some((one) => textOf(one['price']) !== '');
  const lineOf = (one: SeenLine): SeenLine | undefined => lines.find((line) => line['lineNo'] === one['lineNo']);
  const refuse = (): void => {
    setWrong(reason.trim() === '' ? WORDS.reasonFirst : null);
    if (reason.trim() !== '') send(() => answer(token, 'refuseRevision', { reason: reason.trim() }));
  };
  if (asked.length === 0) return <p className={style['hint']}>{say(WORDS.nothing)}</p>;
  return (
    <>
      <p className={style['hint']}>{say(WORDS.how)}</p>
      <table className={style['lines']}>
        <thead>
          <tr>
            <th>{say(WORDS.part)}</th>
            <th>{say(WORDS.qty)}</th>
            <th>{say(WORDS.date)}</th>
            {priced && <th>{say(WORDS.price)}</th>}
            <th>{say(WORDS.why)}</th>
          </tr>
        </thead>
        <tbody>
          {asked.map((one) => (
            <tr key={one.id}>
              <td data-label={say(WORDS.part)}>{textOf(lineOf(one)?.['partLabel'])}</td>
              <td data-label={say(WORDS.qty)}>
                <Change before={figure(one['oldQty'])} after={figure(one.qty)} /> {unitCode(lineOf(one)?.['unitLabel'])}
              </td>
              <td data-label={say(WORDS.date)}>
                <Change before={textOf(one['oldDate'])} after={textOf(one['date'])} />
              </td>
              {priced && (
                <td data-label={say(WORDS.price)}>
                  <Change before={figure(one['oldPrice'])} after={figure(one['price'])} />
                </td>
              )}
              <td data-label={say(WORDS.why)}>{textOf(one['reason'])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className={style['overall']}>
        {say(WORDS.refusal)}
        <textarea rows={2} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      {wrong && <p className={style['problem']}>{say(wrong)}</p>}
      {problem && <p className={style['problem']}>{say(problem)}</p>}
      <button
        className={style['send']}
        type="button"
        disabled={busy}
        onClick={() => send(() => answer(token, 'acknowledge', {}))}
      >
        {say(WORDS.accept)}
      </button>
      <button className={style['other']} type="button" disabled={busy} onClick={refuse}>
        {say(WORDS.refuse)}
      </button>
    </>
  );
}
