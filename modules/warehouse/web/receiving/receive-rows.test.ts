import { expect, test } from 'vitest';
import { columnsOf, entriesOf, firstMissing, type ReceiptLine, sheetRows, typed } from './receive-rows.ts';

const line = (id: string, more: Partial<ReceiptLine> = {}): ReceiptLine => ({
  id,
  partLabel: id,
  unitLabel: 'PCS 件',
  qty: '40',
  receivedQty: '0',
  rejectedQty: '0',
  putQty: '0',
  overPct: null,
  lotControlled: '0',
  shelfLifeDays: null,
  vendorLot: null,
  producedOn: null,
  ...more,
});
const glue = line('glue', { lotControlled: '1', shelfLifeDays: 90 });

test('use 35 the dialog begins with all that is still to come, and asks of each line only what it needs', () => {
  const rows = sheetRows([line('bolt', { receivedQty: '10', rejectedQty: '5' }), line('full', { receivedQty: '40' }), glue]);
  expect(rows.map(({ id, values }) => `${id} ${values.qty}`)).toEqual(['bolt 25', 'glue 40']);
  expect(rows.map(({ asks }) => asks.join())).toEqual(['qty', 'qty,vendorLot,producedOn,expiresOn']);
  expect(columnsOf(sheetRows([line('bolt')]))).toEqual(['qty']);
});

test('use 35 the cursor goes to what nobody knows yet; what the supplier announced stands there', () => {
  expect(firstMissing(sheetRows([line('bolt')]))).toBe(null);
  const rows = sheetRows([line('bolt'), glue]);
  expect(firstMissing(rows)).toEqual({ id: 'glue', name: 'vendorLot' });
  const announced = sheetRows([{ ...glue, vendorLot: 'B7' }]);
  expect(announced[0]?.values.vendorLot).toBe('B7');
  expect(firstMissing(announced)).toEqual({ id: 'glue', name: 'producedOn' });
  expect(firstMissing(typed(announced, 'glue', 'expiresOn', '2099-01-01'))).toBe(null);
});

test('use 35 an emptied quantity is none', () => {
  const rows = typed(typed(sheetRows([line('bolt'), glue]), 'bolt', 'qty', null), 'glue', 'vendorLot', 'B7');
  expect(entriesOf(rows)).toEqual([
    { lineId: 'bolt', qty: '0', vendorLot: null, producedOn: null, expiresOn: null },
    { lineId: 'glue', qty: '40', vendorLot: 'B7', producedOn: null, expiresOn: null },
  ]);
});
