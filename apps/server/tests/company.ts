import { identity, modules } from '@takt/app-server/modules';
import { type Entity, type Field, type Fields, isDocument, snake, tableName, type Tables } from '@takt/model';
import { type Client, Factory, keyField, type FactoryOptions, Samples, type SamplesOptions, type Tenant } from '@takt/testing';
import { completing, overrides } from './overrides.ts';
import { provisions } from './provisions.ts';

const defined: readonly Entity<any, any>[] = modules.flatMap((module) => module.defs.entities);
/** What people write. Logs have tests of their own: nobody can make a sample of one. */
export const entities: readonly Entity<any, any>[] = defined.filter(({ log }) => !log);
export const logs: readonly Entity<any, any>[] = defined.filter(({ log }) => log);
export const byId = (id: string): Entity<any, any> => {
  const found = entities.find((entity) => entity.id === id);
  if (!found) throw new Error(`no entity ${id}`);
  return found;
};

/** Definitions as the rows of `describe.each`, by their ids. */
export const named = (list: readonly Entity<any, any>[]): [string, Entity<any, any>][] =>
  list.map((entity) => [entity.id, entity]);

/** Whether the contract lets people change it, and delete it, once it is there. */
export const editable = (entity: Entity<any, any>): boolean => !isDocument(entity) || 'edit' in entity.actions;
export const deletable = (entity: Entity<any, any>): boolean => !isDocument(entity) || 'delete' in entity.actions;

/** 08:00 in Shanghai. Far ahead, because sessions are judged by the database's own clock as well. */
export const NOW = '2096-03-02 08:00:00';
const INSTANT = new Date('2096-03-02T00:00:00Z');

/** The whole product on databases of its own, with the clock standing still unless a test moves it. */
export const openProduct = (options: Partial<FactoryOptions> = {}): Promise<Factory> =>
  Factory.open({ modules: [provisions, ...modules], identity, clock: () => INSTANT, ...options });

const lists = new Map(
  modules.flatMap(({ defs }) => defs.lists ?? []).map(({ code, items }) => [code, Object.keys(items)] as const),
);
/** What samples need to know beside the definitions of their entities. */
export const sampling: SamplesOptions = { overrides, completing, lists };

/** One company: its administrator, and samples made through the administrator's hands. */
export interface Company {
  readonly tenant: Tenant;
  readonly admin: Client;
  readonly samples: Samples;
}
export async function openCompany(factory: Factory, options: SamplesOptions = {}): Promise<Company> {
  const tenant = await factory.tenant();
  const admin = await tenant.person({ admin: true });
  return { tenant, admin, samples: new Samples(admin, factory.registry.entities, { ...sampling, ...options }) };
}

/** Rows a statement returns when run past every policy: for what no person can do, such as moving a clock or a state. */
export const asOwner = <T = any>(factory: Factory, text: string, values: readonly unknown[] = []): Promise<T[]> =>
  factory.owner.query<T>(text, values);

/** Every field a person fills in with the name of another entity, in the header or in a table of lines. */
export const linksOf = (
  entity: Entity<any, any>,
): { readonly detail: string | null; readonly name: string; readonly to: string }[] =>
  [
    [null, entity.fields] as const,
    ...Object.entries(entity.details as Tables).map(([name, { fields }]) => [name, fields] as const),
  ].flatMap(([detail, fields]) =>
    Object.entries(fields as Fields).flatMap(([name, { options }]) =>
      options.to && !options.readonly ? [{ detail, name, to: options.to }] : [],
    ),
  );

/** Tables whose lines people write; those the product alone writes have no sample. */
export const writtenDetails = (entity: Entity<any, any>): readonly string[] =>
  Object.entries(entity.details as Tables).flatMap(([name, { fields }]) => (writable(fields).length > 0 ? [name] : []));

/** From the outside in: a row that names several of a chain names some that lie in one another. */
const CHAINS = [
  ['plant', 'workshop', 'line', 'workSection', 'station', 'bom', 'productionOrder', 'workOrder'],
  ['warehouse', 'area', 'zone', 'location', 'locations'],
  ['warehouse', 'fromLocation'],
  ['warehouse', 'lines'],
  ['toWarehouse', 'toLocation'],
  ['toWarehouse', 'lines'],
];
/** Links and lines of an entity to places that lie within what another of its links names. */
export const linksWithin = (entity: Entity<any, any>, link: string): readonly string[] =>
  CHAINS.filter((chain) => chain.includes(link))
    .flatMap((chain) => chain.slice(chain.indexOf(link) + 1))
    .filter((name) => Object.hasOwn(entity.fields, name) || Object.hasOwn(entity.details, name));

/** Sets that no two rows of a tenant may share, single fields included. */
export const uniqueSets = (entity: Entity<any, any>): readonly (readonly string[])[] => [
  ...Object.entries(entity.fields as Fields).flatMap(([name, field]) => (field.options.unique ? [[name]] : [])),
  ...entity.unique,
];

/** A text people may write freely: no key, no pattern, no choice. */
export function freeText(entity: Entity<any, any>): string {
  const found = Object.entries(entity.fields as Fields).find(
    ([name, { kind, options }]) =>
      kind === 'text' && name !== keyField(entity) && !options.unique && !options.readonly && !options.pattern,
  );
  if (!found) throw new Error(`${entity.id} has no free text`);
  return found[0];
}

export const writable = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { kind, options }]) => kind !== 'computed' && !options.readonly);

const isText =
  (entity: Entity<any, any>) =>
  (name: string): boolean =>
    ['text', 'code'].includes(entity.fields[name]?.kind ?? '');
const isDate =
  (entity: Entity<any, any>) =>
  (name: string): boolean =>
    entity.fields[name]?.kind === 'date';
/** Whether copies of a row can be told apart: not where a key is made of what the row refers to alone. */
export const isCopied = (entity: Entity<any, any>): boolean =>
  uniqueSets(entity).every((set) => set.some(isText(entity)) || set.some(isDate(entity)));

/** Copies a row many times inside the database, so that lists have something to page through. */
export async function cloneRows(factory: Factory, entity: Entity<any, any>, id: string, count: number): Promise<void> {
  const table = tableName(entity.id);
  const columns = await asOwner<{ name: string }>(
    factory,
    `select column_name as name from information_schema.columns where table_schema = 'app' and table_name = $1`,
    [table],
  );
  const keys = new Set(uniqueSets(entity).map((set) => snake(set.find(isText(entity)) ?? '')));
  const days = new Set(uniqueSets(entity).map((set) => (set.some(isText(entity)) ? '' : snake(set.find(isDate(entity)) ?? ''))));
  if (isDocument(entity)) keys.add('number');
  const copied = columns.map(({ name }) =>
    name === 'id'
      ? 'gen_random_uuid()'
      : keys.has(name)
        ? `left(${name}, 12) || '-' || n`
        : days.has(name)
          ? `${name} + n`
          : name,
  );
  await asOwner(
    factory,
    `insert into app.${table} (${columns.map(({ name }) => name).join(', ')})
     select ${copied.join(', ')} from app.${table}, generate_series(1, ${count}) n where id = $1`,
    [id],
  );
}
