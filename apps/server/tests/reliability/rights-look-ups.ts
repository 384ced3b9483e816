import {
  type Action,
  actionWay,
  type Definitions,
  type Entity,
  type Fields,
  isDocument,
  rightOf,
  type Tables,
} from '@takt/model';

/** Which rights open the names of which entities, as the definitions say it: what a form, a dialog, a query or a call refers to. */
export function rightsToLookUp(
  modules: readonly Definitions[],
  target: string,
): { readonly rights: readonly string[]; readonly everyone: boolean } {
  const entities = modules.flatMap((one): readonly Entity<any, any>[] => one.entities);
  const named = modules.flatMap(({ lookUps = [] }) => lookUps).filter(({ of }) => of.includes(target));
  const calls = modules.flatMap(({ calls: own = [] }) => own).filter((call) => !call.everyone && mentions(call.input, target));
  return {
    rights: [
      ...entities.filter(({ id }) => id !== target).flatMap((entity) => rightsOf(entity, target)),
      ...calls.map(rightOf),
      ...named.flatMap(({ right }) => right ?? []),
    ],
    everyone: named.some(({ right }) => right === undefined),
  };
}

const mentions = (fields: Fields, target: string): boolean =>
  Object.values(fields).some(({ options }) => options.to === target && !options.readonly);

function rightsOf(entity: Entity<any, any>, target: string): readonly string[] {
  const forms = [entity.fields, ...Object.values(entity.details as Tables).map(({ fields }) => fields)];
  const actions = isDocument(entity) ? Object.entries<Action>(entity.actions) : [];
  const editing = ['create', 'edit', ...actions.filter(([name]) => actionWay(name) === 'edit').map(([name]) => name)];
  const names = [
    ...(forms.some((fields) => mentions(fields, target)) ? editing : []),
    ...actions.filter(([, { input = {} }]) => mentions(input, target)).map(([name]) => name),
    ...(entity.query.some((name) => entity.fields[name]?.options.to === target) ? ['read'] : []),
  ];
  return names.map((name) => `${entity.id}.${name}`);
}
