import { engineParameters, EXPORT_CAP, PAGE_SIZE, shippedValue } from '@takt/model';
import { readWorkbook } from '@takt/content/host';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectProblem, expectRefused } from './refusals.ts';

const PROCESS = 'base.process';
const SET = '/system/call/setParameter';
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const itemsFor = async (person: Client, list = 'processKind') =>
  (await person.post<{ value: string; label: string[]; offered: boolean }[]>('/system/call/listItems', { list })).data;
const keep = (items: readonly object[], code = 'processKind') =>
  company.admin.save('system.dictionary', { code, name: '工序类型', items });
const brake = { value: 'BRK', label: '制动件', labelEn: 'Brake parts' };

describe('dictionaries', () => {
  test('the shipped list stands until the company keeps its own, and stands again when that is gone', async () => {
    const reader = await company.tenant.person();
    expect((await itemsFor(reader)).map(({ value }) => value)).toContain('HEAT');
    const { data } = await keep([brake, { value: 'OLD', label: '旧件', enabled: '0' }]);
    expect(await itemsFor(reader)).toEqual([
      { value: 'BRK', label: ['制动件', 'Brake parts'], offered: true },
      { value: 'OLD', label: ['旧件', '旧件'], offered: false },
    ]);
    expect((await itemsFor(await (await openCompany(factory)).tenant.person())).map(({ value }) => value)).toContain('HEAT');
    await company.admin.delete('system.dictionary', [{ id: data.id }]);
    expect((await itemsFor(reader)).map(({ value }) => value)).toContain('HEAT');
  });

  test('a supplier’s person reads the words as well', async () => {
    const { samples, tenant } = company;
    await keep([brake]);
    const vendor = await tenant.person({ vendor: (await samples.create('base.vendor')).id });
    expect(await itemsFor(vendor)).toEqual([{ value: 'BRK', label: ['制动件', 'Brake parts'], offered: true }]);
  });

  test('only what is offered can be chosen; what a row has it may keep', async () => {
    const { admin, samples } = company;
    const saved = await samples.create(PROCESS, { kind: 'HEAT' });
    await keep([brake]);
    expectProblem(await admin.save(PROCESS, { ...(await samples.row(PROCESS)), kind: 'HEAT' }), 'kind', [
      '工序类型「HEAT」不在数据字典中或已停用',
      'Process kind “HEAT” is not in the dictionary or no longer offered',
    ]);
    const kept = await admin.save(PROCESS, { id: saved.id, version: saved.version, kind: 'HEAT', remark: '改备注' });
    expect(kept.httpStatus).toBe(200);
    expect((await admin.save(PROCESS, { id: saved.id, version: 2, kind: 'BRK' })).httpStatus).toBe(200);
  });

  test('spreadsheets speak its words, in the cell and in the template’s choices', async () => {
    const { admin, samples } = company;
    await keep([brake]);
    await samples.create(PROCESS, { kind: 'BRK' });
    const { rawPayload } = await admin.app.inject({
      method: 'POST',
      url: '/base/ai/export',
      headers: { 'access-token': admin.token, 'content-type': 'application/json' },
      payload: JSON.stringify({ _entity: PROCESS, _fields: ['processNo', 'kind'], lang: 'en' }),
    });
    const rows = [];
    for await (const { cells } of readWorkbook(rawPayload, 10)) rows.push(cells);
    expect(rows[0]).toEqual(['Process number', 'Process kind']);
    expect(rows[1]?.[1]).toBe('Brake parts');
  });
});

describe('parameters', () => {
  const owner = async (person: Client) => (await person.post('/base/ai/queryTenancyName')).data.parameters;

  test('every parameter accepts its own shipped value', async () => {
    for (const parameter of engineParameters) {
      const value = shippedValue(parameter);
      expect((await company.admin.post(SET, { name: parameter.id, decided: { value } })).httpStatus).toBe(200);
    }
  });

  // parameter system.pageSize
  test('what the company decides holds for everyone with the next request, and for nobody else', async () => {
    const reader = await company.tenant.person();
    const other = await openCompany(factory);
    expect((await owner(reader))[PAGE_SIZE.id]).toBe('50');
    await company.admin.post(SET, { name: PAGE_SIZE.id, decided: { value: '20' } });
    expect((await owner(reader))[PAGE_SIZE.id]).toBe('20');
    expect((await owner(other.admin))[PAGE_SIZE.id]).toBe('50');
    expect((await company.admin.post('/system/call/parametersSet')).data).toEqual([
      expect.objectContaining({ name: PAGE_SIZE.id, value: '20' }),
    ]);
    await company.admin.post(SET, { name: PAGE_SIZE.id, decided: null });
    expect((await owner(reader))[PAGE_SIZE.id]).toBe('50');
  });

  test('what only the server follows is told to no browser', async () => {
    expect(Object.keys(await owner(company.admin))).not.toContain(EXPORT_CAP.id);
  });

  // parameter system.exportCap
  test('B004 the export cap is the company’s to set: above it the worker makes the file', async () => {
    const { admin } = company;
    await asOwner(
      factory,
      `insert into app.base_unit (tenant_id, id, code, name, precision, mark_status, created_by, created_at, updated_by, updated_at)
       select t.tenant_id, gen_random_uuid(), 'U' || n, 'U' || n, 0, '1', t.by, now(), t.by, now()
       from (select tenant_id, gen_random_uuid() as by from app.tenant where code = $1) t, generate_series(1, 1001) n`,
      [admin.tenant],
    );
    await admin.post(SET, { name: EXPORT_CAP.id, decided: { value: 1000 } });
    const reply = await admin.post('/base/ai/export', { _entity: 'base.unit' });
    expect([reply.httpStatus, reply.message]).toEqual([202, '数据量超过1000条，已转为后台导出，完成后将通过站内消息通知']);
    await admin.post(SET, { name: EXPORT_CAP.id, decided: { value: 2000 } });
    const direct = await admin.app.inject({
      method: 'POST',
      url: '/base/ai/export',
      headers: { 'access-token': admin.token },
      payload: { _entity: 'base.unit' },
    });
    expect(direct.headers['content-disposition']).toContain('.xlsx');
  });

  test('a value its field would refuse, an unknown name and a person without the right are refused', async () => {
    const { admin, tenant } = company;
    const set = (by: Client, name: string, value: unknown) => by.post(SET, { name, decided: { value } });
    expect((await set(admin, EXPORT_CAP.id, 60_001)).error?.zh).toContain('60000');
    expect((await set(admin, EXPORT_CAP.id, 'many')).httpStatus).toBe(422);
    expectRefused(await set(admin, 'system.nothing', 1), 422, ['没有该参数', 'There is no such parameter']);
    expectRefused(await set(await tenant.person(), EXPORT_CAP.id, 2000), 403, NOT_AUTHORISED);
  });
});
