import { readElements } from '@takt/model';

/** What a box says of itself. */
export interface Label {
  readonly partNo: string | null;
  readonly batch: string | null;
  readonly qty: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  /** What tells this box from every other. */
  readonly box: string | null;
}
const SAYS = { partNo: ['240', '241'], batch: ['10'], qty: ['37'], box: ['00', '21'] } as const;

/** `260305` as the calendar has it; GS1 says years of this century, and day 00 for the end of a month. */
function dayOf(value: string | undefined): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(value ?? '') ?? [];
  if (!year || !month || !day) return null;
  if (day !== '00') return `20${year}-${month}-${day}`;
  const end = new Date(`20${year}-${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return end.toISOString().slice(0, 10);
}

/** Reads a GS1 label; null where the code is something else. */
export function readLabel(code: string): Label | null {
  const elements = readElements(code);
  if (!elements) return null;
  const of = (ais: readonly string[]): string | undefined => elements.find(({ ai }) => ais.includes(ai))?.value;
  const qty = of(SAYS.qty);
  return {
    partNo: of(SAYS.partNo) ?? null,
    batch: of(SAYS.batch) ?? null,
    qty: qty === undefined ? null : qty.replace(/^0+(?=\d)/, ''),
    producedOn: dayOf(of(['11'])),
    expiresOn: dayOf(of(['17'])),
    box: of(SAYS.box) ?? null,
  };
}

/** Names of parts and units begin with their code, which has no blank in it. */
export const codeIn = (label: string): string => label.split(' ', 1)[0] ?? '';
export const nameIn = (label: string): string => label.slice(codeIn(label).length + 1) || label;

/** Whether a box is of these goods; a label without a batch goes with any. */
export const isOf = (label: Label | null, goods: { readonly partLabel: string; readonly batch: string | null }): boolean =>
  label !== null && codeIn(goods.partLabel) === label.partNo && (!label.batch || goods.batch === label.batch);
