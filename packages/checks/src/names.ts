import { type Fields, isDocument, type Kind, MAKERS, tableName } from '@takt/model';
import { actionsOf, type AnyEntity, entitiesOf, tablesOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

const CAMEL = /^[a-z][a-zA-Z0-9]*$/;
const ENTITY_ID = /^[a-z][a-zA-Z0-9]*\.[a-z][a-zA-Z0-9]*$/;
/** PostgreSQL cuts names at 63 bytes; indexes of a table need room behind its name. */
const TABLE_NAME_MAX = 50;

/** What the engine adds to a document, and to every header; plain entities keep off both, so that one may become a document. */
const DOCUMENT = ['number', 'status', 'linkedCount', 'openLinkedCount', MAKERS];
const OF_HEADER = [
  'tenantId',
  'id',
  'version',
  'ext',
  'createdBy',
  'createdAt',
  'updatedBy',
  'updatedAt',
  'deletedAt',
  ...DOCUMENT,
];
const OF_LINE = ['tenantId', 'id', 'parentId', 'position'];
/** Kinds whose column carries `_id` behind the name. */
const LINKS: readonly Kind[] = ['ref', 'user', 'department', 'file', 'image'];

function fieldNames(where: string, fields: Fields, engine: readonly string[]): Finding[] {
  const columns = Object.entries(fields).map(([name, { kind }]) => ({ name, column: LINKS.includes(kind) ? `${name}Id` : name }));
  return columns.flatMap(({ name, column }, index) => {
    const twin = columns.slice(0, index).find((other) => other.column === column);
    return [
      ...(CAMEL.test(name) ? [] : [{ where: `${where}.${name}`, what: 'a field is named in camelCase' }]),
      ...[name, column]
        .filter((one, at, all) => all.indexOf(one) === at && engine.includes(one))
        .map((one) => ({ where: `${where}.${name}`, what: `the engine has its own ${one}` })),
      ...(twin ? [{ where: `${where}.${name}`, what: `shares its column with ${twin.name}` }] : []),
    ];
  });
}

function entityNames(module: string, entity: AnyEntity): Finding[] {
  const { id } = entity;
  const named = [
    ...tablesOf(entity).map(([name]) => name),
    ...(isDocument(entity) ? [...Object.keys(entity.states), ...actionsOf(entity).map(([name]) => name)] : []),
  ];
  return [
    ...(ENTITY_ID.test(id) ? [] : [{ where: id, what: 'an id is written module.entity, both in camelCase' }]),
    ...(id.startsWith(`${module}.`) ? [] : [{ where: id, what: `is defined in the module ${module}` }]),
    ...fieldNames(id, entity.fields, OF_HEADER),
    ...tablesOf(entity).flatMap(([name, { fields }]) => fieldNames(`${id}.${name}`, fields, OF_LINE)),
    ...tablesOf(entity)
      .filter(([name]) => Object.hasOwn(entity.fields, name) || OF_HEADER.includes(name))
      .map(([name]) => ({ where: `${id}.${name}`, what: 'a detail table is named like a field' })),
    ...named
      .filter((name) => !CAMEL.test(name))
      .map((name) => ({ where: `${id}.${name}`, what: 'a name is written in camelCase' })),
  ];
}

function tableNames(entities: readonly AnyEntity[]): Finding[] {
  const tables = entities.flatMap((entity) => [
    { where: entity.id, table: tableName(entity.id) },
    ...tablesOf(entity).map(([name]) => ({ where: `${entity.id}.${name}`, table: tableName(entity.id, name) })),
  ]);
  return tables.flatMap(({ where, table }, index) => {
    const first = tables.slice(0, index).find((other) => other.table === table);
    return [
      ...(first ? [{ where, what: `shares the table ${table} with ${first.where}` }] : []),
      ...(table.length > TABLE_NAME_MAX ? [{ where, what: `${table} is longer than ${TABLE_NAME_MAX} characters` }] : []),
    ];
  });
}

/**
 * Finds names that break the one rule from definitions to tables. The mistake: a field called `version`, which shadows
 * the engine's own, or two fields that share one column.
 */
export const names = (modules: readonly ModuleParts[]): Finding[] => [
  ...modules.flatMap(({ defs }) => defs.entities.flatMap((entity) => entityNames(defs.module, entity))),
  ...tableNames(entitiesOf(modules)),
];
