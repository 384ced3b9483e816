import { type Entity, type Fields, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder, name as quoted } from '../db/sql.ts';
import { columnName, columnType } from '../fields/columns.ts';
import { statementName } from '../db/conversation.ts';

type Values = Readonly<Record<string, unknown>>;

const stored = (fields: Fields, name: string, value: unknown): unknown =>
  fields[name]?.kind === 'json' && value !== null ? JSON.stringify(value) : value;

type Assignment = [column: string, value: string];
/** Columns and bound values of the fields that are in `values`. */
function assignments(fields: Fields, values: Values, bind: Binder): Assignment[] {
  return Object.keys(fields).flatMap((name): Assignment[] => {
    const field = fields[name];
    const type = field && columnType(field);
    if (!field || !type || !Object.hasOwn(values, name)) return [];
    return [[quoted(columnName(name, field)), bind.put(stored(fields, name, values[name]), type.replace(/\(.*?\)/, ''))]];
  });
}

/** Inserts a header row. `fixed` are columns the engine sets itself: id, number, status. */
export async function insertRow(ctx: Ctx, entity: Entity<any, any>, values: Values, ext: Values, fixed: Values): Promise<void> {
  const bind = new Binder();
  const pairs: [string, string][] = [
    ['tenant_id', bind.put(ctx.tenant, 'int')],
    ...Object.entries(fixed).map(([column, value]): [string, string] => [quoted(column), bind.put(value)]),
    ...assignments(entity.fields, values, bind),
    ['ext', bind.put(JSON.stringify(ext), 'jsonb')],
    ...(['created_by', 'updated_by'] as const).map((column): [string, string] => [column, bind.put(ctx.actor.userId, 'uuid')]),
    ...(['created_at', 'updated_at'] as const).map((column): [string, string] => [column, bind.put(ctx.now, 'timestamptz')]),
  ];
  const text = `insert into app.${tableName(entity.id)} (${pairs.map(([column]) => column).join(', ')}) values (${pairs.map(([, value]) => value).join(', ')})`;
  await ctx.sql.run({ text, values: bind.values }, statementName(text));
}

/** A header row among many. `fixed` are columns the engine sets itself, the same ones in each: number, status. */
export interface NewRow {
  readonly id: string;
  readonly values: Values;
  readonly ext?: Values;
  readonly fixed?: Values;
}

/** Inserts many header rows in one statement; what a row leaves unsaid is null. */
export async function insertRows(ctx: Ctx, entity: Entity<any, any>, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = storedColumns(entity.fields);
  const fixed = Object.keys(rows[0]?.fixed ?? {}).map((name) => ({ name, column: quoted(name), type: 'text' }));
  const all = [...columns, ...fixed];
  const shape = ['id uuid', 'ext jsonb', ...all.map(({ name, type }) => `"${name}" ${type}`)];
  const text = `insert into app.${tableName(entity.id)} (tenant_id, id${all.map(({ column }) => `, ${column}`).join('')}, ext, created_by, updated_by, created_at, updated_at)
    select $1, r.id${all.map(({ name }) => `, r."${name}"`).join('')}, r.ext, $2::uuid, $2::uuid, $3::timestamptz, $3::timestamptz
    from jsonb_to_recordset($4::jsonb) as r(${shape.join(', ')})`;
  const sent = JSON.stringify(rows.map(({ id, values, ext = {}, fixed: given = {} }) => ({ ...values, ...given, id, ext })));
  await ctx.sql.run({ text, values: [ctx.tenant, ctx.actor.userId, ctx.now, sent] }, statementName(text));
}

/** The fields that are stored, with their columns. */
export const storedColumns = (
  fields: Fields,
): readonly { readonly name: string; readonly column: string; readonly type: string }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const type = columnType(field);
    return type ? [{ name, column: quoted(columnName(name, field)), type }] : [];
  });

