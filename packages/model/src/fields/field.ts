import type { LedgerSum } from '../ledger-sum.ts';
import type { Text } from '../text.ts';

export const KINDS = [
  'text',
  'code',
  'richtext',
  'integer',
  'decimal',
  'money',
  'quantity',
  'date',
  'datetime',
  'time',
  'flag',
  'flagYN',
  'choice',
  'dictionary',
  'ref',
  'refs',
  'user',
  'department',
  'file',
  'files',
  'image',
  'json',
  'computed',
] as const;
export type Kind = (typeof KINDS)[number];

/** What the engines read. `T` exists only for the compiler. */
export interface Field<T = unknown, Req extends boolean = boolean, K extends Kind = Kind> {
  readonly kind: K;
  readonly label: Text;
  readonly required: Req;
  readonly options: FieldOptions;
  readonly $type?: T;
}
export type Fields = Readonly<Record<string, Field>>;

export interface Common {
  readonly required?: boolean;
  /** No two living rows of a tenant share the value. */
  readonly unique?: boolean;
  /** Set by the engine or by an effect, never by a form. */
  readonly readonly?: boolean;
  readonly help?: Text;
  /** For the product's own use: a link to a line, an answer a guard asks for. No page and no paper shows it. */
  readonly internal?: boolean;
  /** The right of its entity, one of its `rights`, without which nobody sees it: the definition is then one without this field. */
  readonly right?: string;
  /** The column this field had before, so that `gen` writes a rename instead of a drop and an add. */
  readonly was?: string;
  /** It names an entity by its id, or a right: a renamed entity is renamed in its rows as well. */
  readonly holds?: 'entity' | 'right';
  /** Seen by our own people alone, where the rest of the document is the supplier's as well. */
  readonly hiddenFromSuppliers?: true;
  /** Of an action's input: whether the record calls for it; it is not asked for where it does not. */
  readonly neededIf?: (row: any) => boolean;
}

/** A figure drawn as a bar as well: how much it is of another field of its row. */
export interface BarOptions {
  readonly of: string;
  /** The field below which it is too little. */
  readonly low?: string;
  /** It counts what is left to do: the bar is long where little is. */
  readonly left?: true;
}

/** Every option any kind may carry; each constructor narrows it to its own. */
export interface FieldOptions extends Common {
  readonly default?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly scale?: number;
  readonly minLength?: number;
  readonly length?: number;
  readonly pattern?: RegExp;
  readonly patternWords?: Text;
  readonly requiredWords?: Text;
  readonly wrongWords?: Text;
  readonly integerWords?: Text;
  readonly uniqueWords?: Text;
  readonly contains?: boolean;
  readonly bilingual?: boolean;
  readonly lineOf?: string;
  readonly lineIf?: (line: any, row: any) => boolean;
  readonly to?: string;
  readonly values?: Readonly<Record<string, Text>>;
  readonly list?: string;
  readonly unit?: string;
  readonly ledger?: LedgerSum;
  readonly bar?: BarOptions;
  readonly ordinal?: true;
  readonly perUnit?: true;
  readonly accept?: readonly string[];
  readonly type?: ComputedType;
}
export type ComputedType = 'text' | 'integer' | 'decimal' | 'money' | 'flag' | 'datetime' | 'choice';

export type Must<O> = O & { readonly required: true };
export const make = <K extends Kind>(kind: K, zh: string, en: string, options: FieldOptions = {}): Field<any, any, K> => ({
  kind,
  label: [zh, en],
  required: options.required ?? false,
  options,
});

export type Id = string & { readonly $id?: true };

export type RowOfFields<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T, infer Req> ? (Req extends true ? T : T | null) : never;
};

/** The fields people see, in their order. */
export const shownFields = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).filter(([, { options }]) => !options.internal);
