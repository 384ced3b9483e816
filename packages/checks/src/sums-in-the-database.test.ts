import { expect, test } from 'vitest';
import { sumsInTheDatabase } from './sums-in-the-database.ts';

const whats = (text: string) => sumsInTheDatabase([{ path: 'modules/yard/server/dock.ts', text }]).map(({ what }) => what);

test('a figure is added to in the database', () => {
  const found = ['receivedQty is read and written back; use increment or incrementLine'];
  expect(whats("await patchLine(ctx, Receipt, 'lines', id, { receivedQty: addDecimal(line.receivedQty ?? '0', qty) });")).toEqual(
    found,
  );
  expect(whats('await patch(ctx, Hold, id, {\n  status,\n  receivedQty: subtractDecimal(hold.receivedQty, qty),\n});')).toEqual(
    found,
  );
  expect(whats("await incrementLine(ctx, Receipt, 'lines', id, { receivedQty: qty });")).toEqual([]);
  expect(whats('await patch(ctx, Hold, id, { location });\nconst left = { qty: addDecimal(a, b) };')).toEqual([]);
});
