import type { Field } from '@takt/model';
import { type AnyEntity, entitiesOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/** What names a place. A supplier's rows are kept apart by the database itself, which has checks of its own. */
const PLACES = { plant: 'base.plant', warehouse: 'warehouse.warehouse', department: 'organisation.department' } as const;
type Place = keyof typeof PLACES;

/** Rows that name a place, and are seen by people of others all the same. */
const LISTED: Readonly<Record<string, string>> = {
  'purchasing.purchaseOrder warehouse': 'an order belongs to its plant; the warehouse is where its goods are expected',
  'purchasing.supplierInspectionTask note': 'a supplier’s own inspection belongs to the supplier',
  'system.user department': 'administrators of accounts administer all of them',
  'system.businessGroup department': 'a group brings people of several departments together',
  'quality.exceptionCode department': 'the department answers for what everybody reports',
  'quality.partTest department': 'the department tests what everybody orders',
};

/** What a row says of where it stands and is not limited by: a place, or another row that stands somewhere. */
function unlimited({ id, fields, scopes }: AnyEntity, standing: ReadonlySet<string>): readonly string[] {
  const stands = scopes.plant !== undefined || scopes.warehouse !== undefined;
  const own = (Object.keys(PLACES) as Place[]).filter((place) => id === PLACES[place]);
  const named = Object.entries<Field>(fields).flatMap(([name, { kind, options }]): readonly [string, Place][] => {
    const to = kind === 'department' ? PLACES.department : options.to;
    return (Object.keys(PLACES) as Place[]).filter((place) => to === PLACES[place]).map((place) => [name, place]);
  });
  const indirect = Object.entries<Field>(fields).filter(
    ([, { kind, options }]) => kind === 'ref' && standing.has(options.to ?? ''),
  );
  return [
    ...own.filter((place) => scopes[place] === undefined),
    // The department that answers for a machine of a plant limits nobody further.
    ...named.filter(([, place]) => scopes[place] === undefined && !(place === 'department' && stands)).map(([name]) => name),
    ...(stands ? [] : indirect.map(([name]) => name)),
  ].map((name) => `${id} ${name}`);
}

/**
 * Finds rows that stand in a place and are not limited by it. The mistake: an entity lost its line of `scopes`, and the tests made
 * from the definition no longer asked for what it no longer said; people of one plant saw the rows of another.
 */
export const scopesDeclared = (modules: readonly ModuleParts[], listed = LISTED): Finding[] => {
  const entities = entitiesOf(modules);
  const standing = new Set(
    entities.filter(({ scopes }) => scopes.plant !== undefined || scopes.warehouse !== undefined).map(({ id }) => id),
  );
  const found = new Set(entities.flatMap((entity) => unlimited(entity, standing)));
  return [
    ...[...found]
      .filter((key) => listed[key] === undefined)
      .map((key) => ({ where: key, what: 'says where a row stands and limits nobody; add it to scopes' })),
    ...Object.keys(listed)
      .filter((key) => !found.has(key) && entities.some(({ id }) => key.startsWith(`${id} `)))
      .map((key) => ({ where: key, what: 'is listed as seen by everybody and need not be' })),
  ];
};
