import { type GuardContext, refusal, type Text, target, transitionTable } from '@takt/model';
import { expect, test } from 'vitest';
import { RepairOrder } from './repair-order.ts';
import { LEADS } from './repair-order-guards.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const me = id(9);
const NOW = '2026-03-02 08:00:00';
const asking = (input: GuardContext['input'] = {}, can: (right: string) => boolean = () => true): GuardContext => ({
  now: NOW,
  actor: { userId: me, can, vendorId: null },
  input,
});

const order: RepairOrder = {
  id: id(1),
  version: 1,
  createdBy: me,
  createdAt: '2026-03-01 08:00:00',
  updatedBy: me,
  updatedAt: '2026-03-01 08:00:00',
  number: 'RO20260300001',
  status: 'toDispatch',
  linkedCount: 0,
  openLinkedCount: 0,
  subject: 'device',
  device: null,
  faultCode: null,
  description: '主轴异响',
  page: null,
  stopped: '1',
  reporter: me,
  repairer: me,
  startedAt: '2026-03-02 07:00:00',
  endedAt: null,
  cause: null,
  measure: null,
};
const inState = (status: RepairOrder['status']): RepairOrder => ({ ...order, status });
const mayNot = (action: string, row: RepairOrder, code: string, text: Text, at: GuardContext = asking()) =>
  expect(refusal(RepairOrder, action, row, at)).toMatchObject({ code: `equipment.repairOrder.${action}.${code}`, text });
const may = (action: string, row: RepairOrder, at: GuardContext = asking()) =>
  expect(refusal(RepairOrder, action, row, at)).toBeNull();

test('the transition table is the one the business agreed', () => {
  expect(transitionTable(RepairOrder)).toBe(
    `
         toDispatch dispatched repairing  waiting   toAccept  toApprove closed
dispatch dispatched ·          ·          ·         ·         ·         ·
transfer ·          dispatched dispatched ·         ·         ·         ·
start    ·          repairing  ·          ·         ·         ·         ·
wait     ·          ·          waiting    ·         ·         ·         ·
resume   ·          ·          ·          repairing ·         ·         ·
finish   ·          ·          toAccept   ·         ·         ·         ·
accept   ·          ·          ·          ·         toApprove ·         ·
reject   ·          ·          ·          ·         repairing ·         ·
approve  ·          ·          ·          ·         ·         closed    ·`.slice(1),
  );
});

test('states carry the codes of the contract and only closed is final', () => {
  expect(Object.values(RepairOrder.states).map(({ code, label, final }) => [code, ...label, final])).toEqual([
    ['00', '待派工', 'To dispatch', false],
    ['10', '已派工', 'Dispatched', false],
    ['12', '维修中', 'Repairing', false],
    ['18', '待备件', 'Waiting for parts', false],
    ['20', '待验收', 'To accept', false],
    ['30', '待审批', 'To approve', false],
    ['40', '已关闭', 'Closed', true],
  ]);
});

test.each<[string, RepairOrder['status'], Text]>([
  ['dispatch', 'closed', ['只有待派工状态的维修单才能派工', 'Dispatch is allowed only when the repair order is To dispatch']],
  [
    'transfer',
    'toDispatch',
    ['只有已派工、维修中状态的维修单才能转派', 'Transfer is allowed only when the repair order is Dispatched or Repairing'],
  ],
  ['start', 'toDispatch', ['只有已派工状态的维修单才能开始维修', 'Start is allowed only when the repair order is Dispatched']],
  [
    'wait',
    'dispatched',
    ['只有维修中状态的维修单才能等待备件', 'Wait for parts is allowed only when the repair order is Repairing'],
  ],
  [
    'resume',
    'repairing',
    ['只有待备件状态的维修单才能继续维修', 'Resume is allowed only when the repair order is Waiting for parts'],
  ],
  ['finish', 'waiting', ['只有维修中状态的维修单才能维修完成', 'Finish is allowed only when the repair order is Repairing']],
  ['accept', 'repairing', ['只有待验收状态的维修单才能验收', 'Accept is allowed only when the repair order is To accept']],
  ['reject', 'repairing', ['只有待验收状态的维修单才能验收不通过', 'Reject is allowed only when the repair order is To accept']],
  ['approve', 'toAccept', ['只有待审批状态的维修单才能审批', 'Approve is allowed only when the repair order is To approve']],
])('%s in the wrong state is refused in the words of the contract', (action, status, text) => {
  mayNot(action, inState(status), 'state', text);
});

test('the leader gives out what is nobody’s, the repairer what is theirs', () => {
  const unassigned: RepairOrder = { ...order, repairer: null };
  const notLeading = asking({}, (right) => right !== LEADS);
  may('dispatch', order, notLeading);
  may('dispatch', unassigned);
  expect(refusal(RepairOrder, 'dispatch', unassigned, notLeading)?.code).toMatch(/auth$/);
  expect(target(RepairOrder, 'start', inState('dispatched'), asking())).toBe('repairing');
});
test('a repair may end the second after it started, and needs its cause and its action', () => {
  const said = { cause: '轴承磨损', measure: '更换轴承' };
  may('finish', inState('repairing'), asking({ ...said, endedAt: '2026-03-02 07:00:01' }));
  may('finish', inState('repairing'), asking(said));
  for (const input of [{ cause: '轴承磨损' }, { measure: '更换轴承' }])
    expect(refusal(RepairOrder, 'finish', inState('repairing'), asking(input))?.code).toMatch(/cause$/);
});
