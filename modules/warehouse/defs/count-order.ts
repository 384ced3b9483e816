import {
  choice,
  code,
  computed,
  type DocOf,
  datetime,
  document,
  flag,
  quantity,
  ref,
  state,
  table,
  text,
  user,
  reasonGiven,
} from '@takt/model';
import * as guard from './count-order-guards.ts';
import { STOCK_STATUSES } from './stock-terms.ts';

const shown = { readonly: true } as const;

/**
 * What lies there, looked at by people and compared with the books. Lines are made when it is released; book quantities are
 * kept apart (`warehouse.countDiff`), because in a blind count whoever counts must not see them.
 */
export const CountOrder = document('warehouse.countOrder', {
  label: ['盘点单', 'Count order'],
  byFace: ['read', 'create', 'import'],
  number: 'CO{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已下达', 'Released', { tone: 'processing' }),
    counting: state('12', '盘点中', 'Counting', { tone: 'processing' }),
    recounted: state('15', '复盘中', 'Recount', { tone: 'warning' }),
    toReview: state('20', '待审核', 'To review', { tone: 'warning' }),
    posted: state('30', '已调整', 'Posted', { tone: 'success' }),
    closed: state('40', '关闭', 'Closed', { final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    area: ref('warehouse.area', '库区', 'Area'),
    locationGroup: ref('warehouse.locationGroup', '库位组', 'Location group'),
    locationFrom: code('库位从', 'Locations from'),
    locationTo: code('库位到', 'Locations to'),
    part: ref('base.part', '物料', 'Part'),
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
    tolerance: quantity('允差', 'Tolerance', {
      required: true,
      min: 0,
      scale: 6,
      default: '0',
      help: ['差异超过此数须由其他人复盘', 'A larger difference is counted again by somebody else'],
    }),
    snapshotAt: datetime('账面时间', 'Book quantities as of', shown),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('明细', 'Lines', {
      location: ref('warehouse.location', '库位', 'Location', shown),
      part: ref('base.part', '物料', 'Part', shown),
      batch: code('批次', 'Batch', shown),
      container: code('容器', 'Container', shown),
      owner: ref('base.vendor', '货主', 'Owner', shown),
      stockStatus: choice('库存状态', 'Stock status', STOCK_STATUSES, shown),
      countedQty: quantity('初盘数量', 'Counted', { ...shown, scale: 6 }),
      toRecount: flag('需复盘', 'To be recounted', shown),
      recountedQty: quantity('复盘数量', 'Recounted', { ...shown, scale: 6 }),
      // Text, because what is not shown is empty and not nothing.
      bookQty: computed('text', '账面数量', 'Book quantity'),
      diffQty: computed('text', '差异', 'Difference'),
      countedBy: user('初盘人', 'Counted by', shown),
      countedAt: datetime('初盘时间', 'Counted at', shown),
      recountedBy: user('复盘人', 'Recounted by', shown),
      recountedAt: datetime('复盘时间', 'Recounted at', shown),
    }),
  },
  list: ['number', 'status', 'warehouse', 'area', 'locationGroup', 'part', 'mode', 'blind', 'snapshotAt', 'remark'],
  query: ['number', 'status', 'warehouse', 'area', 'part', 'mode'],
  scopes: { warehouse: 'warehouse' },
  rules: [
    {
      field: 'locationTo',
      must: ({ locationFrom, locationTo }) => !locationFrom || !locationTo || locationFrom <= locationTo,
      else: ['库位范围的终点不能在起点之前', 'The range of locations cannot end before it begins'],
    },
  ],
  actions: {
    edit: { byFace: true, from: 'new' },
    delete: { byFace: true, from: 'new' },
    release: { byFace: true, label: ['下达', 'Release'], from: 'new', to: 'released', effect: true },
    count: {
      byFace: true,
      label: ['盘点', 'Count'],
      from: ['released', 'counting'],
      to: 'counting',
      input: {
        lineId: text('明细行', 'Line', { required: true }),
        countedQty: quantity('实盘数量', 'Counted quantity', { required: true, min: 0, scale: 6 }),
      },
      needs: [guard.line, guard.other],
      effect: true,
      versionless: true,
      bulk: false,
    },
    recount: { byFace: true, label: ['复盘', 'Recount'], from: 'counting', to: 'recounted', needs: [guard.diff] },
    submit: { byFace: true, from: ['counting', 'recounted'], to: 'toReview', needs: [guard.all, guard.recount] },
    approve: { label: ['审核', 'Approve'], from: 'toReview', to: 'posted', effect: true, posts: true },
    reject: {
      label: ['退回', 'Return'],
      from: 'toReview',
      to: 'counting',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
    close: { byFace: true, from: 'posted', to: 'closed' },
  },
});
export interface CountOrder extends DocOf<typeof CountOrder> {}
