import { addDays, fill, type Id, type Text } from '@takt/model';
import { advisoryLock, type Ctx, newId, noteOn, refuse, Refused } from '@takt/engine';
import { partRows, vendorRows } from '@takt/modules/base/server';
import { Lot } from '../../defs/index.ts';
import { batchOf } from '../../defs/rules/batch-number.ts';
import { businessDay } from '../business-day.ts';
import { batchRule } from '../rule-rows.ts';

/** What is known of goods that come in. */
interface Incoming {
  readonly warehouse: Id;
  readonly part: Id;
  readonly vendor: Id;
  readonly vendorLot: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
}

const OTHER_EXPIRY: Text = ['批次 {batch} 的有效期至 {known}，与 {told} 不符', 'Batch {batch} expires on {known}, not on {told}'];
const CHECK_DATE: Text = ['请核对标签，或更正批次台账', 'Check the label, or correct it among the batches'];

/**
 * The batch goods belong to: one that is there already where the batch rule takes them for the same, else a new one. Without
 * a rule the supplier's batch is ours; what two suppliers call the same stays two.
 */
export async function batchFor(ctx: Ctx, goods: Incoming): Promise<string> {
  const facts = await ctx.sql.maybe<{ rule: Id | null; vendorCode: string }>`
    select v.code as "vendorCode",
      (select r.id from warehouse_batch_rule r where r.warehouse_id = ${goods.warehouse} and r.deleted_at is null and r.mark_status = '1'
        and (r.category_id is null or r.category_id = p.category_id) order by r.category_id is null, r.code limit 1) as rule
    from ${partRows} p, ${vendorRows} v where p.id = ${goods.part} and v.id = ${goods.vendor}`;
  if (!facts) throw Refused.of('ref.missing');
  const { key, number } = facts.rule
    ? await byRule(ctx, facts.rule, goods, facts.vendorCode)
    : { key: goods.vendorLot ?? '', number: goods.vendorLot ?? '' };
  // Two receipts of the same new batch at once: the second waits here and finds the first one's.
  await advisoryLock(ctx, `lot ${goods.part} ${key}`);
  const known = await ctx.sql.maybe<{ batch: string; expiresOn: string | null }>`
    select batch, expires_on::text as "expiresOn" from warehouse_lot where part_id = ${goods.part} and batch_key = ${key}
      and (${facts.rule}::uuid is not null or vendor_id = ${goods.vendor}) and deleted_at is null order by created_at limit 1`;
  if (known) {
    const { batch, expiresOn } = known;
    if (expiresOn && goods.expiresOn && expiresOn !== goods.expiresOn)
      refuse('batch.expiry', fill(OTHER_EXPIRY, { batch, known: expiresOn, told: goods.expiresOn }), CHECK_DATE);
    return batch;
  }
  const batch = await unlikeOthers(ctx, goods.part, await numbered(ctx, number), facts.vendorCode);
  await enterLot(ctx, { ...goods, batch, key });
  return batch;
}

/** The number itself, or with the supplier behind it where the part has such a batch of another supplier's. */
async function unlikeOthers(ctx: Ctx, part: Id, batch: string, vendorCode: string): Promise<string> {
  const [taken] = await ctx.sql`select 1 from warehouse_lot where part_id = ${part} and batch = ${batch} and deleted_at is null`;
  return taken ? `${batch}-${vendorCode}` : batch;
}

/** Enters a batch nobody has heard of, or somebody has just entered; it expires when it says, else by the shelf life of its part. */
export async function enterLot(
  ctx: Ctx,
  lot: Omit<Incoming, 'warehouse' | 'vendor'> & {
    readonly batch: string;
    readonly key: string | null;
    readonly vendor: Id | null;
  },
): Promise<void> {
  const { shelfLifeDays } = await ctx.sql.one<{ shelfLifeDays: number | null }>`
    select shelf_life_days::int as "shelfLifeDays" from ${partRows} p where p.id = ${lot.part}`;
  const byShelfLife = lot.producedOn && shelfLifeDays !== null ? addDays(lot.producedOn, shelfLifeDays) : null;
  const id = newId();
  const [entered] = await ctx.sql`
    insert into warehouse_lot (tenant_id, id, part_id, batch, batch_key, vendor_id, vendor_lot, produced_on, expires_on, received_at,
      created_by, created_at, updated_by, updated_at)
    values (${ctx.tenant}, ${id}, ${lot.part}, ${lot.batch}, ${lot.key}, ${lot.vendor}, ${lot.vendorLot}, ${lot.producedOn},
      ${lot.expiresOn ?? byShelfLife}, ${ctx.now}, ${ctx.actor.userId}, ${ctx.now}, ${ctx.actor.userId}, ${ctx.now})
    on conflict do nothing returning 1`;
  if (entered) noteOn(ctx, Lot.id, { rowId: id, action: 'create', changes: { batch: lot.batch, vendorLot: lot.vendorLot } });
}

async function byRule(ctx: Ctx, rule: Id, goods: Incoming, vendor: string) {
  const found = await batchRule(ctx, rule);
  const { vendorLot, producedOn } = goods;
  const receivedOn = await businessDay(ctx, goods.warehouse);
  const batch = batchOf(found, { vendor, vendorLot, producedOn, receivedOn });
  if ('missing' in batch) throw new Refused({ code: 'batch.missing', text: batch.missing, level: 'error' });
  return batch;
}

/** The number with its digits counted. */
async function numbered(ctx: Ctx, number: string): Promise<string> {
  const [digits] = number.match(/#+/) ?? [];
  if (!digits) return number;
  const next = await ctx.take({ rule: 'warehouse.lot', period: number }, 1);
  return number.replace(digits, String(next).padStart(digits.length, '0'));
}
