import { choice, code, computed, type DocOf, datetime, document, flag, ref, state, text, reasonGiven } from '@takt/model';
import * as guard from './count-order-guards.ts';
import { blindSheet, bookSheet } from './count-printouts.ts';
import { countInput, countLines, recounterField } from './count-lines.ts';
import { tolerances } from './count-tolerance.ts';

/**
 * What lies there, looked at by people and compared with the books. Lines are made when it is released, and of what is
 * found; book quantities are kept apart (`warehouse.countDiff`), because in a blind count whoever counts must not see them.
 */
export const CountOrder = document('warehouse.countOrder', {
  label: ['盘点单', 'Count order'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'release', 'count', 'recount', 'submit', 'close'],
  number: 'CO{yyyyMM}{seq:5}',
  filesIn: ['released', 'counting', 'recounted', 'toReview'],
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已下达', 'Released', { tone: 'processing' }),
    counting: state('12', '盘点中', 'Counting', { tone: 'processing' }),
    recounted: state('15', '复盘中', 'Recount', { tone: 'warning' }),
    toReview: state('20', '待审核', 'To review', { tone: 'warning' }),
    posted: state('30', '已调整', 'Posted', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    area: ref('warehouse.area', '库区', 'Area'),
    locationGroup: ref('warehouse.locationGroup', '库位组', 'Location group'),
    locationFrom: code('库位从', 'Locations from'),
    locationTo: code('库位到', 'Locations to'),
    part: ref('base.part', '物料', 'Part'),
    dueOnly: flag('仅盘到期', 'Only what is due', {
      default: '0',
      help: [
        '按物料的循环盘点周期，没有的按 ABC 分类，自上次盘点或入库起算',
        "By the part's own count cycle, else by its ABC class, since it was last counted or came there",
      ],
    }),
    emptyPlaces: flag('含空库位', 'Empty places too', {
      default: '1',
      help: ['账面没有库存的库位也逐一确认', 'Places where the books have nothing are looked at as well'],
    }),
    mode: choice(
      '盘点方式',
      'Mode',
      { live: ['动态盘点', 'Live'], freeze: ['静态盘点（锁定库位）', 'Frozen locations'] },
      { required: true, default: 'live' },
    ),
    blind: flag('盲盘', 'Blind count', {
      default: '1',
      help: ['盘点人看不到账面数量', 'Whoever counts does not see book quantities'],
    }),
    ...tolerances,
    snapshotAt: datetime('账面时间', 'Book quantities as of', { readonly: true }),
    lineCount: computed('integer', '盘点行数', 'Lines to count'),
    countedCount: computed('integer', '已盘行数', 'Lines counted', { bar: { of: 'lineCount' } }),
    // Text, because what is not known yet is empty and not nothing.
    accuracy: computed('text', '盘点准确率（%）', 'Count accuracy (%)'),
    shortPick: ref('warehouse.pickTask', '短拣任务', 'Short pick', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: countLines,
  },
  list: [
    'number',
    'status',
    'warehouse',
    'accuracy',
    'countedCount',
    'lineCount',
    'area',
    'locationGroup',
    'part',
    'mode',
    'blind',
    'snapshotAt',
    'remark',
  ],
  essential: ['status', 'warehouse', 'accuracy'],
  query: ['number', 'status', 'warehouse', 'area', 'part', 'mode'],
  scopes: { warehouse: 'warehouse' },
  separation: { action: 'approve', makers: ['count', 'submit'], parameter: 'warehouse.othersApproveCounts' },
  rules: [
    {
      field: 'locationTo',
      must: ({ locationFrom, locationTo }) => !locationFrom || !locationTo || locationFrom <= locationTo,
      else: ['库位范围的终点不能在起点之前', 'The range of locations cannot end before it begins'],
    },
  ],
  printouts: [blindSheet, bookSheet],
  waits: { released: 'count', counting: 'count', recounted: 'submit', toReview: 'approve' },
  actions: {
    edit: { from: 'new' },
    delete: { from: 'new' },
    release: { label: ['下达', 'Release'], from: 'new', to: 'released', sets: { snapshotAt: 'now' }, effect: true },
    count: {
      label: ['盘点', 'Count'],
      from: ['released', 'counting'],
      to: 'counting',
      input: countInput,
      needs: [guard.line, guard.other, guard.named, guard.empty, guard.whole, guard.moment],
      effect: true,
      versionless: true,
      bulk: false,
    },
    // Asked for by the command of the same name, which takes the right to confirm the recount; the contract has no
    // name for it.
    nameRecounter: {
      beyond: true,
      label: ['指定复盘人', 'Name who recounts'],
      from: 'counting',
      input: { lineId: text('明细行', 'Line', { required: true }), recounter: recounterField },
      needs: [guard.marked, guard.notFirst],
      system: true,
      effect: true,
    },
    recount: { label: ['复盘', 'Recount'], from: 'counting', to: 'recounted', needs: [guard.diff] },
    submit: { from: ['counting', 'recounted'], to: 'toReview', needs: [guard.all, guard.recount] },
    approve: {
      label: ['审核', 'Approve'],
      from: 'toReview',
      to: 'posted',
      effect: true,
      posts: true,
    },
    reject: {
      label: ['退回', 'Return'],
      from: 'toReview',
      to: 'counting',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
    close: { from: 'posted', to: 'closed' },
  },
});
export interface CountOrder extends DocOf<typeof CountOrder> {}
