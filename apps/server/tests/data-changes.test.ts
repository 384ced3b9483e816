import type { ChangesPage, DataChange } from '@takt/model';
import { Sealer } from '@takt/engine/host';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';
import { readSheet } from './sheets.ts';

const [QUERY, EXPORT] = ['/system/log/audit/query', '/system/log/audit/export'];
const READ = ['system.audit.read'];
const [CUSTOMER, ORDER] = ['base.customer', 'sales.salesOrder'];
let factory: Factory;
let company: Company;
let auditor: Client;
beforeAll(async () => {
  factory = await openProduct({ exportCap: 100 });
});
beforeEach(async () => {
  company = await openCompany(factory);
  auditor = await company.tenant.person({ permissions: [...READ, 'system.audit.export'] });
});
afterAll(() => factory.close());

const asked = async (body: object = {}, client = auditor): Promise<ChangesPage> => {
  const reply = await client.post<ChangesPage>(QUERY, body);
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data;
};
const actions = (list: readonly DataChange[]): string[] => list.map(({ entity, action }) => `${entity} ${action}`);

async function customer(code: string): Promise<{ id: string; version: number }> {
  const made = await company.admin.save(CUSTOMER, { code, name: '旧名称' });
  return (await company.admin.save(CUSTOMER, { id: made.data.id, version: 1, name: '=1+1' })).data;
}

test('an auditor sees the changes of everything, with names, and of no other company', async () => {
  const { id } = await customer('C1');
  const other = await openCompany(factory);
  await other.admin.save(CUSTOMER, { code: 'FOREIGN', name: '客户' });
  expect((await auditor.page(CUSTOMER)).httpStatus).toBe(403);
  const { list, names } = await asked({ entity: CUSTOMER });
  expect(actions(list)).toEqual([`${CUSTOMER} edit`, `${CUSTOMER} create`]);
  expect(list[0]).toMatchObject({ rowId: id, changes: { name: ['旧名称', '=1+1'] }, at: '2096-03-02 08:00:00' });
  expect(list[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect([names[id], names[list[0]?.userId ?? '']]).toEqual([
    'C1 =1+1',
    `${company.admin.username} 用户 ${company.admin.username}`,
  ]);
  expect(JSON.stringify(await asked())).not.toContain('FOREIGN');
});

test('every condition narrows the changes, and they narrow together', async () => {
  const { id, version } = await customer('C1');
  await customer('C2');
  await company.admin.delete(CUSTOMER, [{ id, version }]);
  const { list: all, names } = await asked({ entity: CUSTOMER });
  expect(all).toHaveLength(5);
  const by = all[0]?.userId;
  for (const [body, count] of [
    [{ action: 'edit' }, 2],
    [{ row: 'C1' }, 3],
    [{ row: id }, 3],
    [{ row: all[0]?.id }, 1],
    [{ row: 'NOBODY' }, 0],
    [{ user: by }, 5],
    [{ user: '00000000-0000-7000-8000-000000000001' }, 0],
    [{ field: 'name' }, 4],
    [{ field: 'name', action: 'edit', row: 'C2' }, 1],
    [{ from: '2096-03-02', to: '2096-03-02' }, 5],
    [{ from: '2096-03-03' }, 0],
    [{ to: '2096-03-01' }, 0],
  ] as const)
    expect((await asked({ entity: CUSTOMER, ...body })).list, JSON.stringify(body)).toHaveLength(count);
  expect(names[id], 'what is deleted keeps its name').toBe('C1 =1+1');
});

test('a document is found by its number alone, and its references have names', async () => {
  const order = await company.samples.create(ORDER);
  const { number, customer: buyer } = (await company.admin.one(ORDER, order.id)).data;
  const { list, names } = await asked({ row: number });
  expect(actions(list)).toEqual([`${ORDER} create`]);
  expect(names[order.id]).toContain(number);
  expect(names[buyer]).toBeTruthy();
});

test('pages follow one another without loss and without repetition', async () => {
  await customer('C1');
  await asOwner(
    factory,
    `insert into app.history (tenant_id, id, entity, row_id, action, user_id, request_id, at)
     select $1, gen_random_uuid(), $2, gen_random_uuid(), 'edit', gen_random_uuid(), 'x', now() from generate_series(1, 118)`,
    [company.tenant.id, CUSTOMER],
  );
  const seen: string[] = [];
  let before: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const page: ChangesPage = await asked({ entity: CUSTOMER, before });
    seen.push(...page.list.map(({ id }) => id));
    before = page.next;
    if (before === null) {
      expect(pages).toBe(3);
      break;
    }
  }
  expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  expect(seen).toEqual(seen.toSorted().toReversed());
});

test('security: the workbook tells a button pressed on a row in its words, not by its name inside', async () => {
  const other = await company.tenant.person();
  const { list } = (await company.admin.page('system.user', { _params: { 'username._eq': other.username } })).data;
  const pressed = await company.admin.post('/system/call/demandPassword', { user: list[0].id });
  expect(pressed.httpStatus, pressed.raw).toBe(200);
  const { bytes } = await auditor.download(EXPORT, { entity: 'system.user', action: 'demandPassword', lang: 'en' });
  const { rows } = await readSheet(bytes);
  const { label } = factory.registry.calls().find(({ id }) => id === 'system.demandPassword') ?? {};
  expect(rows.map(({ Action }) => Action)).toEqual([label?.[1]]);
});

test('the workbook has a row for each field, in words of both languages, and no formulas', async () => {
  await customer('C1');
  const { bytes, httpStatus } = await auditor.download(EXPORT, { entity: CUSTOMER, action: 'edit', lang: 'en' });
  expect(httpStatus).toBe(200);
  const { headings, rows } = await readSheet(bytes);
  expect(headings.slice(0, 5)).toEqual(['Time', 'User', 'Data', 'Record', 'Action']);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    Data: 'Customer',
    Record: 'C1 =1+1',
    Action: 'Edit',
    Field: 'Customer name',
    Before: '旧名称',
    After: '=1+1',
  });
  for (let n = 0; n < 51; n += 1) await customer(`M${n}`);
  expectRefused(await auditor.post(EXPORT, { entity: CUSTOMER }), 422, [
    '结果超过 100 条，请缩小查询范围后再导出',
    'More than 100 changes were found; narrow the query before exporting',
  ]);
});

