import { computed, type DocOf, datetime, document, lineActions, ref, state, table, text, hasLines } from '@takt/model';
import * as guard from './wave-guards.ts';

/**
 * Outbound orders picked together, in one walk. Ours: the contract lists its screen and not its states, and three are all a
 * wave needs.
 */
export const Wave = document('warehouse.wave', {
  label: ['波次', 'Wave'],
  byFace: ['read', 'create', 'import'],
  number: 'WV{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已下达', 'Released', { tone: 'processing' }),
    closed: state('40', '关闭', 'Closed', { final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    route: ref('warehouse.route', '路线', 'Route'),
    dock: ref('warehouse.dock', '月台', 'Dock'),
    plannedAt: datetime('计划时间', 'Planned for'),
    remark: text('备注', 'Remark', { length: 500 }),
    openTasks: computed('integer', '未完成任务', 'Open tasks'),
  },
  details: {
    lines: table('出库单', 'Outbound orders', {
      order: ref('warehouse.outboundOrder', '出库单', 'Outbound order', { required: true }),
      remark: text('说明', 'Remark', { length: 100 }),
      ready: computed('flag', '可加入', 'May join', { internal: true }),
      elsewhere: computed('flag', '已在其他波次', 'In another wave', { internal: true }),
    }),
  },
  list: ['number', 'status', 'warehouse', 'route', 'dock', 'plannedAt', 'openTasks', 'remark'],
  query: ['number', 'status', 'warehouse', 'route', 'dock', 'plannedAt'],
  scopes: { warehouse: 'warehouse' },
  actions: {
    edit: { byFace: true, from: 'new' },
    delete: { byFace: true, from: 'new' },
    ...lineActions('new'),
    release: {
      byFace: true,
      label: ['下达', 'Release'],
      from: 'new',
      to: 'released',
      needs: [hasLines, guard.once, guard.ready, guard.elsewhere],
      effect: true,
    },
    close: { byFace: true, from: 'released', to: 'closed', needs: [guard.tasksDone] },
  },
});
export interface Wave extends DocOf<typeof Wave> {}
