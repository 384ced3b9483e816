import { formatDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import { useState } from 'react';
import { unitCode } from '../reply/unit-code.ts';
import { answer, type Seen, type SeenLine } from './link-calls.ts';
import style from './link.module.css';
import { useSending } from './sending.ts';

const WORDS = {
  part: ['物料', 'Part'],
  wanted: ['需求时间', 'Wanted at'],
  qty: ['可交数量', 'Quantity you deliver'],
  at: ['到货时间', 'Arrival'],
  remark: ['说明', 'Remark'],
  agree: ['接受', 'Agree'],
  dispute: ['有异议', 'Disagree'],
  how: [
    '已按计划填好。做不到的行请改数量或时间，再点“有异议”',
    'Filled in as planned. Change quantity or time of what you cannot keep, then press Disagree',
  ],
  same: ['没有改动：请改做不到的行，或点“接受”', 'Nothing was changed: change the lines you cannot keep, or press Agree'],
  wrong: ['请填写数字和到货时间', 'Quantities are numbers, and every line has an arrival'],
} as const satisfies Record<string, Text>;

interface LineReply {
  readonly qty: string;
  /** As the browser writes it: minutes, with a T between. */
  readonly at: string;
}
const asPlanned = (line: SeenLine): LineReply => ({
  qty: line.qty,
  at: String(line['arrivalAt'] ?? '')
    .replace(' ', 'T')
    .slice(0, 16),
});
const isComplete = ({ qty, at }: LineReply): boolean => /^\d{1,12}(\.\d{1,6})?$/.test(qty) && at.length >= 16;

/** A plan is agreed to as a whole, or answered with what can be had of its lines, and when. */
export function PlanForm({ token, seen, onSent }: { readonly token: string; readonly seen: Seen; readonly onSent: () => void }) {
  const say = useSay();
  const lines = seen.row?.lines ?? [];
  const [entered, setEntered] = useState(() => new Map(lines.map((line) => [line.id, asPlanned(line)])));
  const [remark, setRemark] = useState('');
  const [wrong, setWrong] = useState<Text | null>(null);
  const { busy, problem, send } = useSending(onSent);
  const [action = ''] = seen.actions;
  const replyOf = (line: SeenLine): LineReply => entered.get(line.id) ?? asPlanned(line);
  const change = (line: SeenLine, changes: Partial<LineReply>): void =>
    setEntered(new Map(entered).set(line.id, { ...replyOf(line), ...changes }));
  const agree = (): void => send(() => answer(token, action, { result: 'agree', remark: remark.trim() || null }));
  const dispute = (): void => {
    const changed = lines.filter((line) => {
      const [now, before] = [replyOf(line), asPlanned(line)];
      return now.qty !== before.qty || now.at !== before.at;
    });
    const bad = changed.some((line) => !isComplete(replyOf(line)));
    setWrong(bad ? WORDS.wrong : changed.length === 0 ? WORDS.same : null);
    if (bad || changed.length === 0) return;
    const replies = changed.map((line) => {
      const { qty, at } = replyOf(line);
      return { lineId: line.id, qty, date: `${at.slice(0, 16).replace('T', ' ')}:00`, remark: null };
    });
    send(() => answer(token, action, { result: 'dispute', replies, remark: remark.trim() || null }));
  };
  return (
    <>
      <p className={style['hint']}>{say(WORDS.how)}</p>
      <table className={style['lines']}>
        <thead>
          <tr>
            {[WORDS.part, WORDS.wanted, WORDS.qty, WORDS.at].map((label) => (
              <th key={label[1]}>{say(label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const name = String(line['partLabel'] ?? '');
            return (
              <tr key={line.id}>
                <td data-label={say(WORDS.part)}>{name}</td>
                <td data-label={say(WORDS.wanted)}>
                  <span>
                    {formatDecimal(line.qty)} {unitCode(line['unitLabel'])}
                    <small>{String(line['arrivalAt'] ?? '').slice(0, 16)}</small>
                  </span>
                </td>
                <td data-label={say(WORDS.qty)}>
                  <input
                    aria-label={`${say(WORDS.qty)} ${name}`}
                    inputMode="decimal"
                    value={replyOf(line).qty}
                    onChange={({ target }) => change(line, { qty: target.value })}
                  />
                </td>
                <td data-label={say(WORDS.at)}>
                  <input
                    aria-label={`${say(WORDS.at)} ${name}`}
                    type="datetime-local"
                    value={replyOf(line).at}
                    onChange={({ target }) => change(line, { at: target.value })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <label className={style['overall']}>
        {say(WORDS.remark)}
        <textarea rows={2} maxLength={500} value={remark} onChange={({ target }) => setRemark(target.value)} />
      </label>
      {wrong && <p className={style['problem']}>{say(wrong)}</p>}
      {problem && <p className={style['problem']}>{say(problem)}</p>}
      <button className={style['send']} type="button" disabled={busy} onClick={agree}>
        {say(WORDS.agree)}
      </button>
      <button className={style['other']} type="button" disabled={busy} onClick={dispute}>
        {say(WORDS.dispute)}
      </button>
    </>
  );
}
