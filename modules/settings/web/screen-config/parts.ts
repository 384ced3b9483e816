import { type Arranged, type ArrangedCondition, buttonsIn, conditionsIn, inOrder, labelsIn, type Text } from '@takt/model';
import { type Column, type Condition, layoutOf, type PageButton, type Placed } from '@takt/web';

/** What can be arranged of a list, and where each part is kept. */
export type Part = 'query' | 'columns' | 'buttons';
export type KeyName = 'columns' | 'labels' | 'query' | 'buttons';

/** A list as it is shipped, the company's own fields included. */
export interface Shipped {
  readonly columns: readonly Column[];
  readonly conditions: readonly Condition[];
  readonly buttons: readonly PageButton[];
}

export interface ArrangedColumn extends Placed {
  /** Another label in both languages; null for the one it has. */
  readonly label: Text | null;
}
/** A list as it is being arranged. */
export interface Draft {
  readonly query: readonly ArrangedCondition[];
  readonly columns: readonly ArrangedColumn[];
  readonly buttons: readonly Arranged[];
}

/** What stands under the keys of a list for somebody; null where nothing does. */
export type PublishedConfig = Readonly<Record<KeyName, unknown>>;

/** A list as those would see it for whom this stands. */
export function draftOf({ columns, conditions, buttons }: Shipped, published: PublishedConfig): Draft {
  const labels = labelsIn(published.labels);
  const named = buttons.map((button) => ({ ...button, name: button.action }));
  return {
    query: inOrder(conditions, conditionsIn(published.query)).map(
      ({ one: { name }, as }) => as ?? { name, shown: true, required: false, value: null },
    ),
    columns: layoutOf(columns, published.columns).columns.map((placed) => ({ ...placed, label: labels[placed.name] ?? null })),
    buttons: inOrder(named, buttonsIn(published.buttons)).map(({ one: { name }, as }) => as ?? { name, shown: true }),
  };
}

/** What is published of a part, by key; a list without other labels publishes none. */
export function valuesOf(
  part: Part,
  { query, columns, buttons }: Draft,
  published: PublishedConfig,
): Partial<Record<KeyName, unknown>> {
  if (part === 'query') return { query: { fields: query } };
  if (part === 'buttons') return { buttons: { buttons } };
  const labels = Object.fromEntries(columns.flatMap(({ name, label }) => (label ? [[name, label]] : [])));
  const before = typeof published.columns === 'object' ? published.columns : null;
  return {
    columns: { ...before, columns: columns.map(({ label: _apart, ...placed }) => placed) },
    labels: Object.keys(labels).length > 0 ? labels : null,
  };
}
export const keysOf: Readonly<Record<Part, readonly KeyName[]>> = {
  query: ['query'],
  columns: ['columns', 'labels'],
  buttons: ['buttons'],
};

/** Exchanges a thing with the one before or after it. */
export function movedBy<T>(list: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const [one, other] = [list[index], list[index + by]];
  return one === undefined || other === undefined ? list : list.with(index, other).with(index + by, one);
}
