import { compareDecimal, type Decimal, fill, formatDecimal, type Text } from '@takt/model';
import { placeOf, SmallBars, useMenu, usePages, useSay } from '@takt/web';
import { wireNow } from '@takt/web/light';
import type { ComingNext, ShortagesSoon, ShortPart } from '../../defs/shortage/shortages-soon.ts';
import { stopDayOf } from '../../defs/shortage/stop-day.ts';
import { BOARD, DAY_PARAM } from '../shortage/address.ts';
import { momentOf } from '../shortage/words.ts';
import style from './charts.module.css';

const LABEL: Text = ['缺料物料', 'Parts that run out'];
const COLUMNS = [
  ['首次断料', 'First stop'],
  ['物料', 'Part'],
  ['缺口', 'Missing'],
  ['7 天结存', '7 days'],
  ['供应', 'Supply'],
] as const satisfies readonly Text[];
const NOTHING: Text = ['无在途', 'Nothing coming'];
const LATE: Text = ['逾期 {day}', 'Late, {day}'];
const APPROVAL: Text = ['待发运审核', 'To be approved'];
const UNANSWERED: Text = ['未答复', 'Not answered'];
const COMES: Text = ['{day} 到', 'Comes {day}'];
const MORE: Text = ['共 {n} 种物料缺料，看板中查看全部', 'All {n} parts on the shortage board'];
const COVER: Text = ['每日结存：{days}', 'Left at the end of each day: {days}'];
const NOW: Text = ['已断料', 'Out now'];
const MISSING: Text = ['{qty} {unit}', '{qty} {unit}'];

/** What suppliers say of it, in the colour it deserves: what may be counted on is green only where it comes in time. */
function supplyOf(next: ComingNext | null, stopAt: string): { readonly text: Text; readonly tone: 'good' | 'warn' | 'bad' } {
  if (next === null) return { text: NOTHING, tone: 'bad' };
  const day = next.at.slice(5, 10);
  if (next.late) return { text: fill(LATE, { day }), tone: 'bad' };
  if (next.certainty === 'control') return { text: APPROVAL, tone: 'warn' };
  if (next.certainty === 'unconfirmed') return { text: UNANSWERED, tone: 'bad' };
  return { text: fill(COMES, { day }), tone: next.at <= stopAt ? 'good' : 'warn' };
}

/** The shortage board in brief: what stops first comes first, and a row opens the board at its day. */
export function ShortageRows({ data: { today, parts, short } }: { readonly data: ShortagesSoon }) {
  const say = useSay();
  const pages = usePages();
  const board = placeOf(useMenu() ?? [], BOARD)?.leaf;
  const open = (day: string | null) => (): void => {
    if (board) pages.open({ url: board.url, params: day === null ? {} : { [DAY_PARAM]: day }, title: board.label });
  };
  return (
    <div className={style['scroll']} tabIndex={0} role="region" aria-label={say(LABEL)}>
      <table className={style['short']}>
        <caption>{say(LABEL)}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column, at) => (
              <th key={column[1]} scope="col" className={at === 2 ? style['figure'] : ''}>
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Row key={part.part} part={part} today={today} onOpen={open(stopDayOf(part.stopAt, today))} />
          ))}
          {short > parts.length && (
            <tr>
              <td colSpan={COLUMNS.length}>
                <button type="button" className={style['open']} onClick={open(null)}>
                  {say(fill(MORE, { n: short }))}
                </button>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly part: ShortPart;
  readonly today: string;
  readonly onOpen: () => void;
}
function Row({ part: { partNo, name, unit, stopAt, missing, cover, next }, today, onOpen }: RowProps) {
  const say = useSay();
  const supply = supplyOf(next, stopAt);
  const told = say(fill(COVER, { days: cover.map(({ on, left }) => `${on.slice(5)} ${formatDecimal(left)}`).join(' · ') }));
  return (
    <tr className={stopAt.slice(0, 10) <= today ? style['soon'] : ''}>
      <td>
        <button type="button" className={`${style['open']} ${style['stop']}`} onClick={onOpen}>
          {stopAt <= wireNow() ? say(NOW) : momentOf(stopAt).slice(5)}
        </button>
      </td>
      <th scope="row" className={style['part']} title={`${partNo} ${say(name)}`}>
        {partNo}
        <small>{say(name)}</small>
      </th>
      <td className={style['figure']}>{say(fill(MISSING, { qty: formatDecimal(negative(missing)), unit }))}</td>
      <td>
        <SmallBars label={told} bars={cover.map(({ on, left }) => ({ id: on, value: left }))} />
      </td>
      <td className={style[supply.tone]}>{say(supply.text)}</td>
    </tr>
  );
}
const negative = (qty: Decimal): Decimal => (compareDecimal(qty, '0') > 0 ? `-${qty}` : qty);
