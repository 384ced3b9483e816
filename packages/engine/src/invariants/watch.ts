import type { Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Subscription, TimerRule } from '../jobs/subscription.ts';
import type { Registry } from '../registry.ts';
import { type Ask, type Broken, brokenOf, type Invariant } from './invariant.ts';

/** Said when something does not hold that held before. */
export const BROKEN_TOPIC = 'job.invariantBroken';

/** At night of the company, when few are at work. */
export const invariantTimer: TimerRule = { name: 'system.invariants', topic: 'system.invariantsDue', cron: '50 2 * * *' };

/** Looks every night whether a company's rows still are what they must be. */
export const invariantWatch = (registry: Registry): Subscription => ({
  name: invariantTimer.name,
  topic: invariantTimer.topic,
  run: (ctx) => checkInvariants(ctx, registry.invariants),
});

/** What is judged by rows that follow from events waits until those have been heard. */
async function judgedNow(ctx: Ctx, invariants: readonly Invariant[]): Promise<readonly Invariant[]> {
  const { waits } = await ctx.sql.one<{ waits: boolean }>`select exists (select from app.outbox) as waits`;
  return waits ? invariants.filter(({ when }) => when !== 'settled') : invariants;
}

/** Looks at all of them, remembers what it found, and tells of those that have just ceased to hold. */
export async function checkInvariants(ctx: Ctx, invariants: readonly Invariant[]): Promise<void> {
  const ask: Ask = (text) => ctx.sql.run({ text, values: [] });
  for (const invariant of await judgedNow(ctx, invariants)) {
    const broken = await brokenOf(ask, invariant);
    const fresh = await remember(ctx, invariant, broken);
    const [zh, en] = invariant.label;
    if (fresh) ctx.emit(BROKEN_TOPIC, invariant.name, { zh, en, count: broken?.count });
  }
}

/** Whether it has just ceased to hold. */
async function remember(ctx: Ctx, { name }: Invariant, broken: Broken | null): Promise<boolean> {
  const { held } = await ctx.sql.one<{ held: boolean }>`
    with before as (select broken from app.invariant where name = ${name})
    insert into app.invariant as i (tenant_id, name, checked_at, broken, rows, since)
    values (${ctx.tenant}, ${name}, ${ctx.now}, ${broken?.count ?? 0}, ${JSON.stringify(broken?.rows ?? [])}::jsonb,
      ${broken ? ctx.now : null})
    on conflict (tenant_id, name) do update set checked_at = excluded.checked_at, broken = excluded.broken, rows = excluded.rows,
      since = case when excluded.since is not null then coalesce(i.since, excluded.since) end
    returning not exists (select from before where broken > 0) as held`;
  return held && broken !== null;
}

/** One of them, and what was last found of it. */
interface InvariantState {
  readonly name: string;
  readonly label: Text;
  /** Null where nobody has looked yet. */
  readonly checkedAt: string | null;
  readonly broken: number;
  readonly since: string | null;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export async function invariantStates(ctx: Ctx, invariants: readonly Invariant[]): Promise<readonly InvariantState[]> {
  const found = await ctx.sql<Omit<InvariantState, 'label'>>`
    select name, left(checked_at::text, 19) as "checkedAt", broken, left(since::text, 19) as since, rows from app.invariant`;
  const byName = new Map(found.map((one) => [one.name, one]));
  return invariants.map(({ name, label }) => {
    const { checkedAt = null, broken = 0, since = null, rows = [] } = byName.get(name) ?? {};
    return { name, label, checkedAt, broken, since, rows };
  });
}
