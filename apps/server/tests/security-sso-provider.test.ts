import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';
import { fetchTemplate, fillSheet } from './sheets.ts';

const SSO = 'system.ssoProvider';
const PORTAL = { name: '门户', issuer: 'https://sso.example', audience: 'takt', jwks: '{"keys":[]}' };
const PAGE = '/system/sysconfig/ssoProvider';

let factory: Factory;
let company: Company;
/** Holds every right about providers, those of the whole module among them, and no role of administrators. */
let keeper: Client;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
  keeper = await company.tenant.person({ permissions: [`${SSO}.*`, 'system.*'] });
});
afterAll(() => factory.close());

const saved = async (by: Client, row: Record<string, unknown>) => {
  const reply = await by.save(SSO, row);
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data;
};
/** Who was told what, with where it leads. */
const notices = () =>
  asOwner<{ username: string; zh: string; en: string; link: string }>(
    factory,
    `select a.username, m.title_zh as zh, m.title_en as en, m.link from app.message m
     join app.account a on a.tenant_id = m.tenant_id and a.user_id = m.user_id where m.tenant_id = $1 order by m.at, m.id`,
    [company.tenant.id],
  );
const providers = async () => (await company.admin.page(SSO)).data.list;

/** What the page offers, by what the buttons do. */
const offered = async (client: Client): Promise<readonly string[]> => {
  const { data } = await client.post('/base/quercondition/quercond/queryButton', { pathNo: PAGE });
  return data.map(({ action }: { readonly action: string }) => action);
};
const WRITING = ['create', 'edit', 'delete', 'import'];

describe('without a role of administrators', () => {
  test('security F4: the page offers nothing that would be refused, and no role is offered it', async () => {
    expect(await offered(keeper)).toEqual(['export']);
    expect(await offered(company.admin)).toEqual(expect.arrayContaining([...WRITING, 'export']));
    const rights = await company.admin.post('/system/sysconfig/role/rights');
    expect(rights.raw).toContain(`"${SSO}.read"`);
    for (const action of WRITING) expect(rights.raw, action).not.toContain(`"${SSO}.${action}"`);
  });

  test('security F4: a provider is not created, whatever rights somebody holds', async () => {
    expectRefused(await keeper.save(SSO, { ...PORTAL, code: 'mine' }), 403, NOT_AUTHORISED);
    expect(await providers()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  test('security F4: a provider is not changed, enabled or deleted', async () => {
    const made = await saved(company.admin, { ...PORTAL, code: 'corp', markStatus: '0' });
    const before = await providers();
    const told = await notices();
    expectRefused(await keeper.save(SSO, { ...made, jwks: '{"keys":[{}]}' }), 403, NOT_AUTHORISED);
    expectRefused(await keeper.save(SSO, { ...made, markStatus: '1' }), 403, NOT_AUTHORISED);
    expectRefused(await keeper.delete(SSO, [made]), 403, NOT_AUTHORISED);
    expect(await providers()).toEqual(before);
    expect(await notices()).toEqual(told);
    expect((await keeper.page(SSO)).httpStatus, 'reading is a right like others').toBe(200);
  });

  test('security F4: a provider is not imported', async () => {
    const sheet = await fillSheet(await fetchTemplate(company.admin, SSO), [
      { 编码: 'sheet', 名称: '门户', 签发者: 'https://sso.example', 应用代码: 'takt', 公钥: '{"keys":[]}', 启用: '是' },
    ]);
    expectRefused(await keeper.upload(SSO, sheet), 403, NOT_AUTHORISED);
    expect(await providers()).toEqual([]);
    expect((await company.admin.upload(SSO, sheet)).httpStatus).toBe(200);
    expect(await providers()).toEqual([expect.objectContaining({ code: 'sheet' })]);
  });
});

describe('an administrator', () => {
  test('security F4: creates, changes and deletes, and every administrator of the company is told', async () => {
    const second = await company.tenant.person({ admin: true });
    const gone = await company.tenant.person({ admin: true });
    const [row] = (await company.admin.page('system.user', { _params: { 'username._eq': gone.username } })).data.list;
    await company.admin.save('system.user', { id: row.id, version: row.version, markStatus: '0' });
    const elsewhere = await openCompany(factory);

    const made = await saved(second, { ...PORTAL, code: 'corp' });
    const changed = await saved(company.admin, { ...made, name: '集团门户' });
    expect((await second.delete(SSO, [changed])).httpStatus).toBe(200);

    const { admin } = company;
    const expected = [
      [`${second.username} 新增了单点登录来源「corp」`, `${second.username} added the sign-on provider “corp”`],
      [`${admin.username} 修改了单点登录来源「corp」`, `${admin.username} changed the sign-on provider “corp”`],
      [`${second.username} 删除了单点登录来源「corp」`, `${second.username} deleted the sign-on provider “corp”`],
    ];
    const all = await notices();
    for (const { username } of [admin, second])
      expect(all.filter((one) => one.username === username).map(({ zh, en, link }) => [zh, en, link])).toEqual(
        expected.map((text) => [...text, PAGE]),
      );
    expect(all, 'nobody else is').toHaveLength(6);
    expect(await asOwner(factory, 'select 1 from app.message where tenant_id = $1', [elsewhere.tenant.id])).toEqual([]);
  });
});
