import { type CustomField, type CustomFieldKind, type Text } from '@takt/model';

export const KIND_WORDS: Readonly<Record<CustomFieldKind, Text>> = {
  text: ['文本', 'Text'],
  integer: ['整数', 'Integer'],
  decimal: ['小数', 'Decimal'],
  date: ['日期', 'Date'],
  datetime: ['日期时间', 'Date and time'],
  flag: ['是/否', 'Yes or no'],
  choice: ['单选', 'Choice'],
};

const AT_MOST: Text = ['最长 {n} 字', 'At most {n} characters'];
const UP_TO: Text = ['{n} 位小数', '{n} decimals'];
const [FROM, TO]: readonly [Text, Text] = [
  ['≥ {n}', '≥ {n}'],
  ['≤ {n}', '≤ {n}'],
];
const AND: Text = ['，', ', '];
const OR: Text = ['、', ', '];

/** What a field is limited to, in a few words. */
export function limitWords({ kind, length, scale, min, max, values }: CustomField, say: (text: Text) => string): string {
  const put = (text: Text, n: number | null): string => (n === null ? '' : say(text).replace('{n}', String(n)));
  if (kind === 'choice') return values.map(({ label }) => say(label)).join(say(OR));
  if (kind === 'text') return put(AT_MOST, length);
  if (kind !== 'integer' && kind !== 'decimal') return '';
  return [kind === 'decimal' ? put(UP_TO, scale) : '', put(FROM, min), put(TO, max)].filter((one) => one !== '').join(say(AND));
}
