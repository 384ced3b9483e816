import { type Decimal, fill, formatDecimal, sumDecimal, compareDecimal, type Text } from '@takt/model';

/** What a line of a note asks for and what is left for it; what holds the rest of its source. */
export interface Excess {
  readonly lineNo: number | null;
  readonly qty: Decimal | null;
  readonly openQty: Decimal | null;
  readonly overQty: Decimal | null;
  /** Numbers of notes, each with what it takes. */
  readonly heldBy: string | null;
  /** What plans and pickups have of an order. */
  readonly elsewhereQty: Decimal | null;
}

const AT_MOST: Text = ['第 {line} 行最多可送 {most}{held}', 'line {line}: {most} at most{held}'];
const BY_NOTES: Text = ['，已由送货单 {notes} 占用', ', held by delivery notes {notes}'];
const ELSEWHERE: Text = ['，交付计划和提货单占用 {qty}', ', {qty} held by delivery plans and pickups'];
const NOTHING: Text = ['', ''];
const shown = (qty: Decimal): string => (compareDecimal(qty, '0') < 0 ? '0' : formatDecimal(qty));

export const isExcess = ({ qty, openQty, overQty }: Pick<Excess, 'qty' | 'openQty' | 'overQty'>): boolean =>
  compareDecimal(qty ?? '0', sumDecimal([openQty, overQty])) > 0;

/** What may be delivered by the lines that ask for more, and what holds the rest. */
export const excessOf = (lines: readonly Excess[]): Text => {
  const named = lines.filter(isExcess).map(({ lineNo, openQty, overQty, heldBy, elsewhereQty }) => {
    const notes = heldBy === null ? NOTHING : fill(BY_NOTES, { notes: heldBy });
    const elsewhere =
      compareDecimal(elsewhereQty ?? '0', '0') > 0 ? fill(ELSEWHERE, { qty: formatDecimal(elsewhereQty ?? '0') }) : NOTHING;
    const held = fill(['{notes}{elsewhere}', '{notes}{elsewhere}'], { notes, elsewhere });
    return fill(AT_MOST, { line: lineNo, most: shown(sumDecimal([openQty, overQty])), held });
  });
  return [named.map(([zh]) => zh).join('；'), named.map(([, en]) => en).join('; ')];
};