test('reading and exporting are rights of their own', async () => {
  const nobody = await company.tenant.person({ permissions: ['system.user.*', 'base.*'] });
  for (const path of ['query', 'state', 'verify', 'export'])
    expectRefused(await nobody.post(`/system/log/audit/${path}`, path === 'verify' ? { from: 0 } : {}), 403, NOT_AUTHORISED);
  const reader = await company.tenant.person({ permissions: READ });
  expect((await reader.post(QUERY)).httpStatus).toBe(200);
  expectRefused(await reader.post(EXPORT), 403, NOT_AUTHORISED);
});

test('how far the history is sealed is told, and a forged row is named', async () => {
  const { id } = await customer('C1');
  const before = (await auditor.post('/system/log/audit/state')).data;
  expect(before).toMatchObject({ seals: 0, rows: 0, lastAt: null });
  expect(before.waiting).toBeGreaterThan(0);
  await new Sealer(factory.cells.named('c1'), factory.host.seals, { onError: (error) => factory.faults.push(error) }).tick();
  const after = (await auditor.post('/system/log/audit/state')).data;
  expect(after).toMatchObject({ seals: 1, rows: before.waiting, waiting: 0 });
  const verify = async (): Promise<unknown[]> => {
    const { next, findings } = (await auditor.post('/system/log/audit/verify', { from: 0 })).data;
    return [...findings, ...(await auditor.post('/system/log/audit/verify', { from: next })).data.findings];
  };
  expect(await verify()).toEqual([]);
  const [{ row } = { row: '' }] = await asOwner<{ row: string }>(
    factory,
    `update app.history set changes = '{"name": ["旧名称", "别的"]}' where row_id = $1 and action = 'edit' returning id as row`,
    [id],
  );
  expect(await verify()).toEqual([
    { kind: 'changed', seal: 1, row, text: [`封存 1 中的记录 ${row} 被改动`, `Row ${row} of seal 1 was changed`] },
  ]);
  expect(factory.faults).toEqual([]);
});
