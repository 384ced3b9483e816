import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { Ways, World } from './way.ts';

const plantOfItsOwn = async ({ company: { samples } }: World) => ({
  plant: (await samples.create('base.plant', {}, 'least')).id,
});

/** An order at the price of the price list. */
async function agreedOrder({ company: { samples } }: World): Promise<SampleRow> {
  const part = (await samples.create('base.part', {}, 'least')).id;
  const row = await samples.row('purchasing.purchaseOrder');
  const price = { vendor: row['vendor'], part, unit: row['lines'][0].unit, currency: 'CNY', price: '3', minQty: '0' };
  await samples.create('purchasing.priceList', { ...price, validFrom: '2000-01-01', validTo: null });
  return { currency: 'CNY', lines: row['lines'].map((line: SampleRow) => ({ ...line, part, price: '3' })) };
}

/** Everything a plan asks for has come with one delivery note. */
async function planReceived({ factory, company: { samples } }: World, { id, sent }: Sampled): Promise<void> {
  const [line] = sent['lines'];
  const { vendor, warehouse } = sent;
  const called = { part: line.part, unit: line.unit, qty: line.qty, plan: id, sourceLine: 1 };
  const note = await samples.create('purchasing.deliveryNote', { vendor, warehouse, lines: [called], labels: [] });
  await asOwner(factory, 'update app.purchasing_delivery_note_lines set received_qty = qty where parent_id = $1', [note.id]);
}

/** The supplier is asked for more of an order's first line. */
const revisionAsked = ({ factory }: World, { id }: Sampled) =>
  asOwner(
    factory,
    `insert into app.purchasing_purchase_order_revisions (tenant_id, id, parent_id, position, revision, line_no, qty, date, price, answer)
      select tenant_id, gen_random_uuid(), parent_id, 1, 2, line_no, qty + 1, due_date, price, 'pending'
      from app.purchasing_purchase_order_lines where parent_id = $1 and line_no = 1`,
    [id],
  );
const aboutRevision = { before: revisionAsked, input: () => ({ reason: '产能不足' }) };

/** Some of an order's first line is called off by a note on its way. */
async function calledOff({ factory, company: { samples } }: World, { id, sent }: Sampled): Promise<Sampled> {
  const { vendor, warehouse, lines } = sent;
  const { part, unit } = lines[0];
  const called = { part, unit, qty: '1', plan: null, order: id, sourceLine: 1 };
  const note = await samples.create('purchasing.deliveryNote', { vendor, warehouse, lines: [called], labels: [] });
  await asOwner(factory, "update app.purchasing_delivery_note set status = '20' where id = $1", [note.id]);
  return note;
}
/** Some of it has come. */
async function orderReceived(world: World, made: Sampled): Promise<void> {
  const { id } = await calledOff(world, made);
  await asOwner(world.factory, 'update app.purchasing_delivery_note_lines set received_qty = qty where parent_id = $1', [id]);
}
const revising = (changes: SampleRow) => (row: SampleRow) => ({ lineId: row['lines'][0].id, reason: '需求变化', ...changes });
const replying = (changes: SampleRow) => (row: SampleRow) => ({
  replies: row['lines'].map(({ id, qty }: SampleRow) => ({ lineId: id, qty, date: '2097-01-31', ...changes })),
});
const disputing = (changes: SampleRow) => (row: SampleRow) => ({ result: 'dispute', ...replying(changes)(row) });
const answeringLine = (changes: SampleRow) => (row: SampleRow) => ({
  lineId: row['lines'][0].id,
  qty: '1',
  arrivalAt: '2097-01-31 08:00:00',
  ...changes,
});
const NO_LINES = { row: { lines: [] } };
const NO_REASON = { input: () => ({ reason: ' ' }) };
const TOO_MUCH = '999999';

const answeredOnce = ({ factory }: World, { id }: Sampled) =>
  asOwner(factory, 'update app.purchasing_delivery_plan set feedback_count = 1 where id = $1', [id]);
const atGate = ({ factory }: World, { id }: Sampled) =>
  asOwner(factory, 'update app.purchasing_delivery_note set gate_arrived_at = now() where id = $1', [id]);
