import { choice, computed, type DocOf, document, reasonGiven, ref, state, text } from '@takt/model';
import { reasonWritten } from '../shared-guards.ts';
import { goods } from '../stock/goods.ts';
import { goodsNamed } from './lot-hold-guards.ts';

const LOT_HOLD_ORIGINS = {
  manual: ['人工', 'By hand'],
  recall: ['召回', 'Recall'],
  expired: ['过期', 'Expired'],
} as const;

/**
 * A batch, or one container, that reaches no customer and no line: wherever it lies, is reserved, staged or on its way, and whatever
 * of it comes later. It may still be moved, counted, scrapped and returned. Stock that a hold of its own keeps is another matter.
 * Ours: the contract asks for recalls and knows no document that stops a batch.
 */
export const LotHold = document('warehouse.lotHold', {
  beyond: true,
  label: ['批次冻结单', 'Batch hold'],
  byFace: ['read', 'import', 'edit', 'create'],
  number: 'LH{yyyyMM}{seq:5}',
  filesIn: ['active'],
  states: {
    active: state('10', '冻结中', 'On hold', { tone: 'error' }),
    lifted: state('20', '已解除', 'Lifted', { tone: 'success', final: true }),
  },
  fields: {
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: goods.batch,
    container: goods.container,
    origin: choice('来源', 'Origin', LOT_HOLD_ORIGINS, { readonly: true, default: 'manual' }),
    // Not required as a field: the guard words the refusal.
    reason: text('原因', 'Reason', { length: 500, bilingual: true }),
    liftReason: text('解除原因', 'Why lifted', { readonly: true, length: 500 }),
    hereQty: computed('decimal', '在库数量', 'In stock'),
    unit: computed('text', '计量单位', 'Unit of measure'),
  },
  list: ['number', 'status', 'part', 'batch', 'hereQty', 'unit', 'reason', 'origin', 'container', 'liftReason'],
  essential: ['part', 'batch', 'hereQty'],
  query: ['number', 'status', 'part', 'batch', 'container', 'origin'],
  actions: {
    create: { label: ['冻结批次', 'Hold batch'], from: [], needs: [goodsNamed, reasonWritten] },
    lift: {
      label: ['解除', 'Lift'],
      from: 'active',
      to: 'lifted',
      input: { reason: text('解除原因', 'Why it is lifted', { length: 500 }) },
      needs: [reasonGiven],
      stores: { reason: 'liftReason' },
    },
  },
});
export interface LotHold extends DocOf<typeof LotHold> {}
