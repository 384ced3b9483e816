import { postStock, reserveStock } from '@takt/modules/warehouse/server';
import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { Ways, World } from './way.ts';

interface Goods {
  readonly location: string;
  readonly part: string;
  readonly batch: string | null;
  readonly container: string | null;
}
/** Goods come in from a supplier and lie at a location. */
const receive = ({ factory, company }: World, { location, ...goods }: Goods, qty: string) =>
  factory.asSystem(company.tenant.id, (ctx) =>
    postStock(ctx, { entity: 'warehouse.test', documentNo: 'WAY' }, [
      { ...goods, owner: null, qty, from: { outside: 'vendor' }, to: { location, status: 'available' } },
    ]),
  );

/** Goods of the first line stand at the staging location, picked for the order. */
async function atTheDock(world: World, { id, sent }: Sampled): Promise<void> {
  const { factory, company } = world;
  const { stagingLocation: location } = sent;
  const goods = { location, part: sent['lines'][0].part, batch: null, container: null };
  await receive(world, goods, '10');
  await factory.asSystem(company.tenant.id, (ctx) => reserveStock(ctx, [{ ...goods, owner: null, qty: '10' }]));
  const from = (await company.samples.create('warehouse.location', { warehouse: sent['warehouse'], kind: 'storage' }, 'least'))
    .id;
  await asOwner(
    factory,
    `insert into app.warehouse_outbound_order_allocations (tenant_id, parent_id, id, position, part_id, location_id, qty, picked_qty)
     values ($1, $2, gen_random_uuid(), 1, $3, $4, 10, 10)`,
    [company.tenant.id, id, goods.part, from],
  );
}

/** There is enough of it. */
async function allocatable(world: World, { sent }: Sampled): Promise<void> {
  const { samples } = world.company;
  const { warehouse } = sent;
  const location = (await samples.create('warehouse.location', { warehouse, kind: 'storage' }, 'least')).id;
  const { part, batch } = sent['lines'][0];
  // Rules other samples left in this warehouse would look elsewhere.
  for (const rule of ['rotation', 'allocation'])
    await asOwner(world.factory, `update app.warehouse_${rule}_rule set mark_status = '0' where warehouse_id = $1`, [warehouse]);
  await receive(world, { location, part, batch, container: null }, '1000');
}
const scanning = (changes: SampleRow) => (row: SampleRow) => ({
  location: row['locationCode'],
  part: row['partNo'],
  batch: row['batch'],
  qty: row['qty'],
  ...changes,
});
/** A sales shipment asked for it. */
const bySource = ({ factory }: World, { id }: Sampled) =>
  asOwner(factory, "update app.warehouse_outbound_order set by_source = '1' where id = $1", [id]);

export const warehouseOutboundWays: Ways = {
  'warehouse.outboundOrder': {
    first: 'release',
    ready: { plate: '沪A12345', kind: 'customer', rotationRule: null, allocationRule: null },
    actions: {
      allocate: {
        before: allocatable,
      },
      pick: { to: '20' },
      unpick: { before: atTheDock },
      reverse: { input: () => ({ reason: '错发' }) },
      ship: {
        before: async ({ factory, company }, { id }) => {
          const pass = await company.samples.create('warehouse.releasePass', { order: id });
          await asOwner(factory, "update app.warehouse_release_pass set status = '10' where id = $1", [pass.id]);
        },
      },
    },
    refuses: {
      'release.hasLines': { row: { lines: [] } },
      'release.staging': {
        before: async ({ factory, company: { samples } }, { id }) => {
          const warehouse = (await samples.create('warehouse.warehouse', {}, 'least')).id;
          const location = (await samples.create('warehouse.location', { warehouse }, 'least')).id;
          await asOwner(factory, 'update app.warehouse_outbound_order set staging_location_id = $1 where id = $2', [
            location,
            id,
          ]);
        },
      },
      'allocate.stock': {
        row: async ({ company: { samples } }) => {
          const part = (await samples.create('base.part', {}, 'least')).id;
          const { lines } = await samples.row('warehouse.outboundOrder');
          return { lines: lines.map((line: SampleRow) => ({ ...line, part })) };
        },
      },
      'allocate.overrideReason': { before: allocatable, input: () => ({ batch: 'B1', reason: ' ' }) },
      'unpick.picked': { in: 'picked' },
      'pass.plate': { row: { plate: null }, input: () => ({ plate: ' ' }) },
      'ship.byItself': { before: bySource },
      'ship.pass': {},
      'depart.pass': { before: bySource },
      'reverse.reason': { input: () => ({ reason: ' ' }) },
    },
  },
  'warehouse.pickTask': {
    first: 'start',
    actions: {
      confirm: {
        to: '20',
        before: async (world, { number, sent }) => {
          const { factory, company } = world;
          const { order, location, part, batch, container, qty } = sent;
          await receive(world, { location, part, batch, container }, qty);
          await factory.asSystem(company.tenant.id, (ctx) =>
            reserveStock(ctx, [{ location, part, batch, container, owner: null, qty }]),
          );
          await asOwner(factory, "update app.warehouse_outbound_order set status = '11' where id = $1", [order]);
          await asOwner(
            factory,
            `insert into app.warehouse_outbound_order_allocations (tenant_id, parent_id, id, position, part_id, location_id, batch,
               container, qty, picked_qty, task) values ($1, $2, gen_random_uuid(), 1, $3, $4, $5, $6, $7, 0, $8)`,
            [company.tenant.id, order, part, location, batch, container, qty, number],
          );
        },
        input: scanning({}),
      },
    },
    refuses: {
      'confirm.scan': { input: scanning({ location: 'elsewhere' }) },
      'confirm.qtyMax': { input: scanning({ qty: '999999' }) },
      'confirm.shortReason': { input: scanning({ qty: '0', reason: ' ' }) },
    },
  },
  'warehouse.releasePass': {
    first: 'submit',
    actions: {
      reject: { input: () => ({ reason: '车辆未到' }) },
      leave: { input: (row) => ({ plate: row['plate'] }) },
      void: { input: () => ({ reason: '改日提货' }) },
    },
    refuses: {
      'reject.reason': { input: () => ({ reason: ' ' }) },
      'leave.match': { input: () => ({ plate: '沪Z99999' }) },
      'void.reason': { input: () => ({ reason: ' ' }) },
    },
  },
  // Ours: what the contract says of every document cannot be compared.
  'warehouse.wave': { first: '', refuses: { 'release.hasLines': { row: { lines: [] } } } },
};
