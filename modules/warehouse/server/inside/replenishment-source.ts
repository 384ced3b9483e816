import { addDecimal, compareDecimal, type Decimal, type Id, subtractDecimal, sumDecimal } from '@takt/model';
import { codes, type Ctx } from '@takt/engine';
import { ReplenishmentTask } from '../../defs/index.ts';
import { businessDay } from '../business-day.ts';
import { type Chosen, chooseStock, type Deciding } from '../outbound/choose.ts';
import { partTerms } from '../part-terms.ts';
import { allocationOf, rotationOf } from '../rule-rows.ts';
import { type Free, freeStock } from '../stock/free.ts';

/** So much from one place. */
interface Source {
  readonly location: Id;
  readonly zone: Id | null;
  readonly qty: Decimal;
}

async function decidingFor(ctx: Ctx, warehouse: Id): Promise<Deciding> {
  const rule = await allocationOf(ctx, warehouse, null);
  return { rotation: await rotationOf(ctx, warehouse, rule?.rotation ?? null), allocation: rule?.steps ?? null };
}

interface Promised {
  readonly location: Id;
  readonly qty: Decimal;
}
/** What other tasks on their way will take from places and have not set aside yet. */
const promisedTo = (ctx: Ctx, { id, warehouse, part }: ReplenishmentTask): Promise<readonly Promised[]> =>
  ctx.sql<Promised>`
    select from_location_id as location, trim_scale(sum(qty - picked_qty))::text as qty from warehouse_replenishment_task
    where warehouse_id = ${warehouse} and part_id = ${part} and id <> ${id} and deleted_at is null and from_location_id is not null
      and status in ${codes(ReplenishmentTask, 'released', 'picking')} and qty > picked_qty
    group by 1`;

/** Other faces of the part are filled for those who stand there. */
const facesOf = (ctx: Ctx, { part }: ReplenishmentTask): Promise<readonly { readonly location: Id }[]> =>
  ctx.sql<{ location: Id }>`
    select location_id as location from warehouse_pick_face where part_id = ${part} and mark_status = '1' and deleted_at is null`;

/** Rows without what is promised of their places, the first first. */
function unpromised(rows: readonly Free[], promised: readonly Promised[]): readonly Free[] {
  const left = new Map(promised.map(({ location, qty }) => [location, qty]));
  return rows.map((row) => {
    const gone = left.get(row.location) ?? '0';
    const taken = compareDecimal(gone, row.qty) < 0 ? gone : row.qty;
    left.set(row.location, subtractDecimal(gone, taken));
    return { ...row, qty: subtractDecimal(row.qty, taken) };
  });
}

const bySource = (chosen: readonly Chosen[]): readonly Source[] =>
  [...Map.groupBy(chosen, ({ from }) => from.location).entries()].map(([location, rows]) => ({
    location,
    zone: rows[0]?.from.zone ?? null,
    qty: sumDecimal(rows.map(({ qty }) => qty)),
  }));

/**
 * Where the goods of a task come from: the place it prefers, then wherever the rules of the warehouse take them. Stock is held
 * meanwhile, so that two tasks released at once see each other. What is nowhere stays with the first of them.
 */
export async function sourcesOf(ctx: Ctx, task: ReplenishmentTask): Promise<readonly Source[]> {
  const { warehouse, part, fromLocation: preferred, toLocation } = task;
  const [on, deciding, terms, rows, faces] = await Promise.all([
    businessDay(ctx, warehouse),
    decidingFor(ctx, warehouse),
    partTerms(ctx, warehouse, [part]),
    freeStock(ctx, { warehouse, parts: [part], owner: null, except: toLocation }),
    facesOf(ctx, task),
  ]);
  const closed = new Set(faces.map(({ location }) => location));
  const open = rows.filter(({ location }) => location === preferred || !closed.has(location));
  const free = unpromised(open, await promisedTo(ctx, task));
  const { category, abc, packageQty } = terms(part);
  const choose = (from: readonly Free[], qty: Decimal) =>
    chooseStock(deciding, { part, category, abc, qty, customer: null, lot: null, on }, packageQty, from);
  const near = choose(
    free.filter(({ location }) => location === preferred),
    task.qty,
  );
  const elsewhere = free.filter(({ location }) => location !== preferred);
  const far = compareDecimal(near.missing, '0') > 0 ? choose(elsewhere, near.missing) : null;
  const [first, ...more] = bySource([...near.chosen, ...(far?.chosen ?? [])]);
  const missing = far?.missing ?? '0';
  if (first) return [{ ...first, qty: addDecimal(first.qty, missing) }, ...more];
  // All of it is promised to others: whoever is first at the place has it.
  const last = open.find(({ location }) => location === preferred) ?? open[0];
  return last ? [{ location: last.location, zone: last.zone, qty: task.qty }] : [];
}