/** Updates the named fields and the stamp of a row the caller has locked, and its version where that moves. */
export async function updateRow(
  ctx: Ctx,
  entity: Entity<any, any>,
  id: string,
  values: Values,
  more: { ext?: Values; status?: string; deleted?: true; version?: number } = {},
): Promise<void> {
  const bind = new Binder();
  const key = bind.put(id, 'uuid');
  await update(ctx, tableName(entity.id), bind, key, [
    ...assignments(entity.fields, values, bind),
    ...(more.ext ? [['ext', bind.put(JSON.stringify(more.ext), 'jsonb')] as Assignment] : []),
    ...(more.status ? [['status', bind.put(more.status)] as Assignment] : []),
    ...(more.deleted ? [['deleted_at', bind.put(ctx.now, 'timestamptz')] as Assignment] : []),
    ...stamp(ctx, bind),
    ...(more.version ? [['version', bind.put(more.version, 'int')] as Assignment] : []),
  ]);
}
const stamp = (ctx: Ctx, bind: Binder): Assignment[] => [
  ['updated_by', bind.put(ctx.actor.userId, 'uuid')],
  ['updated_at', bind.put(ctx.now, 'timestamptz')],
];
async function update(ctx: Ctx, table: string, bind: Binder, key: string, assigned: readonly Assignment[]): Promise<void> {
  const text = `update app.${table} set ${assigned.map(([column, value]) => `${column} = ${value}`).join(', ')} where id = ${key}`;
  await ctx.sql.run({ text, values: bind.values }, statementName(text));
}

/** A number is added to what the database holds by then, not to what somebody read before. */
const increased = ([column, amount]: Assignment): Assignment => [column, `coalesce(${column}, 0) + ${amount}`];

/** Adds to numbers of a row the caller has locked. */
export async function addToRow(ctx: Ctx, entity: Entity<any, any>, id: string, amounts: Values): Promise<void> {
  const bind = new Binder();
  const key = bind.put(id, 'uuid');
  const assigned = [...assignments(entity.fields, amounts, bind).map(increased), ...stamp(ctx, bind)];
  await update(ctx, tableName(entity.id), bind, key, assigned);
}

export interface Line {
  readonly id: string;
  readonly position: number;
  readonly values: Values;
}

/** Inserts lines of one record. */
export const insertLines = (
  ctx: Ctx,
  entity: Entity<any, any>,
  detail: string,
  parent: string,
  lines: readonly Line[],
): Promise<void> =>
  insertLinesOf(
    ctx,
    entity,
    detail,
    lines.map((line) => ({ ...line, parent })),
  );

export interface LineOf extends Line {
  readonly parent: string;
}
/** Inserts many lines of one detail table in one statement, whichever records they belong to. */
export async function insertLinesOf(ctx: Ctx, entity: Entity<any, any>, detail: string, lines: readonly LineOf[]): Promise<void> {
  if (lines.length === 0) return;
  const fields = (entity.details[detail] as Entity).fields as Fields;
  const columns = storedColumns(fields);
  const rows = lines.map((line) => ({
    id: line.id,
    parent: line.parent,
    position: line.position,
    ...Object.fromEntries(columns.map(({ name }) => [name, line.values[name] ?? null])),
  }));
  const shape = ['id uuid', 'parent uuid', 'position int', ...columns.map(({ name, type }) => `"${name}" ${type}`)];
  const text = `insert into app.${tableName(entity.id, detail)} (tenant_id, parent_id, id, position${columns.map(({ column }) => `, ${column}`).join('')})
    select $1, r.parent, r.id, r.position${columns.map(({ name }) => `, r."${name}"`).join('')} from jsonb_to_recordset($2::jsonb) as r(${shape.join(', ')})`;
  await ctx.sql.run({ text, values: [ctx.tenant, JSON.stringify(rows)] }, statementName(text));
}

export async function updateLine(
  ctx: Ctx,
  entity: Entity<any, any>,
  detail: string,
  line: Omit<Line, 'position'> & { readonly position?: number },
): Promise<void> {
  const bind = new Binder();
  const fields = (entity.details[detail] as Entity).fields as Fields;
  const key = bind.put(line.id, 'uuid');
  const moved: Assignment[] = line.position === undefined ? [] : [['position', bind.put(line.position, 'int')]];
  await update(ctx, tableName(entity.id, detail), bind, key, [...assignments(fields, line.values, bind), ...moved]);
}

export async function addToLine(
  ctx: Ctx,
  entity: Entity<any, any>,
  detail: string,
  line: { readonly id: string; readonly amounts: Values },
): Promise<void> {
  const bind = new Binder();
  const fields = (entity.details[detail] as Entity).fields as Fields;
  const key = bind.put(line.id, 'uuid');
  await update(ctx, tableName(entity.id, detail), bind, key, assignments(fields, line.amounts, bind).map(increased));
}

export async function deleteLines(ctx: Ctx, entity: Entity<any, any>, detail: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.sql.run({ text: `delete from app.${tableName(entity.id, detail)} where id = any($1::uuid[])`, values: [ids] });
}
