import type { Field, Text } from '@takt/model';
import type { ComponentType } from 'react';
import type { Condition } from '../api/calls.ts';

export interface CellProps {
  readonly field: Field;
  readonly value: unknown;
  /** What the server calls the value, where it refers to another row. */
  readonly label: string | null;
}

/** A value in plain words, for cells that need nothing more, and for paper. */
export type CellWords = (props: CellProps, say: (text: Text) => string) => string;

/** `id`, `value` and `onChange` come from the form; the value is what goes over the wire. */
export interface FilterProps {
  readonly condition: Condition;
  readonly id?: string;
  readonly value?: unknown;
  readonly onChange?: (value: unknown) => void;
}

/** The value is what goes over the wire; where it refers to another row, its name travels beside it. */
export interface InputProps {
  readonly field: Field;
  readonly id: string;
  readonly value: unknown;
  readonly label: string | null;
  readonly onChange: (value: unknown, label?: string | null) => void;
  readonly disabled?: boolean | undefined;
  /** Something is wrong with the value; the sentence stands beside the input. */
  readonly wrong?: boolean | undefined;
  /** Opened by a keystroke in a grid: takes the focus and unfolds at once. */
  readonly eager?: boolean | undefined;
  /** The character that opened it, where one did. */
  readonly typed?: string | null | undefined;
}

/** What an input opened in a grid begins with: the character just typed, else what was there. */
export const seed = (typed: string | null | undefined, value: string): string => typed ?? value;

/** How one kind of field is shown in a list and asked for in its query form. */
export interface FieldView {
  /** Absent where the words have to be fetched first: then the cell alone can show it. */
  readonly words?: CellWords;
  readonly Cell: ComponentType<CellProps>;
  /** How a record's own page shows it, where that has room for more than a cell. */
  readonly Fact?: ComponentType<CellProps>;
  readonly Filter: ComponentType<FilterProps>;
  /** How it is entered; a computed field is only ever shown. */
  readonly Input: ComponentType<InputProps>;
  readonly align?: 'right';
}

/** The texts in a filter's value, whatever it held before. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
