import type { Factory } from '@takt/testing';

/** How many deadlocks the database has broken. Each connection reports its own with a transaction a second later. */
export async function deadlocks(factory: Factory, tenant: number): Promise<number> {
  await new Promise((passed) => setTimeout(passed, 1100));
  await Promise.all(Array.from({ length: 16 }, () => factory.asSystem(tenant, (ctx) => ctx.sql`select pg_sleep(0.05)`)));
  const { broken } = await factory.asSystem(
    tenant,
    (ctx) => ctx.sql.one<{ broken: number }>`
      select deadlocks::int as broken from pg_stat_database where datname = current_database()`,
  );
  return broken;
}
