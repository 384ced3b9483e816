import type { Factory } from './factory.ts';

const LOOK_MS = 20;
const END_MS = 60_000;

/** Until somebody waits for a lock in the database of a test: what comes first there has come first. */
export async function lockWait(factory: Factory, tenant: number): Promise<void> {
  for (const end = Date.now() + END_MS; Date.now() < end; await new Promise((done) => setTimeout(done, LOOK_MS))) {
    const waiting = await factory.asSystem(
      tenant,
      (ctx) => ctx.sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
  throw new Error('nobody waits for a lock');
}
