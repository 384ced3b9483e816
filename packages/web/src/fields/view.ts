import type { Field } from '@takt/model';
import type { ComponentType } from 'react';
import type { Condition } from '../api/calls.ts';

export interface CellProps {
  readonly field: Field;
  readonly value: unknown;
  /** What the server calls the value, where it refers to another row. */
  readonly label: string | null;
}

/** `id`, `value` and `onChange` come from the form; the value is what goes over the wire. */
export interface FilterProps {
  readonly condition: Condition;
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
}

/** How one kind of field is shown in a list and asked for in its query form. */
export interface FieldView {
  readonly Cell: ComponentType<CellProps>;
  readonly Filter: ComponentType<FilterProps>;
  readonly align?: 'right';
}

/** The texts in a filter's value, whatever it held before. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
