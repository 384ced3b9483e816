import { command, compareDecimal, ref } from '@takt/model';
import { Receipt } from './receipt.ts';

/** What was received and awaits inspection is good: it becomes available, and may be put away. */
export const releaseInspected = command()(
  'warehouse.releaseInspected',
  ['检验放行', 'Release from inspection'],
  { receipt: ref(Receipt.id, '收货单', 'Receipt', { required: true }) },
  {
    needs: 'warehouse.receipt.releaseInspected',
    on: {
      entity: Receipt.id,
      as: 'receipt',
      confirm: [
        '该收货单的待检库存将全部转为可用，并生成上架任务。',
        'All of it that awaits inspection becomes available and gets its putaway tasks.',
      ],
      needs: [
        {
          id: 'waiting',
          must: (row: Receipt) => compareDecimal(row.waitingQty ?? '0', '0') > 0,
          else: ['没有待检的库存', 'Nothing of it awaits inspection'],
          unblock: ['收货后，需检验的物料才会待检', 'Parts that are inspected await it once they are received'],
        },
      ],
    },
  },
);
