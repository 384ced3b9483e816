import { type Id, plusHours } from '@takt/model';
import { type Ctx, newId, Refused, advisoryLock } from '@takt/engine';
import { partRows, vendorRows } from '@takt/modules/base/server';
import { batchOf } from '../../defs/rules/batch-number.ts';
import { businessDay } from '../business-day.ts';
import { batchRule } from '../rule-rows.ts';

/** What is known of goods that come in. */
export interface Incoming {
  readonly warehouse: Id;
  readonly part: Id;
  readonly vendor: Id;
  readonly vendorLot: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
}

/**
 * The batch goods belong to: one that is there already where the batch rule takes them for the same, else a new one. Without
 * a rule the supplier's batch is ours.
 */
export async function batchFor(ctx: Ctx, goods: Incoming): Promise<string> {
  const facts = await ctx.sql.maybe<{ rule: Id | null; vendorCode: string; shelfLifeDays: number | null }>`
    select p.shelf_life_days::int as "shelfLifeDays", v.code as "vendorCode",
      (select r.id from warehouse_batch_rule r where r.warehouse_id = ${goods.warehouse} and r.deleted_at is null and r.mark_status = '1'
        and (r.category_id is null or r.category_id = p.category_id) order by r.category_id is null, r.code limit 1) as rule
    from ${partRows} p, ${vendorRows} v where p.id = ${goods.part} and v.id = ${goods.vendor}`;
  if (!facts) throw Refused.of('ref.missing');
  const { key, number } = facts.rule
    ? await byRule(ctx, facts.rule, goods, facts.vendorCode)
    : { key: goods.vendorLot ?? '', number: goods.vendorLot ?? '' };
  // Two receipts of the same new batch at once: the second waits here and finds the first one's.
  await advisoryLock(ctx, `lot ${goods.part} ${key}`);
  const known = await ctx.sql.maybe<{ batch: string }>`
    select batch from warehouse_lot where part_id = ${goods.part} and batch_key = ${key} and deleted_at is null order by created_at limit 1`;
  if (known) return known.batch;
  const batch = await numbered(ctx, number);
  const expiresOn =
    goods.expiresOn ??
    (goods.producedOn && facts.shelfLifeDays !== null ? daysAfter(goods.producedOn, facts.shelfLifeDays) : null);
  await ctx.sql`
    insert into warehouse_lot (tenant_id, id, part_id, batch, batch_key, vendor_id, vendor_lot, produced_on, expires_on, received_at,
      created_by, created_at, updated_by, updated_at)
    values (${ctx.tenant}, ${newId()}, ${goods.part}, ${batch}, ${key}, ${goods.vendor}, ${goods.vendorLot}, ${goods.producedOn},
      ${expiresOn}, ${ctx.now}, ${ctx.actor.userId}, ${ctx.now}, ${ctx.actor.userId}, ${ctx.now})`;
  return batch;
}

async function byRule(ctx: Ctx, rule: Id, goods: Incoming, vendor: string) {
  const found = await batchRule(ctx, rule);
  const { vendorLot, producedOn } = goods;
  const receivedOn = await businessDay(ctx, goods.warehouse);
  const batch = batchOf(found, { vendor, vendorLot, producedOn, receivedOn });
  if ('missing' in batch) throw new Refused({ code: 'batch.missing', text: batch.missing, level: 'error' });
  return batch;
}

const daysAfter = (day: string, days: number): string => plusHours(`${day} 00:00:00`, days * 24).slice(0, 10);

/** The number with its digits counted. */
async function numbered(ctx: Ctx, number: string): Promise<string> {
  const [digits] = number.match(/#+/) ?? [];
  if (!digits) return number;
  const next = await ctx.take({ rule: 'warehouse.lot', period: number }, 1);
  return number.replace(digits, String(next).padStart(digits.length, '0'));
}
