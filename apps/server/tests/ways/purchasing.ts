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

export const purchasingWays: Ways = {
  'purchasing.deliveryNote': {
    first: 'publish',
    ready: { driverTel: '13812345678', plate: '沪A12345', plannedArrival: '2096-12-01 08:00:00', labels: [] },
    actions: {
      bindLabel: { input: (row) => ({ lineId: row['lines'][0].id, caseNo: 'CASE-1', qty: '1' }) },
      reject: { input: () => ({ reason: '单据有误' }) },
      receive: { to: '25' },
      close: { input: () => ({ reason: '少收' }) },
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
  },
  'purchasing.contract': {
    first: 'submit',
    ready: { validFrom: '2096-01-01', validTo: '2096-12-31' },
    actions: { reject: { input: () => ({ reason: '价格有误' }) }, revise: { input: () => ({ validFrom: '2096-07-01' }) } },
  },
  'purchasing.purchaseOrder': {
    first: 'publish',
    ready: agreedOrder,
    actions: {
      reply: {
        input: (row) => ({
          replies: row['lines'].map(({ id, qty }: SampleRow) => ({ lineId: id, qty, date: '2097-01-31' })),
        }),
      },
      rejectReply: { input: () => ({ reason: '交期太晚' }) },
      deliver: { to: '32' },
      revise: { input: (row) => ({ lineId: row['lines'][0].id, dueDate: '2097-01-31', reason: '需求推迟' }) },
      acknowledge: { before: revisionAsked },
      refuseRevision: aboutRevision,
      withdrawRevision: { before: revisionAsked },
    },
  },
  'purchasing.deliveryPlan': {
    first: 'generateDeliveryNote',
    actions: {
      answerLine: { input: (row) => ({ lineId: row['lines'][0].id, qty: '1', arrivalAt: '2097-01-31 08:00:00' }) },
      feedback: { input: () => ({ result: 'agree' }) },
      complete: { before: planReceived },
      close: { input: () => ({ reason: '不再需要' }) },
    },
  },
};
