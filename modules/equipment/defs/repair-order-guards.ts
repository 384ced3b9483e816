import { blank, type Guard } from '@takt/model';

interface Order {
  readonly repairer: string | null;
  readonly startedAt: string | null;
}

/** Leads the maintenance team: hands out the work. */
export const LEADS = 'equipment.repairOrder.lead';

export const mayDispatch: Guard<Order> = {
  id: 'auth',
  must: (order, { actor }) => actor.can(LEADS) || order.repairer === actor.userId,
  else: ['您没有权限派工', 'You are not allowed to dispatch'],
  unblock: ['请由维修班长或指定的维修人员派工', 'The maintenance leader or the assigned repairer dispatches it'],
};
export const isRepairer: Guard<Order> = {
  id: 'auth',
  must: (order, { actor }) => order.repairer === actor.userId,
  else: ['您不是指定的维修人员', 'You are not the assigned repairer'],
  unblock: ['请由指定的维修人员操作，或先转派', 'The assigned repairer does it, or transfer the order first'],
};
/** Without an end of its own the repair ends now. */
export const endsAfterStart: Guard<Order> = {
  id: 't',
  must: (order, { input, now }) => String(input['endedAt'] ?? now) > (order.startedAt ?? ''),
  else: ['结束时间必须晚于开始时间', 'End must be later than start'],
  unblock: ['请改为晚于开始的时间', 'Enter a time after the start'],
  onInput: true,
};
export const causeAndMeasure: Guard<Order> = {
  id: 'cause',
  must: (_order, { input }) => !blank(input['cause']) && !blank(input['measure']),
  else: ['请填写故障原因和处理措施', 'Cause and action are required'],
  onInput: true,
};
