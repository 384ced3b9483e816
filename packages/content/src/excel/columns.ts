import {
  type Entity,
  type Field,
  type Fields,
  fill,
  isDocument,
  type Kind,
  type Lang,
  say,
  sharedWords,
  type Tables,
  type Text,
  words,
} from '@takt/model';
import { refuse } from '@takt/engine/host';
import type { SheetCell } from './sheet-xml.ts';
import type { SheetHeading } from './workbook.ts';

/** A column of an entity's sheet: a header field, or a field of one of its lines. */
export interface SheetColumn {
  readonly detail: string | null;
  readonly name: string;
  readonly field: Field;
  readonly header: Text;
}

const UNSUITED: readonly Kind[] = ['json', 'richtext', 'file', 'files', 'image', 'refs'];

/** What is computed goes on a sheet only where nobody brings it back filled in. */
interface Wanted {
  readonly writable: boolean;
  readonly computed?: boolean;
}
const columnsOf = (
  fields: Fields,
  detail: string | null,
  prefix: Text | null,
  { writable, computed = false }: Wanted,
): SheetColumn[] =>
  Object.entries(fields)
    .filter(([, { kind }]) => !UNSUITED.includes(kind) && (computed || kind !== 'computed'))
    .filter(([, { options }]) => !(writable && options.readonly))
    .map(([name, field]) => {
      const star = writable && field.required && field.options.default === undefined ? '*' : '';
      const header = ([0, 1] as const).map((side) => `${prefix ? `${prefix[side]}.` : ''}${field.label[side]}${star}`);
      return { detail, name, field, header: header as unknown as Text };
    });

/** Columns in reading order: the row's own fields, then those of each table of lines. */
export function sheetColumns(entity: Entity<any, any>, custom: Fields, writable: boolean): SheetColumn[] {
  const own = columnsOf(entity.fields, null, null, { writable, computed: entity.log && !writable });
  const extra = columnsOf(custom, 'ext', null, { writable });
  const lines = Object.entries(entity.details as Tables).flatMap(([detail, table]) =>
    columnsOf(table.fields, detail, table.label, { writable }),
  );
  const stamp = writable || !isDocument(entity) ? [] : documentColumns(entity);
  return [...stamp, ...own, ...extra, ...lines];
}

/** The row's columns by the names lists know them by, whether or not a sheet to fill in would have them. */
export const headerColumns = (entity: Entity<any, any>, custom: Fields): ReadonlyMap<string, SheetColumn> =>
  new Map([
    ...documentColumns(entity).map((column): [string, SheetColumn] => [column.name, column]),
    ...Object.entries(entity.fields as Fields).map(([name, field]): [string, SheetColumn] => [
      name,
      { detail: null, name, field, header: field.label },
    ]),
    ...Object.entries(custom).map(([name, field]): [string, SheetColumn] => [
      `ext.${name}`,
      { detail: 'ext', name, field, header: field.label },
    ]),
  ]);

/** The columns a list shows, by their names and in this order; a name that no list shows is refused. */
export function listColumns(entity: Entity<any, any>, custom: Fields, names: readonly string[]): SheetColumn[] {
  const known = headerColumns(entity, custom);
  return names.map((name) => {
    const column = entity.list.includes(name) || name.startsWith('ext.') ? known.get(name) : undefined;
    return column ?? refuse('fields', fill(words.unknownField, { field: name }));
  });
}

const documentColumns = (entity: Entity<any, any>): SheetColumn[] => {
  if (!isDocument(entity)) return [];
  const values = Object.fromEntries(
    Object.values(entity.states as Record<string, { code: string; label: Text }>).map((state) => [state.code, state.label]),
  );
  const number = entity.numberLabel;
  const status: Text = sharedWords.status;
  return [
    { detail: null, name: 'number', field: { kind: 'text', label: number, required: true, options: {} }, header: number },
    {
      detail: null,
      name: 'status',
      field: { kind: 'choice', label: status, required: true, options: { values } },
      header: status,
    },
  ];
};

/** The values a field may have, in words. */
export const pairs = (field: Field): readonly (readonly [string, Text])[] => {
  if (field.kind === 'flag')
    return [
      ['1', sharedWords.yes],
      ['0', sharedWords.no],
    ];
  if (field.kind === 'flagYN')
    return [
      ['Y', sharedWords.yes],
      ['N', sharedWords.no],
    ];
  return Object.entries(field.options.values ?? {});
};

export const headingOf = ({ header, field }: SheetColumn, lang: Lang): SheetHeading => ({
  header: say(header, lang),
  width: Math.min(Math.max(say(header, lang).length * 2 + 2, 12), 40),
  choices: pairs(field).map(([, label]) => say(label, lang)),
});

/** A stored value as a cell. Text that a spreadsheet would take for a formula stays text: cells are typed strings. */
export function toCell(field: Field, value: unknown, label: unknown, lang: Lang): SheetCell {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length;
  if (field.options.to) return String(label ?? '');
  const known = pairs(field).find(([key]) => key === value);
  if (known) return say(known[1], lang);
  return typeof value === 'number' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const pad = (value: number): string => String(value).padStart(2, '0');
const dateText = (value: Date): string => `${value.getUTCFullYear()}-${pad(value.getUTCMonth() + 1)}-${pad(value.getUTCDate())}`;
const timeText = (value: Date): string =>
  `${pad(value.getUTCHours())}:${pad(value.getUTCMinutes())}:${pad(value.getUTCSeconds())}`;

/** A cell as a value of the field, as far as its form allows; what does not fit is left for the checks to word. */
export function fromCell(field: Field, cell: unknown): unknown {
  if (cell === null || cell === undefined || cell === '') return null;
  if (cell instanceof Date)
    return field.kind === 'date'
      ? dateText(cell)
      : field.kind === 'time'
        ? timeText(cell)
        : `${dateText(cell)} ${timeText(cell)}`;
  const text = typeof cell === 'number' ? plainNumber(cell) : String(cell).trim();
  const known = pairs(field).find(
    ([key, label]) => key === text || label.some((side) => side.toLowerCase() === text.toLowerCase()),
  );
  if (known) return known[0];
  if (field.kind === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  return text;
}

/** A float cell as the digits a person sees, never in exponent form. */
const plainNumber = (value: number): string =>
  Number.isInteger(value) ? String(BigInt(value)) : value.toFixed(10).replace(/0+$/, '').replace(/\.$/, '');
