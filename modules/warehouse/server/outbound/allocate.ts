import { type Decimal, type Id, negateDecimal, sumDecimal } from '@takt/model';
import { addLine, type Ctx, type DocumentOps, incrementLine, Refused } from '@takt/engine';
import { customerRows } from '@takt/modules/base/server';
import { OutboundOrder, PickTask } from '../../defs/index.ts';
import { stock } from '../../defs/outbound/outbound-order-guards.ts';
import type { Demand } from '../../defs/rules/rotation.ts';
import { businessDay } from '../business-day.ts';
import { partTerms } from '../part-terms.ts';
import { allocationOf, rotationOf } from '../rule-rows.ts';
import { freeStock } from '../stock/free.ts';
import type { Goods } from '../stock/lot-holds.ts';
import { reserveStock } from '../stock/reserve.ts';
import { demandFrom } from '../stock/vendors.ts';
import { type Choice, type Chosen, chooseStock, type Deciding, fitting, less } from './choose.ts';

/** What somebody insists on instead of the rule. */
interface Insisted {
  readonly batch: string | null;
  readonly location: Id | null;
  readonly reason: string | null;
}

async function decidingFor(ctx: Ctx, { warehouse, customer, ...order }: OutboundOrder): Promise<Deciding> {
  const rule = await allocationOf(ctx, warehouse, order.allocationRule);
  const wants = await ctx.sql.maybe<{ days: number | null }>`
    select min_shelf_days::int as days from ${customerRows} c where id = ${customer}::uuid`;
  const rotation = order.rotationRule ?? rule?.rotation ?? null;
  return {
    rotation: await rotationOf(ctx, warehouse, rotation, wants?.days ?? null),
    allocation: rule?.steps ?? null,
  };
}

/** The supplier goods go back to. */
export const backTo = ({ kind, vendor }: OutboundOrder): Id | null => (kind === 'vendorReturn' ? vendor : null);

/** Refuses what somebody insists on where another supplier brought it. */
async function demandOwn(ctx: Ctx, order: OutboundOrder, { batch, location }: Insisted): Promise<void> {
  const vendor = backTo(order);
  if (!vendor) return;
  const parts = order.lines.map(({ part }) => part);
  const insisted = batch === null ? [] : parts.map((part) => ({ part, batch, container: null }));
  const there = await ctx.sql<Goods>`
    select distinct part_id as part, batch, container from warehouse_stock
    where location_id = ${location}::uuid and part_id = any(${parts}::uuid[]) and qty > reserved_qty and (${batch}::text is null or batch = ${batch})`;
  await demandFrom(ctx, vendor, [...insisted, ...there]);
}

interface LineChoice extends Choice {
  readonly line: OutboundOrder['lines'][number];
}
/** What each line takes of what is free, one line after the other. */
async function choicesFor(ctx: Ctx, order: OutboundOrder, insisted: Insisted): Promise<readonly LineChoice[]> {
  const { warehouse, lines, customer } = order;
  const parts = lines.map(({ part }) => part);
  const [on, deciding, terms, free] = await Promise.all([
    businessDay(ctx, warehouse),
    decidingFor(ctx, order),
    partTerms(ctx, warehouse, parts),
    freeStock(ctx, {
      warehouse,
      parts,
      owner: order.vendor,
      except: order.stagingLocation,
      backTo: backTo(order),
    }),
  ]);
  let left = free;
  return lines.map((line) => {
    const { category, abc, packageQty } = terms(line.part);
    const lot = insisted.batch ?? line.batch;
    const demand: Demand = { part: line.part, category, abc, qty: line.qty, customer, lot, on };
    const fits = fitting(left, { part: line.part, status: line.stockStatus, batch: lot, location: insisted.location });
    const choice = chooseStock(deciding, demand, packageQty, fits);
    left = less(left, choice.chosen);
    return { ...choice, line };
  });
}

/** Sets stock aside for an order and asks for it to be picked. */
export async function allocateOrder(ctx: Ctx, order: OutboundOrder, insisted: Insisted, documents: DocumentOps): Promise<void> {
  const choices = await choicesFor(ctx, order, insisted);
  if (choices.some(({ chosen }) => chosen.length === 0)) await demandOwn(ctx, order, insisted);
  if (choices.every(({ chosen }) => chosen.length === 0)) throw Refused.by(OutboundOrder, 'allocate', stock);
  await setAside(ctx, order, choices, insisted, documents);
}

/** What a short pick left missing of a line, from wherever else the rules find it. */
export async function allocateElsewhere(
  ctx: Ctx,
  order: OutboundOrder,
  { line, qty }: { readonly line: Id | null; readonly qty: Decimal },
  documents: DocumentOps,
): Promise<void> {
  const lines = order.lines.filter(({ id }) => id === line).map((one) => ({ ...one, qty }));
  const byRule = { batch: null, location: null, reason: null };
  const choices = await choicesFor(ctx, { ...order, lines }, byRule);
  if (!line || choices.every(({ chosen }) => chosen.length === 0)) return;
  // It counts as short already; what is still missing is counted anew.
  await incrementLine(ctx, OutboundOrder, 'lines', line, { shortQty: negateDecimal(qty) });
  await setAside(ctx, order, choices, byRule, documents);
}

/** One task for each place something is taken from. */
async function setAside(
  ctx: Ctx,
  order: OutboundOrder,
  choices: readonly LineChoice[],
  insisted: Insisted,
  documents: DocumentOps,
): Promise<void> {
  const all = choices.flatMap(({ chosen }) => chosen);
  if (all.length === 0) return;
  await reserveStock(
    ctx,
    all.map(({ from, qty }) => ({ ...from, qty })),
  );
  let position = order.allocations.length;
  for (const { line, chosen, why, missing } of choices) {
    for (const one of inPickSequence(chosen)) {
      position += 1;
      await allocateOne(ctx, order, { line: line.id, why, insisted, position, ...one }, documents);
    }
    const allocated: Decimal = sumDecimal(chosen.map(({ qty }) => qty));
    await incrementLine(ctx, OutboundOrder, 'lines', line.id, { allocatedQty: allocated, shortQty: missing });
  }
}

const inPickSequence = (chosen: readonly Chosen[]): readonly Chosen[] =>
  chosen.toSorted((a, b) => (a.from.pickSequence ?? 0) - (b.from.pickSequence ?? 0));

interface Allocating extends Chosen {
  readonly line: Id;
  readonly why: string;
  readonly insisted: Insisted;
  readonly position: number;
}
async function allocateOne(
  ctx: Ctx,
  order: OutboundOrder,
  { line, from, qty, why, insisted, position }: Allocating,
  documents: DocumentOps,
): Promise<void> {
  const { location, part, status: stockStatus, batch, container, owner, pickSequence: sequence } = from;
  const goods = { location, part, batch, container, qty };
  const task = { warehouse: order.warehouse, order: order.id, sequence, ...goods };
  const { number } = await documents.make(ctx, PickTask, task, { doc: OutboundOrder, id: order.id });
  const against = insisted.batch !== null || insisted.location !== null;
  await addLine(ctx, OutboundOrder, 'allocations', order.id, position, {
    ...goods,
    line,
    owner,
    stockStatus,
    why,
    task: number,
    pickedQty: '0',
    overridden: against ? '1' : '0',
    overrideReason: against ? insisted.reason : null,
  });
}
