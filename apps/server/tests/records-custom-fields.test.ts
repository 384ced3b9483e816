import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, editable, freeText, named, openCompany, openProduct } from './company.ts';
import { examples } from './coverage-set.ts';
import { G02, G05, UNKNOWN_FIELD } from './engine-sentences.ts';
import { expectProblem } from './refusals.ts';
import { cellsOf, fetchExport, fetchTemplate, fillSheet, headingsOf, readSheet } from './sheets.ts';

let factory: Factory;
let company: Company;
let other: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  other = await openCompany(factory);
});
afterAll(() => factory.close());

const COLOUR = ['颜色', 'Colour'] as const;
const GRADE = ['等级', 'Grade'] as const;
const COUNT = ['件数', 'Pieces'] as const;

async function addFields(tenant: number, entity: string): Promise<void> {
  const grades = JSON.stringify({ values: { a: ['甲', 'First'], b: ['乙', 'Second'] } });
  await factory.asSystem(tenant, async (ctx) => {
    await ctx.sql`insert into custom_field (tenant_id, entity, name, kind, label_zh, label_en, required, options, position)
      values (${tenant}, ${entity}, 'colour', 'text', ${COLOUR[0]}, ${COLOUR[1]}, true, ${JSON.stringify({ length: 5 })}, 1),
             (${tenant}, ${entity}, 'grade', 'choice', ${GRADE[0]}, ${GRADE[1]}, false, ${grades}, 2),
             (${tenant}, ${entity}, 'count', 'integer', ${COUNT[0]}, ${COUNT[1]}, false, '{"min": 1, "max": 9}', 3)`;
  });
}

