import { type Move, postStock, reserveStock, type StockKey } from '@takt/modules/warehouse/server';
import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { Ways, World } from './way.ts';

const PLENTY = '1000000';

/** Plenty of what a line names lies at the location, all of it reserved where asked. */
async function putStock({ factory, company }: World, key: Omit<StockKey, 'status'>, reserved: boolean): Promise<void> {
  const { location, ...what } = key;
  await factory.asSystem(company.tenant.id, async (ctx) => {
    const to = { location, status: 'available' } as const;
    await postStock(ctx, { entity: 'test', documentNo: 'T1' }, [{ ...what, qty: PLENTY, from: { outside: 'vendor' }, to }]);
    if (reserved) await reserveStock(ctx, [{ ...key, qty: PLENTY }]);
  });
}
const goodsOf = ({ part, batch = null, container = null, owner = null }: SampleRow) => ({ part, batch, container, owner });
const linesOf = async ({ company }: World, entity: string, { id }: Sampled): Promise<SampleRow[]> =>
  (await company.admin.one(entity, id)).data.lines;

const TRANSFER = 'warehouse.stockTransfer';
const atSource =
  (reserved: boolean) =>
  async (world: World, made: Sampled): Promise<void> => {
    for (const line of await linesOf(world, TRANSFER, made))
      await putStock(world, { ...goodsOf(line), location: line['fromLocation'] }, reserved);
  };
const onItsWay = ({ factory }: World, { id }: Sampled): Promise<unknown> =>
  asOwner(factory, 'update app.warehouse_stock_transfer_lines set out_qty = qty where parent_id = $1', [id]);

/** Everything left and arrived. */
const moveAll = ({ factory }: World, { id }: Sampled): Promise<unknown> =>
  asOwner(factory, 'update app.warehouse_stock_transfer_lines set out_qty = qty, in_qty = qty where parent_id = $1', [id]);

/** The ledger tells it too, so that it can be taken back. */
async function moveForGood(world: World, made: Sampled): Promise<void> {
  await moveAll(world, made);
  await atSource(false)(world, made);
  const { number, lines } = (await world.company.admin.one(TRANSFER, made.id)).data;
  const halves = lines.map((line: SampleRow) => {
    const moved = { ...goodsOf(line), qty: line['qty'], lineId: line['id'] };
    const [from, to] = [line['fromLocation'], line['toLocation']].map((location) => ({ location, status: line['stockStatus'] }));
    return [
      { ...moved, from, to: { outside: 'transit' } },
      { ...moved, from: { outside: 'transit' }, to },
    ];
  });
  await world.factory.asSystem(world.company.tenant.id, async (ctx) => {
    for (const half of [0, 1]) {
      const moves = halves.map((one: readonly Move[]) => one[half]);
      await postStock(ctx, { entity: TRANSFER, documentNo: number }, moves);
    }
  });
}

/** A line of a count as releasing makes it, with what the books say beside it. */
const lineToCount =
  (more: string) =>
  async ({ factory, company: { samples, tenant, admin } }: World, { id }: Sampled): Promise<void> => {
    const { warehouse } = (await admin.one('warehouse.countOrder', id)).data;
    const [location, part] = [await samples.reference('warehouse.location'), await samples.reference('base.part')];
    await asOwner(
      factory,
      `with line as (
         insert into app.warehouse_count_order_lines (tenant_id, id, parent_id, position, location_id, part_id, batch, stock_status, to_recount)
         values ($1, gen_random_uuid(), $2, 1, $3, $4, gen_random_uuid(), 'available', '0') returning *)
       insert into app.warehouse_count_diff (tenant_id, id, count_order_id, warehouse_id, location_id, part_id, batch,
         stock_status, book_qty, different, created_by, created_at, updated_by, updated_at)
       select $1, id, $2, $5, location_id, part_id, batch, stock_status, 0, '0', $2, now(), $2, now() from line`,
      [tenant.id, id, location, part, warehouse],
    );
    if (more) await asOwner(factory, `update app.warehouse_count_order_lines set ${more} where parent_id = $1`, [id]);
  };

