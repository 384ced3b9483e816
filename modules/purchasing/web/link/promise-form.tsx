import { formatDecimal, type Text } from '@takt/model';
import { useSay, wireNow } from '@takt/web/light';
import { type ClipboardEvent, useState } from 'react';
import * as promises from '../reply/promises.ts';
import { answer, type Seen, type SeenLine } from './link-calls.ts';
import { unitCode } from '../reply/unit-code.ts';
import { DUE, OVERALL, SEND } from './promise-words.ts';
import style from './link.module.css';
import { useSending } from './sending.ts';

const HOW: Text = [
  '已按需求填好，改动做不到的行即可。可从 Excel 复制多行，粘贴到任意一格。',
  'Filled in as asked: change only what you cannot keep. Rows of Excel can be pasted into any cell.',
];
const WORDS = {
  part: ['物料', 'Part'],
  asked: ['需求', 'Asked for'],
  qty: ['承诺数量', 'Promised'],
  date: ['承诺日期', 'Date'],
  remark: ['说明', 'Remark'],
  split: ['分批', 'Split'],
  join: ['删除此批', 'Remove'],
  wrong: [
    '请改正标红的格：数量合计不超过需求，小数位不超过计量单位，日期不早于今天也不过晚，同一行各批日期不能相同',
    'Correct the cells in red: no more than asked for, in what the unit is counted in, no day in the past or far ahead, parts of a line on different days',
  ],
} as const satisfies Record<string, Text>;

/** Line by line what is asked and what is promised; a line may come in parts. */
export function PromiseForm({
  token,
  seen,
  onSent,
}: {
  readonly token: string;
  readonly seen: Seen;
  readonly onSent: () => void;
}) {
  const say = useSay();
  const lines = seen.row?.lines ?? [];
  const today = wireNow().slice(0, 10);
  const asked = promises.askedLines(seen.row ?? {}, lines, today);
  const [parts, setParts] = useState(() => promises.promisesAsRequested(asked));
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, send } = useSending(onSent);
  const wrong = promises.unanswered(parts, { today, lines: asked });
  const due = seen.row?.['replyDueAt'];
  const submit = (): void => {
    setTried(true);
    const [action = ''] = seen.actions;
    if (wrong.size === 0) send(() => answer(token, action, promises.replyInput(parts, remark)));
  };
  const cell = (part: promises.Part, column: promises.PartColumn) => (
    <input
      className={tried && wrong.has(`${part.key} ${column}`) ? style['bad'] : undefined}
      aria-label={`${say(WORDS[column])} ${partName(lines, part)}`}
      aria-invalid={tried && wrong.has(`${part.key} ${column}`)}
      type={column === 'date' ? 'date' : 'text'}
      inputMode={column === 'qty' ? 'decimal' : undefined}
      maxLength={column === 'remark' ? 200 : undefined}
      value={part[column]}
      onChange={({ target }) => setParts(promises.typed(parts, part.key, column, target.value))}
      onPaste={(event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text');
        if (!promises.isTable(text)) return;
        event.preventDefault();
        setParts(promises.pasted(parts, { key: part.key, column }, text));
      }}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {typeof due === 'string' && <p className={style['due']}>{say(DUE).replace('{when}', due.slice(0, 16))}</p>}
      <p className={style['hint']}>{say(HOW)}</p>
      <table className={style['lines']}>
        <thead>
          <tr>
            <th>{say(WORDS.part)}</th>
            <th>{say(WORDS.asked)}</th>
            <th>{say(WORDS.qty)}</th>
            <th>{say(WORDS.date)}</th>
            <th>{say(WORDS.remark)}</th>
            <th aria-label={say(WORDS.split)} />
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const line = lines.find(({ id }) => id === part.lineId);
            const first = part.key === parts.find(({ lineId }) => lineId === part.lineId)?.key;
            return (
              <tr key={part.key} className={first ? undefined : style['more']}>
                <td data-label={say(WORDS.part)}>{first && String(line?.['partLabel'] ?? '')}</td>
                <td data-label={say(WORDS.asked)}>
                  {first && line && (
                    <span>
                      {formatDecimal(line.qty)} {unitCode(line['unitLabel'])}
                      <small>{String(line['dueDate'] ?? '')}</small>
                    </span>
                  )}
                </td>
                <td data-label={say(WORDS.qty)}>{cell(part, 'qty')}</td>
                <td data-label={say(WORDS.date)}>{cell(part, 'date')}</td>
                <td data-label={say(WORDS.remark)}>{cell(part, 'remark')}</td>
                <td>
                  <button
                    type="button"
                    onClick={() => setParts(first ? promises.split(parts, part.key) : promises.joined(parts, part.key))}
                  >
                    {say(first ? WORDS.split : WORDS.join)}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <label className={style['overall']}>
        {say(OVERALL)}
        <textarea rows={2} maxLength={500} value={remark} onChange={({ target }) => setRemark(target.value)} />
      </label>
      {tried && wrong.size > 0 && <p className={style['problem']}>{say(WORDS.wrong)}</p>}
      {problem && <p className={style['problem']}>{say(problem)}</p>}
      <button className={style['send']} type="submit" disabled={busy}>
        {say(SEND)}
      </button>
    </form>
  );
}

const partName = (lines: readonly SeenLine[], { lineId }: promises.Part): string =>
  String(lines.find(({ id }) => id === lineId)?.['partLabel'] ?? '');
