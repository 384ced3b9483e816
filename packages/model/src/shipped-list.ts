import type { Text } from './text.ts';

/** A list of values as the product ships it. A company may keep its own in its place: other words, another order, more values. */
export interface ShippedList {
  /** What `dictionary()` fields name it by. */
  readonly code: string;
  readonly label: Text;
  readonly items: Readonly<Record<string, Text>>;
}
export const shippedList = (code: string, zh: string, en: string, items: ShippedList['items']): ShippedList => ({
  code,
  label: [zh, en],
  items,
});

/** A value of a list as it stands for a company; what is no longer offered keeps its words on the rows that have it. */
export interface ListItem {
  readonly value: string;
  readonly label: Text;
  readonly offered: boolean;
}
export const itemsOf = ({ items }: ShippedList): readonly ListItem[] =>
  Object.entries(items).map(([value, label]) => ({ value, label, offered: true }));
