import { modules } from '@takt/app-server/modules';
import { type Action, type Entity, type Field, type Fields, isDocument, type State, type Tables } from '@takt/model';

/** What is looked at by itself below, or says nothing about how the engine treats a definition. */
const ASIDE: readonly string[] = ['id', 'label', 'fields', 'details', 'list', 'query', 'title', 'states', 'initial', 'actions'];

/** What a property of a definition says: nothing when it is empty, its parts where it has parts. */
function said(name: string, value: unknown): readonly string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'boolean') return [`${name} ${value}`];
  if (Array.isArray(value)) return value.length === 0 ? [] : [name];
  if (typeof value !== 'object') return [name];
  const parts = Object.keys(value);
  return ['scopes', 'seenBy'].includes(name) ? parts.map((part) => `${name} ${part}`) : parts.length === 0 ? [] : [name];
}

function fieldTraits(place: string, { kind, required, options }: Field): readonly string[] {
  const named = Object.entries(options).flatMap(([name, value]) => (value === undefined || value === false ? [] : [name]));
  return [
    `${place} ${kind}`,
    ...(required ? [`${kind} required`] : []),
    ...(options.type ? [`computed ${options.type}`] : []),
    ...named.map((name) => `field with ${name}`),
  ];
}

const CONVERSIONS = modules.flatMap(({ defs }) => defs.conversions ?? []);

function documentTraits(entity: Entity<any, any>): readonly string[] {
  if (!isDocument(entity)) return ['master'];
  const actions = Object.entries<Action>(entity.actions);
  return [
    'document',
    `numbered ${entity.number.slice(entity.number.indexOf('{'))}`,
    ...['create', 'edit', 'delete'].flatMap((name) => (name in entity.actions ? [`action ${name}`] : [`no ${name}`])),
    ...(CONVERSIONS.some(({ source }) => source.id === entity.id) ? ['made into others'] : []),
    ...(CONVERSIONS.some(({ target }) => target.id === entity.id) ? ['made from others'] : []),
    ...(entity.actions.create?.system ? ['made by the engine'] : []),
    ...actions.flatMap(([, action]) => Object.entries(action).flatMap(([name, value]) => said(`action with ${name}`, value))),
    ...actions.flatMap(([, { to }]) => (Array.isArray(to) ? ['action with branches'] : [])),
    ...actions.flatMap(([, { side }]) => (side ? [`action of ${side}`] : [])),
    ...actions.flatMap(([, { needs = [] }]) => needs.map(({ level = 'error' }) => `guard ${level}`)),
    ...Object.values<State>(entity.states).flatMap(({ undone }) => (undone ? ['state undone'] : [])),
  ];
}

/** Everything about a definition that the engine treats in a way of its own. */
export function traitsOf(entity: Entity<any, any>): ReadonlySet<string> {
  const fields = entity.fields as Fields;
  const tables = Object.values(entity.details as Tables);
  const kindOf = (name: string): string => fields[name]?.kind ?? name;
  return new Set([
    ...Object.entries(entity).flatMap(([name, value]) => (ASIDE.includes(name) ? [] : said(name, value))),
    ...Object.values(fields).flatMap((field) => fieldTraits('field', field)),
    ...tables.flatMap((table) => Object.values(table.fields).flatMap((field) => fieldTraits('line', field))),
    ...tables.flatMap(({ unique }) => (unique.length > 0 ? ['lines with unique sets'] : [])),
    ['no lines', 'lines', 'several tables of lines'][Math.min(tables.length, 2)] ?? '',
    ...entity.query.map((name) => `asked for by ${kindOf(name)}`),
    ...entity.list.map((name) => `listed with ${kindOf(name)}`),
    ...Object.values(entity.scopes).map((name) => `limited by ${['id', 'createdBy'].includes(name ?? '') ? name : 'a field'}`),
    ...documentTraits(entity),
  ]);
}
