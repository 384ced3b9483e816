import { type Entity, type Field, isDocument, type State } from '@takt/model';
import type { Column, Row } from '../api/calls.ts';
import { viewOf } from '../fields/index.ts';
import { barOf } from '../kit/figures/bar-of.ts';
import { WithBar } from '../kit/figures/with-bar.tsx';
import { StateTag } from '../kit/state-tag.tsx';

/** The definition's field; a tenant's own field is known by what the server says of it. */
export const fieldOf = (entity: Entity | undefined, { name, kind, label, formRules }: Column): Field =>
  entity?.fields[name] ?? { kind, label, required: false, options: {}, ...formRules };

/** Tenants' own fields travel in a bag of their own: `ext.colour` is `colour` of `ext`. */
function valueOf(row: Row, name: string): unknown {
  const [head = '', own] = name.split('.');
  const value = row[head];
  if (own === undefined) return value;
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === own)?.[1] : null;
}

/** The state behind a code, for the state column of a document. */
export function stateOf(entity: Entity | undefined, name: string, code: unknown): State | null {
  if (name !== 'status' || !entity || !isDocument(entity)) return null;
  return Object.values<State>(entity.states).find((state) => state.code === code) ?? null;
}

export const alignOf = (entity: Entity | undefined, column: Column): 'right' | undefined => viewOf(fieldOf(entity, column)).align;

/** A value of a row, and what the server calls it. */
export function shownOf({ name, labelKey }: Column, row: Row): { readonly value: unknown; readonly label: string | null } {
  const label = labelKey === null ? null : valueOf(row, labelKey);
  return { value: valueOf(row, name), label: typeof label === 'string' ? label : null };
}

interface CellProps {
  readonly entity: Entity | undefined;
  readonly column: Column;
  readonly row: Row;
}

/** One value of one row, as its kind is shown. */
export function Cell({ entity, column, row }: CellProps) {
  const field = fieldOf(entity, column);
  const shown = shownOf(column, row);
  const state = stateOf(entity, column.name, shown.value);
  if (state) return <StateTag state={state} />;
  const { Cell: View } = viewOf(field);
  const view = <View field={field} {...shown} />;
  const bar = field.options.bar && barOf(field.options.bar, shown.value, row);
  return bar ? <WithBar bar={bar}>{view}</WithBar> : view;
}
