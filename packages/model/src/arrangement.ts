/** Where what administrators arrange of a screen is kept, by the screen's address. */
export const screenKeys = (url: string) => ({
  columns: `list:${url}`,
  labels: `labels:${url}`,
  query: `query:${url}`,
  buttons: `buttons:${url}`,
});

/** One thing of a screen as somebody has arranged it: a column, a condition, a button. */
export interface Arranged {
  readonly name: string;
  readonly shown: boolean;
}
/** A condition of the query form. */
export interface ArrangedCondition extends Arranged {
  /** It must be filled in before the list is asked for. */
  readonly required: boolean;
  /** What the form begins with; null for nothing. */
  readonly value: unknown;
}

type Values = Readonly<Record<string, unknown>>;
const record = (value: unknown): Values => (typeof value === 'object' && value !== null ? { ...value } : {});
const listIn = (kept: unknown, part: string): readonly Values[] => {
  const list = record(kept)[part];
  return (Array.isArray(list) ? list : []).map(record).filter(({ name }) => typeof name === 'string');
};
const arrangedOf = ({ name, shown }: Values): Arranged => ({ name: String(name), shown: shown !== false });

/** What was kept under each key, as far as it can be read. */
export const columnsIn = (kept: unknown): readonly Arranged[] => listIn(kept, 'columns').map(arrangedOf);
export const buttonsIn = (kept: unknown): readonly Arranged[] => listIn(kept, 'buttons').map(arrangedOf);
export const conditionsIn = (kept: unknown): readonly ArrangedCondition[] =>
  listIn(kept, 'fields').map((one) => ({
    ...arrangedOf(one),
    required: one['required'] === true,
    value: one['value'] ?? null,
  }));
export const labelsIn = (kept: unknown): Readonly<Record<string, readonly [string, string]>> =>
  Object.fromEntries(
    Object.entries(record(kept)).flatMap(([name, value]) => {
      const [zh, en] = Array.isArray(value) ? (value as readonly unknown[]) : [];
      return typeof zh === 'string' && typeof en === 'string' && zh !== '' && en !== '' ? [[name, [zh, en] as const]] : [];
    }),
  );

/** What there is, in the order somebody gave it: what is gone drops out, what is new comes last and is shown. */
export function inOrder<T extends { readonly name: string }, A extends Arranged>(
  all: readonly T[],
  wanted: readonly A[],
): readonly { readonly one: T; readonly as: A | null }[] {
  const byName = new Map(all.map((one) => [one.name, one]));
  const placed = wanted.flatMap((as) => {
    const one = byName.get(as.name);
    return one && byName.delete(as.name) ? [{ one, as }] : [];
  });
  return [...placed, ...[...byName.values()].map((one) => ({ one, as: null }))];
}
