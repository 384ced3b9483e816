import { AREAS, groupsIn, type MenuGroup, rightToOpen, type Screen } from '@takt/model';
import type { Ctx, Registry, StoredEntry } from '@takt/engine/host';

/** An entry as the contract has it; only the top level shows its icon. */
export interface Entry {
  readonly id: number;
  readonly label: string;
  readonly labelE: string;
  readonly level: number;
  readonly url: string;
  readonly icon?: string | null;
  readonly kind?: string;
  readonly entity?: string | null;
  readonly children: readonly Entry[];
}

function mayOpen(ctx: Ctx, screen: Screen): boolean {
  const right = rightToOpen(screen);
  return right === null || ctx.actor.can(right);
}

/** The company's own menu where it has one, else the shipped one; less what the person may not open. */
export async function menuFor(ctx: Ctx, registry: Registry, groups: readonly MenuGroup[]): Promise<readonly Entry[]> {
  const stored = await registry.storedMenu(ctx);
  return stored.length > 0 ? storedMenu(ctx, stored, groups) : shippedMenu(ctx, groups);
}

/** The area that holds all of a supplier's work. */
const SUPPLIERS = 'supplier';

/** Each area with its groups. A supplier's people have one area: their own pages, then whatever else they may open. */
function areasOf({ actor }: Ctx, groups: readonly MenuGroup[]) {
  const areas = Object.entries(AREAS).map(([name, area]) => ({ ...area, name, inside: groupsIn(groups, name) }));
  if (!actor.supplier) return areas;
  const [own, others] = [areas.filter(({ name }) => name === SUPPLIERS), areas.filter(({ name }) => name !== SUPPLIERS)];
  return own.map((area) => ({ ...area, inside: [area, ...others].flatMap(({ inside }) => inside) }));
}

export function shippedMenu(ctx: Ctx, groups: readonly MenuGroup[]): readonly Entry[] {
  let id = 0;
  return areasOf(ctx, groups).flatMap(({ label, icon, inside }) => {
    const areaId = (id += 1);
    const children = inside
      .map((group) => ({
        id: (id += 1),
        label: group.label[0],
        labelE: group.label[1],
        level: 2,
        url: '',
        children: group.screens
          .filter((screen) => mayOpen(ctx, screen))
          .map((screen) => leafOf((id += 1), screen.label, 3, screen)),
      }))
      .filter((group) => group.children.length > 0);
    return children.length > 0 ? [{ id: areaId, label: label[0], labelE: label[1], icon, level: 1, url: '', children }] : [];
  });
}

const leafOf = (id: number, [label, labelE]: readonly [string, string], level: number, screen: Screen): Entry => ({
  id,
  label,
  labelE,
  level,
  url: screen.route,
  kind: screen.kind,
  entity: screen.entity ?? null,
  children: [],
});

/** Names, order and nesting are the company's; which pages exist and who may open them are not. */
function storedMenu(ctx: Ctx, stored: readonly StoredEntry[], groups: readonly MenuGroup[]): readonly Entry[] {
  const screens = new Map(groups.flatMap((group) => group.screens).map((screen) => [screen.route, screen]));
  const below = Map.groupBy(stored, ({ parent }) => parent);
  let id = 0;
  const entriesUnder = (parent: string | null, level: number): Entry[] =>
    (below.get(parent) ?? []).flatMap((entry): Entry[] => {
      const number = (id += 1);
      const screen = screens.get(entry.url ?? '');
      if (screen) return mayOpen(ctx, screen) ? [leafOf(number, entry.label, level, screen)] : [];
      const children = entriesUnder(entry.id, level + 1);
      const [label, labelE] = entry.label;
      return children.length > 0
        ? [{ id: number, label, labelE, level, url: '', ...(level === 1 && { icon: entry.icon }), children }]
        : [];
    });
  return entriesUnder(null, 1);
}

const HOME = '/system/home/Large';
const urlsIn = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ url, children }) => [url, ...urlsIn(children)]);

/** Of the pages a workspace might open with, the first that is in the person's menu; the home page of the product where none is. */
export async function firstOpen(ctx: Ctx, registry: Registry, paths: readonly string[]): Promise<string> {
  if (paths.length === 0) return HOME;
  const groups = registry.modules.flatMap(({ menu }) => menu);
  const urls = new Set(urlsIn(await menuFor(ctx, registry, groups)));
  return paths.find((path) => urls.has(path)) ?? HOME;
}
