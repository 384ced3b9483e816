import {
  type Actor,
  type GuardContext,
  buttonRefusal,
  cautions,
  problems,
  refusal,
  type Text,
  target,
  transitionTable,
} from '@takt/model';
import { describe, expect, test } from 'vitest';
import { DeliveryNote } from './delivery-note.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const ours: Actor = { userId: id(9), can: () => true, vendorId: null };
const theirs: Actor = { userId: id(8), can: () => true, vendorId: id(2) };
const asking = (input: GuardContext['input'] = {}, actor = ours): GuardContext => ({ now: '2026-03-02 08:00:00', actor, input });

type Line = DeliveryNote['lines'][number];
const left = { openQty: '10', overQty: '0', heldBy: null, elsewhereQty: '0' };
const line: Line = {
  id: id(4),
  lineNo: 1,
  part: id(5),
  qty: '10',
  unit: id(6),
  plan: id(3),
  order: null,
  sourceLine: 1,
  demandQty: '10',
  lot: null,
  boundQty: '0',
  receivedQty: '0',
  rejectedQty: '0',
  acceptedQty: '0',
  acceptedOn: null,
  ngQty: '0',
  ...left,
  labelControlled: '0',
  serialised: '0',
};
/** As the database gives a line on which nothing has happened. */
const bare: Line = { ...line, boundQty: null, receivedQty: null, rejectedQty: null };
const label = { id: id(7), line: line.id, caseNo: 'C1', serialNo: null, qty: '4' };
const draft: DeliveryNote = {
  id: id(1),
  version: 1,
  createdBy: id(8),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(8),
  updatedAt: '2026-03-01 08:00:00',
  number: 'DN20260300001',
  status: 'draft',
  linkedCount: 0,
  openLinkedCount: 0,
  vendor: id(2),
  warehouse: id(3),
  plannedArrival: '2026-03-04 08:00:00',
  carrier: null,
  driver: null,
  driverTel: '13812345678',
  plate: '沪A12345',
  gateArrivedAt: null,
  remark: null,
  dock: null,
  asnOpen: '0',
  shipmentControl: '0',
  leadTimeHours: 48,
  lines: [line],
  labels: [],
};
const note = (status: DeliveryNote['status'], ...lines: readonly Line[]): DeliveryNote => ({
  ...draft,
  status,
  lines: lines.length > 0 ? lines : [line],
});

const may = (action: string, row: DeliveryNote, at = asking()) => expect(refusal(DeliveryNote, action, row, at)).toBeNull();
const mayNot = (action: string, row: DeliveryNote, code: string, text: Text, at = asking()) =>
  expect(refusal(DeliveryNote, action, row, at)).toMatchObject({
    code: `purchasing.deliveryNote.${action}.${code}`,
    text,
    level: 'error',
  });

test('the transition table is the one the business agreed', () => {
  expect(transitionTable(DeliveryNote)).toBe(
    `
           draft             published control   shipped                 partlyReceived          received closed
save       stay              ·         ·         ·                       ·                       ·        ·
edit       stay              ·         ·         ·                       ·                       ·        ·
delete     gone              ·         ·         ·                       ·                       ·        ·
addLine    stay              ·         ·         ·                       ·                       ·        ·
editLine   stay              ·         ·         ·                       ·                       ·        ·
deleteLine stay              ·         ·         ·                       ·                       ·        ·
bindLabel  stay              stay      ·         ·                       ·                       ·        ·
publish    control/published ·         ·         ·                       ·                       ·        ·
withdraw   ·                 draft     draft     ·                       ·                       ·        ·
audit      ·                 ·         published ·                       ·                       ·        ·
reject     ·                 ·         draft     ·                       ·                       ·        ·
ship       ·                 shipped   ·         ·                       ·                       ·        ·
cancelShip ·                 ·         ·         published               ·                       ·        ·
receive    ·                 ·         ·         partlyReceived/received partlyReceived/received ·        ·
reopen     ·                 ·         ·         ·                       shipped                 shipped  ·
close      ·                 ·         ·         ·                       closed                  closed   ·
print      ·                 stay      stay      stay                    stay                    stay     stay`.slice(1),
  );
});

