import type { Field, Table, Tables } from '@takt/model';

type Lines = readonly Readonly<Record<string, unknown>>[];
interface Named {
  readonly value: string;
  readonly label: string;
}

/** Saved lines as people know them: by their place, and by what they point at. */
export function lineNames(table: Table | undefined, lines: Lines): readonly Named[] {
  const names = Object.keys(table?.fields ?? {}).map((name) => `${name}Label`);
  return lines.flatMap((line, index) => {
    if (typeof line['id'] !== 'string') return [];
    const said = names.map((name) => line[name]).filter((one) => typeof one === 'string');
    return [{ value: line['id'], label: [index + 1, ...said].join(' · ') }];
  });
}

/** The table with its `lineOf` fields as choices among the lines they mean; the same table where it has none. */
export function withLinesNamed(table: Table, details: Tables, linesOf: (detail: string) => Lines): Table {
  const naming = Object.entries<Field>(table.fields).filter(([, { options }]) => options.lineOf !== undefined);
  if (naming.length === 0) return table;
  const named = naming.map(([name, field]): [string, Field] => {
    const of = field.options.lineOf ?? '';
    const values = lineNames(details[of], linesOf(of)).map(({ value, label }) => [value, [label, label] as const]);
    return [name, { ...field, kind: 'choice', options: { ...field.options, values: Object.fromEntries(values) } }];
  });
  return { ...table, fields: { ...table.fields, ...Object.fromEntries(named) } };
}
