import { compareDecimal, type Decimal, formatDecimal } from '@takt/model';
import style from './progress.module.css';

const NOTHING = '–';

interface QuantityCellProps {
  readonly qty: Decimal;
  /** What it means where it is above zero. */
  readonly tone?: 'bad' | 'warn' | 'missing' | 'strong';
  /** A dash says more than a zero where zero is what everybody hopes for. */
  readonly dash?: boolean;
}

/** A quantity at the right of its cell; zero is there to be seen, and not to be looked at. */
export function QuantityCell({ qty, tone, dash = false }: QuantityCellProps) {
  const sign = compareDecimal(qty, '0');
  return (
    <td className={style['figure']} data-tone={sign === 0 ? 'nothing' : sign > 0 ? tone : undefined}>
      {dash && sign === 0 ? NOTHING : formatDecimal(qty)}
    </td>
  );
}
