import {
  actionLabel,
  type Call,
  type Definitions,
  entity,
  type Entity,
  isDocument,
  rowCommandName,
  rowCommandsOn,
  type Text,
  verbs,
} from '@takt/model';
import { CUSTOM_FIELD } from '@takt/modules/settings/defs';

/** Something to choose a condition from. */
export interface Offered {
  readonly value: string;
  readonly label: Text;
}
const EVERYWHERE = ['create', 'edit', 'delete', 'attach', 'detach'];
const offeredVerb = (name: string): Offered => ({ value: name, label: verbs[name] ?? [name, name] });

/** Entities whose changes are kept, by module. */
export const auditedIn = (
  definitions: readonly Definitions[],
): readonly { readonly label: Text; readonly entities: readonly Entity[] }[] =>
  definitions
    .map(({ label, entities }) => ({ label, entities: entities.filter(({ audit, log }) => audit && !log) }))
    .filter(({ entities }) => entities.length > 0);

/** Settings are kept elsewhere than entities; their changes are told as if they were fields of one. */
export const settingsIn = (definitions: readonly Definitions[]): readonly Entity[] => [
  entity('system.parameter', {
    label: ['系统参数', 'System parameter'],
    fields: Object.fromEntries(definitions.flatMap(({ parameters = [] }) => parameters.map(({ id, field }) => [id, field]))),
  }),
  entity(CUSTOM_FIELD, { label: ['扩展字段', 'Custom fields'], fields: {} }),
];

/** Everything people can ask for beside forms, buttons of rows among it. */
export const callsIn = (definitions: readonly Definitions[]): readonly Call[] => definitions.flatMap(({ calls = [] }) => calls);

/** What can have happened to rows of an entity; of any, where none is chosen. */
export function actionsOf(entities: readonly Entity[], calls: readonly Call[]): readonly Offered[] {
  const own = entities.flatMap((entity) => [
    ...(isDocument(entity) ? Object.keys(entity.actions).map((name) => ({ value: name, label: actionLabel(entity, name) })) : []),
    ...rowCommandsOn(entity.id, calls).map((call) => ({ value: rowCommandName(call), label: call.label })),
  ]);
  const all = [...EVERYWHERE.map(offeredVerb), ...own];
  return [...new Map(all.toReversed().map((one) => [one.value, one])).values()].toReversed();
}

/** Fields and tables of lines that a change of the entity can touch. */
export const fieldsOf = (entity: Entity): readonly Offered[] => [
  ...Object.entries(entity.fields).flatMap(([value, { label, kind }]) => (kind === 'computed' ? [] : [{ value, label }])),
  ...Object.entries(entity.details).map(([value, { label }]) => ({ value, label })),
];
