import type { Fields } from '@takt/model';
import type { Factory, Sampled } from '@takt/testing';
import { keyField } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneRows, type Company, entities, freeText, isCopied, named, openCompany, openProduct } from './company.ts';
import { examples } from './coverage-set.ts';
import { B008, UNKNOWN_FIELD } from './engine-sentences.ts';
import { filtersOf, isRange, middleOf, rangesOf } from './filter-values.ts';
import { expectRefused } from './refusals.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  // Rows are copied past the product.
  factory = await openProduct({ exempt: 'all' });
  company = await openCompany(factory);
});
afterAll(() => factory.close());

type Params = Readonly<Record<string, unknown>>;
const SIZE = { size: 500 };

describe.each(named(examples))('the engine on %s', (id, entity) => {
  const fields = entity.fields as Fields;
  const ranged = Object.entries(fields).filter(([, field]) => isRange(field) && !field.options.readonly);
  const dated = ranged.filter(([, { kind }]) => kind === 'date' || kind === 'datetime');

  const idsFor = async (params: Params): Promise<string[]> => {
    const reply = await company.admin.page(id, { _params: params, paging: SIZE });
    expect(reply.httpStatus, `${JSON.stringify(params)} ${reply.raw}`).toBe(200);
    return reply.data.list.map((row) => row.id);
  };

  // What the product fills in is empty in a sample.
  const asked = entity.query.filter((name) => !fields[name]?.options.readonly || fields[name].kind === 'computed');
  test.each(asked.map((name) => [name]))('query field %s finds the row, and another value does not', async (name) => {
    const made = await company.samples.create(id);
    const row = (await company.admin.one(id, made.id)).data;
    const { finds, misses } = filtersOf(entity, name, row);
    for (const params of finds) expect(await idsFor(params), JSON.stringify(params)).toContain(made.id);
    for (const params of misses) expect(await idsFor(params), JSON.stringify(params)).not.toContain(made.id);
    for (const blank of ['', '   ', null, []]) {
      expect(await idsFor({ id: made.id, [name]: blank }), `R13: ${JSON.stringify(blank)}`).toEqual([made.id]);
    }
  });

  test.skipIf(ranged.length === 0)('R11: ranges by suffix and by array, with either end open', async () => {
    const bounded = ranged.flatMap(([name, field]) => (middleOf(field) === undefined ? [] : [[name, middleOf(field)]]));
    const made = await company.samples.create(id, Object.fromEntries(bounded));
    for (const [name, field] of ranged) {
      const { finds, misses } = rangesOf(name, field, made.sent[name]);
      for (const params of finds) expect(await idsFor(params), JSON.stringify(params)).toContain(made.id);
      for (const params of misses) expect(await idsFor(params), JSON.stringify(params)).not.toContain(made.id);
    }
  });

  test.skipIf(dated.length === 0)('B008: a date range has at most 90 days', async () => {
    const { admin } = company;
    for (const [name] of dated) {
      for (const tooLong of [
        { [name]: ['2096-01-01', '2096-04-01'] },
        { [`${name}._ge`]: '2096-01-01', [`${name}._le`]: '2096-04-01' },
      ]) {
        expectRefused(await admin.page(id, { _params: tooLong }), 422, B008);
      }
      for (const allowed of [
        ['2096-01-01', '2096-03-31'],
        ['2096-01-01', ''],
        [null, '2096-04-01'],
      ]) {
        expect((await admin.page(id, { _params: { [name]: allowed } })).httpStatus).toBe(200);
      }
    }
  });

  test('sorting by two fields orders by the first, then by the second', async () => {
    const { admin, samples } = company;
    const [first, second] = [freeText(entity), keyField(entity)];
    const made: Sampled[] = [];
    for (const value of ['b', 'a', 'a', 'c']) made.push(await samples.create(id, { [first]: value }));
    const keys = new Map<string, string>();
    for (const { id: rowId } of made) keys.set(rowId, (await admin.one(id, rowId)).data[second]);
    const [b, a1, a2, c] = made.map((row) => row.id) as [string, string, string, string];
    const [low, high] = (keys.get(a1) ?? '') < (keys.get(a2) ?? '') ? [a1, a2] : [a2, a1];
    const sorted = async (...sort: (readonly [string, boolean])[]) => {
      const multipleSort = sort.map(([field, asc]) => ({ field, asc }));
      const reply = await admin.page(id, { _params: { id: made.map((row) => row.id) }, multipleSort });
      return reply.data.list.map((row) => row.id);
    };
    expect(await sorted([first, true], [second, true])).toEqual([low, high, b, c]);
    expect(await sorted([first, true], [second, false])).toEqual([high, low, b, c]);
    expect(await sorted([first, false], [second, true])).toEqual([c, b, low, high]);
    const single = await admin.page(id, { _params: { id: [b, c, a1] }, columnfield: first, asc: false });
    expect(single.data.list.map((row) => row.id)).toEqual([c, b, a1]);
  });

  test.runIf(isCopied(entity))('a page has 50 rows unless asked, 500 at most, and pages do not overlap', async () => {
    const { admin, samples } = await openCompany(factory);
    const made = await samples.create(id);
    await cloneRows(factory, entity, made.id, 520);
    const total = (await admin.page(id, { paging: { ...SIZE, exact: true } })).data.total;
    expect(total).toBeGreaterThanOrEqual(521);
    const first = await admin.page(id);
    expect(first.data).toMatchObject({ page: 1, total, totalCapped: false });
    expect(first.data.list).toHaveLength(50);
    expect((await admin.page(id, { paging: { size: 500 } })).data.list).toHaveLength(500);
    for (const size of [501, 0, -1]) expect((await admin.page(id, { paging: { size } })).httpStatus).toBe(400);
    const rest = await admin.page(id, { paging: { page: 2, size: 500 } });
    expect(rest.data.list).toHaveLength(total - 500);
    const pages = await Promise.all([1, 2, 3].map((page) => admin.page(id, { paging: { page, size: 7 } })));
    expect(new Set(pages.flatMap((page) => page.data.list.map((row) => row.id))).size).toBe(21);
    expect((await admin.page(id, { paging: { page: 1000 } })).data).toMatchObject({ list: [], total });
  });

  test('unknown filters, operators, sorts and columns are refused', async () => {
    const { admin } = company;
    const known = entity.query.find((name) => Object.hasOwn(fields, name)) ?? '';
    for (const key of ['nonsense', `${known}._nonsense`, 'nonsense._ge', 'ext.anything', 'constructor', 'tenantId']) {
      expectRefused(await admin.page(id, { _params: { [key]: '1' } }), 422, UNKNOWN_FIELD(key));
    }
    for (const field of ['nonsense', 'constructor', 'deletedAt', 'ext']) {
      expectRefused(await admin.page(id, { columnfield: field }), 422, UNKNOWN_FIELD(field));
      expectRefused(await admin.page(id, { multipleSort: [{ field }] }), 422, UNKNOWN_FIELD(field));
      expectRefused(await admin.page(id, { _fields: [field] }), 422, UNKNOWN_FIELD(field));
    }
    for (const [name, { kind }] of Object.entries(fields)) {
      if (kind !== 'computed' && kind !== 'json') continue;
      expectRefused(await admin.page(id, { _params: { [name]: '1' } }), 422, UNKNOWN_FIELD(name));
      if (kind === 'computed') expectRefused(await admin.page(id, { columnfield: name }), 422, UNKNOWN_FIELD(name));
    }
    expect((await admin.page(id, { nonsense: 1 })).httpStatus).toBe(400);
  });

  test('a value that cannot be of the field is refused, not searched for', async () => {
    const { admin } = company;
    for (const [name, field] of Object.entries(fields)) {
      if (['computed', 'json', 'text', 'code', 'richtext', 'dictionary'].includes(field.kind)) continue;
      const reply = await admin.page(id, { _params: { [name]: "' or 1=1 --" } });
      expect({ name, status: reply.httpStatus }).toEqual({ name, status: 422 });
      expect(reply.error?.zh).toMatch(/^查询条件无效：/);
      expect(reply.error?.en).toMatch(/^The filter is not valid: /);
    }
  });
});

test('ADR 0027: up to 1,000 rows are counted exactly, more only as far as the page asked for', async () => {
  const entity = entities.find((one) => one.id === 'base.plant') as (typeof entities)[number];
  const { admin, samples } = await openCompany(factory);
  const made = await samples.create(entity.id);
  const total = async (paging: object) => (await admin.page(entity.id, { paging })).data;
  await cloneRows(factory, entity, made.id, 999);
  expect(await total({})).toMatchObject({ total: 1000, totalCapped: false });
  await cloneRows(factory, entity, (await samples.create(entity.id)).id, 1039);
  expect(await total({})).toMatchObject({ total: 1000, totalCapped: true });
  expect(await total({ page: 30 })).toMatchObject({ total: 1500, totalCapped: true });
  expect(await total({ page: 41 })).toMatchObject({ totalCapped: false, total: 2040 });
  expect(await total({ exact: true })).toMatchObject({ total: 2040, totalCapped: false });
});