const TASK = 'warehouse.replenishmentTask';
const atTaskSource = async (world: World, { id }: Sampled): Promise<void> => {
  const { part, fromLocation } = (await world.company.admin.one(TASK, id)).data;
  await putStock(world, { ...goodsOf({ part }), location: fromLocation }, false);
};
/** Some of it was picked: all that lies there for it is set aside. */
const pickedAtSource = async (world: World, { id }: Sampled): Promise<void> => {
  const { part, fromLocation } = (await world.company.admin.one(TASK, id)).data;
  const batch = `B${world.company.samples.next()}`;
  await putStock(world, { ...goodsOf({ part, batch }), location: fromLocation }, true);
  await asOwner(
    world.factory,
    `with task as (update app.warehouse_replenishment_task set picked_qty = qty, delivered_qty = qty where id = $1 returning *)
     insert into app.warehouse_replenishment_task_lines (tenant_id, id, parent_id, position, batch, qty)
     select tenant_id, gen_random_uuid(), id, 1, $2, qty from task`,
    [id, batch],
  );
};

/** Some of it came to the line, as the ledger tells. */
async function signedAtLine({ factory, company }: World, { id }: Sampled): Promise<void> {
  await asOwner(factory, 'update app.warehouse_replenishment_task set signed_qty = 3 where id = $1', [id]);
  const { number, part, toLocation: location } = (await company.admin.one(TASK, id)).data;
  const ends = { from: { outside: 'transit' }, to: { location, status: 'available' } } as const;
  await factory.asSystem(company.tenant.id, (ctx) =>
    postStock(ctx, { entity: TASK, documentNo: number }, [{ ...goodsOf({ part }), qty: '3', ...ends }]),
  );
}

const set =
  (table: string, change: string) =>
  ({ factory }: World, { id }: Sampled) =>
    asOwner(factory, `update app.warehouse_${table} set ${change} where id = $1`, [id]);
const setLines =
  (table: string, change: string) =>
  ({ factory }: World, { id }: Sampled) =>
    asOwner(factory, `update app.warehouse_${table}_lines set ${change} where parent_id = $1`, [id]);
const NO_LINES = { row: { lines: [] } };
const NO_REASON = { input: () => ({ reason: ' ' }) };

/** Goods without batches. */
async function untracked({ company: { samples } }: World): Promise<SampleRow> {
  const part = (await samples.create('base.part', { trackMode: 'none', shelfLifeDays: null }, 'least')).id;
  const { lines } = await samples.row('warehouse.stockAdjust');
  return { lines: lines.map((line: SampleRow) => ({ ...line, part, serialNos: null })) };
}

