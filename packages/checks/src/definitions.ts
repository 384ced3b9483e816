import { type Action, type AnyDocument, type Entity, type Field, type Fields, isDocument, type Tables } from '@takt/model';
import type { ModuleParts } from './finding.ts';

/** The engine's erased form: checks look at definitions of every shape. */
export type AnyEntity = Entity<any, any>;

export const entitiesOf = (modules: readonly ModuleParts[]): readonly AnyEntity[] => modules.flatMap(({ defs }) => defs.entities);
export const documentsOf = (modules: readonly ModuleParts[]): readonly AnyDocument[] => entitiesOf(modules).filter(isDocument);
export const tablesOf = (entity: AnyEntity): readonly [string, Tables[string]][] =>
  Object.entries<Tables[string]>(entity.details);
export const actionsOf = (doc: AnyDocument): readonly [string, Action][] => Object.entries<Action>(doc.actions);

export interface PlacedField {
  /** `base.part.unit`, `sales.salesOrder.lines.qty`, `sales.salesOrder.close.reason`. */
  readonly where: string;
  readonly field: Field;
}
const placed = (prefix: string, fields: Fields): PlacedField[] =>
  Object.entries(fields).map(([name, field]) => ({ where: `${prefix}.${name}`, field }));

/** Every field anywhere: headers, detail tables, dialogs of actions, inputs of calls. */
export const fieldsOf = (modules: readonly ModuleParts[]): readonly PlacedField[] => [
  ...entitiesOf(modules).flatMap((entity) => [
    ...placed(entity.id, entity.fields),
    ...tablesOf(entity).flatMap(([name, table]) => placed(`${entity.id}.${name}`, table.fields)),
    ...(isDocument(entity) ? actionsOf(entity) : []).flatMap(([name, { input }]) => placed(`${entity.id}.${name}`, input ?? {})),
  ]),
  ...modules.flatMap(({ defs }) => (defs.calls ?? []).flatMap((call) => placed(call.id, call.input))),
];
