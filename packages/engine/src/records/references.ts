import { type Entity, type Fields, fill, isId, type Problem, type Tables, tableName, type Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { advisoryLock } from '../db/advisory-lock.ts';
import { columnName } from '../fields/columns.ts';
import { Refused, refuse } from '../refused.ts';
import type { Registry } from '../registry.ts';
import type { LineChanges } from './changes.ts';

type Values = Readonly<Record<string, unknown>>;
interface Pointing {
  readonly at: string;
  readonly to: string;
  readonly id: string;
}
const GONE: Text = ['{field}不存在或已被删除', '{field} does not exist or was deleted'];
const CIRCLE: Text = ['{field}不能是自身或其下级', '{field} cannot be the record itself or one below it'];

const pointers = (fields: Fields, values: Values, prefix: string): Pointing[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const to = fields[name]?.options.to;
    const ids = (Array.isArray(value) ? value : [value]).filter(isId);
    return to ? ids.map((id) => ({ at: prefix + name, to, id })) : [];
  });

/** What a save newly points at must be alive; the foreign key alone would accept a deleted row. */
export async function demandLiving(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  values: Values,
  lines: Readonly<Record<string, LineChanges>>,
): Promise<void> {
  const details = entity.details as Tables;
  const pointing = [
    ...pointers(entity.fields, values, ''),
    ...Object.entries(lines).flatMap(([detail, { added, edited }]) =>
      [...added, ...edited].flatMap((line) =>
        pointers(details[detail]?.fields ?? {}, line.values, `${detail}.${line.position - 1}.`),
      ),
    ),
  ].filter(({ to }) => registry.entities.has(to));
  const gone = await Promise.all(
    [...Map.groupBy(pointing, ({ to }) => to)].map(async ([to, list]) => {
      const ids = [...new Set(list.map(({ id }) => id))];
      const alive = await ctx.sql.run<{ id: string }>({
        text: `select id from app.${tableName(to)} where id = any($1::uuid[]) and deleted_at is null`,
        values: [ids],
      });
      const living = new Set(alive.map((row) => row.id));
      return list.filter(({ id }) => !living.has(id.toLowerCase()));
    }),
  );
  const problems = gone
    .flat()
    .map(({ at }): Problem => ({ at, text: fill(GONE, { field: labelAt(entity, at) }), level: 'error' }));
  if (problems.length > 0) throw Refused.of('ref.missing', problems);
}

const labelAt = (entity: Entity<any, any>, at: string): Text => {
  const [first = '', , name] = at.split('.');
  return (name === undefined ? entity.fields[first] : (entity.details as Tables)[first]?.fields[name])?.label ?? [at, at];
};

/** A row of a tree cannot hang below itself. */
export async function demandNoCircle(
  ctx: Ctx,
  entity: Entity<any, any>,
  id: string,
  changed: Readonly<Record<string, readonly [unknown, unknown]>>,
): Promise<void> {
  const parent = entity.tree === null ? undefined : changed[entity.tree]?.[1];
  if (entity.tree === null || !isId(parent)) return;
  const table = `app.${tableName(entity.id)}`;
  const column = columnName(entity.tree, entity.fields[entity.tree]);
  // Two moves that are each harmless can close a circle together: they wait for one another.
  await advisoryLock(ctx, `tree ${entity.id}`);
  const [found] = await ctx.sql.run<{ found: boolean }>({
    text: `with recursive up as (
        select id, ${column} as parent, 1 as depth from ${table} where id = $1
        union all select t.id, t.${column}, up.depth + 1 from ${table} t join up on t.id = up.parent where up.depth < 100)
      select exists (select 1 from up where id = $2) as found`,
    values: [parent, id],
  });
  if (found?.found) refuse('tree.circle', fill(CIRCLE, { field: entity.fields[entity.tree]?.label }));
}
