import { advisoryLock, bind, compute, decided, patch, patchLine, codes } from '@takt/engine';
import { plusWorkingHours, termOn } from '@takt/modules/base/server';
import { FIRM_FLUCTUATION, FORECAST_EXCESS, MATERIAL_FLUCTUATION, PurchaseForecast } from '../defs/index.ts';
import { promisesIn, reasonOf } from '../defs/orders/forecast-promises.ts';
import { demandPromises } from './forecast-promises.ts';
import { decimals } from './promise-limits.ts';
import { replyHours, notifyBuyer, notifySupplier } from './notify.ts';

const route = (id: string): string => `/les/purchase/forecast?id=${id}`;

export const purchaseForecast = bind(PurchaseForecast, {
  /** The next revision; what the supplier had before no longer counts. */
  async publish(ctx, { id, number, vendor, plant }, _input, documents) {
    // Two revisions published at once pass one after the other.
    await advisoryLock(ctx, `forecasts for ${vendor}`);
    const earlier = await ctx.sql<{ id: string; revision: number; living: boolean }>`
      select id, revision, status in ${codes(PurchaseForecast, 'published', 'answered', 'confirmed')} as living from purchasing_purchase_forecast
      where vendor_id = ${vendor} and plant_id = ${plant} and revision is not null and deleted_at is null order by revision desc`;
    for (const one of earlier.filter(({ living }) => living)) await documents.act(ctx, PurchaseForecast, one.id, 'supersede');
    const hours = (await replyHours(ctx, vendor)).forecast;
    const revision = (earlier[0]?.revision ?? 0) + 1;
    const replyDueAt = hours === null ? null : await plusWorkingHours(ctx, plant, hours);
    await patch(ctx, PurchaseForecast, id, { revision, replyDueAt });
    await notifySupplier(
      ctx,
      vendor,
      [`采购预测 ${number} 已发布，请回复`, `Purchase forecast ${number} awaits your reply`],
      route(id),
    );
  },

  async feedback(ctx, forecast, input) {
    const judged = await demandPromises(ctx, promisesIn(forecast.lines, input));
    for (const { line, reply, short } of judged)
      await patchLine(ctx, PurchaseForecast, 'lines', line.id, {
        replyQty: reply?.qty ?? null,
        replyReason: reply !== null && short ? reasonOf(reply) : null,
        replyRemark: reply?.remark ?? null,
      });
    const { number } = forecast;
    await notifyBuyer(
      ctx,
      forecast,
      [`采购预测 ${number} 已回复`, `Purchase forecast ${number} has been answered`],
      route(forecast.id),
    );
  },

  async reject(ctx, { id, number, vendor }, { reason }) {
    const text = [
      `采购预测 ${number} 的回复被驳回：${reason}`,
      `The reply to purchase forecast ${number} was rejected: ${reason}`,
    ] as const;
    await notifySupplier(ctx, vendor, text, route(id));
  },
});

/** The same part and week in the revision before; of a draft, in the last one published. Null where there was none. */
const previous = `(select l.qty from app.purchasing_purchase_forecast f
  left join app.purchasing_purchase_forecast_lines l on l.tenant_id = f.tenant_id and l.parent_id = f.id
    and l.part_id = t.part_id and l.week = t.week
  where f.tenant_id = h.tenant_id and f.vendor_id = h.vendor_id and f.plant_id = h.plant_id and f.id <> h.id and f.deleted_at is null
    and f.revision is not null and (h.revision is null or f.revision < h.revision)
  order by f.revision desc limit 1)`;
const cycle = termOn('material_cycle_days', {
  tenant: 'h.tenant_id',
  vendor: 'h.vendor_id',
  part: 't.part_id',
  day: 'h.start_on',
});
const zone = `case when t.week < h.start_on + (7 * h.firm_weeks)::int then 'firm'
  when t.week < h.start_on + (7 * h.firm_weeks + coalesce(${cycle}, 7 * coalesce(h.material_weeks, 0)))::int then 'material' else 'outlook' end`;
/** What a week the last revision knew asks for more or less, in percent of it; a week it asked nothing for fluctuates by all of it. */
const fluctuation = `(select case when p.qty = 0 then case when t.qty = 0 then 0 else 100 end else round((t.qty - p.qty) * 100 / p.qty, 2) end
  from (select ${previous} as qty) p where p.qty is not null)`;

export const purchaseForecastComputed = compute(PurchaseForecast, {
  lines: {
    decimals,
    mostQty: `trunc(t.qty * (100 + (${decided(FORECAST_EXCESS, 't')})::numeric) / 100, coalesce(${decimals}, 0)::int)`,
    zone,
    previousQty: previous,
    change: `t.qty - ${previous}`,
    fluctuation,
    unsteady: `coalesce(abs(${fluctuation}) > case ${zone} when 'firm' then (${decided(FIRM_FLUCTUATION, 't')})::numeric
      when 'material' then (${decided(MATERIAL_FLUCTUATION, 't')})::numeric end, false)`,
  },
});
