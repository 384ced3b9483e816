import { fill, formatDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import { type KeyboardEvent, useId, useState } from 'react';
import { ZONES } from '../../defs/orders/forecast-promises.ts';
import { asRequested, bindingOf, changesOf, type Grid, problemsOf, type Promises, sumOf, zonesOf } from './forecast-grid.ts';
import { ForecastTotals, SumCell } from './forecast-totals.tsx';
import { MatrixCell } from './matrix-cell.tsx';
import { goToCell } from './use-forecast-reply.ts';
import style from './forecast-matrix.module.css';

const LABEL: Text = ['预测周矩阵', 'Forecast by week'];
const PART: Text = ['物料', 'Part'];
const TOTAL: Text = ['{n} 周合计', 'Total of {n} weeks'];
const BINDING: Text = ['确定＋备料', 'Firm and material'];
const DUTIES: Readonly<Record<keyof typeof ZONES, Text>> = {
  firm: ['{zone}区 · 须承诺，少则写原因', '{zone} · commit; less needs a reason'],
  material: ['{zone}区 · 可备原料', '{zone} · material may be bought'],
  outlook: ['{zone}区 · 仅供参考，可不填', '{zone} · informs only, optional'],
};
const WRONG: Text = ['{n} 处须修改', 'To correct: {n}'];
const AS_ASKED: Text = ['承诺＝需求', 'Promise all of it'];
const INSIDE: Text = ['格内：上为需求与较上版变化，下为承诺', 'In a cell: demand and its change above, promise below'];
const CHANGES: Text = [
  '较上版：{more} 处 +{up}，{less} 处 {down}',
  'Since the last revision: {more} up +{up}, {less} down {down}',
];
const KEYS: Text = ['方向键和回车移动 · 可粘贴整块 · F8 下一处错误', 'Arrows and Enter move · paste a block · F8 next error'];
const LEGEND = {
  wrong: ['须修改', 'To correct'],
  less: ['少于需求', 'Less than asked'],
  empty: ['未填', 'Empty'],
} as const satisfies Record<string, Text>;

/** What its columns take at least; those of the part and the total are in the style. */
const AROUND_PX = 257;
const WEEK_PX = 78;

interface MatrixProps {
  readonly grid: Grid;
  readonly promises: Promises;
  /** Begins the ids of its cells. */
  readonly id?: string;
  /** Absent where it is only read. */
  readonly onChange?: (next: Promises) => void;
}

/** A forecast part by part and week by week: what is asked above, what is promised below. */
export function ForecastMatrix({ grid, promises, id, onChange }: MatrixProps) {
  const say = useSay();
  const own = useId();
  const of = id ?? own;
  const [active, setActive] = useState<string | null>(null);
  const problems = onChange ? problemsOf(grid, promises) : [];
  const { more, less } = changesOf(grid);
  const zones = zonesOf(grid);
  const begins = grid.weeks.map(({ zone }, at) => (grid.weeks[at - 1]?.zone === zone ? undefined : zone));
  const binding = grid.weeks.filter(({ zone }) => zone !== 'outlook').length;
  const toNextProblem = (): void => {
    const at = problems.findIndex(({ cell }) => cell.id === active);
    const next = problems[at + 1] ?? problems[0];
    if (next) goToCell(of, next.cell.id);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!onChange || event.key !== 'F8') return;
    // The page around has errors of its own to go to.
    event.preventDefault();
    event.stopPropagation();
    toNextProblem();
  };
  return (
    <div className={style['matrix']} onKeyDown={onKey}>
      <div className={style['bar']}>
        {problems.length > 0 && (
          <button type="button" className={style['wrongs']} onClick={toNextProblem}>
            {say(fill(WRONG, { n: problems.length }))}
          </button>
        )}
        {more.places + less.places > 0 && (
          <span>
            {say(
              fill(CHANGES, {
                more: more.places,
                up: formatDecimal(more.qty),
                less: less.places,
                down: formatDecimal(less.qty),
              }),
            )}
          </span>
        )}
        <span className={style['inside']}>{say(INSIDE)}</span>
        {onChange && (
          <button type="button" onClick={() => onChange(asRequested(grid))}>
            {say(AS_ASKED)}
          </button>
        )}
      </div>
      {/* What is only read has nothing to tab to, and is scrolled by keys all the same. */}
      <div className={style['scroll']} {...(!onChange && { tabIndex: 0, role: 'region', 'aria-label': say(LABEL) })}>
        <table aria-label={say(LABEL)} className={style['sheet']} style={{ minWidth: AROUND_PX + grid.weeks.length * WEEK_PX }}>
          <colgroup>
            <col className={style['part']} />
            {grid.weeks.map(({ day }) => (
              <col key={day} />
            ))}
            <col className={style['total']} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {say(PART)}
              </th>
              {zones.map(({ zone, from, weeks }) => (
                <th key={from} scope="colgroup" colSpan={weeks} data-zone={zone} data-begins={zone}>
                  {say(fill(DUTIES[zone], { zone: ZONES[zone] }))}
                </th>
              ))}
              <th scope="col" rowSpan={2}>
                {say(fill(TOTAL, { n: binding }))}
                <small>{say(BINDING)}</small>
              </th>
            </tr>
            <tr>
              {grid.weeks.map(({ day, name }, at) => (
                <th key={day} scope="col" data-begins={begins[at]} title={day}>
                  {name}
                  <small>{day.slice('yyyy-'.length)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((part, row) => (
              <tr key={part.key}>
                <th scope="row">
                  {part.name || part.partNo}
                  <small>
                    {part.name && part.partNo} {part.unit}
                  </small>
                </th>
                {part.cells.map((cell, week) => (
                  <td key={grid.weeks[week]?.day} data-begins={begins[week]} data-zone={cell?.zone}>
                    {cell && (
                      <MatrixCell
                        of={of}
                        grid={grid}
                        at={{ row, week }}
                        cell={cell}
                        promises={promises}
                        active={active === cell.id}
                        onActive={(now) => setActive(now ? cell.id : null)}
                        {...(onChange && { onChange })}
                      />
                    )}
                  </td>
                ))}
                <SumCell sum={sumOf(bindingOf(part.cells), promises)} />
              </tr>
            ))}
          </tbody>
          <ForecastTotals grid={grid} promises={promises} begins={begins} />
        </table>
      </div>
      <div className={style['foot']}>
        <ul>
          {(['wrong', 'less', 'empty'] as const)
            .filter((state) => onChange || state === 'less')
            .map((state) => (
              <li key={state} data-state={state}>
                {say(LEGEND[state])}
              </li>
            ))}
        </ul>
        {onChange && <span>{say(KEYS)}</span>}
      </div>
    </div>
  );
}
