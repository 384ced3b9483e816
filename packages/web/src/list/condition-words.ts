import type { Kind, Text } from '@takt/model';
import { valuesOf } from './params.ts';

const AND: Text = ['、', ', '];
const RANGED: ReadonlySet<Kind> = new Set(['date', 'datetime', 'time', 'integer', 'decimal', 'money', 'quantity']);
const SHOWN = 3;

/** What a condition is set to, as people say it: both ends of a range, or the first few of its values. */
export function conditionWords(kind: Kind, value: unknown, wordOf: (one: string) => string, say: (text: Text) => string): string {
  if (Array.isArray(value) && RANGED.has(kind)) return value.map((end) => (typeof end === 'string' ? end : '')).join(' – ');
  const values = valuesOf(value);
  const words = values.slice(0, SHOWN).map(wordOf).join(say(AND));
  return `${words}${values.length > SHOWN ? ` (${values.length})` : ''}`;
}
