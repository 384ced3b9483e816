import { type Entity, type Field, isNumber, type Table, type Text, totalsOf, shownFields } from '@takt/model';
import { type Draft, linesOf } from '../edit/draft.ts';
import { withLinesNamed } from '../edit/lines/line-names.ts';
import { cellText, type Codelists } from './cell-text.ts';
import type { PrintSheet, PrintTable } from './sheet.ts';

const TOTAL: Text = ['合计', 'Total'];
/** What paper cannot show. */
const UNPRINTED = new Set<Field['kind']>(['json', 'file', 'files', 'image']);

interface Words {
  readonly say: (text: Text) => string;
  readonly codes: Codelists;
}

const printed = (fields: Readonly<Record<string, Field>>): readonly (readonly [string, Field])[] =>
  shownFields(fields).filter(([, { kind }]) => !UNPRINTED.has(kind));

/** Every field whose words a sheet of this entity may need. */
export const fieldsOnSheet = (entity: Entity): readonly Field[] => [
  ...Object.values<Field>(entity.fields),
  ...Object.values<Table>(entity.details).flatMap(({ fields }) => Object.values<Field>(fields)),
];

/** The head of a record and its lines, with sums where the page shows them. */
export function recordParts(entity: Entity, row: Draft, words: Words): Pick<PrintSheet, 'facts' | 'tables'> {
  const facts = printed(entity.fields)
    .filter(([name]) => entity.visible[name]?.(row) ?? true)
    .map(([name, field]) => [words.say(field.label), cellText(field, row[name], row[`${name}Label`], words)] as const)
    .filter(([, value]) => value !== '');
  const tables = Object.entries<Table>(entity.details).map(([name, table]) =>
    linesTable(
      withLinesNamed(table, entity.details, (of) => linesOf(row, of)),
      row,
      name,
      words,
    ),
  );
  return { facts, tables };
}

function linesTable({ label, fields }: Table, row: Draft, name: string, words: Words): PrintTable {
  const lines = linesOf(row, name);
  const columns = printed(fields);
  const sums: Readonly<Record<string, unknown>> = lines.length > 0 ? totalsOf(fields, lines) : {};
  const totals = [
    Object.keys(sums).length > 0 ? words.say(TOTAL) : '',
    ...columns.map(([field, one]) => (field in sums ? cellText(one, sums[field], null, words) : '')),
  ];
  return {
    title: words.say(label),
    columns: [
      { label: '#', right: true },
      ...columns.map(([, field]) => ({ label: words.say(field.label), right: isNumber(field) })),
    ],
    rows: lines.map((line, at) => [
      String(at + 1),
      ...columns.map(([field, one]) => cellText(one, line[field], line[`${field}Label`], words)),
    ]),
    ...(Object.keys(sums).length > 0 && { totals }),
  };
}