test('states carry the codes of the contract and only closed is final', () => {
  expect(Object.values(DeliveryNote.states).map(({ code, label: [zh, en], final }) => [code, zh, en, final])).toEqual([
    ['00', '草稿', 'Draft', false],
    ['10', '已发布', 'Published', false],
    ['15', '发运控制', 'Shipment control', false],
    ['20', '已发运', 'Shipped', false],
    ['25', '部分收货', 'Partially received', false],
    ['30', '已收货', 'Received', false],
    ['40', '已关闭', 'Closed', true],
  ]);
  expect(DeliveryNote.initial).toBe('draft');
});

test.each<[string, DeliveryNote['status'], Text]>([
  ['save', 'published', ['只有草稿状态的送货单才能保存', 'Save is allowed only when the delivery note is Draft']],
  ['edit', 'published', ['只有草稿状态的送货单才能修改', 'Edit is allowed only when the delivery note is Draft']],
  ['delete', 'published', ['只有草稿状态的送货单才能删除', 'Delete is allowed only when the delivery note is Draft']],
  ['addLine', 'published', ['只有草稿状态的送货单才能新增明细', 'Add detail is allowed only when the delivery note is Draft']],
  ['editLine', 'published', ['只有草稿状态的送货单才能修改明细', 'Edit detail is allowed only when the delivery note is Draft']],
  [
    'deleteLine',
    'published',
    ['只有草稿状态的送货单才能删除明细', 'Delete detail is allowed only when the delivery note is Draft'],
  ],
  [
    'bindLabel',
    'control',
    [
      '只有草稿、已发布状态的送货单才能绑定箱标签',
      'Bind case label is allowed only when the delivery note is Draft or Published',
    ],
  ],
  ['publish', 'published', ['只有草稿状态的送货单才能发布', 'Publish is allowed only when the delivery note is Draft']],
  [
    'withdraw',
    'shipped',
    ['只有已发布或发运控制状态的送货单才能撤回', 'Only a published or shipment-control delivery note can be withdrawn'],
  ],
  [
    'audit',
    'published',
    ['只有发运控制状态的送货单才能发运审核', 'Approve shipment is allowed only when the delivery note is Shipment control'],
  ],
  [
    'reject',
    'published',
    ['只有发运控制状态的送货单才能发运驳回', 'Reject shipment is allowed only when the delivery note is Shipment control'],
  ],
  ['ship', 'draft', ['只有已发布状态的送货单才能发运', 'Ship is allowed only when the delivery note is Published']],
  ['cancelShip', 'published', ['只有可取消状态的送货单才能取消发运', 'Shipment can be cancelled only in a cancelable state']],
  [
    'receive',
    'draft',
    [
      '只有已发运、部分收货状态的送货单才能收货回写',
      'Receive (write-back) is allowed only when the delivery note is Shipped or Partially received',
    ],
  ],
  [
    'close',
    'shipped',
    [
      '只有部分收货、已收货状态的送货单才能关闭',
      'Close is allowed only when the delivery note is Partially received or Received',
    ],
  ],
  [
    'print',
    'draft',
    ['已发布及以后状态的送货单才能打印', 'Print is allowed only when the delivery note is published (10) or above'],
  ],
])('%s of a %s note is refused in the words of the contract', (action, status, text) => {
  mayNot(action, note(status), 'state', text, asking({}, action === 'ship' ? theirs : ours));
});

