import { code, date, type Field, isId, quantity, type RowOfFields, valueProblem } from '@takt/model';
import { answer, type Ctx, inScope, Refused } from '@takt/engine';
import { Vendor } from '@takt/modules/base/defs';
import { partRows, vendorRows } from '@takt/modules/base/server';
import { allocate, type Stock } from '../defs/rules/allocation.ts';
import { batchOf } from '../defs/rules/batch-number.ts';
import { planPutaway } from '../defs/rules/putaway.ts';
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
import { stockOnShelves, weighed } from './inbound/shelves.ts';
import { partTerms } from './part-terms.ts';
import { allocationRule, batchRule, FIFO, placesOf, putawayRule, rotationRule } from './rule-rows.ts';

const MOST_TYPED = 200;
const aCode = code('编码', 'Code', { required: true });
const aQuantity = quantity('数量', 'Quantity', { required: true, above: 0 });
const aDay = date('日期', 'Day');
const is = (field: Field, value: unknown): boolean => valueProblem(field, value) === null;
const orCode = (value: unknown): boolean => value === null || is(aCode, value);

const soundLot = ({ lot, qty, receivedOn, expiresOn, location }: TypedLot): boolean =>
  is(aCode, lot) && is(aQuantity, qty) && is(aDay, receivedOn) && is(aDay, expiresOn) && orCode(location);
const soundStock = ({ location, part, lot, qty }: TrialStock): boolean =>
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
}
async function partOf(ctx: Ctx, id: string): Promise<Part> {
  const part = await ctx.sql.maybe<Part>`
    select id, category_id as category from ${partRows} p where id = ${id} and deleted_at is null`;
  if (!part) throw Refused.of('ref.missing');
  return part;
}

type DemandInput = Pick<RowOfFields<typeof rotationTrial>, 'part' | 'abc' | 'qty' | 'lot' | 'customer' | 'on' | 'lots'>;
async function demandOf(ctx: Ctx, { part, abc, qty, lot, customer, on }: DemandInput): Promise<Demand> {
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
  answer(tryPutaway, async (ctx, { rule, part, abc, qty, lot, stock: supposed }) => {
    const { warehouse, steps } = await putawayRule(ctx, rule);
    const typed = demandTyped(supposed, soundStock);
    const [own, stock, terms, places] = await Promise.all([
      partOf(ctx, part),
      stockOnShelves(ctx, warehouse),
      partTerms(ctx, warehouse, [part, ...typed.flatMap((one) => one.part ?? [])]),
      placesOf(ctx, warehouse),
    ]);
    const idOf = new Map(places.map((place) => [place.code, place.id]));
    const more = weighed(
      terms,
      typed.map((one) => ({ ...one, location: idOf.get(one.location) ?? '', part: one.part ?? part, container: null })),
    );
    const goods = { ...terms(part), category: own.category, abc, qty, lot, container: null };
    const { shares, ...plan } = planPutaway(steps, goods, places, [...stock, ...more]);
    const named = shares.map(({ place, qty: share }) => ({ location: place.code, qty: share }));
    return { ...plan, shares: named, location: plan.left === '0' && named.length === 1 ? (named[0]?.location ?? null) : null };
  }),

  answer(tryRotation, async (ctx, { rule, ...input }) => {
    const { steps } = await rotationRule(ctx, rule);
    const demand = await demandOf(ctx, input);
    const { order, tried } = rotate(steps, demand, demandTyped(input.lots, soundLot));
    return { ...takeInOrder(order, demand.qty), tried, rotation: [] };
  }),

  answer(tryAllocation, async (ctx, { rule, packageQty, ...input }) => {
    const { warehouse, rotation, steps } = await allocationRule(ctx, rule);
    const demand = await demandOf(ctx, input);
    const rotated = rotate(
      rotation ? (await rotationRule(ctx, rotation)).steps : FIFO,
      demand,
      demandTyped(input.lots, soundLot),
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
