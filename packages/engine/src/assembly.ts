import {
  type Action,
  actionWay,
  type AnyDocument,
  type Entity,
  type Fields,
  isDocument,
  REQUEST_RELEASE,
  storedIn,
} from '@takt/model';
import type { Pieces } from './module-code.ts';
import type { Registry, ServerModule } from './registry.ts';

/** What modules bring, judged together: a mistake stops the start, and the check, not the first user. */
export function demandAssembled(registry: Registry): void {
  demandUnique(registry);
  for (const entity of registry.entities.values()) demandBound(registry, entity);
  demandKnown(registry);
}

const DEFINED: Readonly<Record<string, (defs: ServerModule['defs']) => readonly string[]>> = {
  entity: ({ entities }) => entities.map(({ id }) => id),
  call: ({ calls = [] }) => calls.map(({ id }) => id),
  conversion: ({ conversions = [] }) => conversions.map(({ id }) => id),
  parameter: ({ parameters = [] }) => parameters.map(({ id }) => id),
};
const CODED: Readonly<Record<string, (pieces: Pieces) => readonly string[]>> = {
  'answer to': ({ answers }) => answers.map(({ call }) => call.id),
  'binding of': ({ bindings }) => bindings.map(({ doc }) => doc.id),
  'computing of': ({ computing }) => computing.map(({ entity }) => entity.id),
  subscription: ({ subscriptions }) => subscriptions.map(({ name }) => name),
  timer: ({ timers }) => timers.map(({ name }) => name),
  'long job': ({ longJobs }) => longJobs.map(({ kind }) => kind.id),
};

/** Of two with one name the last would win, without a word. */
function demandUnique({ modules, pieces }: Registry): void {
  const all = [
    ...Object.entries(DEFINED).map(([what, of]) => [what, modules.flatMap(({ defs }) => of(defs))] as const),
    ...Object.entries(CODED).map(([what, of]) => [what, of(pieces)] as const),
  ];
  for (const [what, names] of all) {
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined) throw new Error(`${what} ${twice} stands twice`);
  }
}

/** What a definition promises has code behind it. */
function demandBound(registry: Registry, entity: Entity): void {
  for (const [detail, fields] of [[null, entity.fields] as const, ...detailFields(entity)])
    for (const [name, field] of Object.entries(fields))
      if (field.kind === 'computed') registry.expression(entity.id, detail, name);
  if (isDocument(entity)) demandDocument(registry, entity);
}
const detailFields = ({ details }: Entity): readonly (readonly [string, Entity['fields']])[] =>
  Object.entries(details).map(([name, { fields }]) => [name, fields]);

function demandDocument(registry: Registry, doc: AnyDocument): void {
  const parameters = new Set(registry.modules.flatMap(({ defs }) => defs.parameters ?? []).map(({ id }) => id));
  if (doc.separation && !(doc.audit && parameters.has(doc.separation.parameter)))
    throw new Error(`the separation of ${doc.id} needs a history and a parameter`);
  for (const [state, { step }] of Object.entries(doc.waits))
    if (![doc.actions[step]?.from].flat().includes(state))
      throw new Error(`${doc.id} in ${state} waits for ${step}, which it cannot do there`);
  for (const [name, action] of Object.entries<Action>(doc.actions)) {
    if (action.effect && !registry.effect(doc.id, name)) throw new Error(`effect ${doc.id}.${name} is not bound`);
    demandStorable(doc, name, action);
  }
}

/** What the types of `sets` and `stores` do not see. */
function demandStorable(doc: AnyDocument, name: string, action: Action): void {
  if ((action.sets || action.stores) && actionWay(name) !== 'act')
    throw new Error(`${doc.id}.${name} is a way of saving, and the form says what it writes`);
  for (const [from, to] of Object.entries(storedIn(action))) {
    const [asked, kept] = [action.input?.[from]?.options, (doc.fields as Fields)[to]?.options];
    if ((asked?.length ?? 200) > (kept?.length ?? 200) || asked?.to !== kept?.to)
      throw new Error(`${to} of ${doc.id} cannot hold what ${name} asks as ${from}`);
  }
}

/** What code is bound to exists. */
function demandKnown({ modules, entities, answers, pieces }: Registry): void {
  const declared = new Set(modules.flatMap(({ defs }) => defs.calls ?? []).map(({ id }) => id));
  for (const id of declared) if (!answers.has(id)) throw new Error(`call ${id} has no answer`);
  for (const id of answers.keys()) if (!declared.has(id)) throw new Error(`answer ${id} is to no call`);
  for (const { doc, action } of pieces.moveHooks)
    if (!doc.holdable.includes(action)) throw new Error(`${doc.id} does not say that ${action} is holdable`);
  for (const { entity } of pieces.savings)
    if (!entities.has(entity)) throw new Error(`${entity} is no entity, and its saving is never run`);
  const topics = topicsOf(modules, pieces);
  for (const { name, topic } of pieces.subscriptions)
    if (!topics.has(topic) && !topic.startsWith(JOB))
      throw new Error(`subscription ${name} waits for ${topic}, which nothing says`);
}

/** Work a service asks for; such topics are its own. */
const JOB = 'job.';
const SAVINGS = ['create', 'edit', 'delete'];
const topicsOf = (modules: readonly ServerModule[], { timers }: Pieces): ReadonlySet<string> =>
  new Set([
    ...timers.map(({ topic }) => topic),
    ...modules.flatMap(({ defs }) => [
      ...defs.entities.flatMap((entity) =>
        [...SAVINGS, REQUEST_RELEASE, ...(isDocument(entity) ? Object.keys(entity.actions) : [])].map(
          (name) => `${entity.id}.${name}`,
        ),
      ),
      ...(defs.conversions ?? []).map(({ id }) => id),
    ]),
  ]);
