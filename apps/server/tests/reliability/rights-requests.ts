import { actionWay, type Entity, type Field, type Fields, isDocument } from '@takt/model';
import { freeText } from '../company.ts';
import type { Ask, Facts } from './rights-oracle.ts';
import { definitions } from './rights-world.ts';

type Definition = Entity<any, any>;
type Draw = () => number;
/** The id of no row. */
export const NOWHERE = '00000000-0000-7000-8000-00000000beef';
const KINDS: readonly (readonly [Ask['kind'], number])[] = [
  ['list', 0.25],
  ['one', 0.17],
  ['options', 0.1],
  ['history', 0.08],
  ['change', 0.15],
  ['create', 0.03],
  ['delete', 0.08],
  ['action', 0.12],
  ['export', 0.02],
];
/** The people who ask and what decides about them, and what administrators alone keep: they are read, and stay as they are. */
const UNTOUCHED: readonly string[] = [
  'system.user',
  'system.role',
  'system.securityConfig',
  'system.ssoProvider',
  'system.apiKey',
];

const named = (fields: Fields, fits: (field: Field) => boolean): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (fits(field) ? [name] : []));
/** Fields that not everybody who reads the entity sees. */
const kept = ({ fields, suppliers }: Definition): readonly string[] => [
  ...named(fields, ({ options }) => options.right !== undefined),
  ...(suppliers === null || suppliers === 'all' ? [] : Object.keys(fields).filter((name) => !suppliers.includes(name))),
];
/** What few entities have, and is asked about more often for it. */
const SPECIAL: readonly ((entity: Definition) => boolean)[] = [
  (entity) => kept(entity).length > 0,
  ({ scopes }) => scopes.vendor !== undefined,
  ({ seenBy }) => Object.values(seenBy).some((fields) => (fields?.length ?? 0) > 1),
];

const pick = <T>(draw: Draw, from: readonly T[]): T | undefined => from[Math.floor(draw() * from.length)];

/** Any request about any entity: the seed decides. */
export function request(draw: Draw, { rows }: Facts): Ask {
  let left = draw();
  const kind = KINDS.find(([, share]) => (left -= share) < 0)?.[0] ?? 'list';
  const fitting = definitions.filter((entity) => suits(entity, kind));
  const special = pick(draw, SPECIAL) ?? (() => true);
  const entity = pick(draw, draw() < 0.3 ? fitting.filter(special) : fitting) ?? fitting[0];
  if (!entity) throw new Error('there is nothing to ask about');
  const id = draw() < 0.04 ? NOWHERE : (pick(draw, rows.get(entity.id) ?? [])?.id ?? NOWHERE);
  const about = { entity: entity.id, id };
  switch (kind) {
    case 'list': {
      const field = draw() < 0.4 ? aField(draw, entity, () => true) : null;
      const sortBy = draw() < 0.2 ? aField(draw, entity, ({ kind: of }) => of !== 'computed') : null;
      return { kind, entity: entity.id, field, sortBy };
    }
    case 'options':
    case 'export':
      return { kind, entity: entity.id };
    case 'create':
      return { kind, entity: entity.id, field: textOf(entity) };
    case 'one':
    case 'history':
      return { kind, ...about };
    case 'change':
      return { kind, ...about, ...aChange(draw, entity) };
    case 'delete':
      return { kind, ...about, stale: draw() < 0.75 };
    default:
      return { kind, ...about, action: pick(draw, buttons(entity)) ?? '', several: draw() < 0.2 };
  }
}

const suits = (entity: Definition, kind: Ask['kind']): boolean => {
  if (kind === 'action') return buttons(entity).length > 0;
  return !['create', 'change', 'delete'].includes(kind) || !UNTOUCHED.includes(entity.id);
};
const buttons = (entity: Definition): readonly string[] =>
  isDocument(entity) ? Object.keys(entity.actions).filter((name) => actionWay(name) === 'act') : [];
const isFilledIn = ({ kind, options }: Field): boolean => !['computed', 'json'].includes(kind) && !options.readonly;
/** Any field that suits; those not everybody sees more often. */
function aField(draw: Draw, entity: Definition, fits: (field: Field) => boolean): string | null {
  const all = named(entity.fields, fits);
  const few = all.filter((name) => kept(entity).includes(name));
  return pick(draw, few.length > 0 && draw() < 0.7 ? few : all) ?? null;
}

/** Text as it is, or nonsense in any field: one is done where it may be, the other never. */
function aChange(draw: Draw, entity: Definition): { readonly field: string | null; readonly nonsense: boolean } {
  const nonsense = draw() < 0.4;
  return { nonsense, field: nonsense ? aField(draw, entity, isFilledIn) : textOf(entity) };
}
/** What the product alone writes may have no text at all. */
const textOf = (entity: Definition): string | null => (entity.log ? null : freeText(entity));
