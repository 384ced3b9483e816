import { defaults, type Entity, type Field, type Fields, type Moment, newRow, type Tables } from '@takt/model';

/** A row under work: values as they travel, names of referred rows beside them, lines as arrays. */
export type Draft = Readonly<Record<string, unknown>>;
/** A line under work; `key` tells lines apart before the server has given them an id. */
export type Line = Readonly<Record<string, unknown>> & { readonly key: string };

/** Set by the server alone: shown, never entered. */
export const isShownOnly = (field: Field): boolean => field.kind === 'computed' || field.options.readonly === true;

let keys = 0;
export const nextKey = (): string => `new-${(keys += 1)}`;

export const linesOf = (draft: Draft, detail: string): readonly Line[] => {
  const lines = draft[detail];
  return Array.isArray(lines) ? (lines as readonly Line[]) : [];
};

const keyed = (line: Readonly<Record<string, unknown>>): Line => ({
  ...line,
  key: typeof line['id'] === 'string' ? line['id'] : nextKey(),
});

/** What a form works on: a stored row, or what a new one starts with. */
export function draftOf(entity: Entity, row: Draft | null, at: Moment): Draft {
  const start = row ?? newRow(entity, at);
  const lines = Object.keys(entity.details).map((name) => [name, linesOf(start, name).map(keyed)] as const);
  return { ...start, ...Object.fromEntries(lines) };
}

export const newLine = (fields: Fields, at: Moment): Line => ({ ...defaults(fields, at), key: nextKey() });

/** What people wrote, with the names of referred rows. */
const copied = (fields: Fields, row: Draft): Draft =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !isShownOnly(field))
      .flatMap(([name]) => [
        [name, row[name] ?? null],
        [`${name}Label`, row[`${name}Label`] ?? null],
      ]),
  );

/** The same line once more: a row of its own, without what the server wrote into the first. */
export const copyOfLine = (fields: Fields, line: Line, at: Moment): Line => ({ ...newLine(fields, at), ...copied(fields, line) });

const isOnce = ({ options }: Field): boolean => options.unique === true;

/** The same record once more, as a new one begins; what may be there only once stays behind. */
export const copyOf = (entity: Entity, row: Draft, at: Moment): Draft => ({
  ...newRow(entity, at),
  ...copied(Object.fromEntries(Object.entries(entity.fields).filter(([, field]) => !isOnce(field))), row),
  ext: bagOf(row),
  ...Object.fromEntries(
    Object.entries(entity.details as Tables).map(([name, { fields }]) => [
      name,
      linesOf(row, name).map((line) => copyOfLine(fields, line, at)),
    ]),
  ),
});

const written = (fields: Fields, row: Draft): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !isShownOnly(field))
      .map(([name]) => [name, row[name] ?? null]),
  );

/** Tenants' own fields travel in a bag of their own: `ext.colour` is `colour` of `ext`. */
export const OWN = 'ext.';
export const bagOf = (draft: Draft): Readonly<Record<string, unknown>> =>
  typeof draft['ext'] === 'object' && draft['ext'] !== null ? (draft['ext'] as Readonly<Record<string, unknown>>) : {};

export const valueIn = (draft: Draft, name: string): unknown =>
  (name.startsWith(OWN) ? bagOf(draft)[name.slice(OWN.length)] : draft[name]) ?? null;

/** The row with one value changed, and the name of the row it refers to. */
export function withValue(draft: Draft, name: string, value: unknown, label?: string | null): Draft {
  if (name.startsWith(OWN)) return { ...draft, ext: { ...bagOf(draft), [name.slice(OWN.length)]: value } };
  return { ...draft, [name]: value, ...(label !== undefined && { [`${name}Label`]: label }) };
}

/** The row as the server takes it: what people write, the lines in order, and the version it was read at. */
export function sendable(entity: Entity, draft: Draft): Record<string, unknown> {
  const details = Object.entries(entity.details as Tables).map(([name, table]) => [
    name,
    linesOf(draft, name).map((line) => ({
      ...(typeof line['id'] === 'string' && { id: line['id'] }),
      ...written(table.fields, line),
    })),
  ]);
  return {
    ...(typeof draft['id'] === 'string' && { id: draft['id'], version: draft['version'] }),
    ...written(entity.fields, draft),
    ...(Object.keys(bagOf(draft)).length > 0 && { ext: bagOf(draft) }),
    ...Object.fromEntries(details),
  };
}

/** Whether anything a person may write differs. */
export const isChanged = (entity: Entity, before: Draft, after: Draft): boolean =>
  JSON.stringify(sendable(entity, before)) !== JSON.stringify(sendable(entity, after));

/** All that names it, for the head of its page. */
export const titleOf = (entity: Entity, row: Draft): string =>
  entity.title
    .map((field) => row[field])
    .filter((value) => typeof value === 'string')
    .join(' ');
