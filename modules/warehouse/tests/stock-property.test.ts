import { identity, modules } from '@takt/app-server/modules';
import { type Ctx, Refused } from '@takt/engine';
import { type Client, Factory, type Tenant } from '@takt/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StockStatus } from '../defs/index.ts';
import { type End, postStock, reserveStock, reverseStock } from '../server/index.ts';

/** As many as the contract asks for, or a tenth of them where everything else is tested as well. */
const OPERATIONS = process.env['TAKT_FAULTS'] === 'full' ? 20_000 : 2_000;
const CLIENTS = 16;
const SEED = 20_260_302;
const CAUSE = { entity: 'warehouse.test', documentNo: 'PROPERTY' };

let factory: Factory;
let tenant: Tenant;
let admin: Client;
let parts: readonly string[];
let places: readonly string[];
beforeAll(async () => {
  factory = await Factory.open({ modules, identity, poolSize: CLIENTS });
  tenant = await factory.tenant();
  admin = await tenant.person({ admin: true });
  const put = async (entity: string, row: Record<string, unknown>): Promise<string> => (await admin.save(entity, row)).data.id;
  const unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  const part = (partNo: string) => put('base.part', { partNo, name: partNo, unit, partType: 'bought' });
  parts = [await part('P1'), await part('P2')];
  const plant = await put('base.plant', { code: 'NB', name: '一厂' });
  const warehouse = await put('warehouse.warehouse', { code: 'W1', name: '库', plant, type: 'raw' });
  const place = (code: string) => put('warehouse.location', { code, warehouse, kind: 'storage' });
  places = [await place('A-01'), await place('A-02'), await place('A-03')];
});
afterAll(() => factory.close());

type Kind =
  | 'receive'
  | 'issue'
  | 'move'
  | 'hold'
  | 'letGo'
  | 'reject'
  | 'sendBack'
  | 'reserve'
  | 'free'
  | 'issueReserved'
  | 'pick'
  | 'putBack'
  | 'unpack'
  | 'reverse';
interface Operation {
  readonly kind: Kind;
  readonly part: number;
  readonly batch: string | null;
  readonly container: string | null;
  readonly from: number;
  readonly to: number;
  readonly qty: number;
}
/** Legal and illegal alike: nothing here looks at what there is. */
const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom<Kind>(
    'receive',
    'receive',
    'issue',
    'move',
    'hold',
    'letGo',
    'reject',
    'sendBack',
    'reserve',
    'free',
    'issueReserved',
    'pick',
    'putBack',
    'unpack',
    'reverse',
  ),
  part: fc.nat({ max: 1 }),
  batch: fc.constantFrom(null, 'L1', 'L2'),
  container: fc.constantFrom(null, null, 'C1'),
  from: fc.nat({ max: 2 }),
  to: fc.nat({ max: 2 }),
  qty: fc.integer({ min: 1, max: 40 }),
});

