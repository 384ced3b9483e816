import {
  addDecimal,
  blank,
  choice,
  code,
  compareDecimal,
  computed,
  type Decimal,
  type DocOf,
  document,
  type Guard,
  type GuardContext,
  isDecimal,
  quantity,
  ref,
  sharedWords,
  state,
  subtractDecimal,
  text,
} from '@takt/model';
import { STOCK_STATUSES } from '../stock/stock-terms.ts';
import { claimedBy, workPlace } from '../work-fields.ts';

interface Task {
  readonly qty: Decimal | null;
  readonly doneQty: Decimal | null;
  readonly location: string | null;
  readonly stockStatus: string | null;
  readonly qcAllowed: string | null;
}
export const leftOf = ({ qty, doneQty }: Pick<Task, 'qty' | 'doneQty'>): Decimal => subtractDecimal(qty ?? '0', doneQty ?? '0');
/** What one press moves: what was entered, else all that is left. */
export const movedBy = (task: Pick<Task, 'qty' | 'doneQty'>, { input }: Pick<GuardContext, 'input'>): Decimal =>
  isDecimal(input['qty']) ? input['qty'] : leftOf(task);
const staysOpen = (task: Task, at: GuardContext): boolean =>
  compareDecimal(addDecimal(task.doneQty ?? '0', movedBy(task, at)), task.qty ?? '0') < 0;

const qc: Guard<Task> = {
  id: 'qc',
  must: ({ stockStatus, qcAllowed }) => stockStatus === 'available' || (stockStatus === 'qc' && qcAllowed === '1'),
  else: ['待检库存不能上架到合格区', 'QC stock cannot go to the released zone'],
  unblock: ['请先检验放行，或上架到待检区', 'Have it released by inspection first, or put it into an inspection zone'],
};
/** Whether the place itself takes the goods is judged in the transaction, in the same words. */
export const loc: Guard<Task> = {
  id: 'loc',
  must: (task, { input }) => !blank(input['location']) || !blank(task.location),
  else: ['目标库位不可用或不满足混放规则', 'Location is not usable or violates mixing rules'],
  unblock: ['请选择其他库位', 'Choose another location'],
  onInput: true,
};

/** Goods to be carried from where they were received to where they are kept, with the place a rule chose and why. */
export const PutawayTask = document('warehouse.putawayTask', {
  label: ['上架任务', 'Putaway task'],
  byFace: ['read', 'edit', 'putaway', 'cancel'],
  number: 'PA{yyyyMM}{seq:6}',
  states: {
    todo: state('00', '待上架', 'To do'),
    inProgress: state('12', '上架中', 'In progress', { tone: 'processing' }),
    done: state('20', '已完成', 'Done', { tone: 'success', final: true }),
    cancelled: state('99', '已取消', 'Cancelled', { final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    receipt: ref('warehouse.receipt', '收货单', 'Receipt'),
    receiptLine: text('收货单行', 'Line of the receipt', { length: 40, internal: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: code('批次', 'Batch', { length: 40 }),
    container: code('容器', 'Container', { length: 40 }),
    owner: ref('base.vendor', '货主', 'Owner'),
    stockStatus: choice('库存状态', 'Stock status', STOCK_STATUSES, { required: true }),
    qty: quantity('数量', 'Quantity', { required: true, above: 0, scale: 6 }),
    doneQty: quantity('已上架数量', 'Put away', { readonly: true, default: '0', scale: 6, bar: { of: 'qty' }, ledger: {} }),
    unit: computed('text', '计量单位', 'Unit of measure'),
    gtin: computed('text', '商品条码', 'GTIN', { internal: true }),
    fromLocation: ref('warehouse.location', '从库位', 'From location', { required: true }),
    location: ref('warehouse.location', '推荐库位', 'Suggested location'),
    ...workPlace,
    claimedBy,
    why: text('推荐理由', 'Why there', { length: 2000, bilingual: true }),
    // The rule that chose the place leads what awaits inspection to a zone of its own.
    qcAllowed: choice(
      '可上架待检',
      'Inspection zone',
      { '0': sharedWords.no, '1': sharedWords.yes },
      { default: '0', internal: true },
    ),
  },
  list: [
    'number',
    'status',
    'part',
    'qty',
    'location',
    'priority',
    'claimedBy',
    'batch',
    'doneQty',
    'unit',
    'fromLocation',
    'warehouse',
    'receipt',
    'zone',
    'why',
  ],
  essential: ['part', 'qty', 'location'],
  query: ['number', 'status', 'warehouse', 'receipt', 'part', 'batch', 'zone', 'claimedBy'],
  scopes: { warehouse: 'warehouse' },
  queue: { open: ['todo', 'inProgress'], claimedBy: 'claimedBy', priority: 'priority', zone: 'zone' },
  partOf: 'receipt',
  // Made by what arrives, never from a sheet.
  imports: false,
  waits: { todo: 'putaway', inProgress: 'putaway' },
  actions: {
    create: { label: ['生成', 'Create'], from: [], system: true, needs: [qc] },
    putaway: {
      label: ['上架', 'Put away'],
      from: ['todo', 'inProgress'],
      to: [{ when: staysOpen, to: 'inProgress' }, { to: 'done' }],
      input: {
        location: ref('warehouse.location', '上架库位', 'Location', {
          help: ['不填则上架到推荐库位', 'The suggested one when empty'],
        }),
        qty: quantity('数量', 'Quantity', { above: 0, scale: 6, help: ['不填则为全部剩余', 'All that is left when empty'] }),
      },
      needs: [loc],
      effect: true,
      posts: true,
      versionless: true,
    },
    cancel: { from: 'todo', to: 'cancelled' },
  },
});
export interface PutawayTask extends DocOf<typeof PutawayTask> {}
