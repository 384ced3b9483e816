import { command, quantity, ref } from '@takt/model';

/** What whoever unpacks says, beside what lies before them. */
export const unpackFields = {
  qty: quantity('拆包数量', 'Quantity to unpack', {
    required: true,
    requiredWords: ['拆包数量不能为空', 'The unpacking quantity is required'],
    above: 0,
    scale: 6,
  }),
};

/** Takes goods out of their container where they lie: a transfer that is over when it begins. */
export const unpackStock = command<{ readonly number: string }>()(
  'warehouse.unpackStock',
  ['拆包', 'Unpack'],
  { stock: ref('warehouse.stock', '库存', 'Stock', { required: true }), ...unpackFields },
  // Of the transfer: the stock list is a log, which nobody writes to.
  { needs: 'warehouse.stockTransfer.unpack' },
);
