import type { Decimal, Text } from '@takt/model';
import { useSay } from '../say.tsx';
import type { Tone } from '../tones.tsx';
import { largestOf, shareOf } from './share.ts';
import style from './figures.module.css';

export interface BarCell {
  readonly text: string;
  /** What it means where that is good, bad or worth less attention. */
  readonly tone?: Tone;
}
export interface BarRow {
  readonly id: string;
  readonly name: string;
  /** How long its bar is. */
  readonly value: Decimal;
  readonly tone: Tone;
  readonly cells: readonly BarCell[];
  /** Leads to what it counts; absent where there is nothing behind it. */
  readonly onOpen?: (() => void) | undefined;
}
interface BarTableProps {
  readonly label: Text;
  /** What stands over the names, and over each of the cells behind the bars. */
  readonly head: readonly [name: Text, ...cells: readonly Text[]];
  readonly rows: readonly BarRow[];
}

const WHOLE = 100;

/** Rows with a bar each, as a table: the bars say nothing the figures behind them do not. */
export function BarTable({ label, head: [name, ...cells], rows }: BarTableProps) {
  const say = useSay();
  const longest = largestOf(rows.map(({ value }) => value));
  return (
    <div className={style['scroll']} tabIndex={0} role="region" aria-label={say(label)}>
      <table className={style['bars']}>
        <caption>{say(label)}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {say(name)}
            </th>
            {cells.map((cell) => (
              <th key={cell[1]} scope="col">
                {say(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" title={row.name}>
                {row.onOpen ? (
                  <button type="button" className={style['open']} onClick={row.onOpen}>
                    {row.name}
                  </button>
                ) : (
                  row.name
                )}
              </th>
              <td className={style['bar']}>
                <svg className={style[row.tone]} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={style['track']} width={WHOLE} height="8" />
                  <rect width={shareOf(row.value, longest, WHOLE)} height="8" />
                </svg>
              </td>
              {row.cells.map(({ text, tone }, at) => (
                <td key={cells[at]?.[1]} className={tone && style[tone]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
