import {
  type Arranged,
  type ArrangedCondition,
  type Entity,
  type Field,
  inOrder,
  isDocument,
  opensField,
  sharedWords,
  type Text,
} from '@takt/model';
import { buttonsOf } from '@takt/identity/host';
import { type Ctx, customFields, formLimitsOf, operatorsOf, type Registry } from '@takt/engine/host';

const STATUS: Field = { kind: 'choice', label: sharedWords.status, required: true, options: {} };
const fieldOf = (entity: Entity<any, any>, name: string): Field => {
  if (isDocument(entity) && name === 'number') return { kind: 'code', label: entity.numberLabel, required: true, options: {} };
  return isDocument(entity) && name === 'status' ? STATUS : entity.fields[name];
};
const ownName = (name: string): string => `ext.${name}`;

/** What the list of an entity is made of as it is shipped, the tenant's own fields last. */
export async function screenParts(ctx: Ctx, registry: Registry, entity: Entity<any, any>) {
  const own = Object.entries(await customFields(ctx, entity));
  // As it is written: what whoever asks may not see has rights as well.
  const whole = registry.entities.get(entity.id) ?? entity;
  return {
    columns: [
      ...entity.list.map((name) => columnOf(name, fieldOf(entity, name))),
      ...own.map(([name, field]) => ({ ...columnOf(ownName(name), field), ...formLimitsOf(field) })),
    ],
    conditions: [
      ...entity.query.map((name) => conditionOf(entity, name, fieldOf(entity, name))),
      ...own.map(([name, field]) => conditionOf(entity, ownName(name), field)),
    ],
    buttons: buttonsOf(entity, registry.calls()).filter(({ action }) => !opensField(whole, action)),
  };
}

const columnOf = (name: string, field: Field) => ({
  field: name,
  label: field.label[0],
  labelE: field.label[1],
  show: true,
  type: field.kind,
  formatter: field.options.to ? `${name}Label` : null,
});

const conditionOf = (entity: Entity<any, any>, name: string, field: Field) => ({
  query_field: name,
  query_name: field.label[0],
  query_nameE: field.label[1],
  query_type: name === 'status' && isDocument(entity) ? 'choice' : field.kind,
  query_id: `${entity.id}.${name}`,
  operators: operatorsOf(field),
  dataSource: sourceOf(entity, name, field),
});
function sourceOf(entity: Entity<any, any>, name: string, field: Field): unknown {
  if (name === 'status' && isDocument(entity))
    return Object.values(entity.states).map((state) => ({
      value: (state as { code: string }).code,
      label: (state as { label: Text }).label,
    }));
  if (field.options.values) return Object.entries(field.options.values).map(([value, label]) => ({ value, label }));
  return field.options.to ?? field.options.list ?? null;
}

type Parts = Awaited<ReturnType<typeof screenParts>>;
const named = <T>(all: readonly T[], nameOf: (one: T) => string) => all.map((part) => ({ name: nameOf(part), part }));

/** Columns in the order arranged, under the labels given to them; those taken out are still there, not to be shown. */
export const arrangedColumns = (columns: Parts['columns'], wanted: readonly Arranged[], labels: Readonly<Record<string, Text>>) =>
  inOrder(
    named(columns, ({ field }) => field),
    wanted,
  ).map(({ one: { name, part }, as }) => {
    const [label, labelE] = labels[name] ?? [part.label, part.labelE];
    return { ...part, label, labelE, show: as?.shown ?? true };
  });

export const arrangedConditions = (conditions: Parts['conditions'], wanted: readonly ArrangedCondition[]) =>
  inOrder(
    named(conditions, (one) => one.query_field),
    wanted,
  ).map(({ one: { part }, as }) => ({
    ...part,
    show: as?.shown ?? true,
    isMust: as?.required ?? false,
    defaultValue: as?.value ?? null,
  }));

export const arrangedButtons = (buttons: Parts['buttons'], wanted: readonly Arranged[]) =>
  inOrder(
    named(buttons, ({ action }) => action),
    wanted,
  ).map(({ one: { part }, as }) => ({ ...part, show: as?.shown ?? true }));
