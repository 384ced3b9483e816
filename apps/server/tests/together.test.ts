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

type Client = Company['admin'];
const ask = (who: Client, asks: readonly { readonly path: string; readonly body: object }[]) =>
  who.post('/base/ai/queryTogether', { asks });
const aPart = (filter: object) => ({ path: '/base/ai/queryArray', body: { _entity: 'base.part', filter } });

test('use A3: several small questions in one call are each answered as if asked alone', async () => {
  const { admin, samples } = company;
  const part = await samples.create('base.part');
  const note = { _entity: 'base.part', id: part.id };
  const asks = [
    { path: '/base/ai/queryHistory', body: note },
    aPart({ id: [part.id] }),
    { path: '/base/ai/queryPage', body: { _entity: 'base.part', _params: { id: part.id }, paging: { page: 1, size: 1 } } },
    { path: '/system/message/mail/getMyNewMail', body: {} },
    { path: '/base/ai/queryHistory', body: { ...note, id: 'x' } },
  ];
  const together = (await ask(admin, asks)).data;
  const alone = await Promise.all(asks.map(({ path, body }) => admin.post(path, body)));
  expect(together.map(({ http }: { http: number }) => http)).toEqual(alone.map(({ httpStatus }) => httpStatus));
  expect(together.map(({ answer }: { answer: { data: unknown } }) => answer.data)).toEqual(alone.map(({ data }) => data));
  expect(together[4].answer.errorMsg[0].errorCode).toBe('not.found');
});

test('use A3: rights and companies are held in each of them', async () => {
  const part = await company.samples.create('base.part');
  const keeper = await company.tenant.person({ permissions: ['warehouse.stock.read'] });
  const stranger = (await openCompany(factory)).admin;
  const stock = { path: '/warehouse/ai/queryPage', body: { _entity: 'warehouse.stock' } };
  const history = { path: '/base/ai/queryHistory', body: { _entity: 'base.part', id: part.id } };
  const answered = async (who: Client) =>
    (await ask(who, [stock, history, aPart({ id: [part.id] })])).data.map(
      ({ http, answer }: { http: number; answer: { data?: unknown } }) => (http === 200 ? answer.data : http),
    );
  // Who may read stock chooses a part to look for.
  const name = expect.objectContaining({ value: part.id });
  expect(await answered(keeper)).toEqual([expect.objectContaining({ total: 0 }), 403, [name]]);
  expect(await answered(stranger)).toEqual([expect.objectContaining({ total: 0 }), 404, []]);
});

test.each(['/base/ai/submit', '/base/ai/action', '/base/ai/queryTogether', '/anon/oauth/token', '/base/ai/../ai/queryPage'])(
  'use A3: what changes something or is no small question is not asked so: %s',
  async (path) => {
    expect(await ask(company.admin, [{ path, body: {} }])).toMatchObject({ httpStatus: 404, error: { code: 'not.found' } });
  },
);
