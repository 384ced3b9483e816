import {
  blank,
  type Entity,
  type Fields,
  fill,
  isDocument,
  type Lang,
  say,
  tableName,
  type Tables,
  type Text,
  words,
} from '@takt/model';
import {
  createAll,
  type Ctx,
  customFields,
  idsByKey,
  nextNumbers,
  refuse,
  Refused,
  refusedBy,
  type Registry,
  save,
  takenValues,
  unknownKey,
  visibleTo,
  withItems,
} from '@takt/engine/host';
import { inWords, LARGEST_FILE, type Upload } from '../files/accept.ts';
import type { Examiner } from '../files/examiner.ts';
import { fileKind } from '../files/kinds.ts';
import { Unacceptable } from '../files/verdict.ts';
import { fromCell, headingOf, type SheetColumn, sheetColumns } from './columns.ts';
import { type CellError, type SheetRow, templateWorkbook } from './workbook.ts';

/* X03 */ const WRONG_TEMPLATE: Text = ['Excel模板未上传或配置错误', 'Excel template not uploaded or wrongly configured'];
const TOO_MANY: Text = ['一次最多导入{n}行', 'At most {n} rows can be imported at once'];
const DUPLICATE: Text = ['{field}在文件中重复', '{field} is repeated in the file'];
const REJECTED: Text = ['导入失败，共{n}处错误', 'The import failed; {n} errors'];
const FIX_FILE: Text = ['请下载标红的文件，修改后重新导入', 'Download the marked file, correct it and import again'];
/** A whole product's BOM comes in one file. */
const IMPORT_CAP = 100_000;
/** Records created together. Those that are refused are looked for in parts of them, down to the single record. */
const TOGETHER = 250;
const PARTS = 5;

/** Thrown so that the transaction keeps nothing; carries what is wrong in which cell. */
export class ImportRefused extends Refused {
  readonly errors: readonly CellError[];
  constructor(errors: readonly CellError[]) {
    super({ code: 'import', text: fill(REJECTED, { n: errors.length }), unblock: FIX_FILE, level: 'error' });
    this.errors = errors;
  }
}
interface Draft {
  readonly row: number;
  readonly values: Record<string, unknown>;
}

/** Columns to fill in, with the values the company's lists offer. */
async function columnsToFill(ctx: Ctx, registry: Registry, entity: Entity<any, any>): Promise<readonly SheetColumn[]> {
  const settings = await registry.settings(ctx);
  const shown = visibleTo(ctx, entity);
  const columns = sheetColumns(shown, await customFields(ctx, shown), true);
  return columns.map((column) => ({ ...column, field: withItems(column.field, settings, false) }));
}

export async function importTemplate(ctx: Ctx, registry: Registry, entity: Entity<any, any>, lang: Lang): Promise<Uint8Array> {
  const columns = await columnsToFill(ctx, registry, entity);
  return templateWorkbook(
    say(entity.label, lang).slice(0, 30),
    columns.map((column) => headingOf(column, lang)),
  );
}

/** The rows of what a person sent; read before any transaction is open, since a large file takes its time. */
export async function rowsSent(examiner: Examiner, { name, declared, bytes }: Upload): Promise<readonly SheetRow[]> {
  if (fileKind(name, declared, bytes)?.kind !== 'xlsx') refuse('B001', words.sheetType);
  if (bytes.length > LARGEST_FILE) refuse('B002', words.sheetTooBig);
  const rows = await examiner.rows(bytes, IMPORT_CAP + 2).catch(notAWorkbook);
  if (rows.length > IMPORT_CAP + 1) refuse('import.cap', fill(TOO_MANY, { n: IMPORT_CAP }));
  return rows;
}

/** Rows below the heading, as Excel counts them. */
export const rowsBelowHeading = (rows: readonly SheetRow[]): number => Math.max(0, (rows.at(-1)?.row ?? 1) - 1);

