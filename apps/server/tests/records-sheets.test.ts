import { type Entity, fill, isDocument, tableName, type Tables } from '@takt/model';
import type { Factory, Reply, SampleRow } from '@takt/testing';
import { keyField } from '@takt/testing';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asOwner,
  type Company,
  entities,
  freeText,
  linksOf,
  named,
  openCompany,
  openProduct,
  uniqueSets,
  writable,
} from './company.ts';
import { examples } from './coverage-set.ts';
import { B001, B002, B004, G02, G03, G05, X03, X04 } from './engine-sentences.ts';
import { aloneIn } from './overrides.ts';
import { expectRefused } from './refusals.ts';
import {
  type Cells,
  cellsOf,
  columnsOf,
  comparable,
  fetchExport,
  fetchTemplate,
  fillSheet,
  headingsOf,
  readSheet,
} from './sheets.ts';

let factory: Factory;
let company: Company;
let other: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  other = await openCompany(factory);
});
afterAll(() => factory.close());

const headingOf = (entity: Entity<any, any>, name: string): string => entity.fields[name].label[0];
/** A field that must be there and has nothing to fall back on. */
const demanded = (entity: Entity<any, any>): string =>
  writable(entity.fields).find(([, field]) => field.required && field.options.default === undefined)?.[0] ?? '';

/** Gives the other company rows with the keys this row refers to. */
async function shareKeys(entity: Entity<any, any>, row: SampleRow): Promise<void> {
  for (const { detail, name, to } of linksOf(entity)) {
    for (const holder of detail ? (row[detail] as SampleRow[]) : [row]) {
      if (!holder[name]) continue;
      await shareRow(to, holder[name]);
    }
  }
}

/** A row of the same key in the other company, standing among the same rows there. */
async function shareRow(id: string, rowId: string): Promise<string> {
  const entity = entities.find((one) => one.id === id) as Entity<any, any>;
  const key = keyField(entity);
  const row = (await company.admin.one(id, rowId)).data;
  const [known] = (await other.admin.page(id, { _params: { [`${key}._eq`]: row[key] } })).data.list;
  if (known) return known.id;
  const links: SampleRow = {};
  for (const { detail, name, to } of linksOf(entity)) {
    const required = entity.fields[name]?.required || entity.requiredWhen[name];
    if (detail === null && required && row[name]) links[name] = await shareRow(to, row[name]);
  }
  const made = await other.samples.create(id, { [key]: row[key], ...links }, 'least');
  // The number of a document is given, not chosen.
  if (isDocument(entity))
    await asOwner(factory, `update app.${tableName(id)} set number = $1 where id = $2`, [row[key], made.id]);
  return made.id;
}

