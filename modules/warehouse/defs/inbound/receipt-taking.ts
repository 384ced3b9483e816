import {
  addDecimal,
  blank,
  compareDecimal,
  type Decimal,
  type GuardContext,
  isDecimal,
  subtractDecimal,
  sumDecimal,
} from '@takt/model';
import type { Package } from './packages.ts';
import { enteredLines, type Details, detailsIn } from './receipt-entry.ts';

type Qty = Decimal | null;
export interface Line {
  readonly id: string;
  readonly qty: Qty;
  readonly receivedQty: Qty;
  readonly rejectedQty: Qty;
  readonly putQty: Qty;
  readonly ngQty?: Qty;
  readonly overPct: Qty;
  readonly lotControlled: string | null;
  readonly shelfLifeDays: number | null;
  readonly vendorLot: string | null;
  readonly producedOn: string | null;
}
export interface Receipt {
  readonly lines: readonly Line[];
  readonly packages: readonly Package[];
  readonly boxes: readonly { readonly box: string | null }[];
  readonly taskCount: number | null;
}

export const arrived = ({ receivedQty, rejectedQty }: Line): Decimal => addDecimal(receivedQty ?? '0', rejectedQty ?? '0');
/** What of a line has not been received or rejected yet; never less than nothing. */
export const openOf = (line: Line): Decimal => {
  const open = subtractDecimal(line.qty ?? '0', arrived(line));
  return compareDecimal(open, '0') > 0 ? open : '0';
};

/** What one press of "receive" takes: so much of one line or of several, one package, or all that is open of every line. */
interface Taken<L extends Line = Line> {
  readonly line: L;
  readonly qty: Decimal;
  readonly pack: Package | null;
  /** The label of a package goes before what was entered, that before what was announced. */
  readonly details: Details;
}
interface Received<L> extends Pick<Receipt, 'packages' | 'boxes'> {
  readonly lines: readonly L[];
}
/** By what its symbol says, or by what its label says in words. */
export const packageOf = ({ packages }: Pick<Receipt, 'packages'>, code: string): Package | null =>
  packages.find((one) => one.code === code) ?? packages.find((one) => one.labelNo === code) ?? null;
/** The number a box counts by, whatever was scanned or typed of it. */
export const boxNamed = (receipt: Pick<Receipt, 'packages'>, code: string): string => packageOf(receipt, code)?.code ?? code;

export function takenBy<L extends Line>(receipt: Received<L>, { input }: GuardContext): readonly Taken<L>[] {
  const entered = enteredLines(input);
  if (entered && entered.length > 0)
    return entered.flatMap((one) => {
      const line = receipt.lines.find(({ id }) => id === one.lineId);
      if (!line) return [];
      return compareDecimal(one.qty, openOf(line)) === 0 ? restOf(receipt, line, one) : takeOf(line, one.qty, null, one);
    });
  const typed = detailsIn(input);
  const pack = blank(input['box']) ? null : packageOf(receipt, String(input['box']));
  if (pack === null && blank(input['lineId'])) return receipt.lines.flatMap((line) => restOf(receipt, line, typed));
  const line = receipt.lines.find(({ id }) => id === (pack?.line ?? input['lineId']));
  if (!line) return [];
  return takeOf(line, isDecimal(input['qty']) ? input['qty'] : (pack?.qty ?? openOf(line)), pack, typed);
}

const takeOf = <L extends Line>(line: L, qty: Decimal, pack: Package | null, typed: Details): readonly Taken<L>[] => {
  const known = (name: 'vendorLot' | 'producedOn') => pack?.[name] || typed[name] || line[name];
  const details = {
    vendorLot: known('vendorLot'),
    producedOn: known('producedOn'),
    expiresOn: pack?.expiresOn || typed.expiresOn,
  };
  return compareDecimal(qty, '0') > 0 ? [{ line, qty, pack, details }] : [];
};

/** All that is open of a line: package by package as far as they fit, then what came without a label. */
function restOf<L extends Line>(receipt: Received<L>, line: L, typed: Details): readonly Taken<L>[] {
  const taken: Taken<L>[] = [];
  let open = openOf(line);
  for (const pack of receipt.packages) {
    const qty = pack.qty ?? '0';
    const known = isReceived(receipt, pack.code ?? '') || taken.some((one) => one.pack?.code === pack.code);
    if (pack.line !== line.id || known || compareDecimal(qty, open) > 0) continue;
    taken.push(...takeOf(line, qty, pack, typed));
    open = subtractDecimal(open, qty);
  }
  return [...taken, ...takeOf(line, open, null, typed)];
}

/** Less will have arrived than was announced. */
export const staysShort = (receipt: Receipt, at: GuardContext): boolean => {
  const now = takenBy(receipt, at);
  return receipt.lines.some((line) => {
    const more = sumDecimal(now.map((one) => (one.line === line ? one.qty : null)));
    return compareDecimal(addDecimal(arrived(line), more), line.qty ?? '0') < 0;
  });
};

export const isReceived = ({ boxes }: Pick<Receipt, 'boxes'>, code: string): boolean =>
  boxes.some(({ box: known }) => known === code);