/** All rows or none: every problem of the file is found and placed before anything is kept. */
export async function importRows(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  rows: readonly SheetRow[],
  onRows: (done: number) => Promise<void> | void = () => undefined,
): Promise<number> {
  const columns = await columnsToFill(ctx, registry, entity);
  const { drafts, placed } = readDrafts(rows, columns, entity);
  const errors: CellError[] = [
    ...(await resolveKeys(ctx, registry, drafts, columns, placed)),
    ...(await findDuplicates(ctx, entity, drafts, placed)),
  ];
  const wrongRows = new Set(errors.map((error) => error.row));
  const bad = new Set(drafts.filter((draft) => rowsOf(entity, draft).some((row) => wrongRows.has(row))));
  const values = drafts.map((draft) => draft.values);
  const numbers = isDocument(entity) && bad.size === 0 ? await nextNumbers(ctx, registry, entity, values) : [];
  const numbered = drafts
    .map((draft, index): Numbered => ({ draft, number: numbers[index] }))
    .filter(({ draft }) => !bad.has(draft));
  for (let at = 0; at < numbered.length; at += TOGETHER) {
    const some = numbered.slice(at, at + TOGETHER);
    await onRows(Math.max(0, (some[0]?.draft.row ?? 2) - 2));
    const wrong = await saveTogether(ctx, registry, entity, some);
    // Keys of the rest are checked against what the planner knows of these.
    if (at === 0 && numbered.length > TOGETHER) await ctx.sql`select app.learn_table(${tableName(entity.id)})`;
    if (!wrong) continue;
    // The history of the first try is gone only because all of it is.
    const found = await errorsWithin(some, {
      together: (part) => saveTogether(ctx, registry, entity, part),
      alone: (one) => saveDraft(ctx, registry, entity, one, placed),
    });
    if (found.length === 0) throw wrong.reason;
    errors.push(...found);
  }
  if (errors.length > 0) throw new ImportRefused(errors.toSorted((a, b) => a.row - b.row));
  return drafts.length;
}

/** Any zip begins like a workbook; what cannot be read as one was not one. */
function notAWorkbook(error: unknown): never {
  const other = error instanceof Unacceptable && (error.verdict === 'damaged' || error.verdict === 'otherKind');
  return other ? refuse('B001', words.sheetType) : inWords(error);
}

/** Where each column stands in the user's file, by `detail.name`. */
type Placed = ReadonlyMap<string, number>;
const keyOf = (detail: string | null, name: string): string => `${detail ?? ''}.${name}`;

function place(heading: readonly unknown[], columns: readonly SheetColumn[]): Placed {
  const bare = (text: unknown) =>
    String(text ?? '')
      .replace(/\*$/, '')
      .trim();
  const titles = heading.map(bare);
  const found = columns.flatMap((column): [string, number][] => {
    const at = titles.findIndex((title) => column.header.some((side) => bare(side) === title));
    return at < 0 ? [] : [[keyOf(column.detail, column.name), at]];
  });
  if (found.length === 0) refuse('X03', WRONG_TEMPLATE);
  return new Map(found);
}

/** Rows become records: a row with header cells begins one, rows without continue its lines. */
function readDrafts(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  entity: Entity<any, any>,
): { readonly drafts: Draft[]; readonly placed: Placed } {
  const parts = Map.groupBy(columns, (column) => column.detail);
  let placed: Placed | null = null;
  const drafts: Draft[] = [];
  for (const { row, cells } of rows) {
    if (!placed) {
      placed = place(cells, columns);
      continue;
    }
    const read = (detail: string | null) =>
      Object.fromEntries(
        (parts.get(detail) ?? [])
          .map(({ name, field }) => [name, fromCell(field, cells[placed?.get(keyOf(detail, name)) ?? -1])])
          .filter(([, value]) => value !== null),
      );
    const own = read(null);
    if (Object.keys(own).length > 0)
      drafts.push({
        row,
        values: {
          ...own,
          ...(parts.has('ext') && { ext: read('ext') }),
          ...Object.fromEntries(Object.keys(entity.details).map((name) => [name, []])),
        },
      });
    for (const detail of Object.keys(entity.details as Tables)) {
      const line = read(detail);
      if (Object.keys(line).length > 0)
        (drafts.at(-1)?.values[detail] as Record<string, unknown>[] | undefined)?.push({ ...line, $row: row });
    }
  }
  return { drafts, placed: placed ?? refuse('X03', WRONG_TEMPLATE) };
}

/** Replaces the keys people wrote by ids; one query per column that refers to something. */
async function resolveKeys(
  ctx: Ctx,
  registry: Registry,
  drafts: readonly Draft[],
  columns: readonly SheetColumn[],
  placed: Placed,
): Promise<CellError[]> {
  const errors: CellError[] = [];
  for (const { detail, name, field } of columns.filter((column) => column.field.options.to)) {
    const holders = drafts.flatMap((draft) =>
      detail === null
        ? [{ row: draft.row, values: draft.values }]
        : ((draft.values[detail] ?? []) as Record<string, unknown>[]).map((line) => ({
            row: Number(line['$row']),
            values: line,
          })),
    );
    const ids = await idsByKey(
      ctx,
      registry,
      field.options.to ?? '',
      holders.flatMap(({ values }) => (blank(values[name]) ? [] : [String(values[name])])),
    );
    for (const { row, values } of holders) {
      if (blank(values[name])) continue;
      const id = ids.get(String(values[name]));
      if (!id)
        errors.push({
          row,
          column: placed.get(keyOf(detail, name)) ?? null,
          reason: say(unknownKey(field.label, values[name]), ctx.lang),
        });
      values[name] = id ?? null;
    }
  }
  return errors;
}