describe.each(named(examples.filter(({ imports }) => imports)))('the engine on %s', (id, entity) => {
  const text = freeText(entity);
  const total = async () => (await company.admin.page(id, { paging: { exact: true } })).data.total;
  const sheetOf = async (rows: readonly Cells[]): Promise<Uint8Array> => fillSheet(await fetchTemplate(company.admin, id), rows);
  const goodCells = async (): Promise<Record<string, string | number | null>> =>
    cellsOf(company.admin, entity, await company.samples.row(id), 'zh');
  /** Tables of lines with more than one line, some longer than others. */
  const moreLines = async (): Promise<SampleRow> => {
    const rows = [await company.samples.row(id), await company.samples.row(id), await company.samples.row(id)];
    const tables = Object.entries(entity.details as Tables).map(([detail, { fields, unique }], index) => {
      const repeats = aloneIn.includes(id) || unique.some((set) => set.every((name) => fields[name]?.options.to));
      return [detail, rows.slice(0, repeats ? 1 : index + 2).flatMap((row) => row[detail])];
    });
    return Object.fromEntries(tables);
  };
  /** The error workbook of a refused import. */
  const marked = async (reply: Reply) => {
    expect(reply.httpStatus, reply.raw).toBe(422);
    expect(reply.data?.fileId, reply.raw).toMatch(/^[0-9a-f-]{36}$/);
    return readSheet((await company.admin.get(`/system/file/${reply.data.fileId}`)).bytes);
  };

  test.each(['zh', 'en'] as const)('the template has every column a person may fill in (%s)', async (lang) => {
    const headings = await headingsOf(await fetchTemplate(company.admin, id, lang));
    expect(headings).toEqual(columnsOf(entity, lang).map((column) => column.heading));
  });

  test('a filled-in template becomes rows of the list', async () => {
    const { admin, samples } = company;
    const rows = [await samples.row(id), await samples.row(id)];
    const before = await total();
    const cells = await Promise.all(rows.map((row) => cellsOf(admin, entity, row, 'zh')));
    const reply = await admin.upload(id, await sheetOf(cells));
    expect(reply, reply.raw).toMatchObject({ httpStatus: 200, data: { created: 2 } });
    expect(await total()).toBe(before + 2);
    for (const row of rows) {
      const found = await admin.page(id, { _params: { [`${text}._eq`]: row[text] } });
      expect(found.data.total).toBe(1);
      expect((await admin.one(id, found.data.list[0].id)).data).toMatchObject(row);
    }
  });

  // What was called off by documents of this company has none in another.
  const languages = id === 'purchasing.deliveryNote' ? [] : (['zh', 'en'] as const);
  test.each(languages)('an export imported into another company gives equal rows (%s)', async (lang) => {
    const { admin, samples } = company;
    const made = [await samples.create(id), await samples.create(id, {}, 'least'), await samples.create(id, await moreLines())];
    for (const { id: rowId } of made) await shareKeys(entity, (await admin.one(id, rowId)).data);
    const before = new Set((await other.admin.page(id, { paging: { size: 500 } })).data.list.map((row) => row.id));
    const bytes = await fetchExport(admin, id, { id: made.map((row) => row.id) }, lang);
    const reply = await other.admin.upload(id, bytes);
    expect(reply, reply.raw).toMatchObject({ httpStatus: 200, data: { created: 3 } });
    const after = (await other.admin.page(id, { paging: { size: 500 } })).data.list.filter((row) => !before.has(row.id));
    const [sent, got] = await Promise.all([
      Promise.all(made.map((row) => comparable(admin, entity, row.id))),
      Promise.all(after.map((row) => comparable(other.admin, entity, row.id))),
    ]);
    const order = (rows: SampleRow[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    expect(order(got)).toEqual(order(sent));
  });

  test('two wrong rows keep everything out and come back marked', async () => {
    const [missing, long] = [demanded(entity), text];
    const tooLong = 'x'.repeat((entity.fields[long].options.length ?? 200) + 1);
    const sheet = await sheetOf([
      { ...(await goodCells()), [headingOf(entity, missing)]: null },
      await goodCells(),
      { ...(await goodCells()), [headingOf(entity, long)]: tooLong },
    ]);
    const before = await total();
    const reply = await company.admin.upload(id, sheet);
    expectRefused(reply, 422, ['导入失败，共2处错误', 'The import failed; 2 errors']);
    expect(await total()).toBe(before);
    const words = entity.fields[missing].options.to ? G03 : G02;
    const reasons = [words(entity.fields[missing].label)[0], G05(entity.fields[long].label, tooLong.length - 1)[0]];
    expect(reply.data.errors.map((error: { row: number; reason: string }) => [error.row, error.reason])).toEqual([
      [2, reasons[0]],
      [4, reasons[1]],
    ]);
    const { headings, rows, red } = await marked(reply);
    expect(headings.at(-1)).toBe('错误原因');
    expect(rows.map((row) => row['错误原因'])).toEqual([reasons[0], null, reasons[1]]);
    expect(red).toEqual([`2:${headingOf(entity, missing)}`, `4:${headingOf(entity, long)}`].toSorted());
    expect(rows[2]?.[headingOf(entity, long)]).toBe(tooLong);
  });

  test.each(Object.entries(entity.details as Tables))('a wrong line of %s is marked on its own row', async (detail, table) => {
    const [name, field] = writable(table.fields).find(([, one]) => one.required && one.options.default === undefined) ?? [];
    const columns = columnsOf(entity, 'zh').filter((column) => column.detail === detail);
    const heading = columns.find((column) => column.name === name)?.heading ?? '';
    const second = await goodCells();
    const line = Object.fromEntries(columns.map((column) => [column.heading, second[column.heading] ?? null]));
    // A line needs another cell to be a line at all.
    if (!field || Object.keys(line).length === 1) return;
    const { rows, red } = await marked(
      await company.admin.upload(id, await sheetOf([await goodCells(), { ...line, [heading]: null }])),
    );
    const words =
      field.options.requiredWords ?? (field.options.to || ['choice', 'dictionary'].includes(field.kind) ? G03 : G02)(field.label);
    expect(rows.map((row) => row['错误原因'])).toEqual([null, words[0]]);
    expect(red).toEqual([`3:${heading}`]);
  });

  test.runIf(linksOf(entity).length > 0)('a key nobody has is marked at its cell', async () => {
    for (const { detail, name } of linksOf(entity)) {
      const column = columnsOf(entity, 'zh').find((one) => one.detail === detail && one.name === name);
      if (!column) continue;
      const sheet = await sheetOf([{ ...(await goodCells()), [column.heading]: 'NOBODY' }]);
      const { rows, red } = await marked(await company.admin.upload(id, sheet));
      expect(rows[0]?.['错误原因']).toBe(fill(['{f}「NOBODY」不存在', ''], { f: column.field.label[0] })[0]);
      expect(red).toEqual([`2:${column.heading}`]);
    }
  });

  test.each(uniqueSets(entity).map((set) => [set.join(' + '), set] as const))(
    '%s repeated in the file or taken is marked',
    async (_, set) => {
      const taken = await company.samples.create(id);
      const inUse = await cellsOf(company.admin, entity, taken.sent, 'zh');
      const first = await goodCells();
      const same = (from: Cells) =>
        Object.fromEntries(set.map((name) => [headingOf(entity, name), from[headingOf(entity, name)] ?? null]));
      const sheet = await sheetOf([
        first,
        { ...(await goodCells()), ...same(first) },
        { ...(await goodCells()), ...same(inUse) },
      ]);
      const before = await total();
      const { rows } = await marked(await company.admin.upload(id, sheet));
      expect(rows[0]?.['错误原因']).toBeNull();
      expect(rows[1]?.['错误原因']).toMatch(set.length === 1 ? `${headingOf(entity, set[0] ?? '')}在文件中重复` : /\S/);
      const told = entity.fields[set[0] ?? ''].options.uniqueWords ?? X04;
      expect(rows[2]?.['错误原因']).toBe(told[0]);
      expect(await total()).toBe(before);
    },
  );

  test('B001, B002, X03: a file that is no filled-in template is refused', async () => {
    const { admin } = company;
    for (const bytes of [Buffer.from('编码,名称\n1,2'), Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(0)]) {
      expectRefused(await admin.upload(id, bytes), 422, B001);
    }
    const big = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5 * 1024 * 1024)]);
    expectRefused(await admin.upload(id, big), 422, B002);
    const strange = await writeXlsx({
      sheets: [
        {
          name: 'x',
          rows: [
            ['甲', '乙'],
            ['1', '2'],
          ],
        },
      ],
    });
    expectRefused(await admin.upload(id, strange), 422, X03);
    const empty = await writeXlsx({ sheets: [{ name: 'x', rows: [] }] });
    expectRefused(await admin.upload(id, empty), 422, X03);
  });

  test.runIf(isDocument(entity))('imported documents get numbers of their own, in the order of the file', async () => {
    const rows = [await goodCells(), await goodCells(), await goodCells()];
    expect((await company.admin.upload(id, await sheetOf(rows))).data).toEqual({ created: 3 });
    const numbers: string[] = [];
    for (const cells of rows) {
      const found = await company.admin.page(id, { _params: { [`${text}._eq`]: cells[headingOf(entity, text)] } });
      numbers.push(found.data.list[0].number);
    }
    expect(new Set(numbers).size).toBe(3);
    expect(numbers).toEqual(numbers.toSorted());
  });
});

test('B001: an archive that is no workbook is refused like any wrong file', async () => {
  const reply = await company.admin.upload('base.plant', Buffer.from('PK\u0003\u0004 and then nothing of a workbook'));
  expectRefused(reply, 422, B001);
});

test('B004: above the cap an export goes to the background, and says so', async () => {
  const small = await openProduct({ exportCap: 2 });
  try {
    const { admin, samples, tenant } = await openCompany(small);
    const id = 'base.plant';
    await samples.create(id);
    await samples.create(id);
    expect((await readSheet(await fetchExport(admin, id))).rows).toHaveLength(2);
    await samples.create(id);
    const ordered = (lang: 'zh' | 'en') => admin.post('/base/ai/export', { _entity: id }, { lang });
    expect(await ordered('zh')).toMatchObject({ httpStatus: 202, message: B004(2)[0], data: { background: true } });
    expect(await ordered('en')).toMatchObject({ httpStatus: 202, message: B004(2)[1] });
    const waiting = await small.asSystem(tenant.id, (ctx) => ctx.sql`select 1 from long_job where state = 'queued'`);
    expect(waiting).toHaveLength(2);
  } finally {
    await small.close();
  }
});