const done: string[] = [];
async function perform(ctx: Ctx, { kind, part, batch, container, from, to, qty: pieces }: Operation): Promise<void> {
  const what = { part: parts[part] ?? '', batch, container, owner: null };
  const qty = String(pieces);
  const at = (index: number, status: StockStatus = 'available'): End => ({ location: places[index] ?? '', status });
  const post = async (start: End, end: End, reserved?: string): Promise<void> => {
    const [id] = await postStock(ctx, CAUSE, [{ ...what, qty, from: start, to: end, ...(reserved && { reserved }) }]);
    if (id) done.push(id);
  };
  const key = { ...what, location: places[from] ?? '' };
  if (kind === 'receive') return post({ outside: 'vendor' }, at(to));
  if (kind === 'issue') return post(at(from), { outside: 'customer' });
  if (kind === 'move') return post(at(from), at(to));
  if (kind === 'hold') return post(at(from), at(from, 'hold'));
  if (kind === 'letGo') return post(at(from, 'hold'), at(from));
  if (kind === 'reject') return post(at(from), at(from, 'ng'));
  // Set aside and sent in one transaction, as a return is.
  if (kind === 'sendBack') {
    await reserveStock(ctx, [{ ...key, status: 'ng', qty }]);
    return post(at(from, 'ng'), { outside: 'vendor' }, qty);
  }
  // To the dock and set aside there, or back and everybody's again.
  if (kind === 'pick') {
    await reserveStock(ctx, [{ ...key, qty }]);
    await post(at(from), at(to), qty);
    await reserveStock(ctx, [{ ...what, location: places[to] ?? '', qty }]);
    return;
  }
  if (kind === 'putBack') return post(at(from), at(to), qty);
  // Out of its container and down beside it, or what was loose into one again.
  if (kind === 'unpack') {
    const [boxed, loose] = [
      { ...what, container: 'C1' },
      { ...what, container: null },
    ];
    const [out, beside] = pieces % 3 === 0 ? [loose, boxed] : [boxed, loose];
    await reserveStock(ctx, [{ ...out, location: places[from] ?? '', qty }]);
    const moves = [
      { ...out, qty, reserved: qty, from: at(from), to: { outside: 'unpacked' } },
      { ...beside, qty, from: { outside: 'unpacked' }, to: at(from) },
    ] as const;
    for (const move of moves) done.push(...(await postStock(ctx, CAUSE, [move])));
    return;
  }
  if (kind === 'reserve' || kind === 'free') {
    await reserveStock(ctx, [{ ...key, qty: kind === 'reserve' ? qty : `-${qty}` }]);
    return;
  }
  if (kind === 'issueReserved') return post(at(from), { outside: 'customer' }, qty);
  const some = done[pieces % Math.max(1, done.length)];
  if (some) await reverseStock(ctx, CAUSE, [some], '冲销');
}

test(`${CLIENTS} clients do anything to stock, legal or not: every invariant holds`, async () => {
  const operations = fc.sample(operation, { numRuns: OPERATIONS, seed: SEED });
  const waiting = [...operations];
  const told = { done: 0, refused: 0 };
  const client = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const one = next;
      await factory
        .asSystem(tenant.id, (ctx) => perform(ctx, one))
        .then(
          () => (told.done += 1),
          (error: unknown) => {
            if (!(error instanceof Refused) || error.status >= 500) throw error;
            told.refused += 1;
          },
        );
    }
  };
  const left = async (): Promise<number> => {
    const [row] = await factory.asSystem(
      tenant.id,
      (ctx) => ctx.sql<{ n: number }>`
        select count(*)::int as n from warehouse_stock_move where part_id = ${parts[0] ?? ''} and batch = 'L2' and to_place = 'customer'`,
    );
    return row?.n ?? 0;
  };
  /** In the midst of it a batch is held: what had left by then has left, and nothing more does. */
  const recall = async (): Promise<number> => {
    while (waiting.length > OPERATIONS / 2) await new Promise((resume) => setTimeout(resume, 5));
    const reply = await admin.save('warehouse.lotHold', { part: parts[0], batch: 'L2', reason: '召回' });
    expect(reply.httpStatus, reply.raw).toBe(200);
    return left();
  };
  const [gone] = await Promise.all([recall(), ...Array.from({ length: CLIENTS }, client)]);
  expect([gone > 0, await left()]).toEqual([true, gone]);
  expect(await factory.broken()).toEqual([]);
  expect(told.done + told.refused).toBe(OPERATIONS);
  // Enough of both, or nothing was shown.
  expect(Math.min(told.done, told.refused)).toBeGreaterThan(OPERATIONS / 10);
  console.log(
    `stock: ${OPERATIONS} operations by ${CLIENTS} clients, seed ${SEED}: ${told.done} done, ${told.refused} refused, 0 invariants broken`,
  );
}, 600_000);
