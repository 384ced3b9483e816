import type { Field, Table, Tables, Text } from '@takt/model';

type Lines = readonly Readonly<Record<string, unknown>>[];
interface Named {
  readonly value: string;
  readonly label: Text;
}

/** What one field says of a line; nothing where it is a number, a moment or empty, which lines are not known by. */
function textOf([name, { kind, options }]: readonly [string, Field], line: Lines[number]): Text | null {
  const value = line[name];
  if (typeof value !== 'string' || value === '') return null;
  if (kind === 'code') return [value, value];
  return (kind === 'choice' && options.values?.[value]) || null;
}
const joined = (words: readonly Text[]): Text => [words.map(([zh]) => zh).join(' · '), words.map(([, en]) => en).join(' · ')];

/** Saved lines as people know them: by their place, by what they point at, and where that is the same, by what tells them apart. */
export function lineNames(table: Table | undefined, lines: Lines): readonly Named[] {
  const fields = Object.entries<Field>(table?.fields ?? {});
  const pointed = lines.map((line) =>
    fields.map(([name]) => line[`${name}Label`]).flatMap((one): Text[] => (typeof one === 'string' ? [[one, one]] : [])),
  );
  const alike = Map.groupBy(pointed, (words) => joined(words)[0]);
  return lines.flatMap((line, index) => {
    if (typeof line['id'] !== 'string') return [];
    const words = pointed[index] ?? [];
    const twin = (alike.get(joined(words)[0]) ?? []).length > 1;
    const more = twin ? fields.map((field) => textOf(field, line)).filter((one) => one !== null) : [];
    const place = String(index + 1);
    return [{ value: line['id'], label: joined([[place, place], ...words, ...more]) }];
  });
}

/** The table with its `lineOf` fields as choices among the lines they mean; the same table where it has none. */
export function withLinesNamed(table: Table, details: Tables, linesOf: (detail: string) => Lines): Table {
  const naming = Object.entries<Field>(table.fields).filter(([, { options }]) => options.lineOf !== undefined);
  if (naming.length === 0) return table;
  const named = naming.map(([name, field]): [string, Field] => {
    const of = field.options.lineOf ?? '';
    const values = lineNames(details[of], linesOf(of)).map(({ value, label }) => [value, label]);
    return [name, { ...field, kind: 'choice', options: { ...field.options, values: Object.fromEntries(values) } }];
  });
  return { ...table, fields: { ...table.fields, ...Object.fromEntries(named) } };
}
