import type { Field } from './fields/index.ts';

/** A decision left to each company: a field with a value that holds until the company says otherwise. */
export interface Parameter<T = unknown> {
  /** `system.exportCap`: the module it belongs to and its name. */
  readonly id: string;
  readonly field: Field;
  readonly $type?: T;
  /** Told to every browser of the company, because screens follow it. */
  readonly shared: boolean;
}

interface ParameterOptions {
  readonly shared?: true;
}
export function parameter<T>(id: string, field: Field<T, true>, options?: ParameterOptions): Parameter<T>;
export function parameter<T>(id: string, field: Field<T, false>, options?: ParameterOptions): Parameter<T | null>;
export function parameter(id: string, field: Field, options: ParameterOptions = {}): Parameter {
  if (field.required && field.options.default === undefined) throw new Error(`parameter ${id} needs a value to begin with`);
  return { id, field, shared: options.shared ?? false };
}

/** What holds where a company has decided nothing. */
export const shippedValue = <T>({ field }: Parameter<T>): T => (field.options.default ?? null) as T;
