import { randomUUID } from 'node:crypto';
import { StockTransfer } from '@takt/modules/warehouse/defs';
import { postStock } from '@takt/modules/warehouse/server';
import { createAll, save } from '@takt/engine/host';
import type { Factory } from '@takt/testing';
import { asOwner, type Company } from '../company.ts';
import { pause } from './figure.ts';
import { type Answered, postTo } from './product-process.ts';

/** A released transfer whose goods one client at a time moves, piece by piece. */
export interface Load {
  readonly id: string;
  readonly number: string;
  readonly lines: readonly string[];
  version: number;
  /** The line with a piece on its way. */
  moving: string | null;
  acknowledged: number;
}
interface Wanted {
  readonly transfers: number;
  /** Items in each; a single one for all of them is the same piece of stock. */
  readonly items: number | 'one for all';
}
const PLENTY = '100000';

/** Stock of many items, or of one, and transfers that have set it aside. */
export async function openLoads(factory: Factory, { tenant }: Company, { transfers, items }: Wanted): Promise<readonly Load[]> {
  const { registry } = factory;
  const entityOf = (id: string) => {
    const found = registry.entities.get(id);
    if (!found) throw new Error(`no entity ${id}`);
    return found;
  };
  const each = items === 'one for all' ? 1 : items;
  return factory.asSystem(tenant.id, async (ctx) => {
    const put = async (entity: string, row: object) => (await save(ctx, registry, entityOf(entity), { ...row })).id;
    const unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
    const plant = await put('base.plant', { code: 'NB', name: '一厂' });
    const warehouse = await put('warehouse.warehouse', { code: 'W1', name: '原料仓', plant, type: 'raw' });
    const place = (code: string) => put('warehouse.location', { code, warehouse, kind: 'storage' });
    const [fromLocation, toLocation] = [await place('A'), await place('B')];
    const count = items === 'one for all' ? 1 : transfers * each;
    const named = Array.from({ length: count }, (_, n) => ({ partNo: `P${n}`, name: '件', unit, partType: 'bought' }));
    const parts = await createAll(ctx, registry, entityOf('base.part'), named);
    const goods = (part: string) => ({ part, batch: null, container: null, owner: null });
    const arrived = Array.from({ length: transfers * each }, (_, n) => ({
      ...goods(parts[n % parts.length] ?? ''),
      qty: PLENTY,
      from: { outside: 'vendor' } as const,
      to: { location: fromLocation, status: 'available' } as const,
    }));
    await postStock(ctx, { entity: 'test', documentNo: 'ARRIVED' }, arrived);
    const loads: Load[] = [];
    for (let n = 0; n < transfers; n += 1) {
      const mine = Array.from({ length: each }, (_, at) => parts[(n * each + at) % parts.length] ?? '');
      const lines = mine.map((part) => ({ ...goods(part), qty: PLENTY, fromLocation, toLocation }));
      const { id, number } = await registry.documents.make(ctx, StockTransfer, { warehouse, toWarehouse: warehouse, lines });
      const { version } = await registry.documents.act(ctx, StockTransfer, id, 'release');
      const row = await registry.documents.load(ctx, StockTransfer, id);
      loads.push({ id, number, lines: row.lines.map((line) => line.id), version, moving: null, acknowledged: 0 });
    }
    return loads;
  });
}

export const moveBody = ({ id, version, moving }: Load, lineId: string, qty = '1') => ({
  _entity: StockTransfer.id,
  action: moving === null ? 'moveOut' : 'moveIn',
  rows: [{ id, version }],
  input: { lineId, qty },
});
export const sendMove = (url: string, token: string, key: string, body: object): Promise<Answered> =>
  postTo(url, '/warehouse/ai/action', token, key, body);

/** Whether nobody knows if it was done, or it waits for its own first sending: the same key may be sent again. */
const isOpen = ({ status, body }: Answered): boolean => status === 0 || status >= 500 || codeOf({ status, body }) === 'busy';
export const codeOf = ({ body }: Answered): string => body?.errorMsg?.[0]?.errorCode ?? '';

const PATIENCE_MS = 120_000;

/** One piece out or in, sent with one key until it is acknowledged. Tells how long that took. */
async function movePiece(url: () => string, token: string, load: Load, draw: () => number): Promise<number> {
  const line = load.moving ?? load.lines[Math.floor(draw() * load.lines.length)] ?? '';
  const [key, body, started] = [randomUUID(), moveBody(load, line), performance.now()];
  // A process that was killed takes long to come back on a busy machine.
  while (performance.now() - started < PATIENCE_MS) {
    const answer = await sendMove(url(), token, key, body);
    if (answer.status === 200) {
      load.version = answer.body.data.version;
      load.moving = load.moving === null ? line : null;
      load.acknowledged += 1;
      return performance.now() - started;
    }
    if (!isOpen(answer)) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    await pause(25);
  }
  throw new Error('never acknowledged');
}

/** Clients that each move the pieces of their own transfers until told to stop; returns the times of all moves. */
export async function moveUntil(
  over: () => boolean,
  { url, token, loads, clients, draw }: Moving,
): Promise<{ readonly times: readonly number[]; readonly perSecond: number }> {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const mine = loads.filter((_load, n) => n % clients === client);
      for (let n = 0; !over(); n += 1) {
        const load = mine[n % mine.length];
        if (load) times.push(await movePiece(url, token, load, draw));
      }
    }),
  );
  return { times, perSecond: (times.length * 1000) / (performance.now() - started) };
}
export interface Moving {
  readonly url: () => string;
  readonly token: string;
  readonly loads: readonly Load[];
  readonly clients: number;
  readonly draw: () => number;
}

/** Acknowledged moves that are not in the ledger, and moves in it that nobody was told of or that are there twice. */
export async function judgeLedger(
  factory: Factory,
  { tenant }: Company,
  loads: readonly Load[],
): Promise<{ readonly acknowledged: number; readonly missing: number; readonly double: number; readonly broken: number }> {
  const rows = await asOwner<{ number: string; n: number }>(
    factory,
    'select document_no as number, count(*)::int as n from app.warehouse_stock_move where tenant_id = $1 and entity = $2 group by 1',
    [tenant.id, StockTransfer.id],
  );
  const written = new Map(rows.map(({ number, n }) => [number, n]));
  const apart = loads.map(({ number, acknowledged }) => acknowledged - (written.get(number) ?? 0));
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  return {
    acknowledged: sum(loads.map(({ acknowledged }) => acknowledged)),
    missing: sum(apart.filter((n) => n > 0)),
    double: sum(apart.filter((n) => n < 0).map((n) => -n)),
    broken: (await factory.broken()).length,
  };
}
