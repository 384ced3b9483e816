import {
  type Action,
  actionWay,
  type Call,
  type Definitions,
  type Entity,
  type Field,
  type Fields,
  isDocument,
  rightOf,
  type Tables,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Refused } from '../refused.ts';
import type { Params } from './filters.ts';
import { openToSuppliers } from './supplier-reach.ts';

/** Who looks an entity up without reading it. */
export interface LookUp {
  readonly rights: ReadonlySet<string>;
  /** Everybody of the company. */
  readonly everyone: boolean;
}
const NOBODY: LookUp = { rights: new Set(), everyone: false };

type Pair = readonly [right: string, to: string];
const filledIn = (fields: Fields): readonly string[] =>
  Object.values(fields).flatMap(({ options: { to, readonly } }) => (to && !readonly ? [to] : []));
const pairs = (rights: readonly string[], targets: readonly string[]): readonly Pair[] =>
  rights.flatMap((right) => targets.map((to): Pair => [right, to]));

/** What an entity's form, its dialogs and its query refer to, by the right that opens each. Its own rows are read, not looked up. */
function pairsOf(entity: Entity<any, any>): readonly Pair[] {
  const tables = [entity.fields, ...Object.values(entity.details as Tables).map(({ fields }) => fields)];
  const actions = isDocument(entity) ? Object.entries<Action>(entity.actions) : [];
  const forms = ['create', 'edit', ...actions.map(([name]) => name).filter((name) => actionWay(name) === 'edit')];
  const asked = entity.query.flatMap((name): readonly Field[] => entity.fields[name] ?? []);
  return [
    ...pairs([...new Set(forms)], tables.flatMap(filledIn)),
    ...actions.flatMap(([name, { input = {} }]) => pairs([name], filledIn(input))),
    ...pairs(
      ['read'],
      asked.flatMap(({ options: { to } }) => to ?? []),
    ),
  ]
    .filter(([, to]) => to !== entity.id)
    .map(([right, to]) => [`${entity.id}.${right}`, to]);
}

/**
 * Who may look an entity up: whoever may fill in a form or a dialog that refers to it, or ask a list by it. A right to create would
 * be worth nothing without what the form asks for.
 */
export function lookUps(definitions: readonly Pick<Definitions, 'entities' | 'calls' | 'lookUps'>[]): (target: string) => LookUp {
  const calls = definitions.flatMap(({ calls: own = [] }): readonly Call[] => own).filter(({ everyone }) => !everyone);
  const named = definitions.flatMap(({ lookUps: own = [] }) => own);
  const all: readonly Pair[] = [
    ...definitions.flatMap(({ entities }) => entities).flatMap(pairsOf),
    ...calls.flatMap((call) => pairs([rightOf(call)], filledIn(call.input))),
    ...named.flatMap(({ right, of }) => (right === undefined ? [] : pairs([right], of))),
  ];
  const open = new Set(named.flatMap(({ right, of }) => (right === undefined ? of : [])));
  const byTarget = Map.groupBy(all, ([, to]) => to);
  const found = new Map(
    [...byTarget.keys(), ...open].map((to) => {
      const rights = new Set((byTarget.get(to) ?? []).map(([right]) => right));
      return [to, { rights, everyone: open.has(to) }];
    }),
  );
  return (target) => found.get(target) ?? NOBODY;
}

/** By their ids and by where they belong; any other condition would tell more of a row than its name. */
const isPlain = (entity: Entity<any, any>, name: string): boolean =>
  name === 'id' || (Object.hasOwn(entity.fields, name) && entity.fields[name].options.to !== undefined);

/** Whether somebody may look an entity up; suppliers' people look up what concerns them alone. */
export function mayLookUp({ actor }: Ctx, entity: Entity<any, any>, { rights, everyone }: LookUp): boolean {
  if (actor.can(`${entity.id}.read`)) return true;
  const theirs = !actor.supplier || openToSuppliers(entity);
  return theirs && (everyone || [...rights].some((right) => actor.can(right)));
}

/** Refuses whoever may not, and those who may not read it whatever tells more than names. */
export function demandLookUp(ctx: Ctx, entity: Entity<any, any>, by: LookUp, params: Params): void {
  const plain = ctx.actor.can(`${entity.id}.read`) || Object.keys(params).every((name) => isPlain(entity, name));
  if (!plain || !mayLookUp(ctx, entity, by)) throw Refused.of('permission');
}
