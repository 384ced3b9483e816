import {
  choice,
  computed,
  type DocOf,
  date,
  datetime,
  document,
  integer,
  quantity,
  ref,
  state,
  table,
  text,
  hasLines,
  reasonGiven,
  weekdayOf,
} from '@takt/model';
import { replyInput } from '../replies.ts';
import { SHORT_REASONS, ZONES } from './forecast-promises.ts';
import { committed, steady } from './purchase-forecast-guards.ts';

const isMonday = (day: string): boolean => weekdayOf(day) === 1;

/**
 * What we expect to need of a supplier, week by week. Near weeks bind; for those within its material cycle after them the supplier may
 * buy material; later ones only inform. A new revision for the same
 * supplier and plant takes the place of the last one as a whole, so that a part it leaves out is no longer asked for.
 */
export const PurchaseForecast = document('purchasing.purchaseForecast', {
  label: ['采购预测', 'Purchase forecast'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'publish', 'feedback', 'accept'],
  number: 'PF{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    published: state('10', '已发布', 'Published', { tone: 'processing' }),
    answered: state('20', '已回复', 'Replied', { tone: 'warning' }),
    confirmed: state('30', '已确认', 'Confirmed', { tone: 'success' }),
    superseded: state('40', '已失效', 'Superseded', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    revision: integer('版次', 'Revision', {
      ordinal: true,
      readonly: true,
      help: ['发布时编号', 'Counted when it is published'],
    }),
    startOn: date('开始日期', 'Starts on', { required: true, default: 'today' }),
    firmWeeks: integer('确定周数', 'Firm weeks', { required: true, min: 0, max: 52, default: 4 }),
    materialWeeks: integer('备料周数', 'Material weeks', {
      required: true,
      min: 0,
      max: 52,
      default: 0,
      help: ['供应商物料没有物料周期时采用', 'For parts whose terms name no material cycle'],
    }),
    outlookWeeks: integer('展望周数', 'Outlook weeks', { required: true, min: 0, max: 104, default: 8 }),
    replyDueAt: datetime('回复期限', 'Reply due', { readonly: true }),
    repliedAt: datetime('回复时间', 'Replied at', { readonly: true }),
    replyRemark: text('回复说明', 'Reply remark', { readonly: true, length: 500 }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table(
      '明细',
      'Lines',
      {
        part: ref('base.part', '物料', 'Part', { required: true }),
        week: date('周（周一日期）', 'Week (its Monday)', { required: true }),
        qty: quantity('需求数量', 'Demand quantity', { required: true, min: 0, unit: 'unit' }),
        unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
        zone: computed('choice', '区段', 'Zone', { values: ZONES }),
        previousQty: computed('decimal', '上版数量', 'Last revision'),
        change: computed('decimal', '增减', 'Change'),
        fluctuation: computed('decimal', '波动（%）', 'Fluctuation (%)'),
        unsteady: computed('flag', '波动超限', 'Fluctuates too much'),
        replyQty: quantity('承诺数量', 'Committed quantity', { readonly: true, unit: 'unit' }),
        replyReason: choice('少于需求的原因', 'Reason for less', SHORT_REASONS, { readonly: true }),
        replyRemark: text('回复说明', 'Reply remark', { readonly: true, length: 200 }),
        decimals: computed('integer', '小数位数', 'Decimals', { internal: true }),
        mostQty: computed('decimal', '最多可承诺', 'Most that may be committed', { internal: true }),
      },
      { unique: [['part', 'week']] },
    ),
  },
  list: [
    'number',
    'status',
    'vendor',
    'replyDueAt',
    'plant',
    'revision',
    'startOn',
    'firmWeeks',
    'materialWeeks',
    'outlookWeeks',
    'repliedAt',
  ],
  essential: ['status', 'vendor', 'replyDueAt'],
  query: ['number', 'status', 'vendor', 'plant', 'startOn'],
  scopes: { vendor: 'vendor', plant: 'plant' },
  suppliers: 'all',
  supplierSide: { unseenIn: ['new'] },
  due: { published: { at: 'replyDueAt', tells: ['supplier', 'vendor.buyer'] } },
  rules: [
    {
      field: 'lines',
      must: ({ lines }) => lines.every(({ week }) => isMonday(week)),
      else: ['预测周须为周一的日期', 'A week of the forecast is named by its Monday'],
    },
  ],
  waits: { published: 'feedback', answered: 'accept' },
  actions: {
    edit: { from: 'new' },
    delete: { from: 'new' },
    publish: { from: 'new', to: 'published', needs: [hasLines, steady], effect: true },
    feedback: {
      label: ['回复', 'Reply'],
      from: 'published',
      to: 'answered',
      side: 'vendor',
      input: { ...replyInput, remark: text('回复说明', 'Reply remark', { length: 500 }) },
      needs: [committed],
      sets: { repliedAt: 'now' },
      stores: { remark: 'replyRemark' },
      effect: true,
      bulk: false,
    },
    reject: {
      from: 'answered',
      to: 'published',
      side: 'internal',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
      effect: true,
    },
    accept: { label: ['确认', 'Accept'], from: 'answered', to: 'confirmed', side: 'internal' },
    supersede: {
      label: ['失效', 'Supersede'],
      from: ['published', 'answered', 'confirmed'],
      to: 'superseded',
      system: true,
    },
  },
});
export interface PurchaseForecast extends DocOf<typeof PurchaseForecast> {}
