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
const mayNot = (action: string, row: DeliveryNote, code: string, at = asking()) =>
  expect(refusal(DeliveryNote, action, row, at)?.code).toBe(`purchasing.deliveryNote.${action}.${code}`);

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
  expect(refusal(DeliveryNote, action, note(status), asking({}, action === 'ship' ? theirs : ours))).toMatchObject({
    code: `purchasing.deliveryNote.${action}.state`,
    text,
    level: 'error',
  });
});

test('every line names the demand it answers: a plan or an order', () => {
  mayNot('create', note('draft', line, { ...line, plan: null }), 'source');
  mayNot('create', note('draft', { ...line, order: id(7) }), 'source');
  may('create', note('draft', line, { ...line, plan: null, order: id(7) }));
});

describe('binding labels', () => {
  const binding = (input: Record<string, unknown>) => asking({ lineId: line.id, caseNo: 'C1', qty: '4', ...input });

  test('what a line has left may be bound, of no other line', () => {
    const half = note('published', { ...line, boundQty: '6' });
    mayNot('bindLabel', half, 'bindMax', binding({ lineId: id(0) }));
    mayNot('bindLabel', half, 'bindMax', binding({ qty: null }));
    may('bindLabel', half, binding({ qty: '4' }));
    may('bindLabel', note('draft', bare), binding({ qty: '10' }));
  });
  test('another case is bound, and each numbered piece of the same one', () => {
    const some = { ...draft, labels: [label] };
    may('bindLabel', some, binding({ caseNo: 'C2' }));
    may('bindLabel', { ...some, lines: [{ ...line, serialised: '1' }] }, binding({ caseNo: 'C1', serialNo: 'S2' }));
  });
});

test('a note may announce the least quantity, and all that is open', () => {
  may('publish', note('draft', line, { ...line, qty: '0.001' }));
  may('publish', note('draft', { ...line, openQty: '10.000' }));
  // What the supplier's terms allow on top waits in shipment control.
  mayNot('publish', note('draft', { ...line, openQty: '9', overQty: '0.9' }), 'openQty');
  may('publish', note('draft', { ...line, openQty: '9', overQty: '1' }));
});
test('a note that keeps the lead time is published without a caution', () => {
  expect(cautions(DeliveryNote, 'publish', draft, asking())).toEqual([]);
});
test('a note is withdrawn while nobody is at the gate', () => {
  may('withdraw', note('published'));
  may('withdraw', note('control'));
});
test('the driver can be called by what the note or the dialog says', () => {
  for (const driverTel of [null, '12812345678', '1381234567', '138123456789'])
    mayNot('ship', { ...note('published'), driverTel }, 'driverTel', asking({}, theirs));
  may('ship', { ...note('published'), driverTel: null }, asking({ driverTel: '13812345678' }, theirs));
});
test('label-controlled parts are shipped fully bound', () => {
  const controlled: Line = { ...line, labelControlled: '1' };
  mayNot('ship', note('published', line, { ...controlled, boundQty: '9.5' }), 'labels', asking({}, theirs));
  may('ship', note('published', bare, { ...controlled, boundQty: '10.000' }), asking({}, theirs));
});
test('shipping is called off while nothing was received', () => {
  may('cancelShip', note('shipped', line, bare));
});
test('delivery_note.close.settled: nothing is given back while the warehouse still receives', () => {
  const short = note('partlyReceived', { ...line, receivedQty: '9' });
  mayNot('close', { ...short, asnOpen: '1' }, 'settled', asking({ reason: '短装' }));
  may('close', short, asking({ reason: '短装' }));
});
test('what was received and rejected in full is closed without a reason', () => {
  may('close', note('received', { ...line, receivedQty: '9', rejectedQty: '1' }));
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
  const told = (action: string, row: DeliveryNote, at = asking()) =>
    expect(refusal(DeliveryNote, action, row, at)).toMatchObject({ code: `purchasing.deliveryNote.${action}.by`, text });
  test('only the supplier ships', () => told('ship', note('published')));
  test('only our side approves and rejects a shipment', () => {
    told('audit', note('control'), asking({}, theirs));
    told('reject', note('control'), asking({ reason: 'x' }, theirs));
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
