import { type AnyDocument, type Entity, fill, isDocument, refusal, resourceWords, tableName, type Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { columnName } from '../fields/columns.ts';
import { demandRight, Refused, refuse } from '../refused.ts';
import type { Registry } from '../registry.ts';
import { askGuards } from '../settings/company-clock.ts';
import { dropDue, hasDue } from './due.ts';
import { demandNotClaimed } from './claimed.ts';
import { remember } from './history.ts';
import { living } from './living.ts';
import { load } from './load.ts';
import { demandNotPending } from './not-pending.ts';
import { noteChange } from './note-change.ts';
import type { Row } from './row.ts';
import { vendorOf } from './save.ts';
import { demandScope } from './scopes.ts';
import { updateRow } from './write.ts';

const USED: Text = ['该数据已被「{where}」引用，不能删除', 'The record is used by “{where}” and cannot be deleted'];

/** Deletes softly: the row leaves every list, its number stays taken, its history stays readable. */
export async function remove(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  id: string,
  version: number | null,
): Promise<void> {
  demandRight(ctx.actor, `${entity.id}.delete`);
  const row = await load(ctx, registry, entity, id);
  if (version !== null && version !== row.version) throw Refused.of('stale');
  await demandScope(ctx, entity, row);
  if (isDocument(entity)) {
    const no = refusal(entity, 'delete', row as Row & { status: string }, await askGuards(ctx, registry, { entity, row }));
    if (no) throw new Refused(no);
    await demandNotClaimed(ctx, registry, entity, 'delete', row);
    demandNotPending(ctx, entity, 'delete', row);
    await registry.effect(entity.id, 'delete')?.(ctx, row, {}, registry.documents);
  }
  await demandUnused(ctx, registry, entity, id);
  await erase(ctx, registry, entity, row);
}

/** The same for a document that another one takes back with itself, which knows that nothing has come of it. */
export async function discard(ctx: Ctx, registry: Registry, entity: AnyDocument, id: string): Promise<void> {
  await erase(ctx, registry, entity, await load(ctx, registry, entity, id));
}

async function erase(ctx: Ctx, registry: Registry, entity: Entity<any, any>, row: Row): Promise<void> {
  const { id } = row;
  await Promise.all([
    updateRow(ctx, entity, id, {}, { deleted: true, version: row.version + 1 }),
    ...(isDocument(entity) ? [releaseLinks(ctx, id), ...(hasDue(entity) ? [dropDue(ctx, entity, id)] : [])] : []),
  ]);
  const status = isDocument(entity) ? (entity.states[String(row['status'])]?.code ?? null) : null;
  remember(ctx, entity, {
    rowId: id,
    action: 'delete',
    fromStatus: status,
    changes: {},
    vendorId: vendorOf(entity, row, String(row['status'])),
  });
  await registry.saved(ctx, entity.id, { id, before: row, after: null });
  noteChange(ctx, entity, row);
  ctx.emit(`${entity.id}.delete`, id, { id });
}

/** A living row that points here keeps it alive. Asks every referring table in one statement. */
async function demandUnused(ctx: Ctx, registry: Registry, entity: Entity<any, any>, id: string): Promise<void> {
  const usages = registry.usagesOf(entity.id);
  if (usages.length === 0) return;
  const asks = usages.map(({ entity: user, detail, table, column }, index) => {
    const alive = detail
      ? `exists (select 1 from app.${table} u join app.${tableName(user.id)} h on h.tenant_id = u.tenant_id and h.id = u.parent_id where u.${column} = $1 and h.deleted_at is null)`
      : `exists (select 1 from app.${table} u where u.${column} = $1 and ${living(user, 'u')})`;
    return `select ${index} as at where ${alive}`;
  });
  const [used] = await ctx.sql.run<{ at: number }>({ text: `${asks.join(' union all ')} limit 1`, values: [id] });
  const by = used && usages[used.at];
  if (!by) return;
  // What hangs below it in its own tree is not a use, it is a branch.
  if (by.entity.id === entity.id && by.detail === null && by.column === treeColumn(entity))
    refuse('G20', resourceWords.hasChildren);
  refuse('used', fill(USED, { where: by.entity.label }));
}

const treeColumn = ({ tree, fields }: Entity<any, any>): string | null => (tree === null ? null : columnName(tree, fields[tree]));

/** What a deleted document had taken from its sources is theirs again. */
async function releaseLinks(ctx: Ctx, id: string): Promise<void> {
  await ctx.sql`delete from app.link where to_id = ${id}::uuid`;
}
