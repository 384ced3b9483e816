import type { AnyDocument, DocOf } from './document.ts';
import type { Decimal } from './decimal.ts';
import type { Fields, Id, RowOfFields } from './fields/index.ts';
import type { Refusal } from './refusal.ts';
import { fill, inSentence, type Text } from './text.ts';

type FieldsOf<D> = D extends { readonly fields: infer F extends Fields } ? F : never;
type LinesIn<D> = D extends { readonly details: { readonly lines: { readonly fields: infer F extends Fields } } } ? F : never;
type Partially<T> = { readonly [K in keyof T]?: T[K] };
/** A source line with what has not been passed on yet. */
type Open<L> = L & { readonly id: Id; readonly openQty: Decimal };
type SourceLine<A> = A extends AnyDocument ? (DocOf<A> extends { readonly lines: readonly (infer L)[] } ? L : never) : never;

/** Makes documents from documents: which states allow it, which fields follow, and how much of each line is left. */
export interface Conversion<A = any, B = any> {
  readonly id: string;
  readonly source: A;
  readonly target: B;
  readonly from: readonly string[];
  /** The quantity field of a source line; the engine subtracts what earlier conversions took. */
  readonly qty: string;
  /** A computed field of a source line that tells what is left, where conversions are not all that takes of it. */
  readonly open?: string;
  readonly fields: (row: any) => Record<string, unknown>;
  readonly line: (line: any, row: any) => Record<string, unknown>;
}

export const convert = <const A extends AnyDocument, const B extends AnyDocument>(
  id: string,
  source: A,
  target: B,
  map: {
    readonly from: readonly (keyof A['states'] & string)[];
    readonly qty: keyof LinesIn<A> & string;
    readonly open?: keyof LinesIn<A> & string;
    readonly fields: (row: DocOf<A>) => Partially<RowOfFields<FieldsOf<B>>>;
    readonly line: (line: Open<SourceLine<A>>, row: DocOf<A>) => Partially<RowOfFields<LinesIn<B>>>;
  },
): Conversion<A, B> => ({ id, source, target, ...map }) as Conversion<A, B>;

const WRONG_STATE: Text = [
  '只有{states}状态的{source}才能生成{target}',
  '{target} can be made only while the {source} is {states}',
];

/** Why the target cannot be made from this row now; null when it can. */
export function conversionRefusal({ id, source, target, from }: Conversion, row: { readonly status: string }): Refusal | null {
  if (from.includes(row.status)) return null;
  const labels = from.map((state) => source.states[state].label as Text);
  const states: Text = [labels.map(([zh]) => zh).join('、'), labels.map(([, en]) => en).join(' or ')];
  const text = fill(WRONG_STATE, { states, source: inSentence(source.label), target: target.label });
  return { code: `${id}.state`, text, level: 'error' };
}
