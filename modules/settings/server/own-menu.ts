import { AREAS, groupsIn, type MenuGroup, type Screen, type Text } from '@takt/model';
import { amend, answer, type Ctx, newId, noteOn, Refused, refuse } from '@takt/engine';
import { moveResource, Resource, resourcesFromShipped, resourcesToShipped } from '../defs/index.ts';
import { operatorRights } from '@takt/modules/operations/defs';

const TAKEN: Text = ['公司已有自己的菜单', 'The company has a menu of its own already'];

interface Node {
  readonly id: string;
  readonly parent: string | null;
  /** `M010203`: the places from the top to it, so that no two are the same. */
  readonly code: string;
  readonly label: Text;
  readonly url: string | null;
  readonly icon: string | null;
  readonly position: number;
}

const node = (above: Node | null, index: number, label: Text, more: Partial<Pick<Node, 'url' | 'icon'>> = {}): Node => ({
  id: newId(),
  parent: above?.id ?? null,
  code: `${above?.code ?? 'M'}${String(index + 1).padStart(2, '0')}`,
  label,
  url: null,
  icon: null,
  position: index + 1,
  ...more,
});

/** Areas, groups and pages of the product as nodes, parents first. */
const nodesOf = (menu: readonly MenuGroup[]): readonly Node[] =>
  Object.entries(AREAS)
    .map(([name, area]) => ({ ...area, groups: groupsIn(menu, name) }))
    .filter(({ groups }) => groups.length > 0)
    .flatMap(({ label, icon, groups }, index) => {
      const area = node(null, index, label, { icon });
      const below = groups.flatMap((group, at) => {
        const own = node(area, at, group.label);
        return [own, ...group.screens.map((screen, place) => node(own, place, screen.label, { url: screen.route }))];
      });
      return [area, ...below];
    });

/** Pages of the operator's people have no place in anybody else's menu. */
const isTheirs = (ctx: Ctx, { needs = '' }: Screen): boolean => !Object.hasOwn(operatorRights, needs) || ctx.actor.can(needs);

const remember = (ctx: Ctx, rowId: string, action: 'create' | 'delete'): void =>
  noteOn(ctx, Resource.id, { rowId, action, changes: {} });

/** What turns the shipped menu into the company's own, arranges it and turns it back. */
export const menuAnswers = [
  answer(resourcesFromShipped, async (ctx, _asked, { menu }) => {
    const { taken } = await ctx.sql.one<{ taken: boolean }>`
      select exists (select 1 from system_resource where deleted_at is null) as taken`;
    if (taken) refuse('resource.taken', TAKEN);
    const nodes = nodesOf(menu.map((group) => ({ ...group, screens: group.screens.filter((screen) => isTheirs(ctx, screen)) })));
    const rows = JSON.stringify(nodes.map(({ label: [name, nameEn], ...rest }) => ({ ...rest, name, nameEn })));
    await ctx.sql`
      insert into system_resource (tenant_id, id, code, name, name_en, type, parent_id, url, icon, position, mark_status,
        created_by, created_at, updated_by, updated_at)
      select ${ctx.tenant}, n.id, n.code, n.name, n."nameEn", 'menu', n.parent, n.url, n.icon, n.position, '1',
        ${ctx.actor.userId}, ${ctx.now}, ${ctx.actor.userId}, ${ctx.now}
      from json_to_recordset(${rows}::json) as n (id uuid, code text, name text, "nameEn" text, parent uuid, url text,
        icon text, position bigint)`;
    for (const { id } of nodes) remember(ctx, id, 'create');
    return { count: nodes.length };
  }),

  answer(resourcesToShipped, async (ctx) => {
    const gone = await ctx.sql<{ id: string }>`
      update system_resource set deleted_at = ${ctx.now}, updated_at = ${ctx.now}, updated_by = ${ctx.actor.userId},
        version = version + 1 where deleted_at is null returning id`;
    for (const { id } of gone) remember(ctx, id, 'delete');
    return { count: gone.length };
  }),

  answer(moveResource, async (ctx, { resource, to }) => {
    const siblings = await ctx.sql<{ id: string }>`
      select s.id from system_resource own join system_resource s on s.parent_id is not distinct from own.parent_id
      where own.id = ${resource} and own.deleted_at is null and s.deleted_at is null
      order by s.position, s.code for update of s`;
    const ids = siblings.map(({ id }) => id);
    const at = ids.indexOf(resource);
    if (at < 0) throw Refused.of('not.found');
    const beside = ids[at + (to === 'up' ? -1 : 1)];
    // Already first or last: nothing moves, and nothing is wrong.
    if (beside === undefined) return null;
    const ordered = ids.map((id) => (id === resource ? beside : id === beside ? resource : id));
    for (const [index, id] of ordered.entries()) await amend(ctx, Resource, id, { position: index + 1 });
    return null;
  }),
];
