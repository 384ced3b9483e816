import { blank, sharedWords, type Text } from '@takt/model';
import type { FieldChange } from '../../defs/custom-field.ts';

const PARTS: Readonly<Record<string, Text>> = {
  label: ['名称', 'Label'],
  required: ['新增必填', 'Required for new records'],
  help: ['填写说明', 'Hint'],
  length: ['最大长度', 'Maximum length'],
  min: ['最小值', 'Minimum'],
  max: ['最大值', 'Maximum'],
  scale: ['小数位数', 'Decimals'],
  default: ['默认值', 'Default'],
  values: ['选项', 'Values'],
  position: ['顺序', 'Order'],
};
const EMPTY = '—';

const isText = (value: unknown): value is Text =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');
const labelIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'label' in value ? value.label : value;

function valueWords(value: unknown, say: (text: Text) => string): string {
  if (blank(value)) return EMPTY;
  if (typeof value === 'boolean') return say(value ? sharedWords.yes : sharedWords.no);
  if (isText(value)) return value.join(' / ');
  if (Array.isArray(value)) return value.map((one) => valueWords(labelIn(one), say)).join(say(['、', ', ']));
  return String(value);
}

/** What changed of a field, one line each: `最小值 1 → 5`. */
export const changeWords = (changes: FieldChange['changes'], say: (text: Text) => string): readonly string[] =>
  Object.entries(changes).map(
    ([name, [before, after]]) => `${say(PARTS[name] ?? [name, name])} ${valueWords(before, say)} → ${valueWords(after, say)}`,
  );
