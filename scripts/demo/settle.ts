import type { Ctx } from '@takt/engine';
import { onDatabase, reactTo, type Registry, type Waiting } from '@takt/engine/host';

interface SettleOptions {
  readonly registry: Registry;
  readonly asSystem: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
  readonly database: { readonly adminUrl: string; readonly database: string };
}

/** Does what the worker would with the events that wait, and with those that come of them, at the moment the story is at. */
export async function settle({ registry, asSystem, database }: SettleOptions): Promise<void> {
  for (;;) {
    const waiting = await asSystem(
      (ctx) => ctx.sql<Waiting>`
        select id, topic, payload from app.outbox where tenant_id = ${ctx.tenant} order by id`,
    );
    if (waiting.length === 0) return;
    for (const event of waiting) await reactTo(event, registry.subscriptions, asSystem);
    await onDatabase(database, (client) =>
      client.query('delete from app.outbox where id = any($1::bigint[])', [waiting.map(({ id }) => id)]),
    );
  }
}
