import { type Entity, isDocument, stateOfCode, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder } from '../db/sql.ts';
import { Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';
import { scopeConditions } from './filters.ts';
import { prepared } from './page.ts';
import { fullRow, readerOf } from './select.ts';

export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };

function oneSql(ctx: Ctx, registry: Registry, entity: Entity<any, any>, id: string, lock: boolean) {
  const bind = new Binder();
  const scopes = scopeConditions(ctx, entity, bind);
  const key = bind.put(id, 'uuid');
  const table = `app.${tableName(entity.id)}`;
  const found = `select t.* from ${table} t where ${['t.deleted_at is null', ...scopes, `t.id = ${key}`].join(' and ')}${lock ? ' for update' : ''}`;
  // Header columns speak of `t`, lines of `h`; both are the one locked row.
  return {
    text: `with h as materialized (${found}) select row_to_json(r)::text as row from (select ${fullRow(readerOf(ctx, registry), entity)} from h as t cross join lateral (select t.*) h) r`,
    values: bind.values,
  };
}

/** The row as wire text, or a refusal when there is none the caller may see. */
export async function oneText(ctx: Ctx, registry: Registry, entity: Entity<any, any>, id: string): Promise<string> {
  const asked = oneSql(ctx, registry, entity, id, false);
  const [found] = await ctx.sql.run<{ row: string }>(asked, prepared(asked.text));
  if (!found) throw Refused.of('not.found');
  return found.row;
}

/** The row as the definitions speak of it: status by name, lines as arrays. Locks it unless told otherwise. */
export async function load(ctx: Ctx, registry: Registry, entity: Entity<any, any>, id: string, lock = true): Promise<Row> {
  const asked = oneSql(ctx, registry, entity, id, lock);
  const [found] = await ctx.sql.run<{ row: string }>(asked, prepared(asked.text));
  if (!found) throw Refused.of('not.found');
  const row = JSON.parse(found.row) as Row & { status?: string };
  return isDocument(entity) ? { ...row, status: stateOfCode(entity, row.status ?? '') ?? row.status } : row;
}
