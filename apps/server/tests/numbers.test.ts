import { type AnyDocument, isDocument } from '@takt/model';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, entities, openCompany, openProduct } from './company.ts';
import { examples } from './coverage-set.ts';

/** 23:59:59 on the last of March in Shanghai, then one second later. */
const MARCH = new Date('2096-03-31T15:59:59Z');
const APRIL = new Date('2096-03-31T16:00:00Z');
let now = MARCH;

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct({ clock: () => now, poolSize: 16 });
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const documents = entities.filter(isDocument);
/** The n-th number of a period: `DN{yyyyMM}{seq:5}` → `DN20960300001`. */
const written = ({ number }: AnyDocument, at: Date, n: number): string => {
  const [day = ''] = new Date(at.getTime() + 8 * 3_600_000).toISOString().split('T');
  const digits = day.replaceAll('-', '');
  return number
    .replace('{yyyyMMdd}', digits)
    .replace('{yyyyMM}', digits.slice(0, 6))
    .replace('{yyMMdd}', digits.slice(2))
    .replace(/\{seq:(\d+)\}/, (_, length: string) => String(n).padStart(Number(length), '0'));
};
/** Whether it is counted anew with the month; what stays with a thing for good is counted on. */
const isDated = ({ number }: AnyDocument): boolean => number.includes('{yy');

/** A number of its form, whatever its place in the sequence. */
const formOf = (doc: AnyDocument, at: Date): RegExp =>
  new RegExp(`^${written(doc, at, 0).replace(/0+$/, (zeros) => `\\d{${zeros.length}}`)}$`);

test.each(documents.map((doc) => [doc.id, doc] as const))('%s is numbered in the form it defines', async (id, doc) => {
  now = MARCH;
  expect((await company.samples.create(id)).number).toMatch(formOf(doc, MARCH));
});

/** Counting goes by the form of the number alone: an example of each is enough. */
const formOnly = ({ number }: AnyDocument): string => number.slice(number.indexOf('{'));
const counted = examples
  .filter(isDocument)
  .filter((doc, index, all) => all.findIndex((other) => formOnly(other) === formOnly(doc)) === index);

describe.each(counted.map((doc) => [doc.id, doc] as const))('the engine on %s', (id, doc) => {
  test('50 documents created at once have 50 numbers', async () => {
    now = MARCH;
    const { admin, samples } = await openCompany(factory);
    const rows = [];
    for (let n = 0; n < 50; n += 1) rows.push(await samples.row(id));
    const made = await Promise.all(rows.map((row) => admin.save(id, row)));
    expect(made.map((reply) => reply.httpStatus)).toEqual(Array(50).fill(200));
    const numbers = made.map((reply) => reply.data.number ?? '');
    expect(new Set(numbers).size).toBe(50);
    // Places of the sequence may be skipped, never given twice.
    for (const number of numbers) expect(number).toMatch(formOf(doc, MARCH));
    const stored = await admin.page(id, { paging: { size: 500 } });
    expect(new Set(stored.data.list.map((row) => String(row.number)))).toEqual(new Set(numbers));
  });

  test('the sequence starts again with the month of the company’s own clock', async () => {
    const { samples } = await openCompany(factory);
    const next = async (): Promise<string | undefined> => (await samples.create(id)).number;
    now = MARCH;
    expect([await next(), await next()]).toEqual([written(doc, MARCH, 1), written(doc, MARCH, 2)]);
    now = APRIL;
    const [first, second] = isDated(doc) ? [1, 2] : [3, 4];
    expect([await next(), await next()]).toEqual([written(doc, APRIL, first), written(doc, APRIL, second)]);
    now = MARCH;
    expect(await next()).toBe(written(doc, MARCH, isDated(doc) ? 3 : 5));
  });

  test('each company counts for itself', async () => {
    now = MARCH;
    const companies = [await openCompany(factory), await openCompany(factory)];
    for (const { samples } of companies) expect((await samples.create(id)).number).toBe(written(doc, MARCH, 1));
  });

  test('a refused creation gives no number twice', async () => {
    now = MARCH;
    const { admin, samples } = await openCompany(factory);
    const first = await samples.create(id);
    const row = await samples.row(id);
    await Promise.all(Array.from({ length: 5 }, () => admin.save(id, { ...row, plant: 'x', warehouse: 'x' })));
    const second = await samples.create(id);
    expect(second.number).not.toBe(first.number);
    expect((await admin.page(id)).data.list.map((one) => one.number)).toHaveLength(2);
  });
});
