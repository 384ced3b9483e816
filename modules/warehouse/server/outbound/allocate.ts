import { addDecimal, type Decimal, type Id, sumDecimal } from '@takt/model';
import { addLine, type Ctx, type DocumentOps, patchLine, Refused } from '@takt/engine';
import { OutboundOrder, PickTask } from '../../defs/index.ts';
import { stock } from '../../defs/outbound-order-guards.ts';
import type { Demand } from '../../defs/rotation.ts';
import { businessDay } from '../business-day.ts';
import { allocationRule, rotationRule } from '../rule-rows.ts';
import { freeStock } from '../stock/free.ts';
import { reserveStock } from '../stock/reserve.ts';
import { type Choice, type Chosen, chooseStock, type Deciding, fitting, less, usualRotation } from './choose.ts';

/** What somebody insists on instead of the rule. */
export interface Insisted {
  readonly batch: string | null;
  readonly location: Id | null;
  readonly reason: string | null;
}

async function decidingFor(ctx: Ctx, order: OutboundOrder): Promise<Deciding> {
  const rule = order.allocationRule ? await allocationRule(ctx, order.allocationRule) : null;
  const rotation = order.rotationRule ?? rule?.rotation ?? null;
  const customer = await ctx.sql.maybe<{ days: number | null }>`
    select min_shelf_days::int as days from base_customer where id = ${order.customer}::uuid`;
  return {
    rotation: rotation ? (await rotationRule(ctx, rotation)).steps : usualRotation(customer?.days ?? null),
    allocation: rule?.steps ?? null,
  };
}

type PartTerms = Pick<Demand, 'category' | 'abc'> & { readonly part: Id };
async function termsOf(ctx: Ctx, { warehouse, lines }: OutboundOrder): Promise<ReadonlyMap<Id, PartTerms>> {
  const found = await ctx.sql<PartTerms>`
    select p.id as part, p.category_id as category, (select n.abc_class from base_part_plan n join warehouse_warehouse w
      on w.id = ${warehouse} and w.plant_id = n.plant_id where n.part_id = p.id and n.deleted_at is null) as abc
    from base_part p where p.id = any(${lines.map(({ part }) => part)}::uuid[])`;
  return new Map(found.map((one) => [one.part, one]));
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
    termsOf(ctx, order),
    freeStock(ctx, { warehouse, parts, owner: order.vendor, except: order.stagingLocation }),
  ]);
  let left = free;
  return lines.map((line) => {
    const { category = null, abc = null } = terms.get(line.part) ?? {};
    const lot = insisted.batch ?? line.batch;
    const demand: Demand = { part: line.part, category, abc, qty: line.qty, customer, lot, on };
    const choice = chooseStock(deciding, demand, fitting(left, { part: line.part, batch: lot, location: insisted.location }));
    left = less(left, choice.chosen);
    return { ...choice, line };
  });
}

/** Sets stock aside for an order and asks for it to be picked: one task for each place something is taken from. */
export async function allocateOrder(ctx: Ctx, order: OutboundOrder, insisted: Insisted, documents: DocumentOps): Promise<void> {
  const choices = await choicesFor(ctx, order, insisted);
  const all = choices.flatMap(({ chosen }) => chosen);
  if (all.length === 0) throw Refused.by(OutboundOrder, 'allocate', stock);
  await reserveStock(
    ctx,
    all.map(({ from, qty }) => ({ ...from, qty })),
  );
  let position = order.allocations.length;
  for (const { line, chosen, why, missing } of choices) {
    for (const one of inWalkOrder(chosen)) {
      position += 1;
      await allocateOne(ctx, order, { line: line.id, why, insisted, position, ...one }, documents);
    }
    const allocated: Decimal = sumDecimal(chosen.map(({ qty }) => qty));
    await patchLine(ctx, OutboundOrder, 'lines', line.id, {
      allocatedQty: addDecimal(line.allocatedQty ?? '0', allocated),
      shortQty: missing,
    });
  }
}

const inWalkOrder = (chosen: readonly Chosen[]): readonly Chosen[] =>
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
  const { location, part, batch, container, owner, pickSequence: sequence } = from;
  const goods = { location, part, batch, container, qty };
  const task = { warehouse: order.warehouse, order: order.id, sequence, ...goods };
  const { number } = await documents.make(ctx, PickTask, task, { doc: OutboundOrder, id: order.id });
  const against = insisted.batch !== null || insisted.location !== null;
  await addLine(ctx, OutboundOrder, 'allocations', order.id, position, {
    ...goods,
    line,
    owner,
    why,
    task: number,
    pickedQty: '0',
    overridden: against ? '1' : '0',
    overrideReason: against ? insisted.reason : null,
  });
}
