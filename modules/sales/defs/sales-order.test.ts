import { type GuardContext, problems, refusal, type Text, target, transitionTable } from '@takt/model';
import { expect, test } from 'vitest';
import { SalesOrder } from './sales-order.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const at: GuardContext = { now: '2026-03-02 08:00:00', actor: { userId: id(9), can: () => true, vendorId: null }, input: {} };

type Line = SalesOrder['lines'][number];
const price = { unitPrice: '1.25', dueDate: '2026-03-10', carModel: null, remark: null };
const line: Line = { id: id(4), part: id(5), qty: '10', unit: id(6), ...price, shippedQty: '0', unshippedQty: '10' };
const order: SalesOrder = {
  id: id(1),
  version: 1,
  createdBy: id(9),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(9),
  updatedAt: '2026-03-01 08:00:00',
  number: 'SO20260300001',
  status: 'new',
  linkedCount: 0,
  openLinkedCount: 0,
  customer: id(2),
  customerPo: null,
  orderDate: '2026-03-01',
  plant: id(3),
  currency: 'CNY',
  remark: null,
  customerEnabled: '1',
  lines: [line],
};
const locked: SalesOrder = { ...order, status: 'locked' };
const closed: SalesOrder = { ...order, status: 'closed' };

const may = (action: string, row: SalesOrder) => expect(refusal(SalesOrder, action, row, at)).toBeNull();
const mayNot = (action: string, row: SalesOrder, code: string, text: Text) =>
  expect(refusal(SalesOrder, action, row, at)).toMatchObject({
    code: `sales.salesOrder.${action}.${code}`,
    text,
    level: 'error',
  });

test('the transition table is the one the business agreed', () => {
  expect(transitionTable(SalesOrder)).toBe(
    `
           new    locked closed
edit       stay   ·      ·
delete     gone   ·      ·
addLine    stay   ·      ·
editLine   stay   ·      ·
deleteLine stay   ·      ·
lock       locked ·      ·
unlock     ·      new    ·
close      closed closed ·`.slice(1),
  );
});

test('states carry the codes of the contract and only closed is final', () => {
  expect(Object.values(SalesOrder.states).map(({ code, label, final }) => [code, ...label, final])).toEqual([
    ['00', '新建', 'New', false],
    ['10', '已锁定', 'Locked', false],
    ['40', '已关闭', 'Closed', true],
  ]);
  expect(SalesOrder.initial).toBe('new');
});

test.each<[string, SalesOrder, Text]>([
  ['edit', locked, ['只有新建状态的销售订单才能修改', 'Edit is allowed only when the sales order is New']],
  ['delete', locked, ['只有新建状态的销售订单才能删除', 'Delete is allowed only when the sales order is New']],
  ['addLine', locked, ['只有新建状态的销售订单才能新增明细', 'Add detail is allowed only when the sales order is New']],
  ['editLine', locked, ['只有新建状态的销售订单才能修改明细', 'Edit detail is allowed only when the sales order is New']],
  ['deleteLine', locked, ['只有新建状态的销售订单才能删除明细', 'Delete detail is allowed only when the sales order is New']],
  ['lock', locked, ['只有新建状态的销售订单才能锁定', 'Lock is allowed only when the sales order is New']],
  ['unlock', order, ['只有已锁定状态的销售订单才能解锁', 'Unlock is allowed only when the sales order is Locked']],
  ['close', closed, ['只有新建、已锁定状态的销售订单才能关闭', 'Close is allowed only when the sales order is New or Locked']],
])('%s in the wrong state is refused in the words of the contract', (action, row, text) => {
  mayNot(action, row, 'state', text);
});

test('an order may be locked for the least quantity, due on its own day', () => {
  may('lock', order);
  may('lock', { ...order, lines: [line, { ...line, qty: '0.001', dueDate: '2026-03-01' }] });
  expect(target(SalesOrder, 'lock', order, at)).toBe('locked');
});
test('an order may be closed once everything made from it is finished', () => {
  may('close', { ...locked, linkedCount: 2 });
  may('close', order);
});

test('a line may be saved with quantity 0, not with less; only locking asks for more', () => {
  const row = (qty: string) => ({ ...order, lines: [{ ...line, qty }] });
  expect(problems(SalesOrder, row('0'), at)).toEqual([]);
  expect(problems(SalesOrder, row('-1'), at)).toEqual([
    { at: 'lines.0.qty', level: 'error', text: ['数量必须在0到999999999之间', 'Quantity must be between 0 and 999999999'] },
  ]);
});
