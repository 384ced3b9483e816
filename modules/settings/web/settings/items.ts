import { type Definitions, type Fields, fill, itemsOf, type ShippedList, type Tables, type Text } from '@takt/model';
import type { Dictionary } from '../../defs/index.ts';

/** A value as it is being edited; one that was there before keeps its code. */
export interface DraftItem {
  readonly key: string;
  readonly id?: string;
  readonly value: string;
  readonly label: string;
  readonly labelEn: string;
  readonly enabled: '1' | '0';
  readonly known: boolean;
}

/** What the company keeps, or what was shipped, ready to be edited. */
export const draftOf = (shipped: ShippedList | null, own: Dictionary | null): readonly DraftItem[] =>
  own
    ? own.items.map(({ id, value, label, labelEn, enabled }) => ({
        key: id,
        id,
        value,
        label,
        labelEn: labelEn ?? '',
        enabled,
        known: true,
      }))
    : itemsOf(shipped ?? { code: '', label: ['', ''], items: {} }).map(({ value, label: [label, labelEn] }) => ({
        key: value,
        value,
        label,
        labelEn,
        enabled: '1',
        known: true,
      }));

/** The lines as they are saved. */
export const linesOf = (items: readonly DraftItem[]) =>
  items.map(({ key: _key, known: _known, labelEn, ...item }) => ({ ...item, labelEn: labelEn === '' ? null : labelEn }));

const EMPTY: Text = ['第{n}项缺少值或中文名称', 'Item {n} lacks its value or Chinese name'];
const TWICE: Text = ['值「{value}」重复', 'The value “{value}” is there twice'];
/** What is wrong with the items before the server sees them. */
export function itemsProblem(items: readonly DraftItem[]): Text | null {
  const empty = items.findIndex(({ value, label }) => value.trim() === '' || label.trim() === '');
  if (empty >= 0) return fill(EMPTY, { n: empty + 1 });
  const twice = items.find(({ value }, index) => items.findIndex((one) => one.value === value) !== index);
  return twice ? fill(TWICE, { value: twice.value }) : null;
}

/** Every field that chooses from a list: the entity's name and its own. */
export const usesOf = (definitions: readonly Definitions[], code: string): readonly (readonly [Text, Text])[] =>
  definitions
    .flatMap(({ entities }) => entities)
    .flatMap((entity) => {
      const details: Tables = entity.details;
      const tables: readonly Fields[] = [entity.fields, ...Object.values(details).map(({ fields }) => fields)];
      return tables
        .flatMap((fields) => Object.values(fields))
        .filter(({ options }) => options.list === code)
        .map(({ label }) => [entity.label, label] as const);
    });
