import { computed, type DocOf, datetime, document, lineActions, ref, state, table, text, hasLines } from '@takt/model';
import * as guard from './wave-guards.ts';

/**
 * Outbound orders picked together, in one walk. Ours: the contract lists its screen and not its states, and three are all a
 * wave needs.
 */
export const Wave = document('warehouse.wave', {
  beyond: true,
  label: ['波次', 'Wave'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'addLine', 'editLine', 'deleteLine', 'gather', 'release', 'close'],
  number: 'WV{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已下达', 'Released', { tone: 'processing' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    route: ref('warehouse.route', '路线', 'Route'),
    dock: ref('warehouse.dock', '月台', 'Dock'),
    plannedAt: datetime('计划时间', 'Planned for'),
    remark: text('备注', 'Remark', { length: 500 }),
    taskCount: computed('integer', '拣货任务', 'Pick tasks'),
    openTasks: computed('integer', '未完成任务', 'Open tasks', { bar: { of: 'taskCount', left: true } }),
  },
  details: {
    lines: table('出库单', 'Outbound orders', {
      order: ref('warehouse.outboundOrder', '出库单', 'Outbound order', { required: true }),
      remark: text('说明', 'Remark', { length: 100 }),
      ready: computed('flag', '可加入', 'May join', { internal: true }),
      elsewhere: computed('flag', '已在其他波次', 'In another wave', { internal: true }),
    }),
  },
  list: ['number', 'status', 'openTasks', 'plannedAt', 'taskCount', 'warehouse', 'route', 'dock', 'remark'],
  essential: ['status', 'plannedAt', 'openTasks'],
  query: ['number', 'status', 'warehouse', 'route', 'dock', 'plannedAt'],
  scopes: { warehouse: 'warehouse' },
  actions: {
    edit: { from: 'new' },
    delete: { from: 'new' },
    ...lineActions('new'),
    // By route, dock and time, whichever it names; what else belongs to it is added by hand.
    gather: {
      label: ['归集出库单', 'Gather orders'],
      from: 'new',
      confirm: [
        '按路线、月台和计划时间，加入尚未进入波次的出库单。',
        'Adds the outbound orders of its route, dock and time that are in no wave yet.',
      ],
      needs: [guard.rule, guard.found],
      effect: true,
    },
    release: {
      label: ['下达', 'Release'],
      from: 'new',
      to: 'released',
      needs: [hasLines, guard.once, guard.ready, guard.elsewhere],
      effect: true,
    },
    close: { from: 'released', to: 'closed', needs: [guard.tasksDone] },
  },
});
export interface Wave extends DocOf<typeof Wave> {}
