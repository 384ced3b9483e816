import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { Ways, World } from './way.ts';

const noReason = { input: () => ({ reason: ' ' }) };
const reason = { input: () => ({ reason: '资料不全' }) };

/** A request over the one line of a statement its supplier has confirmed. */
async function confirmedStatement({ factory, company: { samples } }: World): Promise<SampleRow> {
  const statement = await samples.create('purchasing.monthlyReconciliation');
  await asOwner(factory, `update app.purchasing_monthly_reconciliation set status = '30' where id = $1`, [statement.id]);
  const { vendor, lines } = statement.sent;
  return {
    vendor,
    invoiceAmount: lines[0].amount,
    lines: [{ statement: statement.id, statementLine: 1 }],
  };
}
/** Goods stand on a statement that nobody has received; no form may say which were. */
const unreceived = ({ factory }: World, statement: string) =>
  asOwner(factory, `update app.purchasing_monthly_reconciliation_lines set kind = 'receipt' where parent_id = $1`, [statement]);
const unreceivedRequest = (world: World, { sent }: Sampled) => unreceived(world, sent['lines'][0].statement);
const aboutLine = (row: SampleRow) => ({ lineId: row['lines'][0].id, reason: '样件' });
/** What a requisition asks for comes to a warehouse of its plant, from somebody. */
const orderedFrom = async ({ plant }: SampleRow, { company: { samples } }: World): Promise<SampleRow> => ({
  warehouse: (await samples.create('warehouse.warehouse', { plant }, 'least')).id,
  vendor: (await samples.create('base.vendor', {}, 'least')).id,
});
/** An order was made of it. */
async function onOrder({ factory, company: { samples } }: World, { id }: Sampled): Promise<void> {
  const order = await samples.create('purchasing.purchaseOrder');
  await asOwner(
    factory,
    `update app.purchasing_purchase_order_lines l set requisition_id = r.parent_id, requisition_line = r.line_no, qty = r.qty
     from app.purchasing_requisition_lines r where r.parent_id = $1 and l.parent_id = $2`,
    [id, order.id],
  );
}
/** The supplier has had its time to answer. */
const silent = ({ factory }: World, { id }: Sampled) =>
  asOwner(factory, `update app.purchasing_return_notice set reply_due_at = '2000-01-01' where id = $1`, [id]);
/** The warehouse can send goods off. */
const shipping = ({ company: { samples } }: World, { sent: { warehouse } }: Sampled) =>
  samples.create('warehouse.location', { warehouse, kind: 'shipping' }, 'least');
/** The goods have left; no form may say so. */
const gone = ({ factory }: World, { id }: Sampled) =>
  asOwner(factory, 'update app.purchasing_return_notice set left_at = now() where id = $1', [id]);

/** Working with suppliers after the goods have come, and beside them. */
export const settlementWays: Ways = {
  'purchasing.pickupNote': {
    first: 'publish',
    actions: { confirmPickup: { input: () => ({ answer: 'asAsked' }) } },
    refuses: {
      'publish.hasLines': { row: { lines: [] } },
      'publish.qtyPositive': { lines: { qty: '0' } },
      'publish.fromTo': {
        before: ({ factory }, { id }) =>
          asOwner(factory, "update app.purchasing_pickup_note set ship_from = '' where id = $1", [id]),
      },
      'publish.driverTel': {
        before: ({ factory }, { id }) =>
          asOwner(factory, "update app.purchasing_pickup_note set driver_tel = '110' where id = $1", [id]),
      },
      'confirmPickup.qty': { input: () => ({ answer: 'byLine' }) },
    },
  },
  'purchasing.returnNotice': {
    first: 'publish',
    actions: {
      feedback: { input: () => ({ result: 'agree' }) },
      confirm: { before: (world, made) => Promise.all([silent(world, made), shipping(world, made)]) },
      close: { before: gone },
    },
    refuses: {
      'publish.hasLines': { row: { lines: [] } },
      'publish.qtyPositive': { lines: { qty: '0' } },
      'publish.fromTo': {
        before: ({ factory }, { id }) =>
          asOwner(factory, "update app.purchasing_return_notice set ship_from = '' where id = $1", [id]),
      },
      'feedback.content': { input: () => ({ result: 'dispute', remark: ' ' }) },
      'feedback.driverTel': { row: { collected: '1' }, input: () => ({ result: 'agree', driverTel: '110' }) },
      'confirm.confirmable': { in: 'published' },
      'close.left': {},
    },
  },
  // Published and submitted again from a later state: no button belongs to the first one alone.
  'purchasing.monthlyReconciliation': {
    first: '',
    actions: {
      dispute: { input: (row) => ({ lineId: row['lines'][0].id, reason: '数量不符' }) },
      releaseLine: { before: (world, { id }) => unreceived(world, id), input: aboutLine },
    },
    refuses: {
      'create.begun': { row: { period: '2096-04' } },
      'publish.hasLines': { row: { lines: [] } },
      'publish.matched': { before: (world, { id }) => unreceived(world, id) },
      'dispute.why': { input: (row) => ({ lineId: row['lines'][0].id, reason: ' ' }) },
      'confirm.matched': { before: (world, { id }) => unreceived(world, id) },
      'releaseLine.unmatched': { input: aboutLine },
      'releaseLine.line': {
        before: (world, { id }) => unreceived(world, id),
        input: () => ({ lineId: 'other', reason: '样件' }),
      },
      'releaseLine.reason': {
        before: (world, { id }) => unreceived(world, id),
        input: (row) => ({ lineId: row['lines'][0].id, reason: ' ' }),
      },
    },
  },
  'purchasing.invoiceRequest': {
    first: '',
    ready: confirmedStatement,
    actions: {
      return: reason,
      void: reason,
      releaseLine: { before: unreceivedRequest, input: aboutLine },
    },
    refuses: {
      'create.recon': { row: { lines: [] } },
      'submit.recon': {
        before: ({ factory }, { sent }) =>
          asOwner(factory, "update app.purchasing_monthly_reconciliation set status = '10' where id = $1", [
            sent['lines'][0].statement,
          ]),
      },
      'submit.tax': { row: { invoiceNo: null } },
      'submit.match': { row: { invoiceAmount: '0.01' } },
      'submit.matched': { before: unreceivedRequest },
      'approve.matched': { before: unreceivedRequest },
      'releaseLine.unmatched': { input: aboutLine },
      'releaseLine.line': { before: unreceivedRequest, input: () => ({ lineId: 'other', reason: '样件' }) },
      'releaseLine.reason': { before: unreceivedRequest, input: (row) => ({ lineId: row['lines'][0].id, reason: ' ' }) },
      'return.reason': noReason,
      'void.reason': noReason,
    },
  },
  'purchasing.ecr': {
    first: '',
    ready: { bomAffected: '0', sampleRequired: '0' },
    actions: { reject: reason },
    refuses: {
      'submit.impact': { row: { stockDisposition: null } },
      'reject.reason': noReason,
      'cutover.ppap': { row: { sampleRequired: '1' } },
      'approveSamples.samplesOpen': {},
    },
  },
  'purchasing.bulletin': { first: 'publish' },
  'purchasing.requisition': {
    first: '',
    actions: { order: { input: orderedFrom } },
    refuses: {
      'release.hasLines': { row: { lines: [] } },
      'release.qtyPositive': { lines: { qty: '0' } },
      'withdraw.unordered': { before: onOrder },
      'order.left': { before: onOrder },
      'order.supplier': {
        lines: { vendor: null },
        input: async (row, world) => ({ ...(await orderedFrom(row, world)), vendor: null }),
      },
      'close.reason': noReason,
    },
  },
};
