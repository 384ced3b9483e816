import { Deadlines, DUE_TOPIC, type Identity } from '@takt/engine/host';
import { dueDelivery } from '@takt/content/host';
import type { Factory } from './factory.ts';

/** What is due by a moment is told and done, as the worker would have by then. */
export async function passTime(
  factory: Factory,
  tenant: number,
  to: { readonly at: Date; readonly identity: Identity },
): Promise<void> {
  const cell = factory.cells.named('c1');
  const deadlines = new Deadlines(cell, { clock: () => to.at, onError: (error) => factory.faults.push(error) });
  while ((await deadlines.tick()) > 0);
  const passed = await factory.asSystem(
    tenant,
    (ctx) => ctx.sql<{ payload: Record<string, unknown> }>`
      with taken as (delete from app.outbox where topic = ${DUE_TOPIC} returning id, payload)
      select payload from taken order by id`,
  );
  const { run } = dueDelivery(factory.registry, to.identity);
  for (const { payload } of passed) await factory.asSystem(tenant, (ctx) => run(ctx, payload), to.at);
}
