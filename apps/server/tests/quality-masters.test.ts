import type { Factory, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectProblem, expectRefused } from './refusals.ts';

const [ITEM, STANDARD, TOOL] = ['quality.inspectionItem', 'quality.inspectionStandard', 'quality.inspectionTool'];
const CLOSE = '/quality/call/closeInspectionItem';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const rowOf = async (id: string, rowId: string): Promise<SampleRow> => (await company.admin.one(id, rowId)).data;

describe('closing an inspection item', () => {
  const item = async (changes: SampleRow = {}): Promise<string> => (await company.samples.create(ITEM, changes)).id;

  test('it is switched off, moves its version and is told in its history; a right of its own opens it', async () => {
    const id = await item();
    const reader = await company.tenant.person({ permissions: [`${ITEM}.read`, `${ITEM}.edit`] });
    expectRefused(await reader.post(CLOSE, { item: id }), 403, NOT_AUTHORISED);
    const closer = await company.tenant.person({ permissions: [`${ITEM}.read`, `${ITEM}.close`] });
    const closed = await closer.post(CLOSE, { item: id });
    expect(closed.httpStatus, closed.raw).toBe(200);
    expect(await rowOf(ITEM, id)).toMatchObject({ markStatus: '0', version: 2 });
    const history = (await company.admin.history(ITEM, id)).data.map(({ action }: SampleRow) => action);
    expect(history).toContain('closeInspectionItem');
  });

  test.each([
    ['B105', { deviation: '1' }, ['偏差项不能关闭', 'A deviation cannot be closed']],
    ['B106', { markStatus: '0' }, ['检验项已关闭，不能重复关闭', 'The inspection item is already closed']],
    ['B107', { important: '1' }, ['重要项不能关闭', 'An important item cannot be closed']],
  ] as const)('%s is refused by the server as well', async (_rule, changes, text) => {
    expectRefused(await company.admin.post(CLOSE, { item: await item(changes) }), 422, text);
  });

  test('B107 the form cannot switch an important item off', async () => {
    const id = await item({ important: '1' });
    expectProblem(await company.admin.save(ITEM, { id, version: 1, markStatus: '0' }), 'markStatus', [
      '重要项不能关闭',
      'An important item cannot be closed',
    ]);
  });
});

describe('one standard counts on any day', () => {
  const about = async (effectiveOn: string, expiryOn: string | null, more: SampleRow = {}): Promise<SampleRow> => ({
    ...(await company.samples.row(STANDARD, 'least')),
    effectiveOn,
    expiryOn,
    inspectionKind: 'iqc',
    ...more,
  });
  const saved = async (row: SampleRow): Promise<SampleRow> => {
    const reply = await company.admin.save(STANDARD, row);
    expect(reply.httpStatus, reply.raw).toBe(200);
    return reply.data;
  };
  const overlaps = (other: string) =>
    [
      `与标准 ${other} 的有效期重叠；同一物料和检验类型同一天只能有一个标准有效`,
      `Overlaps standard ${other}: for one part and kind of inspection one standard counts on any day`,
    ] as const;

  test('another that would count on the same day is refused, by its last and its first day too', async () => {
    const first = await about('2096-01-01', '2096-06-30');
    const { id } = await saved(first);
    const refused = overlaps(first['standardNo']);
    expectProblem(await company.admin.save(STANDARD, await about('2096-06-30', null)), 'effectiveOn', refused);
    expectProblem(await company.admin.save(STANDARD, await about('2095-01-01', '2096-01-01')), 'effectiveOn', refused);
    await saved(await about('2096-07-01', null));
    await saved(await about('2096-01-01', null, { inspectionKind: 'oqc' }));
    await saved(await about('2096-01-01', null, { part: (await company.samples.create('base.part', {}, 'least')).id }));
    await saved(await about('2096-01-01', '2096-06-30', { markStatus: '0' }));
    // It does not stand in its own way.
    await saved({ id, version: 1, expiryOn: '2096-05-31' });
  });

  test('of two saved at the same time one wins', async () => {
    const rows = await Promise.all([about('2096-01-01', null), about('2096-01-01', null)]);
    const replies = await Promise.all(rows.map((row) => company.admin.save(STANDARD, row)));
    expect(new Set(replies.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200, 422]));
  });
});

test('the next calibration is due one interval after the last, at the end of a shorter month', async () => {
  const tool = { calibration: 'calibration', cycleMonths: 1, calibratedOn: '2096-01-31' };
  const { id } = await company.samples.create(TOOL, tool);
  expect((await rowOf(TOOL, id))['dueOn']).toBe('2096-02-29');
  await company.admin.save(TOOL, { id, version: 1, cycleMonths: 12 });
  expect((await rowOf(TOOL, id))['dueOn']).toBe('2097-01-31');
  await company.admin.save(TOOL, { id, version: 2, calibration: 'none' });
  expect((await rowOf(TOOL, id))['dueOn']).toBeNull();
});
