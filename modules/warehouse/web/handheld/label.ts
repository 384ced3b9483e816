import { addDecimal, type Gs1Element, readElements } from '@takt/model';

/** What a box says of itself. */
export interface Label {
  readonly partNo: string | null;
  /** The article number, in fourteen digits. */
  readonly gtin: string | null;
  readonly batch: string | null;
  readonly qty: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  /** What tells this box from every other. */
  readonly box: string | null;
  /** What tells one piece from every other. */
  readonly serialNo: string | null;
}
const SAYS = {
  partNo: ['240', '241'],
  gtin: ['01', '02'],
  batch: ['10'],
  qty: ['37'],
  box: ['00', '21'],
  serialNo: ['21'],
} as const;

/** `260305` as the calendar has it; GS1 says years of this century, and day 00 for the end of a month. */
function dayOf(value: string | undefined): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(value ?? '') ?? [];
  if (!year || !month || !day) return null;
  if (day !== '00') return `20${year}-${month}-${day}`;
  const end = new Date(`20${year}-${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return end.toISOString().slice(0, 10);
}

/** A net weight in kilograms says in its identifier how many of its digits stand behind the point. */
function weightIn(elements: readonly Gs1Element[]): string | null {
  const found = elements.find(({ ai }) => /^310\d$/.test(ai));
  if (!found) return null;
  const digits = found.value;
  const whole = digits.length - (found.ai.charCodeAt(3) - 48);
  return addDecimal(`${digits.slice(0, whole)}.${digits.slice(whole)}`.replace(/\.$/, ''), '0');
}

/** Reads a GS1 label; null where the code is something else. */
export function readLabel(code: string): Label | null {
  const elements = readElements(code);
  if (!elements) return null;
  const of = (ais: readonly string[]): string | undefined => elements.find(({ ai }) => ais.includes(ai))?.value;
  const qty = of(SAYS.qty);
  return {
    partNo: of(SAYS.partNo) ?? null,
    gtin: of(SAYS.gtin) ?? null,
    batch: of(SAYS.batch) ?? null,
    qty: qty === undefined ? weightIn(elements) : qty.replace(/^0+(?=\d)/, ''),
    producedOn: dayOf(of(['11'])),
    expiresOn: dayOf(of(['17'])),
    box: of(SAYS.box) ?? null,
    serialNo: of(SAYS.serialNo) ?? null,
  };
}

/** Names of parts and units begin with their code, which has no blank in it. */
export const codeIn = (label: string): string => label.split(' ', 1)[0] ?? '';
export const nameIn = (label: string): string => label.slice(codeIn(label).length + 1) || label;

interface Goods {
  readonly partLabel: string;
  readonly gtin?: string | null;
  readonly batch: string | null;
  readonly container?: string | null;
}
/** Whether a label names the part, by our number or by its article number. */
export const namesPart = ({ partNo, gtin }: Label, part: Pick<Goods, 'partLabel' | 'gtin'>): boolean =>
  (partNo !== null && partNo === codeIn(part.partLabel)) || (gtin !== null && gtin === part.gtin);
/** Whether a box is of these goods: it is their very package, or of their part; a label without a batch goes with any. */
export const isOf = (label: Label | null, goods: Goods): boolean =>
  label !== null &&
  ((label.box !== null && label.box === goods.container) ||
    (namesPart(label, goods) && (!label.batch || goods.batch === label.batch)));
/** What a scan is called in an answer. */
export const nameOf = (label: Label | null, code: string): string => label?.box ?? label?.partNo ?? label?.gtin ?? code;