describe('guards', () => {
  test('delivery_note.create.source: every line names the demand it answers', () => {
    const text: Text = [
      '请选择已发布的交付计划或已确认的采购订单',
      'Select a published delivery plan or a confirmed purchase order',
    ];
    mayNot('create', note('draft', line, { ...line, plan: null }), 'source', text);
    mayNot('create', note('draft', { ...line, order: id(7) }), 'source', text);
    mayNot('create', note('draft', { ...line, sourceLine: null }), 'source', text);
    may('create', note('draft', line, { ...line, plan: null, order: id(7) }));
  });

  const binding = (input: Record<string, unknown>) => asking({ lineId: line.id, caseNo: 'C1', qty: '4', ...input });

  test('delivery_note.bind_label.bind_max: no more is bound than the line has left', () => {
    const text: Text = ['绑定数量不能大于最大可绑定数量', 'The binding quantity exceeds the maximum'];
    const half = note('published', { ...line, boundQty: '6' });
    mayNot('bindLabel', half, 'bindMax', text, binding({ qty: '4.001' }));
    mayNot('bindLabel', half, 'bindMax', text, binding({ lineId: id(0) }));
    mayNot('bindLabel', half, 'bindMax', text, binding({ qty: null }));
    may('bindLabel', half, binding({ qty: '4' }));
    may('bindLabel', note('draft', bare), binding({ qty: '10' }));
  });

  test('delivery_note.bind_label.case_no: a case has a number', () => {
    mayNot('bindLabel', draft, 'caseNo', ['请填写箱号', 'The case number is required'], binding({ caseNo: ' ' }));
    may('bindLabel', draft, binding({ caseNo: 'C1' }));
  });

  test('delivery_note.bind_label.case_once: a case is on a note once; its numbered pieces each have a row', () => {
    const text: Text = ['该箱号已绑定在本单上', 'This case is on the note already'];
    const some = { ...draft, labels: [label] };
    mayNot('bindLabel', some, 'caseOnce', text, binding({ caseNo: 'C1' }));
    may('bindLabel', some, binding({ caseNo: 'C2' }));
    may('bindLabel', { ...some, lines: [{ ...line, serialised: '1' }] }, binding({ caseNo: 'C1', serialNo: 'S2' }));
  });

  test('delivery_note.bind_label.serial_no: a serialised part has a serial number', () => {
    const row = note('draft', { ...line, serialised: '1' });
    mayNot('bindLabel', row, 'serialNo', ['请填写序列号', 'The serial number is required'], binding({ serialNo: '' }));
    may('bindLabel', row, binding({ serialNo: 'S1' }));
    may('bindLabel', draft, binding({}));
  });

  test('delivery_note.publish.has_lines: a note without lines cannot be published', () => {
    mayNot('publish', { ...draft, lines: [] }, 'hasLines', ['请先维护明细', 'Add at least one detail line first']);
    may('publish', draft);
  });

  test('delivery_note.publish.qty_positive: every line needs a quantity', () => {
    const text: Text = ['明细数量必须大于0', 'Every line quantity must be greater than 0'];
    mayNot('publish', note('draft', line, { ...line, qty: '0.000' }), 'qtyPositive', text);
    may('publish', note('draft', line, { ...line, qty: '0.001' }));
  });

  test('delivery_note.publish.open_qty: no more is announced than is still open', () => {
    const text: Text = ['送货数量超过未交数量', 'Quantity exceeds the open quantity'];
    mayNot('publish', note('draft', line, { ...line, openQty: '9.999' }), 'openQty', text);
    may('publish', note('draft', { ...line, openQty: '10.000' }));
    // What the supplier's terms allow on top waits in shipment control.
    mayNot('publish', note('draft', { ...line, openQty: '9', overQty: '0.9' }), 'openQty', text);
    may('publish', note('draft', { ...line, openQty: '9', overQty: '1' }));
  });

  test('delivery_note.publish.lead: arriving inside the lead time is said, not refused', () => {
    const soon = { ...draft, plannedArrival: '2026-03-04 07:59:59' };
    may('publish', soon);
    expect(cautions(DeliveryNote, 'publish', soon, asking())).toEqual([
      {
        code: 'purchasing.deliveryNote.publish.lead',
        text: ['预计到货时间早于供应商提前期', 'Planned arrival is inside the supplier lead time'],
        level: 'warn',
      },
    ]);
    expect(cautions(DeliveryNote, 'publish', draft, asking())).toEqual([]);
  });

  test('delivery_note.withdraw.no_gate: a vehicle at the gate is not called back', () => {
    const text: Text = ['车辆已到厂，不能撤回', 'The vehicle has already arrived; cannot withdraw'];
    mayNot('withdraw', { ...note('published'), gateArrivedAt: '2026-03-04 07:00:00' }, 'noGate', text);
    may('withdraw', note('published'));
    may('withdraw', note('control'));
  });

  test('delivery_note.reject.reason: a rejection says why', () => {
    mayNot('reject', note('control'), 'reason', ['请填写原因', 'Please fill in the reason'], asking({ reason: ' ' }));
    may('reject', note('control'), asking({ reason: '首批' }));
  });

  test('delivery_note.ship.driver_tel: the driver can be called', () => {
    const text: Text = ['司机联系方式不正确', 'The driver contact is not valid'];
    for (const driverTel of [null, '', '12812345678', '1381234567', '138123456789']) {
      mayNot('ship', { ...note('published'), driverTel }, 'driverTel', text, asking({}, theirs));
    }
    may('ship', note('published'), asking({}, theirs));
    may('ship', { ...note('published'), driverTel: null }, asking({ driverTel: '13812345678' }, theirs));
  });

  test('delivery_note.ship.plate: the vehicle is known', () => {
    const text: Text = ['请填写车牌号', 'The vehicle number is required'];
    mayNot('ship', { ...note('published'), plate: null }, 'plate', text, asking({}, theirs));
    may('ship', note('published'), asking({}, theirs));
  });

  test('delivery_note.ship.labels: label-controlled parts are fully bound', () => {
    const text: Text = ['标签未绑定完成，不能发运', 'Labels are not fully bound; cannot ship'];
    const controlled: Line = { ...line, labelControlled: '1' };
    mayNot('ship', note('published', { ...controlled, boundQty: null }), 'labels', text, asking({}, theirs));
    mayNot('ship', note('published', line, { ...controlled, boundQty: '9.5' }), 'labels', text, asking({}, theirs));
    may('ship', note('published', bare, { ...controlled, boundQty: '10.000' }), asking({}, theirs));
  });

  test('delivery_note.cancel_ship.cancelable: still on the road and nothing received', () => {
    const text: Text = ['当前状态不可取消发运', 'The shipment can no longer be cancelled'];
    mayNot('cancelShip', note('shipped', line, { ...line, receivedQty: '1' }), 'cancelable', text);
    mayNot('cancelShip', { ...note('shipped'), gateArrivedAt: '2026-03-04 07:00:00' }, 'cancelable', text);
    may('cancelShip', note('shipped', line, bare));
  });

  test('delivery_note.close.settled: nothing is given back while the warehouse still receives', () => {
    const text: Text = ['仓库还在收货，不能关闭', 'The warehouse is still receiving; it cannot be closed'];
    const short = note('partlyReceived', { ...line, receivedQty: '9' });
    mayNot('close', { ...short, asnOpen: '1' }, 'settled', text, asking({ reason: '短装' }));
    may('close', short, asking({ reason: '短装' }));
  });

  test('delivery_note.close.short_reason: closing short says why', () => {
    const text: Text = ['少收关闭请填写原因', 'A reason is required when closing short'];
    const short = note('partlyReceived', { ...line, receivedQty: '9' });
    mayNot('close', short, 'shortReason', text);
    may('close', short, asking({ reason: '短装' }));
    may('close', note('received', { ...line, receivedQty: '9', rejectedQty: '1' }));
  });
});

