import type { Text } from '@takt/model';
import { useSay } from '@takt/web';
import { type PlanRequest, aqlName, AQLS, type Cell, cellAt, LETTERS, sizeOf, type Step } from '../../defs/index.ts';
import style from './sampling.module.css';

const LETTER: Text = ['字码', 'Letter'];
const TABLE: Text = ['抽样主表', 'Master table'];
const LEGEND: Text = [
  '单元格为 Ac/Re；↓ 用下面第一个方案，↑ 用上面第一个方案',
  'Cells show Ac/Re; ↓ take the first plan below, ↑ the first above',
];
/** So many columns fit beside the letter and the sample size. */
const COLUMNS = 11;

const written = (cell: Cell): string => (cell === 'v' ? '↓' : cell === '^' ? '↑' : cell === null ? '' : `${cell}/${cell + 1}`);

interface PathTableProps {
  readonly request: PlanRequest;
  readonly path: readonly Step[];
}
/** The part of the table around the chosen AQL, with the way of the arrows drawn in it. */
export function PathTable({ request: { aql, severity }, path }: PathTableProps) {
  const say = useSay();
  const column = AQLS.indexOf(aql);
  const first = Math.max(0, Math.min(column - Math.floor(COLUMNS / 2), AQLS.length - COLUMNS));
  const columns = AQLS.slice(first, first + COLUMNS);
  const stepOf = (letter: string): number => path.findIndex((step) => step.letter === letter);
  return (
    <figure className={style['figure']}>
      <div className={style['scroll']}>
        <table className={style['table']} aria-label={say(TABLE)}>
          <thead>
            <tr>
              <th scope="col">{say(LETTER)}</th>
              <th scope="col">n</th>
              {columns.map((one) => (
                <th key={one} scope="col" data-chosen={one === aql}>
                  {aqlName(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LETTERS.filter((letter) => sizeOf(letter, severity) !== null && (letter !== 'S' || stepOf(letter) >= 0)).map(
              (letter) => {
                const step = stepOf(letter);
                return (
                  <tr key={letter} data-first={step === 0}>
                    <th scope="row">{letter}</th>
                    <td>{sizeOf(letter, severity)}</td>
                    {columns.map((one) => {
                      const on = one === aql && step >= 0;
                      const place = !on ? 'off' : step === path.length - 1 ? 'end' : 'way';
                      return (
                        <td key={one} data-place={place} data-chosen={one === aql}>
                          {written(cellAt(letter, one, severity))}
                          {on && path.length > 1 && <sup className={style['step']}>{step + 1}</sup>}
                        </td>
                      );
                    })}
                  </tr>
                );
              },
            )}
          </tbody>
        </table>
      </div>
      <figcaption className={style['hint']}>{say(LEGEND)}</figcaption>
    </figure>
  );
}