/** Unique fields repeated inside the file or taken already; the database would only name the first. */
async function findDuplicates(
  ctx: Ctx,
  entity: Entity<any, any>,
  drafts: readonly Draft[],
  placed: Placed,
): Promise<CellError[]> {
  const errors: CellError[] = [];
  for (const [name, field] of Object.entries(entity.fields as Fields).filter(([, one]) => one.options.unique)) {
    const seen = new Set<string>();
    const values = drafts.flatMap((draft) => (blank(draft.values[name]) ? [] : [String(draft.values[name])]));
    const taken = new Set(await takenValues(ctx, entity, name, values));
    for (const draft of drafts) {
      const value = String(draft.values[name] ?? '');
      const reason = seen.has(value)
        ? fill(DUPLICATE, { field: field.label })
        : taken.has(value)
          ? (field.options.uniqueWords ?? words.exists)
          : null;
      if (value !== '' && reason)
        errors.push({ row: draft.row, column: placed.get(keyOf(null, name)) ?? null, reason: say(reason, ctx.lang) });
      seen.add(value);
    }
  }
  return errors;
}

/** The rows of the file a record was read from: its own, and those of its lines. */
const rowsOf = (entity: Entity<any, any>, { row, values }: Draft): readonly number[] => [
  row,
  ...Object.keys(entity.details).flatMap((name) =>
    (values[name] as Record<string, unknown>[]).map((line) => Number(line['$row'])),
  ),
];

interface Numbered {
  readonly draft: Draft;
  readonly number: string | undefined;
}
const saveNumbered = (ctx: Ctx, registry: Registry, entity: Entity<any, any>, { draft, number }: Numbered): Promise<unknown> =>
  save(ctx, registry, entity, withoutMarks(entity, draft.values), number ? { number } : {});

/** Creates several records at once; when one is refused nothing of them is kept, and what was thrown is told. */
async function saveTogether(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  some: readonly Numbered[],
): Promise<{ readonly reason: unknown } | null> {
  const rows = some.map(({ draft }) => withoutMarks(entity, draft.values));
  const numbers = some.flatMap(({ number }) => number ?? []);
  try {
    await ctx.attempt(() => createAll(ctx, registry, entity, rows, numbers.length > 0 ? numbers : undefined));
    return null;
  } catch (reason) {
    return { reason };
  }
}

interface Tries {
  readonly together: (part: readonly Numbered[]) => Promise<{ readonly reason: unknown } | null>;
  readonly alone: (one: Numbered) => Promise<CellError[]>;
}
/** What is wrong with records that were refused together: saved one by one, a few wrong ones would cost as much as all. */
async function errorsWithin(some: readonly Numbered[], tries: Tries): Promise<CellError[]> {
  const errors: CellError[] = [];
  const size = Math.ceil(some.length / PARTS);
  for (let at = 0; at < some.length; at += size) {
    const part = some.slice(at, at + size);
    if (size === 1) for (const one of part) errors.push(...(await tries.alone(one)));
    else if (await tries.together(part)) errors.push(...(await errorsWithin(part, tries)));
  }
  return errors;
}

/** Saves one record like a form would; the next one is looked at after a refusal, too. */
async function saveDraft(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  one: Numbered,
  placed: Placed,
): Promise<CellError[]> {
  const { draft } = one;
  try {
    await ctx.attempt(() => saveNumbered(ctx, registry, entity, one));
    return [];
  } catch (error) {
    const refused = refusedBy(error);
    if (refused.status >= 500) throw error;
    if (refused.problems.length === 0) return [{ row: draft.row, column: null, reason: say(refused.refusal.text, ctx.lang) }];
    return refused.problems.map((problem) => placeProblem(draft, placed, problem.at, say(problem.text, ctx.lang)));
  }
}

const withoutMarks = (entity: Entity<any, any>, values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    Object.keys(entity.details).map((name) => [
      name,
      (values[name] as Record<string, unknown>[]).map(({ $row: _row, ...line }) => line),
    ]),
  ),
});

function placeProblem(draft: Draft, placed: Placed, at: string, reason: string): CellError {
  const [first = '', index, name] = at.split('.');
  if (first === 'ext') return { row: draft.row, column: placed.get(keyOf('ext', index ?? '')) ?? null, reason };
  if (index === undefined || name === undefined)
    return { row: draft.row, column: placed.get(keyOf(null, first)) ?? null, reason };
  const line = (draft.values[first] as Record<string, unknown>[])[Number(index)];
  return { row: Number(line?.['$row'] ?? draft.row), column: placed.get(keyOf(first, name)) ?? null, reason };
}
