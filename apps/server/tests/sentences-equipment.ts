import type { SpokenDocument } from './sentences.ts';

const only = (states: readonly [string, string], zh: string, en: string) =>
  [`只有${states[0]}状态的维修单才能${zh}`, `${en} is allowed only when the repair order is ${states[1]}`] as const;

export const repairOrder: SpokenDocument = {
  dispatch: {
    from: ['00'],
    to: '10',
    deny: only(['待派工', 'To dispatch'], '派工', 'Dispatch'),
    guards: { auth: ['您没有权限派工', 'You are not allowed to dispatch'] },
  },
  transfer: {
    from: ['10', '12'],
    to: '10',
    deny: only(['已派工、维修中', 'Dispatched or Repairing'], '转派', 'Transfer'),
  },
  start: {
    from: ['10'],
    to: '12',
    deny: only(['已派工', 'Dispatched'], '开始维修', 'Start'),
    guards: { auth: ['您不是指定的维修人员', 'You are not the assigned repairer'] },
  },
  wait: { from: ['12'], to: '18', deny: only(['维修中', 'Repairing'], '等待备件', 'Wait for parts') },
  resume: { from: ['18'], to: '12', deny: only(['待备件', 'Waiting for parts'], '继续维修', 'Resume') },
  finish: {
    from: ['12'],
    to: '20',
    deny: only(['维修中', 'Repairing'], '维修完成', 'Finish'),
    guards: {
      t: ['结束时间必须晚于开始时间', 'End must be later than start'],
      cause: ['请填写故障原因和处理措施', 'Cause and action are required'],
    },
  },
  accept: { from: ['20'], to: '30', deny: only(['待验收', 'To accept'], '验收', 'Accept') },
  reject: {
    from: ['20'],
    to: '12',
    deny: only(['待验收', 'To accept'], '验收不通过', 'Reject'),
    guards: { reason: ['请填写原因', 'Please fill in the reason'] },
  },
  approve: { from: ['30'], to: '40', deny: only(['待审批', 'To approve'], '审批', 'Approve') },
};