describe.each(named(examples))('the engine on %s with fields of one company', (id, entity) => {
  const text = freeText(entity);
  const ext = { colour: '红', grade: 'b', count: 3 };
  const columnsFor = async ({ admin }: Company): Promise<Record<string, unknown>[]> =>
    (await admin.post('/base/quercondition/quercond/queryTableColumn', { entity: id })).data;
  // References are sampled before the company demands more of its rows.
  beforeAll(async () => {
    await company.samples.row(id);
    await addFields(company.tenant.id, id);
  });
  afterAll(() => factory.asSystem(company.tenant.id, (ctx) => ctx.sql`delete from custom_field where entity = ${id}`));

  test('they are columns of the list, for that company only', async () => {
    const own = (await columnsFor(company)).filter((column) => String(column['field']).startsWith('ext.'));
    expect(own).toMatchObject([
      { field: 'ext.colour', label: '颜色', labelE: 'Colour', type: 'text' },
      { field: 'ext.grade', label: '等级', labelE: 'Grade', type: 'choice' },
      { field: 'ext.count', label: '件数', labelE: 'Pieces', type: 'integer' },
    ]);
    // What a form needs to ask for them, and nothing more.
    expect(own.map(({ required, options }) => ({ required, options }))).toEqual([
      { required: true, options: { length: 5 } },
      { required: false, options: { values: { a: ['甲', 'First'], b: ['乙', 'Second'] } } },
      { required: false, options: { min: 1, max: 9 } },
    ]);
    expect((await columnsFor(other)).filter((column) => String(column['field']).startsWith('ext.'))).toEqual([]);
  });

  test.runIf(editable(entity))('they are saved, shown, changed and remembered', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id, { ext });
    expect((await admin.one(id, made.id)).data.ext).toEqual(ext);
    expect((await admin.page(id, { _params: { id: made.id } })).data.list[0].ext).toEqual(ext);
    expect((await admin.save(id, { id: made.id, version: 1, ext: { colour: '蓝' } })).httpStatus).toBe(200);
    expect((await admin.one(id, made.id)).data.ext).toEqual({ ...ext, colour: '蓝' });
    expect((await admin.history(id, made.id)).data[0]).toMatchObject({
      action: 'edit',
      changes: { ext: { colour: ['红', '蓝'] } },
    });
  });

  test('they are validated like any field', async () => {
    const { admin, samples } = company;
    const save = async (values: object) => admin.save(id, { ...(await samples.row(id)), ext: values });
    expectProblem(await save({ ...ext, colour: '一二三四五六' }), 'ext.colour', G05(COLOUR, 5));
    expectProblem(await save({ ...ext, colour: null }), 'ext.colour', G02(COLOUR));
    expectProblem(await save({ ...ext, grade: 'z' }), 'ext.grade', ['请选择等级', 'please select Grade']);
    expectProblem(await save({ ...ext, count: 10 }), 'ext.count', ['件数必须在1到9之间', 'Pieces must be between 1 and 9']);
    expectProblem(await save({ ...ext, size: '1' }), 'ext.size', UNKNOWN_FIELD('size'));
    expectProblem(await admin.save(id, await samples.row(id)), 'ext.colour', G02(COLOUR));
  });

  test('rows are found and ordered by them', async () => {
    const { admin, samples } = company;
    const colour = '紫';
    const found = async (params: object, more: object = {}): Promise<unknown[]> =>
      (await admin.page(id, { _params: { 'ext.colour': colour, ...params }, ...more })).data.list.map((row) => row.ext.count);
    for (const [grade, count] of [
      ['a', 1],
      ['b', 3],
      ['a', 2],
    ] as const)
      await samples.create(id, { ext: { colour, grade, count } });
    expect(await found({}, { columnfield: 'ext.count', asc: false })).toEqual([3, 2, 1]);
    expect(await found({ 'ext.grade': 'a' }, { columnfield: 'ext.count' })).toEqual([1, 2]);
    expect(await found({ 'ext.grade': ['a', 'b'], 'ext.count': [2, null] }, { columnfield: 'ext.count' })).toEqual([2, 3]);
    expect(await found({ 'ext.count._eq': 3 })).toEqual([3]);
    for (const key of ['ext.size', 'ext', 'ext.toString', 'ext.colour._ge', 'ext.colour.nonsense'])
      expect((await admin.page(id, { _params: { [key]: 'x' } })).error?.zh).toBe(UNKNOWN_FIELD(key)[0]);
    expect((await admin.page(id, { columnfield: 'ext.size' })).httpStatus).toBe(422);
    expect((await other.admin.page(id, { _params: { 'ext.colour': 'x' } })).error?.zh).toBe(UNKNOWN_FIELD('ext.colour')[0]);
  });

  test('they travel in exports and imports', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id, { ext });
    const { rows } = await readSheet(await fetchExport(admin, id, { id: made.id }));
    expect(rows[0]).toMatchObject({ 颜色: '红', 等级: '乙', 件数: 3 });
    if (!entity.imports) return;
    const template = await fetchTemplate(admin, id);
    expect(await headingsOf(template)).toEqual(expect.arrayContaining(['颜色', '等级', '件数']));
    const row = await samples.row(id);
    const cells = await cellsOf(admin, entity, row, 'zh');
    const upload = async (more: object) => admin.upload(id, await fillSheet(template, [{ ...cells, ...more }]));
    const wrong = await upload({ 颜色: '一二三四五六' });
    expect(wrong.data.errors).toMatchObject([{ row: 2, reason: G05(COLOUR, 5)[0] }]);
    const { red } = await readSheet((await admin.get(`/system/file/${wrong.data.fileId}`)).bytes);
    expect(red).toEqual(['2:颜色']);
    expect((await upload({ 颜色: '绿', 等级: '甲', 件数: 4 })).data).toEqual({ created: 1 });
    const imported = await admin.page(id, { _params: { [`${text}._eq`]: row[text] } });
    expect(imported.data.list.map((one) => one.ext)).toEqual([{ colour: '绿', grade: 'a', count: 4 }]);
  });

  test('another company does not know them', async () => {
    const { admin, samples } = other;
    expectProblem(
      await admin.save(id, { ...(await samples.row(id)), ext: { colour: '红' } }),
      'ext.colour',
      UNKNOWN_FIELD('colour'),
    );
    expect((await admin.save(id, await samples.row(id))).httpStatus).toBe(200);
    if (entity.imports) expect(await headingsOf(await fetchTemplate(admin, id))).not.toContain('颜色');
  });
});
