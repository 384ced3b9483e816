import {
  code,
  date,
  type Decimal,
  type Field,
  isId,
  multiplyDecimal,
  quantity,
  type RowOfFields,
  valueProblem,
} from '@takt/model';
import { answer, type Ctx, inScope, Refused } from '@takt/engine';
import { Vendor } from '@takt/modules/base/defs';
import { partRows, vendorRows } from '@takt/modules/base/server';
import { allocate, type Stock } from '../defs/rules/allocation.ts';
import { batchOf } from '../defs/rules/batch-number.ts';
import { choosePutaway, type StockAtLocation } from '../defs/rules/putaway.ts';
import { type Demand, type Lot, rotate, takeInOrder } from '../defs/rules/rotation.ts';
import {
  type rotationTrial,
  tryAllocation,
  tryBatch,
  tryPutaway,
  tryRotation,
  type TypedLot,
  type TrialStock,
} from '../defs/rules/try-rules.ts';
import { allocationRule, batchRule, FIFO, placesOf, putawayRule, rotationRule } from './rule-rows.ts';

const MOST_TYPED = 200;
const aCode = code('编码', 'Code', { required: true });
const aQuantity = quantity('数量', 'Quantity', { required: true, above: 0 });
const aDay = date('日期', 'Day');
const is = (field: Field, value: unknown): boolean => valueProblem(field, value) === null;
const orCode = (value: unknown): boolean => value === null || is(aCode, value);

const soundLot = ({ lot, qty, receivedOn, expiresOn, location }: TypedLot): boolean =>
  is(aCode, lot) && is(aQuantity, qty) && is(aDay, receivedOn) && is(aDay, expiresOn) && orCode(location);
const soundLying = ({ location, part, lot, qty }: TrialStock): boolean =>
  is(aCode, location) && (part === null || isId(part)) && orCode(lot) && is(aQuantity, qty);

/** What people typed into a table arrives as it is; nothing odd goes on from here. */
function demandTyped<T>(rows: readonly T[] | null, sound: (row: T) => boolean): readonly T[] {
  const typed = rows ?? [];
  if (!Array.isArray(typed) || typed.length > MOST_TYPED || !typed.every((row) => typeof row === 'object' && row && sound(row))) {
    throw Refused.of('value');
  }
  return typed;
}

interface Part {
  readonly id: string;
  readonly category: string | null;
  readonly netWeight: Decimal | null;
}
async function partsOf(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Part>> {
  const found = await ctx.sql<Part>`
    select id, category_id as category, net_weight::text as "netWeight" from ${partRows} p where id = any(${ids}::uuid[]) and deleted_at is null`;
  return new Map(found.map((part) => [part.id, part]));
}
async function partOf(ctx: Ctx, id: string): Promise<Part> {
  const part = (await partsOf(ctx, [id])).get(id);
  if (!part) throw Refused.of('ref.missing');
  return part;
}

type Asked = Pick<RowOfFields<typeof rotationTrial>, 'part' | 'abc' | 'qty' | 'lot' | 'customer' | 'on' | 'lots'>;
async function demandOf(ctx: Ctx, { part, abc, qty, lot, customer, on }: Asked): Promise<Demand> {
  const { category } = await partOf(ctx, part);
  return { part, category, abc, qty, lot, customer, on };
}

/** Typed lots with the places their locations lie in. */
async function stockOf(ctx: Ctx, warehouse: string, lots: readonly Lot[]): Promise<readonly Stock[]> {
  const codes = lots.flatMap(({ location }) => location ?? []);
  const places = new Map((await placesOf(ctx, warehouse, codes)).map((place) => [place.code, place]));
  return lots.map((lot) => {
    const place = places.get(lot.location ?? '');
    return { ...lot, area: place?.area ?? null, zone: place?.zone ?? null, groups: place?.groups ?? [] };
  });
}

export const trialAnswers = [
  answer(tryPutaway, async (ctx, { rule, part, abc, qty, lot, lying }) => {
    const { warehouse, steps } = await putawayRule(ctx, rule);
    const typed = demandTyped(lying, soundLying);
    const parts = await partsOf(ctx, [part, ...typed.flatMap((one) => one.part ?? [])]);
    const own = parts.get(part);
    if (!own) throw Refused.of('ref.missing');
    const places = await placesOf(ctx, warehouse);
    const idOf = new Map(places.map((place) => [place.code, place.id]));
    const there = typed.map((one): StockAtLocation => {
      const unit = parts.get(one.part ?? part)?.netWeight ?? null;
      const weight = unit === null ? null : multiplyDecimal(unit, one.qty);
      return { location: idOf.get(one.location) ?? '', part: one.part ?? part, lot: one.lot, weight };
    });
    const goods = { part, category: own.category, abc, qty, lot, unitWeight: own.netWeight };
    const { place, tried } = choosePutaway(steps, goods, places, there);
    return { location: place?.code ?? null, tried };
  }),

  answer(tryRotation, async (ctx, { rule, ...asked }) => {
    const { steps } = await rotationRule(ctx, rule);
    const demand = await demandOf(ctx, asked);
    const { order, tried } = rotate(steps, demand, demandTyped(asked.lots, soundLot));
    return { ...takeInOrder(order, demand.qty), tried, rotation: [] };
  }),

  answer(tryAllocation, async (ctx, { rule, packageQty, ...asked }) => {
    const { warehouse, rotation, steps } = await allocationRule(ctx, rule);
    const demand = await demandOf(ctx, asked);
    const rotated = rotate(
      rotation ? (await rotationRule(ctx, rotation)).steps : FIFO,
      demand,
      demandTyped(asked.lots, soundLot),
    );
    const stock = await stockOf(ctx, warehouse, rotated.order);
    return { ...allocate(steps, demand, stock, packageQty), rotation: rotated.tried };
  }),

  answer(tryBatch, async (ctx, { rule, vendor, ...receipt }) => {
    const found = await batchRule(ctx, rule);
    const named =
      vendor &&
      (await ctx.sql.maybe<{
        code: string;
      }>`select v.code from ${vendorRows} v where v.id = ${vendor} and ${inScope(ctx, Vendor, 'v')}`);
    const batch = batchOf(found, { ...receipt, vendor: named ? named.code : null });
    return 'missing' in batch ? { number: null, why: [batch.missing] } : { number: batch.number, why: batch.why };
  }),
];
