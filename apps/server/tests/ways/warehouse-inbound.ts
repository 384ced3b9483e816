import { postStock } from '@takt/modules/warehouse/server';
import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { Ways, World } from './way.ts';

/** A location of a sampled warehouse: each of another kind. */
const place = async ({ company }: World, warehouse: string, kind: string): Promise<string> =>
  (
    await company.samples.create('warehouse.location', {
      warehouse,
      kind,
      area: null,
      zone: null,
      putawayLocked: '0',
      fixedPart: null,
      maxWeight: null,
      mixedParts: '1',
      mixedLots: '1',
    })
  ).id;
const plain = async ({ company }: World): Promise<string> =>
  (await company.samples.create('base.part', { trackMode: 'none', qualityControlled: '0', shelfLifeDays: null }, 'least')).id;

/** An ASN in a warehouse that can receive, with a receipt where one is wanted. */
async function announced(world: World): Promise<SampleRow> {
  const { samples } = world.company;
  const warehouse = (await samples.create('warehouse.warehouse')).id;
  await place(world, warehouse, 'receiving');
  const { lines } = await samples.row('warehouse.asn');
  const part = await plain(world);
  return { warehouse, lines: lines.map((line: SampleRow) => ({ ...line, part, qty: '10' })) };
}
async function arrived(world: World): Promise<SampleRow> {
  const { samples } = world.company;
  const asn = await samples.create('warehouse.asn', await announced(world));
  await asOwner(world.factory, "update app.warehouse_asn set status = '20' where id = $1", [asn.id]);
  const row = (await world.company.admin.one('warehouse.asn', asn.id)).data;
  const location = await place(world, row.warehouse, 'receiving');
  const lines = row.lines.map(({ part, qty, unit }: SampleRow) => ({ part, qty, unit }));
  return { asn: asn.id, vendor: row.vendor, warehouse: row.warehouse, location, lines };
}
const receiveHalf = (row: SampleRow) => ({ lineId: row['lines'][0].id, qty: '4' });

/** Some of its first line was received and awaits inspection. */
async function awaitingInspection({ factory, company }: World, { id, number = '' }: Sampled): Promise<void> {
  const { location, lines } = (await company.admin.one('warehouse.receipt', id)).data;
  const [{ id: lineId, part }] = lines;
  const move = { part, batch: null, container: null, owner: null, qty: '4', lineId };
  await factory.asSystem(company.tenant.id, (ctx) =>
    postStock(ctx, { entity: 'warehouse.receipt', documentNo: number }, [
      { ...move, from: { outside: 'vendor' }, to: { location, status: 'qc' } },
    ]),
  );
  await asOwner(factory, 'update app.warehouse_receipt_lines set qc_qty = 4 where id = $1', [lineId]);
}

const ofLines =
  (table: 'asn' | 'receipt', change: string) =>
  ({ factory }: World, { id }: Sampled) =>
    asOwner(factory, `update app.warehouse_${table}_lines set ${change} where parent_id = $1`, [id]);
const NO_REASON = { input: () => ({ reason: ' ' }) };

export const inboundWays: Ways = {
  'warehouse.asn': {
    first: 'deliver',
    ready: announced,
    actions: {
      arrive: {
        input: async (row, { company }) => ({
          dock: (await company.samples.create('warehouse.dock', { warehouse: row['warehouse'] })).id,
        }),
      },
      cancel: { input: () => ({ reason: '货损拒收' }) },
    },
    refuses: {
      'deliver.byItself': {
        before: ({ factory }, { id }) => asOwner(factory, "update app.warehouse_asn set source_no = 'DN1' where id = $1", [id]),
      },
      'arrive.gate': { input: () => ({}) },
      'cancel.none': { before: ofLines('asn', 'received_qty = 0.5') },
      'cancel.reason': NO_REASON,
    },
  },
  'warehouse.receipt': {
    // One at a time: a press of it takes goods of one receipt.
    first: '',
    ready: arrived,
    actions: {
      receive: { input: receiveHalf, to: '12' },
      rejectQty: { input: (row) => ({ ...receiveHalf(row), reason: '外箱破损' }) },
      judge: { before: awaitingInspection },
      putaway: {
        before: async ({ factory, company }, { id }) => {
          const row = (await company.admin.one('warehouse.receipt', id)).data;
          const { part } = row.lines[0];
          const task = {
            warehouse: row.warehouse,
            receipt: id,
            part,
            qty: '1',
            fromLocation: row.location,
            stockStatus: 'available',
          };
          const made = await company.samples.create('warehouse.putawayTask', {
            ...task,
            batch: null,
            container: null,
            owner: null,
          });
          await asOwner(factory, "update app.warehouse_putaway_task set status = '20' where id = $1", [made.id]);
        },
      },
    },
    refuses: {
      'receive.box': {
        before: async (world, made) => {
          await ofLines('receipt', 'received_qty = 0.5')(world, made);
          await asOwner(
            world.factory,
            `insert into app.warehouse_receipt_boxes (tenant_id, id, parent_id, position, box)
             select tenant_id, gen_random_uuid(), id, 1, 'B1' from app.warehouse_receipt where id = $1`,
            [made.id],
          );
        },
        input: (row) => ({ ...receiveHalf(row), box: 'B1' }),
      },
      'receive.line': { input: () => ({ qty: '1' }) },
      'receive.over': { input: (row) => ({ ...receiveHalf(row), qty: '999999' }) },
      'receive.lot': {
        before: ({ factory }, { sent }) =>
          asOwner(factory, "update app.base_part set track_mode = 'lot' where id = $1", [sent['lines'][0].part]),
      },
      'rejectQty.rej': { input: (row) => ({ ...receiveHalf(row), qty: '999999', reason: '外箱破损' }) },
      'rejectQty.reason': { input: receiveHalf },
      'putaway.task': {},
      'cancel.notShelved': { before: ofLines('receipt', 'put_qty = 1') },
    },
  },
  'warehouse.putawayTask': {
    // A task under way may be put away as well: there is no state next to the first that refuses it.
    first: '',
    ready: async (world) => {
      const warehouse = (await world.company.samples.create('warehouse.warehouse')).id;
      return {
        warehouse,
        receipt: null,
        receiptLine: null,
        part: await plain(world),
        batch: null,
        container: null,
        owner: null,
        stockStatus: 'available',
        qty: '10',
        fromLocation: await place(world, warehouse, 'receiving'),
        location: await place(world, warehouse, 'storage'),
      };
    },
    refuses: { 'putaway.loc': { row: { location: null } } },
    actions: {
      putaway: {
        before: async ({ factory, company }, { id }) => {
          const { warehouse, fromLocation, part } = (await company.admin.one('warehouse.putawayTask', id)).data;
          await asOwner(
            factory,
            `insert into app.warehouse_stock (tenant_id, id, warehouse_id, location_id, part_id, stock_status, qty, reserved_qty, received_at,
               created_by, created_at, updated_by, updated_at)
             select $1, gen_random_uuid(), $2, $3, $4, 'available', 10, 0, now(), $5, now(), $5, now()`,
            [company.tenant.id, warehouse, fromLocation, part, id],
          );
        },
      },
    },
  },
};