/** A note about another kind of part. */
const notedPart =
  (kind: SampleRow) =>
  async ({ company: { samples } }: World): Promise<SampleRow> => {
    const part = (await samples.create('base.part', kind, 'least')).id;
    const { lines } = await samples.row('purchasing.deliveryNote');
    return { lines: lines.map((line: SampleRow) => ({ ...line, part })) };
  };
const binding = (changes: SampleRow) => (row: SampleRow) => ({
  lineId: row['lines'][0].id,
  caseNo: 'CASE-1',
  qty: '1',
  ...changes,
});

export const purchasingWays: Ways = {
  'purchasing.deliveryNote': {
    first: 'publish',
    ready: { driverTel: '13812345678', plate: '沪A12345', plannedArrival: '2096-12-01 08:00:00', labels: [] },
    actions: {
      bindLabel: { input: binding({}) },
      reject: { input: () => ({ reason: '单据有误' }) },
      receive: { to: '25' },
      close: { input: () => ({ reason: '少收' }) },
    },
    refuses: {
      'create.source': { lines: { sourceLine: null } },
      'bindLabel.bindMax': { input: binding({ qty: TOO_MUCH }) },
      'bindLabel.caseNo': { input: binding({ caseNo: ' ' }) },
      'bindLabel.caseOnce': {
        before: ({ factory }, { id }) =>
          asOwner(
            factory,
            `insert into app.purchasing_delivery_note_labels (tenant_id, id, parent_id, position, line, case_no, qty)
             select tenant_id, gen_random_uuid(), parent_id, 1, id::text, 'CASE-1', 0.001
             from app.purchasing_delivery_note_lines where parent_id = $1`,
            [id],
          ),
        input: binding({ qty: '0.001' }),
      },
      'bindLabel.serialNo': { row: notedPart({ trackMode: 'serial' }), input: binding({}) },
      'publish.hasLines': NO_LINES,
      'publish.qtyPositive': { lines: { qty: '0' } },
      'publish.openQty': {
        // Another note has taken what it asked for when it was saved.
        before: ({ factory }, { id }) =>
          asOwner(factory, 'update app.purchasing_delivery_note_lines set qty = 10000001 where parent_id = $1', [id]),
      },
      'publish.lead': {
        row: async ({ company: { samples } }) => {
          const vendor = (await samples.create('base.vendor', { leadTimeHours: 48, shipmentControl: '0' })).id;
          return { vendor, plannedArrival: '2096-03-04 07:59:59' };
        },
      },
      'withdraw.noGate': { before: atGate },
      'reject.reason': NO_REASON,
      'ship.driverTel': { row: { driverTel: '021-12345678' } },
      'ship.plate': { row: { plate: null } },
      'ship.labels': { row: notedPart({ labelControlled: '1' }) },
      'cancelShip.cancelable': { before: atGate },
      'close.shortReason': NO_REASON,
    },
  },
  // A plant of its own each: publishing one takes the place of the others of its plant.
  'purchasing.purchaseForecast': {
    first: 'publish',
    ready: plantOfItsOwn,
    actions: {
      feedback: { input: () => ({ answer: 'asAsked' }) },
      reject: { input: () => ({ reason: '承诺不足' }) },
    },
    refuses: {
      'publish.hasLines': NO_LINES,
      'feedback.committed': { input: () => ({ replies: [{ lineId: 'other', qty: '2' }] }) },
      'reject.reason': NO_REASON,
    },
  },
  'purchasing.contract': {
    first: 'submit',
    ready: { validFrom: '2096-01-01', validTo: '2096-12-31' },
    actions: { reject: { input: () => ({ reason: '价格有误' }) }, revise: { input: () => ({ validFrom: '2096-07-01' }) } },
    refuses: {
      'submit.hasLines': NO_LINES,
      'submit.period': { row: { validTo: '2095-12-31' } },
      'approve.overlap': {
        before: async ({ factory, company: { samples } }, { sent }) => {
          const other = await samples.create('purchasing.contract', sent);
          await asOwner(factory, "update app.purchasing_contract set status = '10' where id = $1", [other.id]);
        },
      },
      'revise.one': {
        before: async ({ factory, company: { samples } }, { id }) => {
          const revision = await samples.create('purchasing.contract');
          await asOwner(factory, 'update app.purchasing_contract set previous_id = $1 where id = $2', [id, revision.id]);
        },
      },
      'revise.begins': { input: () => ({ validFrom: '2096-01-01' }) },
      'reject.reason': NO_REASON,
    },
  },
  'purchasing.purchaseOrder': {
    first: 'publish',
    ready: agreedOrder,
    actions: {
      reply: { input: replying({}) },
      rejectReply: { input: () => ({ reason: '交期太晚' }) },
      deliver: { to: '32' },
      revise: { input: (row) => ({ lineId: row['lines'][0].id, dueDate: '2097-01-31', reason: '需求推迟' }) },
      acknowledge: { before: revisionAsked },
      refuseRevision: aboutRevision,
      withdrawRevision: { before: revisionAsked },
    },
    refuses: {
      'publish.hasLines': NO_LINES,
      'publish.qtyPositive': { lines: { qty: '0' } },
      'publish.price': { lines: { price: '4' } },
      'reply.dates': { input: () => ({ answer: 'byLine' }) },
      'reply.promisedMost': { input: replying({ qty: TOO_MUCH }) },
      'reply.promisedAhead': { input: replying({ date: '2096-03-01' }) },
      'acceptReply.promiseDoubtful': {
        before: ({ factory }, { id }) =>
          asOwner(factory, 'update app.purchasing_purchase_order_lines set confirmed_qty = qty + 1 where parent_id = $1', [id]),
      },
      'rejectReply.reason': NO_REASON,
      'revise.changes': { input: revising({}) },
      'revise.due': { input: revising({ dueDate: '2096-03-01' }) },
      'revise.reason': { input: revising({ qty: TOO_MUCH, reason: ' ' }) },
      'revise.calledOff': { before: calledOff, input: revising({ qty: '0.5' }) },
      'revise.received': { before: orderReceived, input: revising({ price: '2' }) },
      'acknowledge.waits': {},
      'acknowledge.stillLeft': {
        before: async (world, made) => {
          await calledOff(world, made);
          await revisionAsked(world, made);
          await asOwner(world.factory, 'update app.purchasing_purchase_order_revisions set qty = 0.5 where parent_id = $1', [
            made.id,
          ]);
        },
      },
      'acknowledge.stillAhead': {
        before: async (world, made) => {
          await revisionAsked(world, made);
          await asOwner(
            world.factory,
            "update app.purchasing_purchase_order_revisions set date = '2096-03-01' where parent_id = $1",
            [made.id],
          );
        },
      },
      'refuseRevision.waits': { input: () => ({ reason: '产能不足' }) },
      'refuseRevision.reason': { before: revisionAsked, ...NO_REASON },
      'withdrawRevision.waits': {},
      'close.noTransit': { before: calledOff },
    },
  },
  'purchasing.deliveryPlan': {
    first: 'generateDeliveryNote',
    actions: {
      answerLine: { input: answeringLine({}) },
      feedback: { input: () => ({ result: 'agree' }) },
      complete: { before: planReceived },
      close: { input: () => ({ reason: '不再需要' }) },
    },
    refuses: {
      'publish.demand': { lines: { qty: '0' } },
      'answerLine.once': { before: answeredOnce },
      'answerLine.line': { input: answeringLine({ lineId: 'other' }) },
      'answerLine.arrival': { input: answeringLine({ arrivalAt: '2096-03-02 07:59:59' }) },
      'answerLine.promisedMost': { input: answeringLine({ qty: TOO_MUCH }) },
      'feedback.once': { before: answeredOnce },
      'feedback.answers': { input: () => ({ result: 'dispute' }) },
      'feedback.promisedMost': { input: disputing({ qty: TOO_MUCH, date: '2097-01-31 08:00:00' }) },
      'feedback.promisedAhead': { input: disputing({ qty: '0', date: '2096-03-02 07:59:59' }) },
      'generateDeliveryNote.below': { before: planReceived },
      'complete.all': {},
      'close.reason': NO_REASON,
    },
  },
};
