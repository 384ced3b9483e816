import { type BarOptions, type Common, type ComputedType, type Field, type Id, make, type Must } from './field.ts';
import type { Decimal } from '../decimal.ts';
import type { Text } from '../text.ts';

interface FileOptions extends Common {
  /** Extensions without the dot. */
  readonly accept?: readonly string[];
}

export function file(zh: string, en: string, options: Must<FileOptions>): Field<Id, true, 'file'>;
export function file(zh: string, en: string, options?: FileOptions): Field<Id, false, 'file'>;
export function file(zh: string, en: string, options?: FileOptions) {
  return make('file', zh, en, options);
}

export const files = (zh: string, en: string, options: FileOptions = {}): Field<readonly Id[], true, 'files'> =>
  make('files', zh, en, { ...options, required: true, default: [] });

export const image = (zh: string, en: string, options: FileOptions = {}): Field<Id, false, 'image'> =>
  make('image', zh, en, { accept: ['jpg', 'jpeg', 'png'], ...options });

/** Structured data no screen filters by. */
export const json = <T>(zh: string, en: string, options: Common = {}): Field<T, false, 'json'> => make('json', zh, en, options);

/** A field the compiler can tell apart: the server must bind an expression to each. */
type ComputedField<T, Req extends boolean> = Field<T, Req, 'computed'>;
interface Computes {
  readonly text: ComputedField<string, false>;
  readonly integer: ComputedField<number, true>;
  readonly decimal: ComputedField<Decimal, true>;
  readonly money: ComputedField<Decimal, true>;
  readonly flag: ComputedField<'1' | '0', true>;
  readonly datetime: ComputedField<string, false>;
  readonly choice: ComputedField<string, false>;
}
interface ComputedOptions extends Common {
  /** A price, as with `decimal`. */
  readonly perUnit?: true;
  readonly bar?: BarOptions;
  /** What the values of a choice are called. */
  readonly values?: Readonly<Record<string, Text>>;
}
/** Filled by the server with the row, never stored or sent back; what guards may ask of other tables. */
export const computed = <const K extends ComputedType>(
  type: K,
  zh: string,
  en: string,
  options: ComputedOptions = {},
): Computes[K] => make('computed', zh, en, { ...options, type, readonly: true }) as unknown as Computes[K];
