import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

/** What a new workshop is called in a list and on a record of lines, which refer to it, and where one is chosen. */
async function shownTo(lang: 'zh' | 'en', names: { readonly name: string; readonly nameEn: string | null }) {
  const { admin, samples } = company;
  const made = await samples.create('base.workshop', names);
  const line = await samples.create('base.line', { workshop: made.id });
  const code = made.sent['code'];
  const ask = async (path: string, body: Record<string, unknown>) => (await admin.post(path, body, { lang })).data;
  const listed = await ask('/base/ai/queryPage', { _entity: 'base.line', _params: { id: line.id } });
  const one = await ask('/base/ai/queryOne', { _entity: 'base.line', id: line.id });
  const offered = await ask('/base/ai/queryArray', { _entity: 'base.workshop', filter: { id: made.id } });
  return { code, labels: [listed.list[0].workshopLabel, one.workshopLabel, offered[0].label] };
}

test('lists, records and pickers call a row by its English name when English is spoken', async () => {
  const english = await shownTo('en', { name: '铸造车间', nameEn: 'Foundry' });
  expect(english.labels).toEqual(Array(3).fill(`${english.code} Foundry`));
  const chinese = await shownTo('zh', { name: '铸造车间', nameEn: 'Foundry' });
  expect(chinese.labels).toEqual(Array(3).fill(`${chinese.code} 铸造车间`));
});

test('a list that others have opened in another language speaks one’s own', async () => {
  const { admin, samples } = company;
  const { id, sent } = await samples.create('base.workshop', { name: '热处理车间', nameEn: 'Heat treatment' });
  const line = await samples.create('base.line', { workshop: id });
  const shown = async (lang: 'zh' | 'en'): Promise<string> => {
    const { data } = await admin.post('/base/ai/queryPage', { _entity: 'base.line' }, { lang });
    return data.list.find((row: { id: string }) => row.id === line.id).workshopLabel;
  };
  for (const [lang, name] of [
    ['en', 'Heat treatment'],
    ['zh', '热处理车间'],
    ['en', 'Heat treatment'],
  ] as const)
    expect(await shown(lang)).toBe(`${sent['code']} ${name}`);
});

test('a row without an English name keeps its own', async () => {
  const { code, labels } = await shownTo('en', { name: '机加车间', nameEn: null });
  expect(labels).toEqual(Array(3).fill(`${code} 机加车间`));
});

test.each(['zh', 'en'] as const)('a picker finds a row by either of its names (%s)', async (lang) => {
  const { admin, samples } = company;
  const made = await samples.create('base.workshop', { name: '涂装车间', nameEn: 'Paint shop' });
  for (const search of ['涂装', 'Paint s']) {
    const { data } = await admin.post('/base/ai/queryArray', { _entity: 'base.workshop', search }, { lang });
    expect(data.map(({ value }: { value: string }) => value)).toContain(made.id);
  }
});

test('use 14: rows are found by their keys, a whole column at once, and only those of the company', async () => {
  const { admin, samples } = company;
  const made: string[] = [];
  for (let n = 0; n < 3; n += 1) made.push((await samples.create('base.workshop')).sent['code']);
  const stranger = await openCompany(factory);
  const theirs = (await stranger.samples.create('base.workshop', { code: 'NOT-OURS' })).sent['code'];
  const keys = [...made.map((code) => code.toLowerCase()), theirs, 'NOBODY', '%'];
  const ask = (asked: readonly string[]) => admin.post('/base/ai/queryArray', { _entity: 'base.workshop', keys: asked });
  const { data } = await ask(keys);
  expect(data.map(({ label }: { label: string }) => label.split(' ')[0]).toSorted()).toEqual(made.toSorted());
  expect((await ask(Array.from({ length: 1001 }, () => 'X'))).httpStatus).toBe(400);
});