export const warehouseInsideWays: Ways = {
  'warehouse.stockAdjust': {
    first: 'submit',
    ready: untracked,
    line: { adjustedQty: '0.5' },
    actions: {
      // What a sample is worth nobody knows.
      submit: { to: '15' },
      reject: { input: () => ({ reason: '依据不足' }) },
      reverse: { input: () => ({ reason: '数错' }) },
      adjust: {
        before: ({ factory }, { id }) =>
          asOwner(
            factory,
            'update app.warehouse_stock_adjust_lines set book_qty = 0, stock_version = 0, batch = gen_random_uuid() where parent_id = $1',
            [id],
          ),
      },
    },
    refuses: {
      'submit.hasLines': NO_LINES,
      'submit.nonneg': { before: setLines('stock_adjust', 'adjusted_qty = -1') },
      'submit.reason': { before: set('stock_adjust', "reason = ' '") },
      'submit.once': {
        row: async (world) => {
          const { lines } = await untracked(world);
          return { lines: [...lines, ...lines] };
        },
      },
      'submit.untracked': { lines: { batch: 'UNKNOWN' } },
      'submit.batch': {
        before: ({ factory }, { sent }) =>
          asOwner(factory, "update app.base_part set track_mode = 'lot' where id = $1", [sent['lines'][0].part]),
      },
      'reject.reason': NO_REASON,
      'adjust.avail': { before: setLines('stock_adjust', 'book_qty = 5, stock_version = 7') },
      'reverse.original': { before: set('stock_adjust', 'reverses_id = id') },
      'reverse.notReversed': {
        before: async ({ factory, company: { samples } }, { id }) => {
          const reversal = await samples.create('warehouse.stockAdjust');
          await asOwner(factory, 'update app.warehouse_stock_adjust set reverses_id = $1 where id = $2', [id, reversal.id]);
        },
      },
      'reverse.reason': NO_REASON,
    },
  },
  // Nobody creates one in another state, so there are no others to be refused beside it.
  'warehouse.stockHold': {
    first: '',
    actions: {
      reject: { input: () => ({ reason: '砂眼' }) },
      move: {
        input: async (row, { company }) => ({
          location: (await company.samples.create('warehouse.location', { warehouse: row['warehouse'] }, 'least')).id,
        }),
      },
    },
    refuses: {
      'create.qty': { row: { qty: '0' } },
      'create.reason': { row: { reason: null } },
      'unfreeze.qty': { input: () => ({ qty: '999999' }) },
      'reject.qty': { input: () => ({ qty: '999999', reason: '砂眼' }) },
      'reject.reason': NO_REASON,
    },
  },
  'warehouse.lotHold': {
    first: '',
    actions: { lift: { input: () => ({ reason: '复检合格' }) } },
    refuses: {
      'create.goods': { row: { batch: null, container: null } },
      'create.reason': { row: { reason: null } },
      'lift.reason': NO_REASON,
    },
  },
  'warehouse.stockTransfer': {
    first: 'release',
    ready: async ({ company: { samples } }) => {
      const row = await samples.row(TRANSFER);
      const toLocation = (await samples.create('warehouse.location', { warehouse: row['toWarehouse'] }, 'least')).id;
      return { ...row, lines: row['lines'].map((line: SampleRow) => ({ ...line, toLocation })) };
    },
    actions: {
      release: { before: atSource(false) },
      moveOut: { before: atSource(true) },
      moveIn: { before: onItsWay, to: '20' },
      reverse: { before: moveForGood, input: () => ({ reason: '错移' }) },
      close: { before: (world, made, code) => (code === '10' ? atSource(true)(world, made) : moveAll(world, made)) },
    },
    refuses: {
      'release.hasLines': NO_LINES,
      'release.diff': { before: setLines('stock_transfer', "to_location_id = from_location_id, unpack = '0'") },
      'release.unpacked': { before: setLines('stock_transfer', "unpack = '1'") },
      'release.cage': { before: setLines('stock_transfer', "stock_status = 'ng'") },
      'moveOut.max': { input: (row) => ({ lineId: row['lines'][0].id, qty: '999999' }) },
      'moveIn.max': {},
      'reverse.original': { before: set('stock_transfer', 'reverses_id = id') },
      'reverse.reason': NO_REASON,
      'close.noTransit': { before: onItsWay },
    },
  },
  'warehouse.countOrder': {
    first: 'release',
    ready: {
      lines: [],
      area: null,
      locationGroup: null,
      locationFrom: null,
      locationTo: null,
      part: null,
      dueOnly: '0',
      mode: 'live',
    },
    actions: {
      release: {
        before: async (world) => {
          const { samples } = world.company;
          const [location, part] = [await samples.reference('warehouse.location'), await samples.reference('base.part')];
          await putStock(world, { ...goodsOf({ part }), location }, false);
        },
      },
      count: { before: lineToCount(''), input: (row) => ({ lineId: row['lines'][0]?.id ?? 'none', countedQty: '0' }) },
      nameRecounter: {
        before: lineToCount("counted_qty = 1, to_recount = '1'"),
        input: (row) => ({ lineId: row['lines'][0]?.id ?? 'none' }),
      },
      recount: { before: lineToCount("counted_qty = 1, recounted_qty = 1, to_recount = '1'") },
      submit: { before: lineToCount('counted_qty = 1') },
      reject: { input: () => ({ reason: '重盘' }) },
    },
  },
  'warehouse.replenishmentTask': {
    first: 'release',
    ready: async ({ company: { samples } }) => {
      const row = await samples.row(TASK);
      const toLocation = (await samples.create('warehouse.location', { warehouse: row['toWarehouse'] }, 'least')).id;
      return { ...row, toLocation, qty: '5', maxQty: '10', lines: [] };
    },
    actions: {
      release: { before: atTaskSource },
      pick: { before: atTaskSource, input: () => ({ qty: '1' }) },
      deliver: { before: pickedAtSource },
      sign: { before: pickedAtSource },
      reverse: { before: signedAtLine, input: () => ({ reason: '送错线' }) },
      close: { before: (world, made, code) => (code === '12' ? pickedAtSource(world, made) : Promise.resolve()) },
    },
    refuses: {
      'release.stock': {},
      'release.cap': { row: { qty: '11' }, before: atTaskSource },
      'pick.max': { input: () => ({ qty: '999999' }) },
      'deliver.some': {},
      'sign.qty': { input: () => ({ qty: '999999' }) },
      'reverse.reason': NO_REASON,
      'cancel.none': { before: set('replenishment_task', 'picked_qty = 1') },
    },
  },
  'warehouse.container': { first: 'load', actions: { ship: { input: () => ({ holder: 'company' }) } } },
};
