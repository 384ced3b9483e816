import { compareDecimal, type Decimal } from '@takt/model';
import type { ChartChoice, ChartSpec } from './chart-spec.ts';
import { useSay } from '../say.tsx';
import { valueText } from './chart-values.ts';
import style from './chart.module.css';

interface ChartTableProps {
  readonly spec: ChartSpec;
  readonly onOpen?: ((choice: ChartChoice) => void) | undefined;
}

/** Nothing lies behind none of something. */
const leads = (value: Decimal | null): boolean => value !== null && compareDecimal(value, '0') !== 0;

/** The figures behind a chart, for eyes, keyboards and screen readers alike. A figure leads where its point would. */
export function ChartTable({ spec: { label, axis, points, series, unit }, onOpen }: ChartTableProps) {
  const say = useSay();
  return (
    <table className={style['table']}>
      <caption>{say(label)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(axis)}</th>
          {series.map((one) => (
            <th key={one.id} scope="col">
              {say(one.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, at) => (
          <tr key={say(point.name)}>
            <th scope="row">{say(point.name)}</th>
            {series.map((one) => {
              const shown = valueText(one.values[at] ?? null, unit);
              return (
                <td key={one.id}>
                  {onOpen && leads(one.values[at] ?? null) ? (
                    <button
                      type="button"
                      className={style['value']}
                      aria-label={`${say(point.name)} ${say(one.label)} ${shown}`}
                      onClick={() => onOpen({ point: at, series: one.id })}
                    >
                      {shown}
                    </button>
                  ) : (
                    shown
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
