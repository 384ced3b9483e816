import { type Guard, type Printout, type PrintoutColumn, unitColumn } from '@takt/model';

interface Counted {
  readonly lines: readonly { readonly bookQty: string | null }[];
}
const released: Guard<Counted> = {
  id: 'released',
  must: ({ lines }) => lines.length > 0,
  else: ['盘点单下达后才有盘点明细', 'A count order has lines once it is released'],
  unblock: ['请先下达', 'Release it first'],
};
const bookShown: Guard<Counted> = {
  id: 'bookShown',
  must: ({ lines }) => lines.some(({ bookQty }) => bookQty !== null),
  else: ['盲盘单不显示账面数量', 'A blind count does not show book quantities'],
  unblock: ['请打印不含账面数量的盘点表', 'Print the sheet without book quantities'],
};

const where: readonly string[] = ['location', 'part', 'batch', 'container', 'owner', 'stockStatus'];
const written: readonly PrintoutColumn[] = [{ label: ['实盘数量', 'Counted'] }, { label: ['复盘数量', 'Recounted'] }];
const sheet = (columns: readonly (string | PrintoutColumn)[]): Omit<Printout, 'name' | 'label'> => ({
  site: 'warehouse.plant',
  parties: [{ label: ['仓库', 'Warehouse'], of: ['warehouse', 'warehouse.plant'] }],
  facts: ['area', 'locationGroup', 'part', 'mode', 'blind', 'snapshotAt'],
  // Goods that nobody expected are written below what was.
  lines: { of: 'lines', columns, order: ['location.pickSequence', 'location', 'part'], spare: 5 },
  texts: ['remark'],
  signatures: [
    ['盘点人', 'Counted by'],
    ['复盘人', 'Recounted by'],
    ['监盘人', 'Witnessed by'],
  ],
});

/** To count without knowing what the books say. */
export const blindSheet: Printout = {
  name: 'blind',
  label: ['盘点表（不含账面数量）', 'Count sheet, blind'],
  ...sheet([...where, unitColumn('part.unit.name'), ...written]),
  needs: [released],
};
export const bookSheet: Printout = {
  name: 'book',
  label: ['盘点表（含账面数量）', 'Count sheet with book quantities'],
  ...sheet([...where, 'bookQty', unitColumn('part.unit.name'), ...written]),
  needs: [released, bookShown],
};
