import { type Decimal, type Id, multiplyDecimal, type Text } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import {
  choosePutaway,
  type Goods,
  type StockAtLocation,
  objectionTo,
  type Place,
  type PutawayStep,
} from '../../defs/rules/putaway.ts';
import { partTerms } from '../part-terms.ts';
import { placesOf, putawayRule } from '../rule-rows.ts';

/** The places of a warehouse and what lies in them, as the rule of the warehouse looks at them. */
export interface Shelves {
  readonly warehouse: Id;
  readonly steps: readonly PutawayStep[];
  readonly places: readonly Place[];
  readonly lying: readonly StockAtLocation[];
}

export async function shelvesOf(ctx: Ctx, warehouse: Id): Promise<Shelves> {
  const [rule] = await ctx.sql<{ id: Id }>`
    select id from warehouse_putaway_rule where warehouse_id = ${warehouse} and deleted_at is null and mark_status = '1' order by code limit 1`;
  const [steps, places, lying] = await Promise.all([
    rule ? putawayRule(ctx, rule.id).then((found) => found.steps) : [],
    placesOf(ctx, warehouse),
    lyingIn(ctx, warehouse),
  ]);
  return { warehouse, steps, places, lying };
}

const lyingIn = (ctx: Ctx, warehouse: Id, at: Id | null = null): Promise<readonly StockAtLocation[]> =>
  ctx.sql<StockAtLocation>`
    select s.location_id as location, s.part_id as part, s.batch as lot, trim_scale(s.qty * p.net_weight)::text as weight
    from warehouse_stock s join ${partRows} p on p.id = s.part_id where s.warehouse_id = ${warehouse} and s.qty > 0
      and (${at}::uuid is null or s.location_id = ${at}::uuid)`;

export interface PutawayMove {
  readonly part: Id;
  readonly batch: string | null;
  readonly qty: Decimal;
}
export interface Suggested {
  readonly place: Place | null;
  readonly why: Text;
}
const NO_RULE: Text = ['仓库没有启用的上架规则', 'The warehouse has no putaway rule in use'];

/** The place the rule chooses for goods, with what it looked at; and the shelves with the goods on them. */
export async function suggest(
  ctx: Ctx,
  shelves: Shelves,
  carried: PutawayMove,
): Promise<Suggested & { readonly shelves: Shelves }> {
  const goods = await goodsOf(ctx, shelves.warehouse, carried);
  if (shelves.steps.length === 0) return { place: null, why: NO_RULE, shelves };
  const { place, tried } = choosePutaway(shelves.steps, goods, shelves.places, shelves.lying);
  const told = tried.flatMap(({ strategy, why }) =>
    why.map(([zh, en]): Text => [`${strategy[0]}：${zh}`, `${strategy[1]}: ${en}`]),
  );
  const why: Text = [told.map(([zh]) => zh).join('；'), told.map(([, en]) => en).join('; ')];
  if (!place) return { place, why, shelves };
  const weight = goods.unitWeight === null ? null : multiplyDecimal(goods.unitWeight, carried.qty);
  const lying = [...shelves.lying, { location: place.id, part: carried.part, lot: carried.batch, weight }];
  return { place, why, shelves: { ...shelves, lying } };
}

/** Whether a place somebody chose takes the goods: in use, not locked, not too heavy, nothing in it they may not lie beside. */
export async function takes(ctx: Ctx, warehouse: Id, location: Id, carried: PutawayMove): Promise<boolean> {
  if (!location) return false;
  const [[place], lying, goods] = await Promise.all([
    placesOf(ctx, warehouse, null, location),
    lyingIn(ctx, warehouse, location),
    goodsOf(ctx, warehouse, carried),
  ]);
  return place !== undefined && objectionTo(place, lying, goods) === null;
}

async function goodsOf(ctx: Ctx, warehouse: Id, { part, batch, qty }: PutawayMove): Promise<Goods> {
  const { category, abc, unitWeight } = (await partTerms(ctx, warehouse, [part]))(part);
  return { part, category, abc, unitWeight, lot: batch, qty };
}
