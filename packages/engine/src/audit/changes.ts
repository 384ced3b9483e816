import {
  type ChangesRequest,
  type ChangesPage,
  type DataChange,
  type Entity,
  entryOf,
  isDocument,
  isId,
  mentioned,
  tableName,
  user,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder } from '../db/sql.ts';
import { titleColumns, titleSql } from '../records/select.ts';
import type { Registry } from '../registry.ts';

const SIZE = 50;
/** Rows a typed name may stand for. */
const NAMED = 100;
/** Which entity people are: the one a field of that kind points to. */
const PEOPLE = user('', '').options.to ?? '';

const COLUMNS = `h.id, h.entity, h.row_id as "rowId", h.action, h.from_status as "fromStatus", h.to_status as "toStatus", h.changes,
  h.reason, h.user_id as "userId", h.request_id as "requestId", left(h.at::text, 19) as at`;

/**
 * Everything that was changed in a company, newest first. Whoever may ask sees all of it, rows and fields they could not
 * open included: an audit that depends on the auditor's own rights shows nothing of what they were kept from.
 */
export async function changesPage(
  ctx: Ctx,
  registry: Registry,
  asked: ChangesRequest,
  before: string | null,
): Promise<ChangesPage> {
  const bind = new Binder();
  const condition = await changesWhere(ctx, registry, asked, bind);
  const older = before === null ? '' : ` and h.id < ${bind.put(before, 'uuid')}`;
  const found = await ctx.sql.run<DataChange>({
    text: `select ${COLUMNS} from app.history h where ${condition}${older} order by h.id desc limit ${SIZE + 1}`,
    values: bind.values,
  });
  const list = nowCalled(registry, found.slice(0, SIZE));
  return {
    list,
    names: Object.fromEntries(await namesIn(ctx, registry, list)),
    next: found.length > SIZE ? (list.at(-1)?.id ?? null) : null,
  };
}

/** The same through a cursor of the open transaction, in batches with their names. */
export async function* changesRead(
  ctx: Ctx,
  registry: Registry,
  asked: ChangesRequest,
): AsyncGenerator<Pick<ChangesPage, 'list'> & { readonly names: ReadonlyMap<string, string> }> {
  const bind = new Binder();
  const condition = await changesWhere(ctx, registry, asked, bind);
  await ctx.sql.run({
    text: `declare changed no scroll cursor for select ${COLUMNS} from app.history h where ${condition} order by h.id desc`,
    values: bind.values,
  });
  for (;;) {
    const fetched = await ctx.sql.run<DataChange>({ text: 'fetch 500 from changed', values: [] });
    if (fetched.length === 0) return;
    const list = nowCalled(registry, fetched);
    yield { list, names: await namesIn(ctx, registry, list) };
  }
}

/** How many there are, counted no further than `cap` and one. */
export async function changesCount(ctx: Ctx, registry: Registry, asked: ChangesRequest, cap: number): Promise<number> {
  const bind = new Binder();
  const condition = await changesWhere(ctx, registry, asked, bind);
  const [counted] = await ctx.sql.run<{ n: number }>({
    text: `select count(*) as n from (select 1 from app.history h where ${condition} limit ${cap + 1}) c`,
    values: bind.values,
  });
  return counted?.n ?? 0;
}

/** Changes of an entity that has been renamed since are shown as its own. */
const nowCalled = (registry: Registry, list: readonly DataChange[]): readonly DataChange[] =>
  list.map((change) => ({ ...change, entity: registry.nowCalled(change.entity) }));

async function changesWhere(ctx: Ctx, registry: Registry, asked: ChangesRequest, bind: Binder): Promise<string> {
  const { entity, action, user: by, from, to, row, field } = asked;
  return [
    `h.tenant_id = ${bind.put(ctx.tenant, 'int')}`,
    ...(entity === null ? [] : [`h.entity = any(${bind.put(registry.namesOf(entity), 'text[]')})`]),
    ...(action === null ? [] : [`h.action = ${bind.put(action, 'text')}`]),
    ...(by === null ? [] : [`h.user_id = ${bind.put(by, 'uuid')}`]),
    ...(from === null ? [] : [`h.at >= ${bind.put(from, 'date')}::timestamptz`]),
    ...(to === null ? [] : [`h.at < (${bind.put(to, 'date')} + 1)::timestamptz`]),
    ...(row === null ? [] : [await rowWhere(ctx, registry, entity, row.trim(), bind)]),
    ...(field === null ? [] : [`h.changes ? ${bind.put(field, 'text')}`]),
  ].join(' and ');
}

/** A row or a change by its id, a document by its number, a row of the entity by what names it. */
async function rowWhere(ctx: Ctx, registry: Registry, entity: string | null, typed: string, bind: Binder): Promise<string> {
  if (!isId(typed)) return `h.row_id = any(${bind.put(await rowsCalled(ctx, registry, entity, typed), 'uuid[]')})`;
  const id = bind.put(typed, 'uuid');
  return `(h.id = ${id} or h.row_id = ${id})`;
}

/** Also those that have been deleted. */
async function rowsCalled(ctx: Ctx, registry: Registry, entity: string | null, typed: string): Promise<readonly string[]> {
  const chosen = entity === null ? undefined : registry.entities.get(entity);
  const among = chosen ? [chosen] : [...registry.entities.values()].filter((one) => isDocument(one));
  const bind = new Binder();
  const [start, end] = [bind.put(typed, 'text'), bind.put(`${typed}\u{10FFFF}`, 'text')];
  const asks = among.map((one) => {
    const named = titleColumns(one, 't').map((column) => `(${column} >= ${start} and ${column} < ${end})`);
    return `(select t.id from app.${tableName(one.id)} t where ${named.join(' or ')} limit ${NAMED})`;
  });
  const rows = await ctx.sql.run<{ id: string }>({ text: asks.join(' union all '), values: bind.values });
  return rows.map(({ id }) => id);
}

/** What the rows are called that these changes are about, speak of, and were made by. */
async function namesIn(ctx: Ctx, registry: Registry, list: readonly DataChange[]): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, Set<string>>([[PEOPLE, new Set(list.flatMap(({ userId }) => userId ?? []))]]);
  const want = (entity: string, ids: readonly string[]): void =>
    void wanted.set(entity, new Set([...(wanted.get(entity) ?? []), ...ids]));
  for (const [id, changes] of Map.groupBy(list, ({ entity }) => entity)) {
    const entity = registry.entities.get(id);
    if (!entity) continue;
    want(
      id,
      changes.map(({ rowId }) => rowId),
    );
    for (const [target, ids] of mentioned(changes.map((one) => entryOf(entity, one)))) want(target, ids);
  }
  const names = new Map<string, string>();
  for (const [id, ids] of wanted) {
    const entity = registry.entities.get(id);
    for (const { id: row, name } of entity ? await called(ctx, entity, [...ids].filter(isId)) : []) names.set(row, name);
  }
  return names;
}

/** The names of people, by their ids. */
export async function peopleCalled(ctx: Ctx, registry: Registry, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = registry.entities.get(PEOPLE);
  return new Map((people ? await called(ctx, people, ids) : []).map(({ id, name }) => [id, name]));
}

const called = (ctx: Ctx, entity: Entity<any, any>, ids: readonly string[]) =>
  ctx.sql.run<{ readonly id: string; readonly name: string }>({
    text: `select t.id, ${titleSql(entity, 't', ctx.lang)} as name from app.${tableName(entity.id)} t where t.id = any($1::uuid[])`,
    values: [ids],
  });
