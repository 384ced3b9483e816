import { type Decimal, fill, type Id, type Text } from '@takt/model';
import { advisoryLock, codes, type Ctx } from '@takt/engine';
import { PutawayTask } from '../../defs/index.ts';
import { loadOf } from '../../defs/rules/place-load.ts';
import { planPutaway, type PutawayStep } from '../../defs/rules/putaway.ts';
import { type Goods, objectionTo, type Place, type StockAtLocation } from '../../defs/rules/putaway-objections.ts';
import { type PartTerms, partTerms } from '../part-terms.ts';
import { placesOf, putawayRule } from '../rule-rows.ts';

/** The places of a warehouse and what lies in them or comes there, as the rule of the warehouse looks at them. */
export interface Shelves {
  readonly warehouse: Id;
  readonly steps: readonly PutawayStep[];
  readonly places: readonly Place[];
  readonly stock: readonly StockAtLocation[];
}

/**
 * Whoever fills shelves of a warehouse waits until nobody else does: a place has room for one of two, not for both. To be held
 * before stock is, by everybody, so that nobody waits in a circle.
 */
export const lockShelves = (ctx: Ctx, warehouse: Id): Promise<void> => advisoryLock(ctx, `shelves ${warehouse}`);

export async function shelvesOf(ctx: Ctx, warehouse: Id): Promise<Shelves> {
  const [rule] = await ctx.sql<{ id: Id }>`
    select id from warehouse_putaway_rule where warehouse_id = ${warehouse} and deleted_at is null and mark_status = '1' order by code limit 1`;
  const [steps, places, stock] = await Promise.all([
    rule ? putawayRule(ctx, rule.id).then((found) => found.steps) : [],
    placesOf(ctx, warehouse),
    stockOnShelves(ctx, warehouse),
  ]);
  return { warehouse, steps, places, stock };
}

/** So much of something at a place. */
interface Shelved {
  readonly location: Id;
  readonly part: Id;
  readonly lot: string | null;
  readonly container: string | null;
  readonly qty: Decimal;
}
export const weighed = (terms: (part: Id) => PartTerms, rows: readonly Shelved[]): readonly StockAtLocation[] =>
  rows.map(({ location, part, lot, container, qty }) => ({
    location,
    part,
    lot,
    ...loadOf({ ...terms(part), qty, container }),
  }));

/** What lies at the places of a warehouse, or at one, and what open tasks will bring there; one of them may be left out. */
export async function stockOnShelves(ctx: Ctx, warehouse: Id, at: Id | null = null, except: Id | null = null) {
  const rows = await ctx.sql<Shelved>`
    select location_id as location, part_id as part, batch as lot, container, trim_scale(qty)::text as qty from warehouse_stock
    where warehouse_id = ${warehouse} and qty > 0 and (${at}::uuid is null or location_id = ${at}::uuid)
    union all
    select location_id, part_id, batch, container, trim_scale(qty - done_qty)::text from warehouse_putaway_task
    where warehouse_id = ${warehouse} and status in ${codes(PutawayTask, 'todo', 'inProgress')} and deleted_at is null
      and location_id is not null and qty > done_qty and id is distinct from ${except}::uuid
      and (${at}::uuid is null or location_id = ${at}::uuid)`;
  return weighed(await partTerms(ctx, warehouse, [...new Set(rows.map(({ part }) => part))]), rows);
}

interface PutawayMove {
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly qty: Decimal;
}
/** So much at a place, or at none, and why. */
interface Suggested {
  readonly place: Place | null;
  readonly qty: Decimal;
  readonly why: Text;
}
const NO_RULE: Text = ['仓库没有启用的上架规则', 'The warehouse has no putaway rule in use'];
const REST: Text = ['剩余{qty}没有库位', 'No location takes the remaining {qty}'];

const joined = (told: readonly Text[]): Text => [told.map(([zh]) => zh).join('；'), told.map(([, en]) => en).join('; ')];

/** The places the rule chooses for goods, with what it looked at; and the shelves with the goods on them. */
export async function suggest(
  ctx: Ctx,
  shelves: Shelves,
  carried: PutawayMove,
): Promise<{ readonly suggested: readonly Suggested[]; readonly shelves: Shelves }> {
  const { part, batch: lot, container, qty } = carried;
  if (shelves.steps.length === 0) return { suggested: [{ place: null, qty, why: NO_RULE }], shelves };
  const terms = await partTerms(ctx, shelves.warehouse, [part]);
  const { shares, left, split, tried } = planPutaway(shelves.steps, goodsOf(terms, carried), shelves.places, shelves.stock);
  const told = tried.flatMap(({ strategy, why }) =>
    why.map(([zh, en]): Text => [`${strategy[0]}：${zh}`, `${strategy[1]}: ${en}`]),
  );
  const why = joined([...(split ? [split] : []), ...told]);
  const placed = shares.map((share): Suggested => ({ ...share, why }));
  const rest: Suggested = { place: null, qty: left, why: shares.length === 0 ? why : joined([fill(REST, { qty: left }), why]) };
  const more = shares.map(({ place, qty: share }) => ({ location: place.id, part, lot, container, qty: share }));
  return {
    suggested: left === '0' ? placed : [...placed, rest],
    shelves: { ...shelves, stock: [...shelves.stock, ...weighed(terms, more)] },
  };
}

interface Choosing extends PutawayMove {
  readonly warehouse: Id;
  readonly location: Id;
  /** The task whose goods these are: it does not stand in its own way. */
  readonly task: Id;
}
const NOT_THERE: Text = ['库位未启用或不在本仓库', 'it is not in use or in another warehouse'];

/** What speaks against a place somebody chose, with its code: locked, too full, something in it the goods may not lie beside. */
export async function against(ctx: Ctx, { warehouse, location, task, ...carried }: Choosing): Promise<Text | null> {
  const [[place], here, terms] = await Promise.all([
    placesOf(ctx, warehouse, null, location),
    stockOnShelves(ctx, warehouse, location, task),
    partTerms(ctx, warehouse, [carried.part]),
  ]);
  if (!place) return NOT_THERE;
  const told = objectionTo({ place, here }, goodsOf(terms, carried));
  return told && [`${place.code} ${told[0]}`, `${place.code}: ${told[1]}`];
}

const goodsOf = (terms: (part: Id) => PartTerms, { part, batch, container, qty }: PutawayMove): Goods => ({
  ...terms(part),
  lot: batch,
  container,
  qty,
});
