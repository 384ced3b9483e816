import { type Decimal, formatDecimal, type Lang } from '@takt/model';
import type { ChartChoice, ChartSpec } from './chart-spec.ts';

/** A value where it is drawn. Pixels are no bookkeeping: this float is looked at and never written back. */
export const heightOf = (value: Decimal | null, below: boolean): number | null => {
  if (value === null) return null;
  const height = Number(value);
  return below && height !== 0 ? -height : height;
};

const NONE = '–';
/** Decimals of money. */
const CENTS = 2;
/** A value with its unit; a currency stands before it. */
export function valueText(value: Decimal | null, unit = ''): string {
  if (value === null) return NONE;
  if (unit === '') return formatDecimal(value);
  return unit === '%' ? `${formatDecimal(value)}%` : `${unit} ${formatDecimal(value, CENTS)}`;
}

/** A number on the axis: as few characters as the language writes it with. */
export const axisText = (height: number, lang: Lang, unit = ''): string => {
  const digits = new Intl.NumberFormat(lang === 'zh' ? 'zh-CN' : 'en', { notation: 'compact' }).format(Math.abs(height));
  return unit === '%' ? `${digits}%` : digits;
};

/** Of two series at a point, the one on the side of zero that was pressed. */
export function choiceAt({ points, series }: ChartSpec, point: number, height: number): ChartChoice | null {
  if (point < 0 || point >= points.length) return null;
  const side = series.find(({ below }) => (below === true) === height < 0) ?? series[0];
  return side ? { point, series: side.id } : null;
}
