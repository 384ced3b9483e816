import type { Ctx } from '@takt/engine/host';

/** What administrators arranged under a key, as it concerns a person with these roles. */
interface PublishedValue {
  readonly forAll: unknown;
  /** Of several roles the one published for last has the say. */
  readonly forRole: { readonly role: string; readonly value: unknown } | null;
}
interface Row {
  readonly key: string;
  readonly role: string | null;
  readonly value: unknown;
}
const nothing: PublishedValue = { forAll: null, forRole: null };

/** The same for several keys at once. */
export async function publishedValues(
  ctx: Ctx,
  keys: readonly string[],
  roles: readonly string[],
): Promise<ReadonlyMap<string, PublishedValue>> {
  const rows = await ctx.sql<Row>`select key, role_id as role, value from app.published
    where key = any(${keys}) and (role_id is null or role_id = any(${roles}::uuid[])) order by at desc, role_id`;
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map(keys.map((key) => [key, publishedIn(byKey.get(key) ?? [])]));
}

function publishedIn(rows: readonly Row[]): PublishedValue {
  const forAll = rows.find(({ role }) => role === null)?.value ?? null;
  const [found] = rows.flatMap(({ role, value }) => (role === null ? [] : [{ role, value }]));
  return { ...nothing, forAll, forRole: found ?? null };
}

/** What stands for whoever has arranged nothing themselves: their role's, else everyone's, else nothing. */
export const defaultOf = ({ forAll, forRole }: PublishedValue = nothing): unknown => forRole?.value ?? forAll;
