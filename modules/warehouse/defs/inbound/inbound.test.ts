import { type Actor, type AnyDocument, type GuardContext, refusal, type Text, target } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { Asn } from './asn.ts';
import { PutawayTask } from './putaway-task.ts';
import { Receipt } from './receipt.ts';

const actor: Actor = { userId: 'u', can: () => true, vendorId: null };
const at = (input: GuardContext['input'] = {}): GuardContext => ({ now: '2026-03-02 08:00:00', actor, input });
type Row = Readonly<Record<string, unknown>> & { readonly status: string };
const may = (doc: AnyDocument, action: string, row: Row, input = {}) => expect(refusal(doc, action, row, at(input))).toBeNull();
const mayNot = (doc: AnyDocument, action: string, row: Row, code: string, text: Text, input = {}) =>
  expect(refusal(doc, action, row, at(input))).toMatchObject({ code: `${doc.id}.${action}.${code}`, text });

describe('ASN', () => {
  const asn = (status: string, more = {}) => ({ status, gateArrivedAt: null, lines: [{ receivedQty: '0' }], ...more });

  test('a vehicle has arrived where a dock takes it or the gate has seen it', () => {
    may(Asn, 'arrive', asn('inTransit'), { dock: 'd' });
    may(Asn, 'arrive', asn('inTransit', { gateArrivedAt: '2026-03-02 07:00:00' }));
  });
});

describe('receipt', () => {
  const line = {
    id: 'a',
    qty: '10',
    receivedQty: '0',
    rejectedQty: '0',
    putQty: '0',
    overPct: null,
    lotControlled: '0',
    shelfLifeDays: null,
    vendorLot: null,
    producedOn: null,
  };
  const other = { ...line, id: 'b', qty: '5' };
  const receipt = (status: string, ...lines: readonly object[]) => ({
    status,
    lines: lines.length > 0 ? lines : [line],
    boxes: [{ box: 'B1' }],
    packages: [],
    taskCount: 0,
  });
  const to = (row: Row, input = {}) => target(Receipt, 'receive', row, at(input));

  test('what was announced is received, and what the terms allow on top', () => {
    const text: Text = ['收货数量超过允许上限', 'Received quantity exceeds the limit'];
    may(Receipt, 'receive', receipt('new'), { lineId: 'a', qty: '10' });
    may(Receipt, 'receive', receipt('new', { ...line, overPct: '5' }), { lineId: 'a', qty: '10.5' });
    mayNot(Receipt, 'receive', receipt('new', { ...line, overPct: '5', rejectedQty: '1' }), 'over', text, {
      lineId: 'a',
      qty: '10',
    });
  });
  test('another box is received, and goods in none', () => {
    const input = { lineId: 'a', qty: '1' };
    may(Receipt, 'receive', receipt('new'), { ...input, box: 'B2' });
    const text: Text = ['这一箱已经收过', 'This box has been received already'];
    const some = receipt('partlyReceived', { ...line, receivedQty: '1' });
    mayNot(Receipt, 'receive', some, 'box', text, { ...input, box: 'B1' });
    // Whoever scans it after the last box is told the same; of a receipt that was taken back nothing is received.
    mayNot(Receipt, 'receive', { ...some, status: 'received' }, 'box', text, { ...input, box: 'B1' });
    expect(refusal(Receipt, 'receive', receipt('cancelled'), at({ ...input, box: 'B1' }))?.code).toMatch(/state$/);
    may(Receipt, 'receive', receipt('new'), { ...input, box: null });
  });
  test('receipt.receive.package: a package is one of this delivery, on the line it belongs to', () => {
    const text: Text = ['该箱不在本次送货内', 'This package is not part of this delivery'];
    const [mine, foreign] = ['106141411234567897', '369012345000000012'];
    const pack = { code: mine, labelNo: 'LB1', line: 'a', qty: '4', vendorLot: null, producedOn: null, expiresOn: null };
    const announced = { ...receipt('new', line, other), packages: [pack] };
    mayNot(Receipt, 'receive', announced, 'package', text, { box: foreign });
    mayNot(Receipt, 'receive', announced, 'package', text, { box: mine, lineId: 'b' });
    may(Receipt, 'receive', announced, { box: mine });
    may(Receipt, 'receive', announced, { box: 'B2', lineId: 'b', qty: '1' });
    expect(to({ ...receipt('new'), packages: [{ ...pack, qty: '10' }] }, { box: mine })).toBe('received');
  });
  test('use N4: a package is the same by its symbol and by the number printed on its label', () => {
    const pack = { code: '106141411234567897', labelNo: 'LB1', line: 'a', qty: '4' };
    const announced = { ...receipt('partlyReceived', { ...line, receivedQty: '4' }), packages: [pack], boxes: [] };
    may(Receipt, 'receive', announced, { box: 'LB1' });
    mayNot(Receipt, 'receive', announced, 'package', ['该箱不在本次送货内', 'This package is not part of this delivery'], {
      box: 'LB1',
      lineId: 'b',
    });
    mayNot(
      Receipt,
      'receive',
      { ...announced, boxes: [{ box: pack.code }] },
      'box',
      ['这一箱已经收过', 'This box has been received already'],
      { box: 'LB1' },
    );
  });
  test('use N3, receipt.receive.full: a box whose line was filled by hand is told that, also where nothing else is to come', () => {
    const text: Text = ['这一箱所在的明细行已收满', 'The line of this box is full'];
    const pack = { code: '106141411234567897', labelNo: null, line: 'a', qty: '4' };
    const filled = (status: string, more = {}) => ({
      ...receipt(status, { ...line, receivedQty: '10', ...more }),
      packages: [pack],
      boxes: [],
    });
    const input = { box: pack.code };
    for (const status of ['partlyReceived', 'received']) mayNot(Receipt, 'receive', filled(status), 'full', text, input);
    may(Receipt, 'receive', filled('partlyReceived', { overPct: '40' }), input);
    mayNot(
      Receipt,
      'receive',
      filled('partlyReceived', { receivedQty: '7' }),
      'over',
      ['收货数量超过允许上限', 'Received quantity exceeds the limit'],
      input,
    );
  });
  test('a box nobody announced, is of some line', () => {
    const text: Text = ['请选择明细行', 'Choose the line'];
    mayNot(Receipt, 'receive', receipt('new'), 'line', text, { box: 'B2' });
    may(Receipt, 'receive', receipt('new'));
  });
  test('a controlled part tells its batch, one that spoils its day as well', () => {
    const text: Text = ['请填写批次和日期', 'Lot and dates are required'];
    const lot = { ...line, lotControlled: '1' };
    may(Receipt, 'receive', receipt('new', lot), { vendorLot: 'L1' });
    may(Receipt, 'receive', receipt('new', { ...lot, vendorLot: 'L1' }));
    const spoils = { ...lot, vendorLot: 'L1', shelfLifeDays: 90 };
    mayNot(Receipt, 'receive', receipt('new', spoils), 'lot', text);
    may(Receipt, 'receive', receipt('new', spoils), { producedOn: '2026-03-01' });
    may(Receipt, 'receive', receipt('new', spoils), { expiresOn: '2026-06-01' });
    // The line that is not received now is not asked.
    may(Receipt, 'receive', receipt('new', line, { ...lot, id: 'b' }), { lineId: 'a', qty: '1' });
  });
  test('B086, B087: something, and no more than is still to come', () => {
    const text: Text = [
      '拒收数量不能为0且不能大于待收数量',
      'Rejected quantity cannot be 0 and not above the quantity to be received',
    ];
    const some = receipt('partlyReceived', { ...line, receivedQty: '7' });
    for (const qty of ['0', '3.000001', null]) mayNot(Receipt, 'rejectQty', some, 'rej', text, { lineId: 'a', qty, reason: 'x' });
    may(Receipt, 'rejectQty', some, { lineId: 'a', qty: '3', reason: 'x' });
  });
  test('there is something to put away', () => {
    may(Receipt, 'putaway', { ...receipt('received'), taskCount: 1 });
  });
  test('it is received when nothing of any line is open; without a line, all that is open is taken', () => {
    expect(to(receipt('new', line, other), { lineId: 'a', qty: '10' })).toBe('partlyReceived');
    expect(to(receipt('partlyReceived', { ...line, receivedQty: '6', rejectedQty: '4' }, other), { lineId: 'b', qty: '5' })).toBe(
      'received',
    );
    expect(to(receipt('new', line, other))).toBe('received');
  });
});

