import type { Entity, Fields, Tables, Text } from '@takt/model';
import { bagOf, type Draft, isShownOnly, type Line, linesOf } from './draft.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const written = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isShownOnly(field) ? [] : [name]));
const typedOver = (fields: Fields, base: Draft, mine: Draft): readonly string[] =>
  written(fields).filter((name) => !same(base[name], mine[name]));

/** What was typed goes on top, with the names of the rows it refers to. */
const onTop = (fields: Fields, base: Draft, mine: Draft): Draft =>
  Object.fromEntries(
    typedOver(fields, base, mine).flatMap((name) => [
      [name, mine[name] ?? null],
      [`${name}Label`, mine[`${name}Label`] ?? null],
    ]),
  );

/** Lines by their ids: mine over theirs, those they removed gone, those either of us added there. */
function mergedLines(fields: Fields, base: readonly Line[], mine: readonly Line[], theirs: readonly Line[]): readonly Line[] {
  const before = new Map(base.map((line) => [line.key, line]));
  const now = new Map(theirs.map((line) => [line.key, line]));
  const kept = mine.flatMap((line): Line[] => {
    const [was, is] = [before.get(line.key), now.get(line.key)];
    if (was === undefined) return [line];
    return is ? [{ ...is, ...onTop(fields, was, line) }] : [];
  });
  return [...kept, ...theirs.filter(({ key }) => !before.has(key))];
}

/** What a person typed over a row, put on top of what others have made of the row meanwhile. */
export function mergedDraft(entity: Entity, base: Draft, mine: Draft, theirs: Draft): Draft {
  const [bag, bagBefore] = [bagOf(mine), bagOf(base)];
  const own = Object.fromEntries(Object.entries(bag).filter(([name, value]) => !same(value, bagBefore[name])));
  const tables = Object.entries(entity.details as Tables).map(([name, { fields }]) => [
    name,
    mergedLines(fields, linesOf(base, name), linesOf(mine, name), linesOf(theirs, name)),
  ]);
  return {
    ...theirs,
    ...onTop(entity.fields, base, mine),
    ...(theirs['ext'] || mine['ext'] ? { ext: { ...bagOf(theirs), ...own } } : {}),
    ...Object.fromEntries(tables),
  };
}

const lineKeys = (fields: Fields, base: readonly Line[], now: readonly Line[]): ReadonlySet<string> => {
  const after = new Map(now.map((line) => [line.key, line]));
  return new Set(
    base.flatMap((line) => {
      const is = after.get(line.key);
      return is && typedOver(fields, line, is).length === 0 ? [] : [line.key];
    }),
  );
};

/** The fields and tables in which both have changed the same thing: there what was typed here would win. */
export function changedByBoth(entity: Entity, base: Draft, mine: Draft, theirs: Draft): readonly Text[] {
  const changedThere = new Set(typedOver(entity.fields, base, theirs));
  const fields = typedOver(entity.fields, base, mine).filter((name) => changedThere.has(name) && !same(mine[name], theirs[name]));
  const tables = Object.entries(entity.details as Tables).filter(([name, table]) => {
    const there = lineKeys(table.fields, linesOf(base, name), linesOf(theirs, name));
    return [...lineKeys(table.fields, linesOf(base, name), linesOf(mine, name))].some((key) => there.has(key));
  });
  return [
    ...fields.flatMap((name) => {
      const field = entity.fields[name];
      return field ? [field.label] : [];
    }),
    ...tables.map(([, { label }]) => label),
  ];
}
