import { compareDecimal, type Decimal } from '@takt/model';
import { largestOf, shareOf } from './share.ts';
import style from './figures.module.css';

const [HEIGHT, STEP, WIDTH, LEAST] = [20, 9, 7, 2];

interface SmallBarsProps {
  /** What they are, with their figures: for ears, and for whoever points at them. */
  readonly label: string;
  readonly bars: readonly { readonly id: string; readonly value: Decimal }[];
}
/** A few bars inside of a row; a red stub where there is nothing, or less. */
export function SmallBars({ label, bars }: SmallBarsProps) {
  const most = largestOf(bars.map(({ value }) => value));
  return (
    <svg className={style['small']} viewBox={`0 0 ${STEP * bars.length} ${HEIGHT}`} role="img" aria-label={label}>
      <title>{label}</title>
      {bars.map(({ id, value }, at) => {
        const gone = compareDecimal(value, '0') <= 0;
        const height = gone ? LEAST : Math.max(LEAST, shareOf(value, most, HEIGHT));
        return (
          <rect
            key={id}
            className={style[gone ? 'gone' : 'left']}
            x={at * STEP}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
          />
        );
      })}
    </svg>
  );
}
