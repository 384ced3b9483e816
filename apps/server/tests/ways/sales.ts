import { postStock } from '@takt/modules/warehouse/server';
import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import { linked } from './linked.ts';
import type { Ways, World } from './way.ts';

const QTY = '5';

/** A locked order, and a shipment of all of its only line. */
async function shipmentOfOrder({ factory, company: { samples } }: World): Promise<SampleRow> {
  const { lines } = await samples.row('sales.salesOrder');
  const part = (await samples.create('base.part', {}, 'least')).id;
  const order = await samples.create('sales.salesOrder', { lines: [{ ...lines[0], part, qty: QTY }] });
  await asOwner(factory, "update app.sales_sales_order set status = '10' where id = $1", [order.id]);
  const { unit } = lines[0];
  const warehouse = await samples.reference('warehouse.warehouse');
  await samples.create('warehouse.location', { warehouse, kind: 'shipping' }, 'least');
  return { salesOrder: order.id, warehouse, lines: [{ part, unit, qty: QTY }] };
}

/** Goods of the shipment's line lie in its warehouse, which has a place for goods on their way out. */
async function stocked({ factory, company }: World, { warehouse, lines }: SampleRow): Promise<void> {
  const location = (await company.samples.create('warehouse.location', { warehouse, kind: 'storage' }, 'least')).id;
  const goods = { part: lines[0].part, batch: null, container: null, owner: null, qty: QTY };
  await factory.asSystem(company.tenant.id, async (ctx) => {
    const [from, to] = [{ outside: 'vendor' }, { location, status: 'available' }] as const;
    await postStock(ctx, { entity: 'sales.test', documentNo: 'WAY' }, [{ ...goods, from, to }]);
  });
}

/** It has shipped all of it. */
async function shipped({ factory }: World, made: Sampled): Promise<void> {
  await asOwner(factory, 'update app.sales_sales_shipment_lines set shipped_qty = $1 where parent_id = $2', [QTY, made.id]);
}
/** The warehouse has picked it, and the gate has passed it. */
async function passed(world: World, made: Sampled): Promise<void> {
  const { factory, company } = world;
  await stocked(world, made.sent);
  const { admin } = company;
  const chief = await company.tenant.person({ admin: true });
  const act = async (entity: string, id: string, action: string, input: object = {}, by = admin) => {
    const { version } = (await admin.one(entity, id)).data;
    const reply = await by.act(entity, action, [{ id, version }], { input });
    if (reply.httpStatus !== 200) throw new Error(`${entity}.${action}: ${reply.raw}`);
  };
  await act('sales.salesShipment', made.id, 'pick');
  // Whoever ships it has seen it since.
  await asOwner(factory, 'update app.sales_sales_shipment set version = version - 1 where id = $1', [made.id]);
  const [order] = await asOwner<{ id: string }>(factory, 'select to_id as id from app.link where from_id = $1', [made.id]);
  if (!order) throw new Error('nothing was asked of the warehouse');
  await act('warehouse.outboundOrder', order.id, 'pick');
  await act('warehouse.outboundOrder', order.id, 'pass', { plate: '沪A12345' });
  const [pass] = await asOwner<{ id: string }>(factory, 'select id from app.warehouse_release_pass where order_id = $1', [
    order.id,
  ]);
  await act('warehouse.releasePass', pass?.id ?? '', 'approve', {}, chief);
}

export const salesWays: Ways = {
  'sales.salesOrder': {
    first: 'lock',
    refuses: {
      'lock.hasLines': { row: { lines: [] } },
      'lock.qtyPositive': { lines: { qty: '0' } },
      'lock.due': { row: { orderDate: '2096-05-02' }, lines: { dueDate: '2096-05-01' } },
      'lock.customerActive': {
        row: async ({ company: { samples } }) => ({ customer: (await samples.create('base.customer', { markStatus: '0' })).id }),
      },
      'unlock.noDownstream': { before: (world, made) => linked(world, 'sales.salesOrder', made, false) },
      'close.noOpenShipment': { before: (world, made) => linked(world, 'sales.salesOrder', made, true) },
    },
  },
  'sales.salesShipment': {
    first: 'release',
    ready: shipmentOfOrder,
    actions: {
      // Nothing has been asked of the warehouse: the state was set, not reached.
      pick: { before: (world, made) => stocked(world, made.sent) },
      ship: { before: passed },
      complete: { before: shipped },
      forceComplete: { before: shipped, input: () => ({ reason: '客户取消余量' }) },
      confirmReceipt: { input: () => ({ signer: '王五' }) },
    },
    refuses: {
      'release.hasLines': { row: { lines: [] } },
      'release.qtyPositive': { lines: { qty: '0' } },
      'release.soLocked': {
        before: ({ factory }, { sent }) =>
          asOwner(factory, "update app.sales_sales_order set status = '00' where id = $1", [sent['salesOrder']]),
      },
      'release.warehouse': { row: { warehouse: null } },
      'release.onOrder': {
        before: ({ factory }, { id }) =>
          asOwner(factory, 'update app.sales_sales_shipment_lines set order_line = null where parent_id = $1', [id]),
      },
      'release.openQty': { lines: { qty: '5.001' } },
      'pick.pickMax': { input: (row) => ({ lineId: row['lines'][0].id, qty: '5.001' }) },
      'pick.stockOk': {},
      'ship.shipMax': {},
      'ship.serials': {
        before: async (world, made) => {
          await passed(world, made);
          const { part } = made.sent['lines'][0];
          await asOwner(world.factory, "update app.base_part set track_mode = 'serial' where id = $1", [part]);
        },
      },
      'complete.allShipped': {},
      'forceComplete.shipEqPick': { before: passed },
      'forceComplete.reason': { input: () => ({ reason: ' ' }) },
      'confirmReceipt.signDate': {
        before: ({ factory }, { id }) =>
          asOwner(factory, "update app.sales_sales_shipment set shipped_at = '2096-03-02 07:00+08' where id = $1", [id]),
        input: () => ({ signedAt: '2096-03-02 06:59:59' }),
      },
      'cancel.noneShipped': { before: shipped },
    },
  },
  'sales.billOfLading': {
    first: 'issue',
    ready: { driverTel: '13812345678', vehicleNo: '沪A12345' },
    line: { packages: 3 },
    actions: {
      close: {
        before: ({ factory }, { id }) =>
          asOwner(
            factory,
            `update app.sales_sales_shipment set status = '20' where id in
               (select shipment_id from app.sales_bill_of_lading_lines where parent_id = $1)`,
            [id],
          ),
      },
    },
    refuses: {
      'issue.hasLines': { row: { lines: [] } },
      'issue.carrier': { row: { vehicleNo: null } },
      'issue.driverTel': { row: { driverTel: '12812345678' } },
      'close.shipped': {},
    },
  },
};
