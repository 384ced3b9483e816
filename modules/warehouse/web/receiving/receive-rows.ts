import { blank, compareDecimal, type Decimal } from '@takt/model';
import type { EnteredLine, Details } from '../../defs/inbound/receipt-entry.ts';
import { type Line, openOf } from '../../defs/inbound/receipt-taking.ts';

/** A line of a receipt as its dialog has it. */
export interface ReceiptLine extends Line {
  readonly partLabel: string | null;
  readonly unitLabel: string | null;
}
/** What can be entered of a line. */
export type Entered = keyof Details | 'qty';
export interface SheetRow extends Pick<ReceiptLine, 'id' | 'partLabel' | 'unitLabel'> {
  readonly open: Decimal;
  /** What is shown in each cell, typed or not. */
  readonly values: Readonly<Record<Entered, string | null>>;
  /** What has to be told of these goods; nothing of the others is asked. */
  readonly asks: readonly Entered[];
}

/** Lines of which something is to come, each begun with all of it and with what the supplier has announced. */
export const sheetRows = (lines: readonly ReceiptLine[]): readonly SheetRow[] =>
  lines.flatMap((line) => {
    const { id, partLabel, unitLabel, vendorLot, producedOn } = line;
    const open = openOf(line);
    if (compareDecimal(open, '0') === 0) return [];
    const dated = line.lotControlled === '1' && (line.shelfLifeDays ?? 0) > 0;
    const asks: readonly Entered[] = [
      'qty',
      ...(line.lotControlled === '1' ? (['vendorLot'] as const) : []),
      ...(dated ? (['producedOn', 'expiresOn'] as const) : []),
    ];
    return [{ id, partLabel, unitLabel, open, asks, values: { qty: open, vendorLot, producedOn, expiresOn: null } }];
  });

export const typed = (rows: readonly SheetRow[], id: string, name: Entered, value: string | null): readonly SheetRow[] =>
  rows.map((row) => (row.id === id ? { ...row, values: { ...row.values, [name]: value } } : row));

/** The columns some line needs: nobody looks at dates of bolts. */
export const columnsOf = (rows: readonly SheetRow[]): readonly Entered[] =>
  (['qty', 'vendorLot', 'producedOn', 'expiresOn'] as const).filter((name) => rows.some(({ asks }) => asks.includes(name)));

/** The first cell that has to be filled in and is not: the quantity stands there, of the dates one is enough. */
export const firstMissing = (rows: readonly SheetRow[]): { readonly id: string; readonly name: Entered } | null =>
  rows
    .flatMap(({ id, asks, values }) => {
      const lot = asks.includes('vendorLot') && blank(values.vendorLot) ? [{ id, name: 'vendorLot' as const }] : [];
      const isDated = !asks.includes('producedOn') || !blank(values.producedOn) || !blank(values.expiresOn);
      return [...lot, ...(isDated ? [] : [{ id, name: 'producedOn' as const }])];
    })
    .at(0) ?? null;

/** What goes to the server; what did not come says so by its 0. */
export const entriesOf = (rows: readonly SheetRow[]): readonly EnteredLine[] =>
  rows.map(({ id, values: { qty, ...details } }) => ({ lineId: id, qty: qty ?? '0', ...details }));
