import { type ResourcePlace, type ResourceType, resourceRefusal } from '@takt/model';
import { type Ctx, Refused, type StoredEntry, whenSaved } from '@takt/engine';
import { Resource } from '../defs/index.ts';

/** Every node from the top to this one. */
const branch = (ctx: Ctx, id: string): Promise<{ type: ResourceType }[]> =>
  ctx.sql<{ type: ResourceType }>`
    with recursive up as (
      select id, parent_id, type, 1 as depth from system_resource where id = ${id} and deleted_at is null
      union all select r.id, r.parent_id, r.type, up.depth + 1 from system_resource r join up on r.id = up.parent_id where up.depth < 20)
    select type from up order by depth desc`;

async function placeOf(ctx: Ctx, id: string): Promise<ResourcePlace | null> {
  const nodes = await branch(ctx, id);
  const last = nodes.at(-1);
  return last ? { type: last.type, level: nodes.filter(({ type }) => type === 'menu').length } : null;
}

/** A node stands where its type may, and so does everything right below it: moving a menu down moves its children too. */
export const resourceSaved = whenSaved(Resource, async (ctx, id) => {
  const own = await ctx.sql.maybe<{ type: ResourceType; parent: string | null }>`
    select type, parent_id as parent from system_resource where id = ${id} and deleted_at is null`;
  if (!own) return;
  demandPlace(own.type, own.parent ? await placeOf(ctx, own.parent) : null);
  const below = await ctx.sql<{ type: ResourceType }>`
    select distinct type from system_resource where parent_id = ${id} and deleted_at is null`;
  const here = below.length > 0 ? await placeOf(ctx, id) : null;
  for (const { type } of below) demandPlace(type, here);
});

function demandPlace(type: ResourceType, parent: ResourcePlace | null): void {
  const broken = resourceRefusal(type, parent);
  if (!broken) return;
  const { rule, text } = broken;
  throw new Refused({ code: rule, text, level: 'error' }, { problems: [{ at: 'parent', rule, text, level: 'error' }] });
}

const ARRANGING = '/system/sysconfig/resource';
/** Stands behind a menu that has lost the page on which it is arranged: without it nobody could bring the page back. */
const WAY_BACK: readonly StoredEntry[] = [
  { id: 'system', parent: null, label: ['系统', 'System'], url: null, icon: 'setting' },
  { id: 'arranging', parent: 'system', label: ['资源', 'Resource'], url: ARRANGING, icon: null },
];

/** The company's own menu, top first. */
export async function storedMenu(ctx: Ctx): Promise<readonly StoredEntry[]> {
  const entries = await ctx.sql<StoredEntry>`
    select id, parent_id as parent, json_build_array(name, coalesce(name_en, name)) as label, url, icon
    from system_resource where deleted_at is null and mark_status = '1' and type = 'menu' order by position, code`;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // A node below a disabled one is not shown, enabled or not.
  const shown = ({ parent }: StoredEntry): boolean => {
    const above = parent === null ? null : byId.get(parent);
    return above === null || (above !== undefined && shown(above));
  };
  const lost = entries.length > 0 && !entries.some((entry) => entry.url === ARRANGING && shown(entry));
  return lost ? [...entries, ...WAY_BACK] : entries;
}