describe('putaway task', () => {
  const task = (status: string, more = {}) => ({
    status,
    qty: '10',
    doneQty: '0',
    location: 'L',
    stockStatus: 'available',
    qcAllowed: '0',
    ...more,
  });

  test('putaway_task.create.qc: what awaits inspection goes to its own zone only', () => {
    const text: Text = ['待检库存不能上架到合格区', 'QC stock cannot go to the released zone'];
    mayNot(PutawayTask, 'create', task('todo', { stockStatus: 'qc' }), 'qc', text);
    may(PutawayTask, 'create', task('todo', { stockStatus: 'qc', qcAllowed: '1' }));
    may(PutawayTask, 'create', task('todo'));
    mayNot(PutawayTask, 'create', task('todo', { stockStatus: 'ng', qcAllowed: '1' }), 'qc', text);
  });
  test('goods are put away at the place of the task or another', () => {
    may(PutawayTask, 'putaway', task('todo', { location: null }), { location: 'X' });
    may(PutawayTask, 'putaway', task('todo'));
  });
  test('it is done when all of it is put away', () => {
    const to = (input = {}, more = {}) => target(PutawayTask, 'putaway', task('todo', more), at(input));
    expect(to({ qty: '4' })).toBe('inProgress');
    expect(to({ qty: '6' }, { doneQty: '4' })).toBe('done');
    expect(to()).toBe('done');
  });
});
