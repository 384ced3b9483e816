import { fill, formatDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { differencesOf, type Difference } from './promise-differences.ts';
import style from './promise-table.module.css';

const TITLE: Text = ['承诺对照', 'Promised against ordered'];
const HEAD = {
  part: ['物料', 'Part'],
  qty: ['需求 → 承诺', 'Asked → promised'],
  more: ['数量差异', 'Difference'],
  date: ['需求日期 → 承诺日期', 'Wanted → promised'],
  days: ['日期差异', 'Days'],
} as const satisfies Record<string, Text>;
const NONE: Text = ['供应商尚未承诺', 'The supplier has promised nothing yet'];
const ASKED: Text = ['全部按需求承诺', 'Everything is promised as it was asked for'];
const LINE: Text = ['第 {n} 行', 'Line {n}'];
const MARKS = {
  more: ['多 {by}', '{by} more'],
  less: ['少 {by}', '{by} less'],
  late: ['晚 {by} 天', '{by} days late'],
  early: ['早 {by} 天', '{by} days early'],
} as const satisfies Record<string, Text>;
const SAME = '–';

const marked = (one: Difference): { readonly qty: Text | null; readonly date: Text | null } => ({
  qty: one.qty && fill(MARKS[one.qty], { by: formatDecimal(one.more.replace('-', '')) }),
  date: one.date && fill(MARKS[one.date], { by: Math.abs(one.days) }),
});

/** What a supplier promised beside what was asked for, line by line; what differs is marked. */
export function PromiseTable({ row }: { readonly row: Readonly<Record<string, unknown>> }) {
  const say = useSay();
  const differences = differencesOf(row);
  if (differences.length === 0) return <p className={style['hint']}>{say(NONE)}</p>;
  const same = differences.every(({ qty, date }) => qty === null && date === null);
  return (
    <>
      {same && <p className={style['hint']}>{say(ASKED)}</p>}
      <div className={style['sheet']}>
        <table aria-label={say(TITLE)}>
          <thead>
            <tr>
              <th scope="col">{say(HEAD.part)}</th>
              <th scope="col" className={style['figure']}>
                {say(HEAD.qty)}
              </th>
              <th scope="col">{say(HEAD.more)}</th>
              <th scope="col">{say(HEAD.date)}</th>
              <th scope="col">{say(HEAD.days)}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <Line key={one.id} difference={one} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Line({ difference }: { readonly difference: Difference }) {
  const say = useSay();
  const { lineNo, part, unit, asked, promised, wanted, until, parts, remark } = difference;
  const marks = marked(difference);
  return (
    <tr>
      <th scope="row">
        <small>{say(fill(LINE, { n: lineNo }))}</small> {part}
        {remark !== null && <div className={style['hint']}>{remark}</div>}
      </th>
      <td className={style['figure']}>
        {formatDecimal(asked)} → {formatDecimal(promised)} {unit}
      </td>
      <td>
        <span className={style['mark']} data-mark={difference.qty}>
          {marks.qty ? say(marks.qty) : SAME}
        </span>
      </td>
      <td className={style['day']}>
        {wanted} → {until}
        {parts.map(({ qty, date }) => (
          <div key={date} className={style['hint']}>
            {date} · {formatDecimal(qty)}
          </div>
        ))}
      </td>
      <td>
        <span className={style['mark']} data-mark={difference.date}>
          {marks.date ? say(marks.date) : SAME}
        </span>
      </td>
    </tr>
  );
}
