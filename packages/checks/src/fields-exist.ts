import { type AnyDocument, type Dimension, type Fields, isDocument, type Kind, NOTHING_PENDING } from '@takt/model';
import { actionsOf, type AnyEntity, entitiesOf, tablesOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

const STAMPS = ['createdBy', 'createdAt', 'updatedBy', 'updatedAt'];
/** What a query form cannot filter by. */
const UNFILTERED: readonly Kind[] = ['computed', 'json'];
/** What pickers can search: columns of text. */
const SEARCHED: readonly Kind[] = ['text', 'code'];

interface Use {
  readonly part: string;
  readonly names: readonly string[];
  /** Names the engine knows besides the fields, for this part. */
  readonly besides?: readonly string[];
}

const unknown = (where: string, fields: Fields, { part, names, besides = [] }: Use): Finding[] =>
  names
    .filter((name) => !Object.hasOwn(fields, name) && !besides.includes(name))
    .map((name) => ({ where, what: `${part} names ${name}, which is no field` }));

/** Fields that say who sees a row, each once; of a path the one it leads through. */
const scopedBy = ({ scopes, seenBy }: AnyEntity): readonly string[] => [
  ...new Set([...Object.values(scopes), ...Object.values(seenBy).flat()].flatMap((name) => name?.split('.')[0] ?? [])),
];

/** Paths that do not end at what limits the rows they lead to: those would be limited otherwise than what they belong to. */
const pathFindings = (entity: AnyEntity, all: readonly AnyEntity[]): Finding[] =>
  Object.entries(entity.scopes).flatMap(([dimension, scope = '']) => {
    const [through = '', field] = scope.split('.');
    if (field === undefined) return [];
    const target = all.find(({ id }) => id === entity.fields[through]?.options.to);
    return target?.scopes[dimension as Dimension] === field && field !== 'id'
      ? []
      : [{ where: entity.id, what: `scopes names ${scope}, by which ${target?.id ?? through} is not limited` }];
  });

/** Fields by which a document is due, and those that name whom to tell. */
const dueFields = ({ due }: AnyDocument): readonly string[] =>
  Object.values(due).flatMap(({ at, tells = [] }) => [at, ...tells.map((who) => who.split('.')[0] ?? '')]);
/** Fields a work queue goes by. */
const queuedBy = (entity: AnyEntity): readonly string[] => {
  if (!isDocument(entity) || !entity.queue) return [];
  const { claimedBy, priority, zone, due } = entity.queue;
  return [claimedBy, priority, zone, ...(due === null ? [] : [due])];
};

const usesOf = (entity: AnyEntity): readonly Use[] => {
  const engine = isDocument(entity) ? ['number', 'status'] : [];
  const details = tablesOf(entity).map(([name]) => name);
  return [
    { part: 'list', names: entity.list, besides: [...engine, ...STAMPS] },
    { part: 'query', names: entity.query, besides: engine },
    { part: 'title', names: entity.title, besides: engine },
    { part: 'sections', names: entity.sections.flatMap(({ fields }) => fields) },
    { part: 'sort', names: entity.sort.map(([name]) => name), besides: [...engine, ...STAMPS] },
    { part: 'unique', names: entity.unique.flat() },
    { part: 'scopes', names: scopedBy(entity), besides: ['id', 'createdBy'] },
    { part: 'totals', names: entity.totals },
    { part: 'visible', names: Object.keys(entity.visible) },
    { part: 'requiredWhen', names: Object.keys(entity.requiredWhen) },
    { part: 'tree', names: entity.tree === null ? [] : [entity.tree] },
    { part: 'enabled', names: entity.enabled === null ? [] : [entity.enabled] },
    { part: 'rules', names: entity.rules.flatMap(({ field }) => field ?? []), besides: details },
    { part: 'due', names: isDocument(entity) ? dueFields(entity) : [], besides: ['createdBy', 'supplier'] },
    { part: 'below', names: isDocument(entity) && entity.partOf !== null ? [entity.partOf] : [] },
    { part: 'queue', names: queuedBy(entity) },
    { part: 'holdable', names: isDocument(entity) && entity.holdable.length > 0 ? Object.keys(NOTHING_PENDING) : [] },
    ...(isDocument(entity) ? actionsOf(entity) : []).map(([name, { by }]) => ({
      part: `${name} by`,
      names: by === undefined ? [] : [by],
      besides: ['createdBy'],
    })),
  ];
};

/** Fields by which a printout's paths begin: of the document, and of the lines it shows. */
const printedFindings = (entity: AnyEntity): Finding[] =>
  (isDocument(entity) ? entity.printouts : []).flatMap(
    ({ name, site, parties = [], facts = [], sums = [], texts = [], lines }) => {
      const part = `printout ${name}`;
      const begins = (paths: readonly string[]): readonly string[] => paths.map((path) => path.split('.')[0] ?? '');
      const head = [...(site ? [site] : []), ...parties.flatMap(({ of }) => of), ...facts, ...sums, ...texts];
      const columns = (lines?.columns ?? []).flatMap((column) => (typeof column === 'string' ? column : (column.field ?? [])));
      const inLines = [...columns, ...(lines?.order ?? []), ...(lines?.totals ?? [])];
      return [
        ...unknown(entity.id, entity.fields, { part, names: begins(head) }),
        ...(lines ? unknown(`${entity.id}.${lines.of}`, tableOf(entity, lines.of), { part, names: begins(inLines) }) : []),
      ];
    },
  );
const tableOf = (entity: AnyEntity, of: string): Fields => tablesOf(entity).find(([name]) => name === of)?.[1].fields ?? {};

const unitsOf = (fields: Fields): Use => ({
  part: 'unit',
  names: Object.values(fields).flatMap(({ options }) => options.unit ?? []),
});

const barsOf = (fields: Fields): Use => ({
  part: 'bar',
  names: Object.values(fields).flatMap(({ options: { bar } }) => (bar ? [bar.of, ...(bar.low ? [bar.low] : [])] : [])),
});

function entityFindings(entity: AnyEntity): Finding[] {
  const { id } = entity;
  const fields: Fields = entity.fields;
  const kindIn = (kinds: readonly Kind[]) => (name: string) => fields[name] !== undefined && kinds.includes(fields[name].kind);
  return [
    ...printedFindings(entity),
    ...[...usesOf(entity), unitsOf(fields), barsOf(fields)].flatMap((use) => unknown(id, fields, use)),
    ...entity.query
      .filter(kindIn(UNFILTERED))
      .map((name) => ({ where: id, what: `query names ${name}, which cannot be filtered by` })),
    ...entity.title
      .filter((name) => fields[name] !== undefined && !kindIn(SEARCHED)(name))
      .map((name) => ({ where: id, what: `title names ${name}, which is no text to search` })),
    ...(isDocument(entity) && entity.queue && !kindIn(['user'])(entity.queue.claimedBy)
      ? [{ where: id, what: `queue names ${entity.queue.claimedBy}, which holds no person` }]
      : []),
    ...queuedBy(entity)
      .filter(kindIn(['computed']))
      .map((name) => ({ where: id, what: `queue names ${name}, which no index can order by` })),
    ...tablesOf(entity).flatMap(([name, table]) => [
      ...unknown(`${id}.${name}`, table.fields, { part: 'unique', names: table.unique.flat() }),
      ...[unitsOf(table.fields), barsOf(table.fields)].flatMap((use) => unknown(`${id}.${name}`, table.fields, use)),
    ]),
  ];
}

/**
 * Finds lists, queries, titles, orders, keys and scopes that name a field the entity does not have. The mistake: a field
 * renamed in one place. The compiler sees most of them; what is spread in, or typed as text, passes it.
 */
export const fieldsExist = (modules: readonly ModuleParts[]): Finding[] => {
  const all = entitiesOf(modules);
  return all.flatMap((entity) => [...entityFindings(entity), ...pathFindings(entity, all)]);
};
