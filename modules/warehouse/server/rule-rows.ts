import { type Ctx, Refused, seesIn } from '@takt/engine';
import type { AllocationStep } from '../defs/rules/allocation.ts';
import type { Numbering } from '../defs/rules/batch-number.ts';
import type { BatchRule } from '../defs/index.ts';
import type { PutawayStep } from '../defs/rules/putaway.ts';
import type { Place } from '../defs/rules/putaway-objections.ts';
import type { RotationStep } from '../defs/rules/rotation.ts';

interface InWarehouse {
  readonly warehouse: string;
}
/** A rule, or anything else of a warehouse, that the person may see: the warehouse is within their reach. */
export function seen<R extends InWarehouse>(ctx: Ctx, rule: R | null): R {
  if (!rule || !seesIn(ctx, 'warehouse', rule.warehouse)) throw Refused.of('not.found');
  return rule;
}

interface Stepped<S> extends InWarehouse {
  readonly steps: readonly S[];
}
export const putawayRule = async (ctx: Ctx, id: string): Promise<Stepped<PutawayStep>> =>
  seen(
    ctx,
    await ctx.sql.maybe<Stepped<PutawayStep>>`
      select r.warehouse_id as warehouse, coalesce((select json_agg(json_build_object('sequence', s.sequence, 'category', s.category_id,
        'abc', s.abc, 'part', s.part_id, 'strategy', s.strategy, 'area', s.area_id, 'zone', s.zone_id,
        'locationGroup', s.location_group_id)) from warehouse_putaway_rule_steps s where s.parent_id = r.id), '[]') as steps
      from warehouse_putaway_rule r where r.id = ${id} and r.deleted_at is null`,
  );

export const rotationRule = async (ctx: Ctx, id: string): Promise<Stepped<RotationStep>> =>
  seen(
    ctx,
    await ctx.sql.maybe<Stepped<RotationStep>>`
      select r.warehouse_id as warehouse, coalesce((select json_agg(json_build_object('sequence', s.sequence, 'category', s.category_id,
        'abc', s.abc, 'part', s.part_id, 'strategy', s.strategy, 'customer', s.customer_id,
        'minRemainingDays', s.min_remaining_days)) from warehouse_rotation_rule_steps s where s.parent_id = r.id), '[]') as steps
      from warehouse_rotation_rule r where r.id = ${id} and r.deleted_at is null`,
  );

const always = { category: null, abc: null, part: null, customer: null, minRemainingDays: null };
/** Where no rotation rule is named, the first in goes out first. */
export const FIFO: readonly RotationStep[] = [{ ...always, sequence: 1, strategy: 'fifo' }];
/** Where a warehouse has no rule: what expires first leaves first, and without expiry dates what came first. */
const USUAL: readonly RotationStep[] = [{ ...always, sequence: 1, strategy: 'fefo' }];
/** The rules a warehouse works by: the first in use of each kind. */
const rotationInUse = (ctx: Ctx, warehouse: string): Promise<{ readonly id: string } | null> =>
  ctx.sql.maybe<{ id: string }>`select id from warehouse_rotation_rule
    where warehouse_id = ${warehouse} and deleted_at is null and mark_status = '1' order by code limit 1`;
const allocationInUse = (ctx: Ctx, warehouse: string): Promise<{ readonly id: string } | null> =>
  ctx.sql.maybe<{ id: string }>`select id from warehouse_allocation_rule
    where warehouse_id = ${warehouse} and deleted_at is null and mark_status = '1' order by code limit 1`;

/**
 * In which turn batches leave a warehouse: as the rule named says, else as its own, and after all of it the first in first out.
 * Whoever receives the goods may ask for more days of life than the rule does.
 */
export async function rotationOf(
  ctx: Ctx,
  warehouse: string,
  named: string | null,
  lifeDays: number | null = null,
): Promise<readonly RotationStep[]> {
  const rule = named ?? (await rotationInUse(ctx, warehouse))?.id ?? null;
  const steps = rule ? (await rotationRule(ctx, rule)).steps : USUAL;
  const last = Math.max(0, ...steps.map(({ sequence }) => sequence));
  const all = [...steps, ...FIFO.map((step) => ({ ...step, sequence: last + 1 }))];
  return all.map((step) => ({ ...step, minRemainingDays: most(step.minRemainingDays, lifeDays) }));
}
const most = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/** How a warehouse takes what leaves it: as the rule named says, else as its own; null where it has none. */
export async function allocationOf(ctx: Ctx, warehouse: string, named: string | null): Promise<Allocating | null> {
  const rule = named ?? (await allocationInUse(ctx, warehouse))?.id ?? null;
  return rule ? allocationRule(ctx, rule) : null;
}

interface Allocating extends Stepped<AllocationStep> {
  readonly rotation: string | null;
}
export const allocationRule = async (ctx: Ctx, id: string): Promise<Allocating> =>
  seen(
    ctx,
    await ctx.sql.maybe<Allocating>`
      select r.warehouse_id as warehouse, r.rotation_rule_id as rotation,
        coalesce((select json_agg(json_build_object('sequence', s.sequence, 'category', s.category_id, 'abc', s.abc, 'part', s.part_id,
        'strategy', s.strategy, 'area', s.area_id, 'zone', s.zone_id, 'locationGroup', s.location_group_id))
        from warehouse_allocation_rule_steps s where s.parent_id = r.id), '[]') as steps
      from warehouse_allocation_rule r where r.id = ${id} and r.deleted_at is null`,
  );

type Batching = Numbering & Pick<BatchRule, 'warehouse'>;
export const batchRule = async (ctx: Ctx, id: string): Promise<Batching> =>
  seen(
    ctx,
    await ctx.sql.maybe<Batching>`
      select warehouse_id as warehouse, by_vendor as "byVendor", by_vendor_lot as "byVendorLot", by_produced_on as "byProducedOn",
        by_received_on as "byReceivedOn", prefix, day_of as "dayOf", day_format as "dayFormat", with_vendor_lot as "withVendorLot",
        separator, sequence_length::int as "sequenceLength"
      from warehouse_batch_rule where id = ${id} and deleted_at is null`,
  );

/** The locations of a warehouse that are in use, as rules look at them; some of them by their codes, or one. */
export const placesOf = (
  ctx: Ctx,
  warehouse: string,
  codes: readonly string[] | null = null,
  one: string | null = null,
): Promise<readonly Place[]> =>
  ctx.sql<Place>`
    select l.id, l.code, l.area_id as area, l.zone_id as zone, l.kind, l.abc, l.pick_sequence::int as "pickSequence",
      l.fixed_part_id as "fixedPart", trim_scale(l.max_weight)::text as "maxWeight", trim_scale(l.max_volume)::text as "maxVolume",
      l.max_height::text as "maxHeight", l.max_pallets::text as "maxPallets", l.mixed_parts = '1' as "mixedParts",
      l.mixed_lots = '1' as "mixedLots", l.putaway_locked = '1' as "putawayLocked", coalesce(a.hazardous = '1', false) as hazardous,
      a.temperature_from::text as "temperatureFrom", a.temperature_to::text as "temperatureTo",
      coalesce((select json_agg(m.parent_id) from warehouse_location_group_locations m
        join warehouse_location_group g on g.id = m.parent_id and g.deleted_at is null where m.location_id = l.id), '[]') as groups
    from warehouse_location l left join warehouse_area a on a.id = l.area_id
    where l.warehouse_id = ${warehouse} and l.deleted_at is null and l.mark_status = '1'
      and (${codes}::text[] is null or l.code = any(${codes}::text[])) and (${one}::uuid is null or l.id = ${one}::uuid)`;
