import { type Field, isDocument } from '@takt/model';
import { type AnyEntity, entitiesOf, tablesOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/** Fields the engine reads rows by, whoever asks: without them there is no list, no picker and no limit. */
const neededOf = (entity: AnyEntity): readonly string[] =>
  [
    ...entity.title,
    ...entity.sort.map(([name]) => name),
    ...Object.values(entity.seenBy).flat(),
    entity.tree,
    entity.enabled,
    entity.zeroIsNone,
    ...(isDocument(entity) && entity.queue ? Object.values(entity.queue).flat() : []),
  ].filter((name): name is string => typeof name === 'string' && Object.hasOwn(entity.fields, name));

function ofSuppliers(entity: AnyEntity): readonly string[] {
  const { suppliers, scopes } = entity;
  if (suppliers === null) return scopes.vendor === undefined ? [] : ['belongs to suppliers and does not say what they see of it'];
  if (suppliers === 'all') return scopes.vendor === undefined ? ['shows suppliers all of rows that are not theirs'] : [];
  const known = [...Object.keys(entity.fields), ...Object.keys(entity.details)];
  return [
    ...suppliers.filter((name) => !known.includes(name)).map((name) => `lists ${name} for suppliers, which is no field`),
    ...neededOf(entity)
      .filter((name) => !suppliers.includes(name))
      .map((name) => `keeps ${name} from suppliers, by which its rows are found`),
  ];
}

function ofField(entity: AnyEntity, table: string | null, name: string, { required, options }: Field): readonly string[] {
  const { right } = options;
  if (right === undefined) return [];
  const needed = table === null && (neededOf(entity).includes(name) || Object.hasOwn(entity.requiredWhen, name));
  const keys = table === null ? entity.unique : (entity.details[table]?.unique ?? []);
  return [
    ...(Object.hasOwn(entity.rights, right) ? [] : [`${name} asks for the right ${right}, which the definition does not name`]),
    ...(required || needed ? [`${name} has a right and is needed: whoever lacks the right could save nothing`] : []),
    ...(options.unique || keys.flat().includes(name)
      ? [`${name} has a right and is a key: a refusal would tell what it holds`]
      : []),
  ];
}

/**
 * Finds fields whose rights cannot be kept, and entities that suppliers read without saying what. The mistake: parts were read
 * whole by suppliers, with customers' numbers, stock limits and what companies had added.
 */
export const fieldRights = (modules: readonly ModuleParts[]): Finding[] =>
  entitiesOf(modules).flatMap((entity) => {
    const tables = [[null, entity.fields] as const, ...tablesOf(entity).map(([name, { fields }]) => [name, fields] as const)];
    const ofFields = tables.flatMap(([table, fields]) =>
      Object.entries<Field>(fields).flatMap(([name, field]) => ofField(entity, table, name, field)),
    );
    return [...ofSuppliers(entity), ...ofFields].map((what) => ({ where: entity.id, what }));
  });
