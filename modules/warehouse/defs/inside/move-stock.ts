import { code, command, quantity, ref } from '@takt/model';

/** Brings stock to another location of its warehouse in one step: a transfer that is over when it begins. */
export const moveStock = command<{ readonly number: string }>()(
  'warehouse.moveStock',
  ['转移', 'Move stock'],
  {
    stock: ref('warehouse.stock', '库存', 'Stock', { required: true }),
    // As it stands on the location's label: whoever moves goods scans it.
    to: code('目标库位', 'To location', { required: true }),
    qty: quantity('数量', 'Quantity', { required: true, above: 0, scale: 6 }),
  },
  // Named, not imported: the handheld would carry the whole document for one word.
  { needs: 'warehouse.stockTransfer.moveStock' },
);
