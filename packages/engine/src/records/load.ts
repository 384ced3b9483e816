import { type Entity, isDocument, stateOfCode, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder, type Statement } from '../db/sql.ts';
import { Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';
import { scopeConditions } from './filters.ts';
import { living } from './living.ts';
import { statementName } from '../db/conversation.ts';
import type { Row } from './row.ts';
import { fullRow, type Naming, type Reader, readerOf } from './select.ts';

/** Statements that read one row, by entity and reader; those of people with data scopes differ and are written anew. */
const known = new WeakMap<Registry, Map<string, string>>();

function oneSql(ctx: Ctx, registry: Registry, entity: Entity<any, any>, id: string, naming: Naming): Statement {
  const bind = new Binder();
  const key = bind.put(id, 'uuid');
  const scopes = scopeConditions(ctx, entity, bind);
  const texts = known.get(registry) ?? new Map<string, string>();
  const shape = `${entity.id}|${entity.hidden.join()}|${ctx.actor.vendorId === null}|${naming}|${naming === 'title' ? ctx.lang : ''}`;
  const text = (scopes.length === 0 && texts.get(shape)) || writeOne(readerOf(ctx, registry, naming), entity, key, scopes);
  if (scopes.length === 0) known.set(registry, texts.set(shape, text));
  return { text, values: bind.values };
}

function writeOne(reader: Reader, entity: Entity<any, any>, key: string, scopes: readonly string[]): string {
  const conditions = [living(entity), ...scopes, `t.id = ${key}`].join(' and ');
  const found = `select t.* from app.${tableName(entity.id)} t where ${conditions}`;
  // Header columns speak of `t`, lines of `h`; both are the one row.
  return `with h as materialized (${found}) select row_to_json(r)::text as row from (
    select ${fullRow(reader, entity)} from h as t cross join lateral (select t.*) h) r`;
}

/** The row as wire text, or a refusal when there is none the caller may see. */
export async function oneText(ctx: Ctx, registry: Registry, entity: Entity<any, any>, id: string): Promise<string> {
  const asked = oneSql(ctx, registry, entity, id, 'title');
  const [found] = await ctx.sql.run<{ row: string }>(asked, statementName(asked.text));
  if (!found) throw Refused.of('not.found');
  return found.row;
}

/**
 * Waits for the row by itself. A statement that waits and reads at once sees the row as it is, and its lines as they were before it
 * waited: guards would judge what somebody has changed meanwhile.
 */
async function hold(ctx: Ctx, entity: Entity<any, any>, id: string): Promise<void> {
  const text = `select 1 from app.${tableName(entity.id)} where id = $1::uuid for update`;
  await ctx.sql.run({ text, values: [id] }, statementName(text));
}

/** The row as the definitions speak of it: status by name, lines as arrays. Locks it unless told otherwise. */
export async function load(ctx: Ctx, registry: Registry, entity: Entity<any, any>, id: string, lock = true): Promise<Row> {
  const asked = oneSql(ctx, registry, entity, id, 'none');
  // Sent together; the second begins when the first has the row.
  const held = lock ? hold(ctx, entity, id) : Promise.resolve();
  const [[found]] = await Promise.all([ctx.sql.run<{ row: string }>(asked, statementName(asked.text)), held]);
  if (!found) throw Refused.of('not.found');
  const row = JSON.parse(found.row) as Row & { status?: string };
  return isDocument(entity) ? { ...row, status: stateOfCode(entity, row.status ?? '') ?? row.status } : row;
}
