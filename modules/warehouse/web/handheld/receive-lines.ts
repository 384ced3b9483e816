import { addDecimal, compareDecimal, type Decimal, subtractDecimal, sumDecimal } from '@takt/model';
import type { Entry } from '@takt/handheld';
import { isReceived, openOf } from '../../defs/inbound/receipt-taking.ts';
import type { Package } from '../../defs/inbound/packages.ts';
import { codeIn, type Label, namesPart } from './label.ts';

export interface Line {
  readonly id: string;
  readonly partLabel: string;
  readonly unitLabel: string;
  readonly qty: Decimal;
  readonly receivedQty: Decimal;
  readonly rejectedQty: Decimal;
  readonly putQty: Decimal;
  readonly overPct: Decimal | null;
  readonly lotControlled: string | null;
  readonly serialised: string | null;
  readonly shelfLifeDays: number | null;
  readonly vendorLot: string | null;
  readonly producedOn: string | null;
  readonly gtin: string | null;
}
export interface OpenedReceipt {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly vendorLabel: string;
  readonly locationLabel: string;
  readonly taskCount: number | null;
  readonly lines: readonly Line[];
  readonly packages: readonly Package[];
  readonly boxes: readonly { readonly box: string | null }[];
}

/** What nobody has said of the goods. */
export const NO_DETAILS = { vendorLot: null, producedOn: null, expiresOn: null, box: null, serialNos: null };

/** The receipt as it will be once the server has heard of everything done here. A box whose answer was lost may stand in it already. */
export function counting(receipt: OpenedReceipt, waiting: readonly Entry[]): OpenedReceipt {
  const missing = waiting.flatMap(({ about }) => (about && !(about.box && isReceived(receipt, about.box)) ? [about] : []));
  return {
    ...receipt,
    lines: receipt.lines.map((line) => {
      const here = sumDecimal(missing.map((about) => (about.line === line.id ? (about.qty ?? null) : null)));
      return { ...line, receivedQty: addDecimal(line.receivedQty, here) };
    }),
    boxes: [...receipt.boxes, ...missing.flatMap(({ box }) => (box ? [{ box }] : []))],
  };
}

/** The line a scanned part belongs to: of the same batch before others, still open before full. */
export function lineFor(lines: readonly Line[], code: string, label: Label | null): Line | undefined {
  const ofPart = lines.filter((line) => (label ? namesPart(label, line) : codeIn(line.partLabel) === code));
  const rank = (line: Line): number =>
    (compareDecimal(openOf(line), '0') > 0 ? 0 : 2) + (!label?.batch || line.vendorLot === label.batch ? 0 : 1);
  return ofPart.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** How many lines are full, and how far along the whole is. */
export const progressOf = (lines: readonly Line[]): { readonly full: number; readonly done: Decimal; readonly all: Decimal } => ({
  full: lines.filter((line) => compareDecimal(openOf(line), '0') === 0).length,
  done: sumDecimal(lines.map((line) => subtractDecimal(line.qty, openOf(line)))),
  all: sumDecimal(lines.map(({ qty }) => qty)),
});
