import { postStock, reserveStock } from '@takt/modules/warehouse/server';
import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { Ways, World } from './way.ts';

const QTY = '5';

/** A locked order, and a shipment of all of its only line. */
async function shipmentOfOrder({ factory, company: { samples } }: World): Promise<SampleRow> {
  const { lines } = await samples.row('sales.salesOrder');
  const [line] = lines;
  const order = await samples.create('sales.salesOrder', { lines: [{ ...line, qty: QTY }] });
  await asOwner(factory, "update app.sales_sales_order set status = '10' where id = $1", [order.id]);
  const { part, unit } = line;
  return { salesOrder: order.id, warehouse: await samples.reference('warehouse.warehouse'), lines: [{ part, unit, qty: QTY }] };
}

/** Goods of the shipment's line lie at a location, set aside for it or not. */
async function stocked({ factory, company }: World, { sent }: Sampled, reserved: boolean): Promise<string> {
  const { warehouse } = sent;
  const [{ part }] = sent['lines'];
  const location = (await company.samples.create('warehouse.location', { warehouse }, 'least')).id;
  const goods = { part, batch: null, container: null, owner: null, qty: QTY };
  await factory.asSystem(company.tenant.id, async (ctx) => {
    const [from, to] = [{ outside: 'vendor' }, { location, status: 'available' }] as const;
    await postStock(ctx, { entity: 'sales.test', documentNo: 'WAY' }, [{ ...goods, from, to }]);
    if (reserved) await reserveStock(ctx, [{ ...goods, location }]);
  });
  return location;
}

/** Its line is picked, and shipped as far as said. */
async function picked(world: World, made: Sampled, shippedQty: string): Promise<void> {
  const location = await stocked(world, made, true);
  const { factory, company } = world;
  const [{ part }] = made.sent['lines'];
  await asOwner(
    factory,
    `with line as (update app.sales_sales_shipment_lines set picked_qty = $1, shipped_qty = $2 where parent_id = $3 returning id)
     insert into app.sales_sales_shipment_picks (tenant_id, parent_id, id, position, line, part_id, location_id, qty, shipped_qty)
     select $4, $3, gen_random_uuid(), 1, id, $5, $6, $1, $2 from line`,
    [QTY, shippedQty, made.id, company.tenant.id, part, location],
  );
}

const places = new WeakMap<World['company'], string>();

export const salesWays: Ways = {
  'sales.salesOrder': { first: 'lock' },
  'sales.salesShipment': {
    first: 'release',
    ready: shipmentOfOrder,
    actions: {
      pick: {
        before: async (world, made) => places.set(world.company, await stocked(world, made, false)),
        input: async (row, world) => ({
          lineId: row['lines'][0].id,
          location: places.get(world.company) ?? (await world.company.samples.reference('warehouse.location')),
          qty: '1',
        }),
      },
      ship: { before: (world, made) => picked(world, made, '0') },
      complete: { before: (world, made) => picked(world, made, QTY) },
      forceComplete: { before: (world, made) => picked(world, made, QTY), input: () => ({ reason: '客户取消余量' }) },
      confirmReceipt: { input: () => ({ signer: '王五' }) },
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
  },
};
