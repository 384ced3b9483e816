import {
  AREAS,
  groupsIn,
  type AreaRights,
  type Call,
  type Definitions,
  type Entity,
  entityOf,
  type MenuGroup,
  moduleOf,
  type PageRights,
  type Right,
  type Screen,
  type Text,
  verbs,
} from '@takt/model';
import { buttonsOf } from './buttons.ts';

/** What a module declares, as far as rights follow from it. */
interface Declared {
  readonly defs: Definitions;
  readonly menu: readonly MenuGroup[];
}

const OTHERS = 'others';
const OTHER: Text = ['其他', 'Others'];
/** Files hang on the right to edit, also where a document has no form to edit. */
const FILES: Text = ['增删附件', 'Add and remove files'];

/** Rights of an entity that only administrators have, and so nobody gives. */
export const administratorRights = ({ id, administratorsOnly }: Entity<any, any>): readonly string[] =>
  administratorsOnly.map((action) => `${id}.${action}`);

const readOf = ({ id }: Entity<any, any>): Right => ({ permission: `${id}.read`, label: verbs['read'] ?? [id, id] });
function rightsOf(entity: Entity<any, any>, calls: readonly Call<any, any>[]): readonly Right[] {
  const reserved = administratorRights(entity);
  const buttons = buttonsOf(entity, calls)
    .filter(({ permission }) => !reserved.includes(permission))
    .map(({ permission, label }) => ({ permission, label }));
  const edit = `${entity.id}.edit`;
  const filesOnly = !entity.log && !reserved.includes(edit) && !buttons.some(({ permission }) => permission === edit);
  return filesOnly ? [...buttons, { permission: edit, label: FILES }] : buttons;
}

/** Rights a module names itself, and those calls bring that are named after them. */
const namedIn = ({ defs }: Declared): readonly Right[] => [
  ...Object.entries({ ...defs.rights, ...defs.operatorRights }).map(([permission, label]) => ({ permission, label })),
  ...(defs.calls ?? []).flatMap(({ id, label, everyone, needs }) => (everyone || needs ? [] : [{ permission: id, label }])),
];

/** Rights that no company but the operator's can give. */
export const operatorRights = (modules: readonly Declared[]): ReadonlySet<string> =>
  new Set(modules.flatMap(({ defs }) => Object.keys(defs.operatorRights ?? {})));

/** What modules declare for every other company: neither those rights, nor the pages and calls that need them. */
export function forTenants(modules: readonly Declared[]): readonly Declared[] {
  const reserved = operatorRights(modules);
  const open = ({ needs }: { readonly needs?: string }): boolean => needs === undefined || !reserved.has(needs);
  return modules.map(({ defs: { operatorRights: _operator, ...defs }, menu }) => ({
    defs: { ...defs, calls: (defs.calls ?? []).filter(open) },
    menu: menu.map((group) => ({ ...group, screens: group.screens.filter(open) })),
  }));
}

const about = (permission: string): string => `${moduleOf(permission)}.${entityOf(permission)}`;

/** Every right there is, at the page it belongs to; those of no page stand last, by the module that names them. */
export function rightsCatalogue(modules: readonly Declared[]): readonly AreaRights[] {
  const entities = new Map(modules.flatMap(({ defs }) => defs.entities).map((entity) => [entity.id, entity]));
  const calls = modules.flatMap(({ defs }) => defs.calls ?? []);
  const named = modules.flatMap(namedIn);
  const pageOf = ({ route, label, entity: id = '', needs }: Screen): PageRights => {
    const entity = entities.get(id);
    if (entity) return { route, label, opens: readOf(entity), rights: rightsOf(entity, calls) };
    if (needs === undefined) return { route, label, opens: null, rights: [] };
    const owner = entities.get(about(needs));
    const known = owner ? [readOf(owner), ...rightsOf(owner, calls)] : named;
    // A page on somebody else's rows shows their right alone; what a page of its own asks for besides stands with it.
    const beside = owner ? [] : named.filter(({ permission }) => permission !== needs && about(permission) === about(needs));
    return { route, label, opens: known.find(({ permission }) => permission === needs) ?? null, rights: beside };
  };
  const groups = modules.flatMap(({ menu }) => menu);
  const areas = Object.entries(AREAS).flatMap(([name, { label }]) => {
    const own = groupsIn(groups, name).map((group) => ({
      name: group.group,
      label: group.label,
      pages: group.screens.map(pageOf),
    }));
    return own.length > 0 ? [{ name, label, groups: own }] : [];
  });
  const placed = new Set(rightsIn(areas).map(({ permission }) => permission));
  const homeless = [...Map.groupBy(modules, ({ defs }) => defs.module).values()].flatMap((sharing): PageRights[] => {
    const own = sharing.flatMap(({ defs }) => defs.entities).flatMap((entity) => [readOf(entity), ...rightsOf(entity, calls)]);
    // By their names: which of the modules comes first says nothing to people.
    const rights = [...own, ...sharing.flatMap(namedIn)]
      .filter(({ permission }) => !placed.has(permission))
      .toSorted((a, b) => (a.permission < b.permission ? -1 : 1));
    const [first] = sharing;
    return first && rights.length > 0 ? [{ route: null, label: first.defs.label, opens: null, rights }] : [];
  });
  if (homeless.length === 0) return areas;
  return [...areas, { name: OTHERS, label: OTHER, groups: [{ name: OTHERS, label: OTHER, pages: homeless }] }];
}

export const pagesIn = (areas: readonly AreaRights[]): readonly PageRights[] =>
  areas.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));

/** The rights of a catalogue one after the other; one that opens several pages comes as often. */
export const rightsIn = (areas: readonly AreaRights[]): readonly Right[] =>
  pagesIn(areas).flatMap(({ opens, rights }) => (opens ? [opens, ...rights] : rights));
