import { choice, type DocOf, datetime, document, flag, state, text, user } from '@takt/model';
import * as guard from './repair-order-guards.ts';

export const RepairOrder = document('equipment.repairOrder', {
  label: ['维修单', 'Repair order'],
  number: 'RO{yyyyMM}{seq:5}',
  states: {
    toDispatch: state('00', '待派工', 'To dispatch'),
    dispatched: state('10', '已派工', 'Dispatched', { tone: 'processing' }),
    repairing: state('12', '维修中', 'Repairing', { tone: 'processing' }),
    waiting: state('18', '待备件', 'Waiting for parts', { tone: 'warning' }),
    toAccept: state('20', '待验收', 'To accept', { tone: 'warning' }),
    toApprove: state('30', '待审批', 'To approve', { tone: 'warning' }),
    closed: state('40', '关闭', 'Closed', { final: true }),
  },
  fields: {
    subject: choice(
      '维修对象',
      'Subject',
      { device: ['设备', 'Equipment'], system: ['信息系统', 'Information system'] },
      { required: true, default: 'device' },
    ),
    description: text('故障描述', 'Description', { required: true, length: 500, contains: true }),
    /** Where a screenshot was taken. */
    page: text('页面地址', 'Page', { length: 200 }),
    stopped: flag('是否停机', 'Stopped', { default: '0' }),
    reporter: user('报修人', 'Reporter'),
    repairer: user('维修人员', 'Repairer'),
    startedAt: datetime('开始时间', 'Started', { readonly: true }),
    endedAt: datetime('结束时间', 'Ended', { readonly: true }),
    cause: text('故障原因', 'Cause', { length: 500, readonly: true }),
    measure: text('处理措施', 'Action taken', { length: 500, readonly: true }),
  },
  list: ['number', 'status', 'subject', 'description', 'stopped', 'reporter', 'repairer', 'startedAt', 'endedAt'],
  query: ['number', 'status', 'subject', 'description', 'reporter', 'repairer'],
  rights: { lead: ['维修班长', 'Leads the repairs'] },
  actions: {
    create: { from: [] },
    dispatch: {
      label: ['派工', 'Dispatch'],
      from: 'toDispatch',
      to: 'dispatched',
      input: { repairer: user('维修人员', 'Repairer', { required: true }) },
      needs: [guard.mayDispatch],
      effect: true,
    },
    transfer: {
      label: ['转派', 'Transfer'],
      from: ['dispatched', 'repairing'],
      to: 'dispatched',
      input: { repairer: user('维修人员', 'Repairer', { required: true }) },
      effect: true,
    },
    start: { label: ['开始维修', 'Start'], from: 'dispatched', to: 'repairing', needs: [guard.isRepairer], effect: true },
    wait: { label: ['等待备件', 'Wait for parts'], from: 'repairing', to: 'waiting' },
    resume: { label: ['继续维修', 'Resume'], from: 'waiting', to: 'repairing' },
    finish: {
      label: ['维修完成', 'Finish'],
      from: 'repairing',
      to: 'toAccept',
      input: {
        endedAt: datetime('结束时间', 'Ended'),
        cause: text('故障原因', 'Cause', { length: 500 }),
        measure: text('处理措施', 'Action taken', { length: 500 }),
      },
      needs: [guard.endsAfterStart, guard.causeAndMeasure],
      effect: true,
      bulk: false,
    },
    accept: { label: ['验收', 'Accept'], from: 'toAccept', to: 'toApprove' },
    reject: {
      label: ['验收不通过', 'Reject'],
      from: 'toAccept',
      to: 'repairing',
      input: { reason: text('原因', 'Reason') },
      needs: [guard.reason],
    },
    approve: { label: ['审批', 'Approve'], from: 'toApprove', to: 'closed' },
  },
});
export interface RepairOrder extends DocOf<typeof RepairOrder> {}
