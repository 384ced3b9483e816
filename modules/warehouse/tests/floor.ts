import { identity, modules } from '@takt/app-server/modules';
import type { Ctx } from '@takt/engine';
import { type Client, Factory, type FactoryOptions, type Reply, type Tenant } from '@takt/testing';
import { type Move, postStock } from '../server/index.ts';

type Row = Record<string, unknown>;

/** A company with two warehouses and one part, for the tests of what moves its stock. */
export interface Floor {
  readonly tenant: Tenant;
  readonly admin: Client;
  /** Approves what the administrator makes. */
  readonly chief: Client;
  readonly part: string;
  readonly warehouses: readonly [string, string];
  /** Locations by their codes: A, B and C in the first warehouse, F in the second. */
  readonly at: Readonly<Record<'A' | 'B' | 'C' | 'F', string>>;
}

export const openFactory = (options: Partial<FactoryOptions> = {}): Promise<Factory> =>
  Factory.open({ modules, identity, poolSize: 16, ...options });

export async function openFloor(factory: Factory): Promise<Floor> {
  const tenant = await factory.tenant();
  const [admin, chief] = [await tenant.person({ admin: true }), await tenant.person({ admin: true })];
  const put = async (entity: string, row: Row): Promise<string> => (await admin.save(entity, row)).data.id;
  const unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  const part = await put('base.part', { partNo: 'P1', name: '件', unit, partType: 'bought' });
  const plant = await put('base.plant', { code: 'NB', name: '一厂' });
  const house = (code: string) => put('warehouse.warehouse', { code, name: code, plant, type: 'raw' });
  const [near, far] = [await house('W1'), await house('W2')];
  const place = (code: string, warehouse: string) => put('warehouse.location', { code, warehouse, kind: 'storage' });
  const [A, B, C, F] = [await place('A', near), await place('B', near), await place('C', near), await place('F', far)];
  return { tenant, admin, chief, part, warehouses: [near, far], at: { A, B, C, F } };
}

/** What one test asks of the floor. */
export function onFloor(factory: Factory, floor: () => Floor) {
  const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => factory.asSystem(floor().tenant.id, work);
  const what = (batch: string | null = null) => ({ part: floor().part, batch, container: null, owner: null });
  return {
    inside,
    what,
    /** So much arrives from a supplier. */
    receive: (place: keyof Floor['at'], qty: string, batch: string | null = null): Promise<unknown> => {
      const move: Move = {
        ...what(batch),
        qty,
        from: { outside: 'vendor' },
        to: { location: floor().at[place], status: 'available' },
      };
      return inside((ctx) => postStock(ctx, { entity: 'test', documentNo: 'R1' }, [move]));
    },
    make: async (entity: string, row: Row): Promise<string> => {
      const reply = await floor().admin.save(entity, row);
      if (reply.httpStatus !== 200) throw new Error(reply.raw);
      return reply.data.id;
    },
    /** Presses a button of the document as it is now; the one to approve is somebody else's. */
    act: async (entity: string, id: string, action: string, input: object = {}, by?: Client): Promise<Reply> => {
      const { version } = (await floor().admin.one(entity, id)).data;
      const client = by ?? (action === 'approve' ? floor().chief : floor().admin);
      return client.act(entity, action, [{ id, version }], { input });
    },
    one: async (entity: string, id: string) => (await floor().admin.one(entity, id)).data,
    /** Quantity and reserved of every balance that is not nothing, by place, status and batch. */
    held: async (): Promise<Record<string, string>> => {
      const rows = await inside(
        (ctx) => ctx.sql<{ key: string; held: string }>`
          select concat_ws(' ', l.code, s.stock_status, s.batch) as key, trim_scale(s.qty) || '/' || trim_scale(s.reserved_qty) as held
          from warehouse_stock s join warehouse_location l on l.id = s.location_id where s.qty > 0 order by 1`,
      );
      return Object.fromEntries(rows.map(({ key, held }) => [key, held]));
    },
    /** What the ledger says of a document, oldest first. */
    ledger: (number: string): Promise<readonly string[]> =>
      inside(async (ctx) => {
        const moves = await ctx.sql<{ move: string }>`
          select concat_ws(' ', trim_scale(m.qty), coalesce(f.code || ':' || from_status, from_place), '>',
            coalesce(t.code || ':' || to_status, to_place)) as move
          from warehouse_stock_move m left join warehouse_location f on f.id = m.from_location_id
            left join warehouse_location t on t.id = m.to_location_id
          where document_no = ${number} order by m.at, m.id`;
        return moves.map(({ move }) => move);
      }),
    /** Balances that differ from the sum of their moves; none, ever. */
    unproven: () =>
      inside(
        (ctx) => ctx.sql`
          with ends as (
            select to_location_id as l, to_status as s, part_id as p, batch as b, container as c, qty from warehouse_stock_move where to_location_id is not null
            union all select from_location_id, from_status, part_id, batch, container, -qty from warehouse_stock_move where from_location_id is not null),
          sums as (select l, s, p, b, c, sum(qty) as qty from ends group by 1, 2, 3, 4, 5)
          select * from sums full join warehouse_stock t on t.location_id = l and t.stock_status = s and t.part_id = p
            and t.batch is not distinct from b and t.container is not distinct from c where sums.qty is distinct from t.qty`,
      ),
  };
}