test('a row the database left unfinished is judged, not stumbled over', () => {
  const nothing = Object.fromEntries(Object.keys(line).map((key) => [key, null]));
  const row = { ...draft, plannedArrival: null, leadTimeHours: null, driverTel: null, plate: null, lines: [nothing] };
  const says = (action: string, status: DeliveryNote['status'], actor = ours) =>
    refusal(DeliveryNote, action, { ...row, status }, asking({}, actor))
      ?.code.split('.')
      .at(-1) ?? null;
  expect(says('create', 'draft')).toBe('source');
  expect(says('bindLabel', 'draft')).toBe('bindMax');
  expect(says('publish', 'draft')).toBe('qtyPositive');
  expect(cautions(DeliveryNote, 'publish', row, asking())).toMatchObject([{ level: 'warn' }]);
  expect(says('ship', 'published', theirs)).toBe('driverTel');
  expect(says('cancelShip', 'shipped')).toBeNull();
  expect(says('close', 'received')).toBeNull();
  expect(target(DeliveryNote, 'receive', { ...row, status: 'shipped' }, asking())).toBe('received');
});

describe('where actions lead', () => {
  test('publish goes to shipment control when it is required', () => {
    const controlled: DeliveryNote = { ...draft, shipmentControl: '1' };
    expect(target(DeliveryNote, 'publish', controlled, asking())).toBe('control');
    expect(target(DeliveryNote, 'publish', draft, asking())).toBe('published');
  });

  test('receive finishes when received and rejected add up to what was announced', () => {
    const to = (...lines: Line[]) => target(DeliveryNote, 'receive', note('shipped', ...lines), asking());
    expect(to(bare, { ...line, receivedQty: '10' })).toBe('partlyReceived');
    expect(to({ ...line, receivedQty: '9.999' })).toBe('partlyReceived');
    expect(to({ ...line, receivedQty: '9.5', rejectedQty: '0.5' })).toBe('received');
  });
});

