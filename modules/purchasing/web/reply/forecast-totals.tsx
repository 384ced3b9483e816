import { fill, formatDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import { bindingOf, type Grid, type Promises, type Sum, sumOf, type Zone } from './forecast-grid.ts';
import style from './forecast-matrix.module.css';

const DEMAND: Text = ['需求合计（{unit}）', 'Total demand ({unit})'];
const PROMISED: Text = ['承诺合计', 'Total promised'];
const NONE = '–';

/** What is asked for in all, and what is promised of it. */
export function SumCell({ sum, begins }: { readonly sum: Sum; readonly begins?: Zone | undefined }) {
  return (
    <td className={style['sum']} data-begins={begins}>
      <span>{formatDecimal(sum.demand)}</span>
      <strong data-short={sum.short}>{sum.promised === null ? NONE : formatDecimal(sum.promised)}</strong>
    </td>
  );
}

/** The sums of each week and of all that bind; quantities of different units stay apart. */
export function ForecastTotals({
  grid,
  promises,
  begins,
}: {
  readonly grid: Grid;
  readonly promises: Promises;
  readonly begins: readonly (Zone | undefined)[];
}) {
  const say = useSay();
  const units = [...Map.groupBy(grid.rows, ({ unit }) => unit)];
  return (
    <tfoot>
      {units.map(([unit, rows]) => (
        <tr key={unit}>
          <th scope="row">
            <span>{say(fill(DEMAND, { unit }))}</span>
            <strong>{say(PROMISED)}</strong>
          </th>
          {grid.weeks.map(({ day }, at) => {
            const cells = rows.map((row) => row.cells[at] ?? null);
            return <SumCell key={day} sum={sumOf(cells, promises)} begins={begins[at]} />;
          })}
          <SumCell
            sum={sumOf(
              rows.flatMap(({ cells }) => bindingOf(cells)),
              promises,
            )}
          />
        </tr>
      ))}
    </tfoot>
  );
}
