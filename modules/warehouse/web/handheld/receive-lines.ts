import { addDecimal, compareDecimal, type Decimal, isSscc, subtractDecimal, sumDecimal } from '@takt/model';
import type { Entry, Feedback } from '@takt/handheld';
import { isReceived, openOf } from '../../defs/inbound/receipt-taking.ts';
import type { Package } from '../../defs/inbound/packages.ts';
import { codeIn, type Label, nameIn, namesPart } from './label.ts';

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
  readonly boxes: readonly ReceivedBox[];
}
interface ReceivedBox {
  readonly box: string | null;
  readonly qty?: Decimal | null;
  readonly receivedAt?: string | null;
  readonly receivedByLabel?: string | null;
}
/** With what was done here and is not in it yet. */
export interface CountedReceipt extends OpenedReceipt {
  /** What of it is only on the device. */
  readonly kept: { readonly qty: Decimal; readonly boxes: number };
}

/** What nobody has said of the goods. */
export const NO_DETAILS = { vendorLot: null, producedOn: null, expiresOn: null, box: null, serialNos: null };

/** The receipt as it will be once the server has heard of everything done here. A box whose answer was lost may stand in it already. */
export function counting(receipt: OpenedReceipt, waiting: readonly Entry[]): CountedReceipt {
  const of = (entries: readonly Entry[]) =>
    entries.flatMap(({ about }) => (about && !(about.box && isReceived(receipt, about.box)) ? [about] : []));
  const missing = of(waiting);
  const kept = of(waiting.filter(({ fate }) => fate === 'waiting'));
  return {
    ...receipt,
    kept: { qty: sumDecimal(kept.map(({ qty }) => qty ?? null)), boxes: kept.filter(({ box }) => box).length },
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

export interface ReceiptProgress {
  readonly done: Decimal;
  readonly kept: Decimal;
  readonly of: Decimal;
  /** Null where it is counted in boxes. */
  readonly unit: string | null;
  /** Where quantities of unlike units cannot be added up: how many lines are full. */
  readonly lines: { readonly full: number; readonly all: number } | null;
}
/** How far the whole is: in boxes where all of it comes in boxes, else in pieces, else in lines. */
export function progressOf(receipt: CountedReceipt, unitName: (unit: string) => string): ReceiptProgress {
  const { lines, packages, boxes, kept } = receipt;
  const due = sumDecimal(lines.map(({ qty }) => qty));
  const come = sumDecimal(lines.map((line) => subtractDecimal(line.qty, openOf(line))));
  const unboxed = packages.filter(({ code }) => !boxes.some(({ box }) => box === code));
  const isBoxed =
    compareDecimal(sumDecimal(packages.map(({ qty }) => qty)), due) === 0 &&
    compareDecimal(sumDecimal(unboxed.map(({ qty }) => qty)), subtractDecimal(due, come)) === 0;
  if (isBoxed) {
    const done = packages.length - unboxed.length - kept.boxes;
    return { done: `${done}`, kept: `${kept.boxes}`, of: `${packages.length}`, unit: null, lines: null };
  }
  const [unit, ...others] = new Set(lines.map(({ unitLabel }) => unitName(unitLabel)));
  if (unit !== undefined && others.length === 0)
    return { done: subtractDecimal(come, kept.qty), kept: kept.qty, of: due, unit, lines: null };
  const full = lines.filter((line) => compareDecimal(openOf(line), '0') === 0).length;
  return { done: `${full}`, kept: '0', of: `${lines.length}`, unit: null, lines: { full, all: lines.length } };
}

/** Packages of a line that have not come yet: its boxes are asked for, not its quantity. */
export const boxesToCome = (receipt: OpenedReceipt, line: string): readonly Package[] =>
  receipt.packages.filter((one) => one.line === line && !isReceived(receipt, one.code ?? ''));

/** What a page of it says it is done for. */
export const paperOf = ({ number, vendorLabel }: OpenedReceipt): string => `${number} · ${nameIn(vendorLabel)}`;
/** The end of a long number, which people compare. */
export const shortOf = (box: string): string => (box.length > 6 ? `…${box.slice(-4)}` : box);
/** As the label has it in words. */
export const boxWords = (box: string): string => (isSscc(box) ? `(00) ${box}` : box);

/** What was to be received and was not. */
export interface RefusedTaking {
  readonly told: Feedback;
  readonly line: Line | undefined;
  readonly box: string | null;
  readonly qty: Decimal | null;
}
export function refusedOn(receipt: OpenedReceipt, told: Feedback | null): RefusedTaking | null {
  const about = told?.of?.about;
  if (told?.feeling !== 'bad' || about?.id !== receipt.id) return null;
  const line = receipt.lines.find(({ id }) => id === about.line);
  return { told, line, box: about.box ?? null, qty: about.qty ?? null };
}
