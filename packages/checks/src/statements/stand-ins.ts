import { type Fragment, fragment } from '@takt/engine';

/** Stands in a statement's text where a name's meaning is not known; no table or column is called so. */
export const UNKNOWN = 'not_known_here';

/** A list of one element, as far as code asks it anything. */
const listOf = (element: () => unknown): Readonly<Record<PropertyKey, unknown>> => ({
  length: 1,
  map: (each: (one: unknown, at: number) => unknown) => [each(element(), 0)],
  flatMap: (each: (one: unknown, at: number) => unknown) => [each(element(), 0)].flat(),
  filter: () => [element()],
  join: () => UNKNOWN,
  *[Symbol.iterator]() {
    yield element();
  },
});
/** Takes every question: a property, a call, a walk through it. */
const anything = (): unknown => {
  const answers: Readonly<Record<PropertyKey, unknown>> = {
    ...listOf(anything),
    [Symbol.toPrimitive]: () => UNKNOWN,
  };
  return new Proxy(() => undefined, {
    // Not a promise: whoever awaited it would wait for good.
    get: (_, key) => (key === 'then' ? undefined : key in answers ? answers[key] : anything()),
    apply: anything,
  });
};
/** A row in which every field is empty, or a list of one such row. */
const emptyRow = (): unknown => {
  const answers = listOf(emptyRow);
  return new Proxy({}, { get: (_, key) => (key in answers ? answers[key] : typeof key === 'symbol' ? undefined : null) });
};

/** What the functions of `findStatements` are called with. */
export interface Stand {
  /** For a name nothing is known of. */
  readonly in: (name: string) => unknown;
  /** A constant of the function, or a stand-in where it cannot be told without what is not known. */
  readonly attempt: (value: () => unknown) => unknown;
  readonly sql: (strings: TemplateStringsArray, ...parts: readonly unknown[]) => Fragment;
}
const standIn = (name: (name: string) => unknown, otherwise: (error: unknown) => unknown): Stand => ({
  in: (asked) => (asked === 'ctx' ? anything() : name(asked)),
  attempt: (value) => {
    try {
      return value();
    } catch (error) {
      return otherwise(error);
    }
  },
  sql: fragment,
});
const givesUp = (error: unknown): never => {
  throw error;
};

/** Conditions in the code decide by these: everything is there, rows are there and their fields empty, nothing is there. */
export const STANDS: readonly Stand[] = [standIn(anything, anything), standIn(emptyRow, givesUp), standIn(() => null, givesUp)];