describe('who may act', () => {
  const text: Text = ['您没有权限执行此操作', 'You are not authorised to perform this action'];
  test('only the supplier ships', () => mayNot('ship', note('published'), 'by', text));
  test('only our side approves and rejects a shipment', () => {
    mayNot('audit', note('control'), 'by', text, asking({}, theirs));
    mayNot('reject', note('control'), 'by', text, asking({ reason: 'x' }, theirs));
    may('audit', note('control'));
  });
});

test.each<[string, DeliveryNote]>([
  ['bindLabel', note('draft', { ...line, serialised: '1' })],
  ['reject', note('control')],
  ['close', note('partlyReceived')],
])('the button of %s waits for its dialog: guards on the input are not judged before it', (action, row) => {
  expect(buttonRefusal(DeliveryNote, action, row, asking())).toBeNull();
});

describe('labels saved with the note', () => {
  const other: Line = { ...line, id: id(0), qty: '1' };
  const labelled = (...labels: (typeof label)[]) => ({ ...note('draft', other, line), labels });

  test('B088 the labels of a line do not exceed its quantity', () => {
    expect(problems(DeliveryNote, labelled(label, { ...label, caseNo: 'C2', qty: '6.001' }), asking())).toEqual([
      {
        at: 'labels',
        rule: 'B088',
        level: 'error',
        text: ['绑定数量不能大于最大值', 'The binding quantity cannot exceed the maximum'],
      },
    ]);
    expect(problems(DeliveryNote, labelled(label, { ...label, caseNo: 'C2', qty: '6' }), asking())).toEqual([]);
  });

  test('B089 a label has a case number', () => {
    expect(problems(DeliveryNote, labelled({ ...label, caseNo: '' }), asking())).toEqual([
      { at: 'labels.0.caseNo', level: 'error', text: ['箱号不能为空', 'The case number is required'] },
    ]);
  });

  test('B090 a label of a serialised part has a serial number', () => {
    const row = { ...note('draft', other, { ...line, serialised: '1' }), labels: [label] };
    expect(problems(DeliveryNote, row, asking())).toEqual([
      { at: 'labels', rule: 'B090', level: 'error', text: ['序列号不能为空', 'The serial number is required'] },
    ]);
    expect(problems(DeliveryNote, { ...row, labels: [{ ...label, serialNo: 'S1' }] }, asking())).toEqual([]);
  });
});
