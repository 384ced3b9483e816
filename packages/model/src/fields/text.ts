import type { Text } from '../text.ts';
import { type Common, type Field, make, type Must } from './field.ts';

interface TextOptions extends Common {
  readonly minLength?: number;
  readonly length?: number;
  readonly pattern?: RegExp;
  /** The sentence for a value that misses the pattern; the common one when absent. */
  readonly patternWords?: Text;
  readonly requiredWords?: Text;
  /** For a value another row has already, where the contract words its own. */
  readonly uniqueWords?: Text;
  readonly default?: string;
  /** Found by any part of its text (trigram index), not only by its beginning. */
  readonly contains?: boolean;
  /** Written by `keptText`; people read the side of their language. */
  readonly bilingual?: boolean;
  /** The id of a line of this table of the same document; people see and choose the line. */
  readonly lineOf?: string;
  /** Of an action's `lineId`: which of the document's lines it can mean; the others are not offered. */
  readonly lineIf?: (line: any, row: any) => boolean;
}

export function text(zh: string, en: string, options: Must<TextOptions>): Field<string, true, 'text'>;
export function text(zh: string, en: string, options?: TextOptions): Field<string, false, 'text'>;
export function text(zh: string, en: string, options?: TextOptions) {
  return make('text', zh, en, options);
}

/** A business key typed or scanned by people: no spaces around or inside, at most 40 characters unless said. */
export function code(zh: string, en: string, options: Must<TextOptions>): Field<string, true, 'code'>;
export function code(zh: string, en: string, options?: TextOptions): Field<string, false, 'code'>;
export function code(zh: string, en: string, options?: TextOptions) {
  return make('code', zh, en, { length: 40, pattern: /^\S+$/, ...options });
}

export function richtext(zh: string, en: string, options: Must<Common>): Field<string, true, 'richtext'>;
export function richtext(zh: string, en: string, options?: Common): Field<string, false, 'richtext'>;
export function richtext(zh: string, en: string, options?: Common) {
  return make('richtext', zh, en, { length: 100_000, ...options });
}
