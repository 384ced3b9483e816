import { type AreaRights, holding, type PageRights, type Right } from '@takt/model';

/** Whether somebody holds a right, and so may give it. */
export type MayGive = (permission: string) => boolean;
/** What a right of one's own is, by the names of what one's roles hold; administrators hold `*`. */
export const mayGiveOf = (own: readonly string[]): MayGive => (own.includes('*') ? () => true : holding(own));

/** What a role holds: names of rights, `sales.*` and `sales.salesOrder.*` among them. */
export type Held = readonly string[];

export const pagesOf = (areas: readonly AreaRights[]): readonly PageRights[] =>
  areas.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));
export const rightsOf = (pages: readonly PageRights[]): readonly Right[] =>
  pages.flatMap(({ opens, rights }) => (opens ? [opens, ...rights] : rights));
const namesOf = (rights: readonly Right[]): readonly string[] => [...new Set(rights.map(({ permission }) => permission))];

const isWildcard = (permission: string): boolean => permission.endsWith('.*');
const covered = (wildcard: string, names: readonly string[]): readonly string[] => names.filter(holding([wildcard]));

export type Ticked = 'all' | 'some' | 'none';
/** How much of some rights is held; what has no rights is everybody's. */
export function tickedOf(held: Held, rights: readonly Right[]): Ticked {
  const has = holding(held);
  const count = rights.filter(({ permission }) => has(permission)).length;
  if (count === rights.length) return 'all';
  return count > 0 ? 'some' : 'none';
}

/** Adds what is not held yet, by name or through a wildcard. */
export function give(held: Held, names: readonly string[]): Held {
  const has = holding(held);
  return [...held, ...new Set(names.filter((name) => !has(name)))];
}

/** Takes rights away; a wildcard that grants one of them gives way to the single rights it stood for. */
export function take(held: Held, names: readonly string[], areas: readonly AreaRights[]): Held {
  const all = namesOf(rightsOf(pagesOf(areas)));
  const gone = new Set(names);
  const kept = held.flatMap((permission) => {
    if (!isWildcard(permission)) return [permission];
    const granted = covered(permission, all);
    return granted.some((name) => gone.has(name)) ? granted : [permission];
  });
  return [...new Set(kept)].filter((permission) => !gone.has(permission));
}

/** The right that puts a page into the menu; where none does, all it has. */
const doorsOf = ({ opens, rights }: PageRights): readonly string[] => namesOf(opens ? [opens] : rights);

/** A tick on pages: opens those that are shut and can be given, and where none is, takes everything of them. */
export function toggled(held: Held, pages: readonly PageRights[], areas: readonly AreaRights[], mayGive: MayGive): Held {
  const has = holding(held);
  const doors = pages.flatMap(doorsOf).filter((door) => has(door) || mayGive(door));
  return doors.every(has) ? take(held, namesOf(rightsOf(pages)), areas) : give(held, doors);
}

/** A tick on a button; one that is given opens its page as well, or it could not be reached. */
export function toggledRight(held: Held, page: PageRights, { permission }: Right, areas: readonly AreaRights[]): Held {
  if (holding(held)(permission)) return take(held, [permission], areas);
  return give(held, [...(page.opens ? [page.opens.permission] : []), permission]);
}

export const givenAll = (held: Held, page: PageRights, mayGive: MayGive): Held =>
  give(held, namesOf(rightsOf([page])).filter(mayGive));

/** Nothing of these pages is given, and none of them is the person's to open for others. */
export function isBeyondReach(held: Held, pages: readonly PageRights[], mayGive: MayGive): boolean {
  return tickedOf(held, rightsOf(pages)) === 'none' && !pages.flatMap(doorsOf).some(mayGive);
}

/** The same of one button: it is given with the page it stands on. */
export function isRightBeyondReach(held: Held, { opens }: PageRights, { permission }: Right, mayGive: MayGive): boolean {
  const has = holding(held);
  const needed = [permission, ...(opens ? [opens.permission] : [])];
  return !has(permission) && needed.some((name) => !has(name) && !mayGive(name));
}

export interface Wildcard {
  readonly permission: string;
  readonly grants: number;
}
/** The wildcards of a role with how many rights each stands for now. */
export function wildcardsOf(held: Held, areas: readonly AreaRights[]): readonly Wildcard[] {
  const all = namesOf(rightsOf(pagesOf(areas)));
  return held
    .filter(isWildcard)
    .map((permission) => ({ permission, grants: covered(permission, all).length }))
    .filter(({ grants }) => grants > 0);
}

/** What the role holds and nothing in the product asks about. */
export function strangersOf(held: Held, areas: readonly AreaRights[]): readonly string[] {
  const all = namesOf(rightsOf(pagesOf(areas)));
  return held.filter((permission) =>
    isWildcard(permission) ? covered(permission, all).length === 0 : !all.includes(permission),
  );
}

export const sameRights = (a: Held, b: Held): boolean => a.length === b.length && a.every((permission) => b.includes(permission));

/** The pages whose name, address or rights contain what was typed; groups and areas left empty go. */
export function found(areas: readonly AreaRights[], typed: string): readonly AreaRights[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return areas;
  const names = (page: PageRights): readonly string[] => [
    ...page.label,
    page.route ?? '',
    ...rightsOf([page]).flatMap(({ permission, label }) => [permission, ...label]),
  ];
  const matches = (page: PageRights): boolean => names(page).some((name) => name.toLowerCase().includes(wanted));
  return areas
    .map((area) => ({
      ...area,
      groups: area.groups
        .map((group) => ({ ...group, pages: group.pages.filter(matches) }))
        .filter(({ pages }) => pages.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** The lines to save: rights that stay keep their line, so that the history tells only what changed. */
export const linesOf = (
  held: Held,
  stored: readonly { readonly id: string; readonly permission: string }[],
): readonly { readonly id?: string; readonly permission: string }[] => {
  const known = stored.filter(({ permission }) => held.includes(permission)).map(({ id, permission }) => ({ id, permission }));
  const names = new Set(known.map(({ permission }) => permission));
  return [...known, ...held.filter((permission) => !names.has(permission)).map((permission) => ({ permission }))];
};
