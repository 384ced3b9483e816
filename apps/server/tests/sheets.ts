import { type Entity, type Field, type Fields, isDocument, type Lang, say, type Tables } from '@takt/model';
import { type Client, keyField, type SampleRow } from '@takt/testing';
import { openXlsx, saveXlsx } from 'hucre/xlsx';
import { byId } from './company.ts';

const contextOf = (id: string): string => id.split('.')[0] ?? '';
const UNSUITED: readonly Field['kind'][] = ['json', 'richtext', 'file', 'files', 'image', 'refs', 'computed'];

/** A column people see: where its value stands in a row, and what its heading says. */
export interface SheetColumn {
  readonly detail: string | null;
  readonly name: string;
  readonly field: Field;
  readonly heading: string;
}

/** The columns of an entity's sheet a person fills in, worded by the definition. */
export function columnsOf(entity: Entity<any, any>, lang: Lang): SheetColumn[] {
  const of = (fields: Fields, detail: string | null, prefix: string): SheetColumn[] =>
    Object.entries(fields)
      .filter(([, field]) => !UNSUITED.includes(field.kind) && !field.options.readonly)
      .map(([name, field]) => ({ detail, name, field, heading: `${prefix}${say(field.label, lang)}` }));
  return [
    ...of(entity.fields, null, ''),
    ...Object.entries(entity.details as Tables).flatMap(([detail, table]) =>
      of(table.fields, detail, `${say(table.label, lang)}.`),
    ),
  ];
}

/** A value as a person writes it: yes or no, the name of a choice, the key of a row. */
async function cellOf(client: Client, field: Field, value: unknown, lang: Lang): Promise<string | number | null> {
  if (value === null || value === undefined) return null;
  if (field.options.to) return keyOf(client, field.options.to, String(value));
  if (field.kind === 'flag' || field.kind === 'flagYN') {
    const on = value === '1' || value === 'Y';
    return lang === 'zh' ? (on ? '是' : '否') : on ? 'Yes' : 'No';
  }
  const choice = field.options.values?.[String(value)];
  if (choice) return say(choice, lang);
  return typeof value === 'number' ? value : String(value);
}

/** The key by which people know a row. */
export const keyOf = async (client: Client, entity: string, id: string): Promise<string> =>
  (await client.one(entity, id)).data[keyField(byId(entity))];

/** Sheet rows of one record, one line of each table beside the header, by heading. */
export async function cellsOf(
  client: Client,
  entity: Entity<any, any>,
  row: SampleRow,
  lang: Lang,
): Promise<Record<string, string | number | null>> {
  const cells: Record<string, string | number | null> = {};
  for (const { detail, name, field, heading } of columnsOf(entity, lang)) {
    cells[heading] = await cellOf(client, field, detail ? row[detail]?.[0]?.[name] : row[name], lang);
  }
  return cells;
}

export const fetchTemplate = async (client: Client, id: string, lang: Lang = 'zh'): Promise<Uint8Array> =>
  (await client.get(`/${contextOf(id)}/ai/template?_entity=${id}&lang=${lang}`)).bytes;

export async function fetchExport(client: Client, id: string, params: object = {}, lang: Lang = 'zh'): Promise<Uint8Array> {
  const answer = await client.download(`/${contextOf(id)}/ai/export`, { _entity: id, _params: params, lang });
  if (answer.httpStatus !== 200) throw new Error(answer.bytes.toString());
  return answer.bytes;
}

export type Cells = Readonly<Record<string, string | number | null>>;
const bare = (heading: unknown): string => String(heading ?? '').replace(/\*$/, '');

/** Headings of the first sheet without the star of required columns. */
export async function headingsOf(bytes: Uint8Array): Promise<string[]> {
  const book = await openXlsx(bytes);
  return (book.sheets[0]?.rows[0] ?? []).map(bare);
}

/** The sheet with these rows below its heading. */
export async function fillSheet(bytes: Uint8Array, rows: readonly Cells[]): Promise<Uint8Array> {
  const book = await openXlsx(bytes);
  const sheet = book.sheets[0];
  if (!sheet) throw new Error('the template has no sheet');
  const headings = (sheet.rows[0] ?? []).map(bare);
  for (const cells of rows) {
    const strange = Object.keys(cells).find((heading) => !headings.includes(heading));
    if (strange !== undefined) throw new Error(`the template has no column ${strange}`);
    sheet.rows.push(headings.map((heading) => cells[heading] ?? null));
  }
  return saveXlsx(book);
}

export interface ReadSheet {
  readonly headings: readonly string[];
  /** Rows below the heading, by heading. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** `row:heading` of every cell with a red fill; rows as Excel counts them. */
  readonly red: readonly string[];
}

/** A workbook as a person sees it: headings, cells, and which of them are red. */
export async function readSheet(bytes: Uint8Array): Promise<ReadSheet> {
  const book = await openXlsx(bytes, { readStyles: true });
  const sheet = book.sheets[0];
  const [first = [], ...rest] = sheet?.rows ?? [];
  const headings = first.map(bare);
  const red = [...(sheet?.cells ?? new Map())].flatMap(([at, cell]) => {
    const [row = '0', column = '0'] = at.split(',');
    return JSON.stringify(cell.style?.fill ?? '').includes('FFC7CE') ? [`${Number(row) + 1}:${headings[Number(column)]}`] : [];
  });
  return {
    headings,
    rows: rest.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? null]))),
    red: red.toSorted(),
  };
}

/** A row as sheets carry it: what a person may write, references by key, without ids of lines. */
export async function comparable(client: Client, entity: Entity<any, any>, id: string): Promise<SampleRow> {
  const { data } = await client.one(entity.id, id);
  const columns = columnsOf(entity, 'zh');
  const plain = async (detail: string | null, from: SampleRow): Promise<SampleRow> => {
    const entries = columns
      .filter((column) => column.detail === detail)
      .map(async ({ name, field }) => {
        const value = from[name] ?? null;
        return [name, field.options.to && value ? await keyOf(client, field.options.to, value) : value] as const;
      });
    return Object.fromEntries(await Promise.all(entries));
  };
  const row = await plain(null, data);
  for (const detail of Object.keys(entity.details)) {
    row[detail] = await Promise.all(data[detail].map((line: SampleRow) => plain(detail, line)));
  }
  return { ...row, ext: data.ext, ...(isDocument(entity) && { status: data.status }) };
}
