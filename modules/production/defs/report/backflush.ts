import {
  choice,
  code,
  command,
  computed,
  datetime,
  entity,
  type Guard,
  integer,
  quantity,
  type RowOf,
  ref,
  text,
} from '@takt/model';

const STATES = {
  done: ['已扣', 'Taken'],
  failed: ['异常', 'Failed'],
  reversed: ['已冲销', 'Reversed'],
  waived: ['免扣', 'Waived'],
} as const;

/**
 * What one report has to take from the line side of one material, and how far that went. A shortage never stops the report: it leaves
 * a row that failed, to be run again when the stock is there.
 */
export const Backflush = entity('production.backflush', {
  label: ['反冲', 'Backflush'],
  byFace: ['read', 'rerun'],
  log: true,
  audit: false,
  rights: { rerun: ['重新扣料', 'Run again'], waive: ['免扣', 'Waive'] },
  fields: {
    backflushNo: code('反冲编号', 'Backflush number', { required: true, unique: true, length: 40 }),
    at: datetime('时间', 'Time', { required: true }),
    state: choice('状态', 'State', STATES, { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    productionOrder: ref('production.productionOrder', '生产订单', 'Production order', { required: true }),
    report: ref('production.workReport', '报工', 'Work report', { required: true }),
    operationSeq: integer('工序号', 'Sequence', { required: true, ordinal: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    location: ref('warehouse.location', '线边库位', 'Line-side location'),
    requiredQty: quantity('应扣数量', 'To take', { required: true, scale: 6 }),
    postedQty: quantity('已扣数量', 'Taken', { required: true, scale: 6, default: '0', ledger: { to: 'wip' } }),
    shortQty: computed('decimal', '缺口数量', 'Short'),
    thereQty: computed('decimal', '线边现有', 'At the line side', {
      help: ['该库位现有的可用数量', 'What of it is free at the location now'],
    }),
    error: text('异常原因', 'What went wrong', { length: 500, bilingual: true }),
    tries: integer('处理次数', 'Tries', { required: true, default: 1 }),
    doneAt: datetime('处理完成时间', 'Done at'),
    materialLine: code('用料行', 'Material line', { required: true, length: 36, internal: true }),
  },
  list: [
    'backflushNo',
    'state',
    'part',
    'requiredQty',
    'postedQty',
    'shortQty',
    'thereQty',
    'location',
    'error',
    'report',
    'operationSeq',
    'productionOrder',
    'at',
    'tries',
  ],
  essential: ['state', 'part', 'shortQty'],
  query: ['backflushNo', 'at', 'state', 'part', 'location', 'productionOrder', 'report'],
  title: ['backflushNo'],
  sort: [['at', 'desc']],
  unique: [['report', 'materialLine']],
  scopes: { plant: 'plant' },
});
export interface Backflush extends RowOf<typeof Backflush> {}

const failed: Guard<Pick<Backflush, 'state'>> = {
  id: 'failed',
  must: ({ state }) => state === 'failed',
  else: ['只有异常的反冲才需要处理', 'Only a backflush that failed is to be dealt with'],
  unblock: ['这一行已处理', 'This one has been dealt with'],
};
const row = ref('production.backflush', '反冲', 'Backflush', { required: true });

/** Takes what is still missing, as far as it lies there now. */
export const rerunBackflush = command()(
  'production.rerunBackflush',
  ['重新扣料', 'Run again'],
  { backflush: row },
  {
    needs: 'production.backflush.rerun',
    on: {
      entity: 'production.backflush',
      as: 'backflush',
      confirm: ['从线边库位补扣缺少的数量', 'What is missing is taken from the line-side location'],
      needs: [failed],
    },
  },
);
/** What is missing is not taken any more: it was used from somewhere else, or never needed. */
export const waiveBackflush = command()(
  'production.waiveBackflush',
  ['免扣', 'Waive'],
  { backflush: row },
  {
    needs: 'production.backflush.waive',
    on: {
      entity: 'production.backflush',
      as: 'backflush',
      confirm: ['缺少的数量不再扣减，由您负责', 'What is missing will not be taken any more, on your account'],
      needs: [failed],
    },
  },
);
