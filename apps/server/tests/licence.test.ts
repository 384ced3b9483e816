import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { save } from '@takt/engine/host';
import { issueLicence, type Licence } from '@takt/identity/host';
import { type Client, encodePassword, type Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { givePassword } from './face-shots.ts';
import { figure, seeded } from './reliability/figure.ts';

const DAY = 86_400_000;
const BASE = new Date('2096-03-02T00:00:00Z').getTime();
const READ_ONLY = ['许可已到期，系统只读', 'The licence has expired; the system is read-only'];
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

let now = BASE;
const at = (days: number): string => new Date(BASE + days * DAY).toISOString();
const goTo = (days: number): void => {
  now = BASE + days * DAY;
};
let factory: Factory;
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date(now), licenceKeys: { ours: publicKey } });
});
afterAll(() => factory.close());

const licenceFor = (company: Company, changes: Partial<Licence> = {}): Licence => ({
  tenant: company.tenant.code,
  edition: 'standard',
  modules: ['*'],
  maxUsers: 50,
  notBefore: at(-1),
  notAfter: at(365),
  nonce: randomUUID().replaceAll('-', ''),
  issuedAt: at(0),
  ...changes,
});
const signed = (company: Company, changes: Partial<Licence> = {}, key = privateKey): Buffer =>
  issueLicence(key, 'ours', licenceFor(company, changes));

/** Hands a file in, as the sign-in page does: nobody is signed in. */
async function upload(tenantCode: string | null, file: Buffer | null, lang = 'zh', http: Factory = factory) {
  const boundary = `----takt${randomUUID()}`;
  const head = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const answer = await http.http.app.inject({
    method: 'POST',
    url: '/anon/ai/licenseRegist',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'accept-language': lang },
    payload: Buffer.concat([
      Buffer.from(tenantCode === null ? '' : `${head('tenantCode')}\r\n\r\n${tenantCode}\r\n`),
      ...(file
        ? [Buffer.from(`${head('file')}; filename="takt.licence"\r\ncontent-type: application/octet-stream\r\n\r\n`), file]
        : []),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  const { status, message, errorMsg } = answer.json();
  const [item] = errorMsg ?? [];
  const text: readonly string[] = item ? [item.errorCodeDesc, item.errorCodeDescE] : [];
  return { httpStatus: answer.statusCode, status, message, code: item?.errorCode ?? null, text };
}
const stored = async (company: Company): Promise<number> =>
  (
    await asOwner<{ n: number }>(factory, 'select count(*)::int as n from app.licence where tenant_id = $1', [company.tenant.id])
  )[0]?.n ?? 0;
const licenceOf = async (client: Client) => (await client.post('/base/ai/queryTenancyName')).data.licence;
const plant = (client: Client) => client.save('base.plant', { code: `P${randomUUID().slice(0, 8)}`, name: '工厂' });

describe('handing a licence in', () => {
  let company: Company;
  let other: Company;
  beforeAll(async () => {
    [company, other] = [await openCompany(factory), await openCompany(factory)];
  });

  test('whatever is wrong is said in both languages, and nothing is stored', async () => {
    const { code } = company.tenant;
    const good = signed(company);
    const bigger = Buffer.from(good.toString().replace('"maxUsers":50', '"maxUsers":99'));
    const stranger = generateKeyPairSync('ed25519').privateKey;
    const refused = {
      'no file': [await upload(code, null), 422, 'L12', '请至少上传一个文件', 'Upload at least one file'],
      'an empty file': [await upload(code, Buffer.alloc(0)), 422, 'L12', '请至少上传一个文件', 'Upload at least one file'],
      'no tenant code': [
        await upload(null, good),
        422,
        'licence.tenant',
        '许可文件属于其他租户',
        'The licence file belongs to another tenant',
      ],
      'a wrong tenant code': [
        await upload('nowhere', good),
        422,
        'licence.tenant',
        '许可文件属于其他租户',
        'The licence file belongs to another tenant',
      ],
      'for another company': [
        await upload(other.tenant.code, good),
        422,
        'licence.tenant',
        '许可文件属于其他租户',
        'The licence file belongs to another tenant',
      ],
      'of another company': [
        await upload(code, signed(other)),
        422,
        'licence.tenant',
        '许可文件属于其他租户',
        'The licence file belongs to another tenant',
      ],
      altered: [
        await upload(code, bigger),
        422,
        'licence.signature',
        '许可文件已被改动或签名无效',
        'The licence file was altered or its signature is not valid',
      ],
      'signed by a stranger': [
        await upload(code, signed(company, {}, stranger)),
        422,
        'licence.signature',
        '许可文件已被改动或签名无效',
        'The licence file was altered or its signature is not valid',
      ],
      'under an unknown key': [
        await upload(code, issueLicence(privateKey, 'theirs', licenceFor(company))),
        422,
        'licence.key',
        '许可文件由未知密钥签发',
        'The licence file was signed with an unknown key',
      ],
      expired: [
        await upload(code, signed(company, { notBefore: at(-30), notAfter: at(-1) })),
        422,
        'licence.expired',
        '许可文件已过期',
        'The licence file has expired',
      ],
      'not valid yet': [
        await upload(code, signed(company, { notBefore: at(10) })),
        422,
        'licence.early',
        '许可文件尚未生效',
        'The licence file is not valid yet',
      ],
      'no licence': [
        await upload(code, Buffer.from('hello')),
        422,
        'licence.shape',
        '不是有效的许可文件',
        'This is not a licence file',
      ],
      'more than 64 KiB': [
        await upload(code, Buffer.concat([good, Buffer.alloc(64 * 1024 + 1 - good.length, ' ')])),
        413,
        'licence.size',
        '许可文件超过 64 KB',
        'The licence file is larger than 64 KB',
      ],
    } as const;
    for (const [name, [answer, httpStatus, refusal, zh, en]] of Object.entries(refused)) {
      expect(answer, name).toEqual({ httpStatus, status: 0, message: zh, code: refusal, text: [zh, en] });
    }
    const huge = await upload(code, Buffer.alloc(1024 * 1024, ' '));
    expect([huge.httpStatus, huge.text], 'the end of a megabyte is not waited for').toEqual([
      413,
      ['请求内容过大', 'The request is too large'],
    ]);
    const plain = await factory.http.app.inject({ method: 'POST', url: '/anon/ai/licenseRegist', payload: { tenantCode: code } });
    expect(plain.statusCode).toBe(415);
    expect([await stored(company), await stored(other)]).toEqual([0, 0]);
    expect(await licenceOf(company.admin)).toMatchObject({ state: 'none' });
    expect(factory.faults).toEqual([]);
  });

  test('the right one is stored and said so; the same or an older one is not', async () => {
    const { code } = company.tenant;
    const good = signed(company);
    expect(await upload(code, good)).toMatchObject({ httpStatus: 200, status: 1, message: '许可已注册' });
    expect(await stored(company)).toBe(1);
    expect(await licenceOf(company.admin)).toEqual({ state: 'valid', daysLeft: 365 });
    const older = ['已有相同或更新的许可', 'The same licence or a newer one is already in place'];
    for (const file of [good, signed(company, { issuedAt: at(-2) }), signed(company)])
      expect(await upload(code, file)).toMatchObject({ httpStatus: 422, code: 'licence.older', text: older });
    expect(await stored(company)).toBe(1);
    const renewal = signed(company, { issuedAt: at(1), notAfter: at(700) });
    expect(await upload(code, renewal, 'en')).toMatchObject({ httpStatus: 200, message: 'licence registered' });
    expect(await licenceOf(company.admin)).toEqual({ state: 'valid', daysLeft: 700 });
    expect(await stored(other)).toBe(0);
  });

  test('38: of random single-bit changes handed in over HTTP none is accepted', async () => {
    const fresh = await openCompany(factory);
    const good = signed(fresh);
    const random = seeded(38);
    const codes = new Map<string, number>();
    for (let count = 0; count < 200; count += 1) {
      const bit = Math.floor(random() * good.length * 8);
      const bytes = Buffer.from(good);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const { httpStatus, code } = await upload(fresh.tenant.code, bytes);
      expect(httpStatus, `bit ${bit}`).toBe(422);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect(await stored(fresh)).toBe(0);
    expect((await upload(fresh.tenant.code, good)).httpStatus, 'the file itself is good').toBe(200);
    const kinds = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
    figure('38', `200 random bit flips over HTTP (seed 38): ${(await stored(fresh)) - 1} accepted (${kinds})`);
  });

  test('an address hands in five files an hour, no more', async () => {
    const throttled = await openProduct({ throttle: true, licenceKeys: { ours: publicKey } });
    try {
      const answers: number[] = [];
      for (let count = 0; count < 7; count += 1)
        answers.push((await upload('nowhere', Buffer.from('x'), 'zh', throttled)).httpStatus);
      expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429]);
    } finally {
      await throttled.close();
    }
  });
});

describe('what it allows', () => {
  test('modules that are not in it vanish from the menu and answer 403, for who is signed in already too', async () => {
    const company = await openCompany(factory);
    const { admin } = company;
    const menu = async (): Promise<string> => (await admin.post('/system/sysconfig/resource/queryResourceByUser')).raw;
    const rows = {
      'sales.salesOrder': await company.samples.row('sales.salesOrder'),
      'warehouse.warehouse': await company.samples.row('warehouse.warehouse'),
    };
    expect(await menu()).toContain('"sales.salesOrder"');
    expect((await admin.page('sales.salesOrder')).httpStatus).toBe(200);
    await upload(company.tenant.code, signed(company, { modules: ['base', 'purchasing'] }));
    const after = await menu();
    for (const entity of ['base.plant', 'purchasing.deliveryNote', 'system.user', 'system.role'])
      expect(after).toContain(`"${entity}"`);
    for (const entity of ['sales.salesOrder', 'warehouse.warehouse', 'warehouse.location'])
      expect(after).not.toContain(`"${entity}"`);
    expect(after, 'a group without screens is gone as well').not.toContain('订单与发运');
    for (const [entity, row] of Object.entries(rows)) {
      const [module] = entity.split('.');
      expect((await admin.page(entity)).httpStatus, entity).toBe(403);
      expect((await admin.save(entity, row)).error?.code, entity).toBe('permission');
      expect((await admin.download(`/${module}/ai/export`, { _entity: entity })).httpStatus, entity).toBe(403);
    }
    expect((await plant(admin)).httpStatus).toBe(200);
    await upload(company.tenant.code, signed(company, { issuedAt: at(1) }));
    expect((await admin.page('sales.salesOrder')).httpStatus, 'a larger one gives them back').toBe(200);
  });

  test('one enabled user more than it allows is refused', async () => {
    const company = await openCompany(factory);
    const { admin } = company;
    await upload(company.tenant.code, signed(company, { maxUsers: 2 }));
    const user = (username: string, markStatus = '1') => admin.save('system.user', { username, realName: username, markStatus });
    expect((await user('second')).httpStatus).toBe(200);
    const third = await user('third');
    const TOO_MANY = ['启用的用户数不能超过许可的2个', 'The licence allows at most 2 enabled users'];
    expect([third.httpStatus, third.error?.code, third.error?.zh, third.error?.en]).toEqual([422, 'licence.users', ...TOO_MANY]);
    const idle = await user('idle', '0');
    expect(idle.httpStatus, 'who cannot sign in does not count').toBe(200);
    const enabled = await admin.save('system.user', { ...idle.data, markStatus: '1' });
    expect(enabled.error?.code).toBe('licence.users');
    const names = (await admin.page('system.user')).data.list.map(({ username, markStatus }) => [username, markStatus]);
    expect(names).toEqual([
      ['idle', '0'],
      ['second', '1'],
      [admin.username, '1'],
    ]);
    const [second] = (await admin.page('system.user', { _params: { 'username._eq': 'second' } })).data.list;
    expect((await admin.save('system.user', { id: second.id, version: second.version, markStatus: '0' })).httpStatus).toBe(200);
    expect((await admin.save('system.user', { ...idle.data, markStatus: '1' })).httpStatus, 'there is room again').toBe(200);
  });

  test('nor do several at the same moment get past it', async () => {
    const company = await openCompany(factory);
    await upload(company.tenant.code, signed(company, { maxUsers: 2 }));
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const saved = await Promise.all(names.map((username) => company.admin.save('system.user', { username, realName: username })));
    expect(saved.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  });
});

describe('when it ends', () => {
  const PASSWORD = 'Long-before-the-end-1';
  /** A company whose licence ends after ten days, and its administrator. */
  async function licensed(): Promise<{ company: Company; admin: Client; on: (days: number) => Promise<void> }> {
    goTo(0);
    const company = await openCompany(factory);
    const { admin } = company;
    await givePassword(factory, company.tenant.id, admin.username, PASSWORD);
    await upload(company.tenant.code, signed(company, { notAfter: at(10) }));
    const on = async (days: number): Promise<void> => {
      goTo(days);
      expect(await admin.signIn(PASSWORD)).toBe(200);
    };
    await on(0);
    return { company, admin, on };
  }
  afterAll(() => goTo(0));

  test('it warns for thirty days of grace, in which everything still works', async () => {
    const { admin, on } = await licensed();
    expect((await plant(admin)).httpStatus).toBe(200);
    for (const [day, state, daysLeft] of [
      [9, 'valid', 1],
      [10, 'grace', 30],
      [25, 'grace', 15],
      [40, 'grace', 0],
    ] as const) {
      await on(day);
      expect(await licenceOf(admin), `day ${day}`).toEqual({ state, daysLeft });
      expect((await plant(admin)).httpStatus, `day ${day}`).toBe(200);
    }
  });

  test('afterwards nothing is written, but everything can be seen and taken out', async () => {
    const { company, admin, on } = await licensed();
    const note = await company.samples.create('purchasing.deliveryNote');
    const made = (await plant(admin)).data;
    await on(41);
    expect(await licenceOf(admin)).toEqual({ state: 'readonly', daysLeft: 0 });
    const template = (await admin.get('/base/ai/template?_entity=base.plant')).bytes;
    const writes = [
      await plant(admin),
      await admin.save('base.plant', { ...made, name: '改' }),
      await admin.delete('base.plant', [made]),
      await admin.act('purchasing.deliveryNote', 'publish', [{ id: note.id, version: note.version }]),
      await admin.upload('base.plant', template),
      await admin.save('system.user', { username: 'late', realName: 'late' }),
    ];
    expect(writes.map(({ httpStatus, error }) => [httpStatus, error?.code, [error?.zh, error?.en]])).toEqual(
      writes.map(() => [403, 'licence.readonly', READ_ONLY]),
    );
    expect((await admin.one('base.plant', made.id)).data).toMatchObject({ version: 1, name: '工厂' });
    expect((await admin.page('purchasing.deliveryNote')).data.list).toHaveLength(1);
    expect((await admin.history('base.plant', made.id)).data).toHaveLength(1);
    const sheet = await admin.download('/base/ai/export', { _entity: 'base.plant' });
    expect([sheet.httpStatus, sheet.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    const change = {
      old: encodePassword(PASSWORD),
      new: encodePassword('Another-word-2'),
      confirm: encodePassword('Another-word-2'),
    };
    expect((await admin.post('/system/sysconfig/user/updatePassword', change)).httpStatus).toBe(200);
    expect((await admin.post('/system/log/user/logout')).httpStatus).toBe(200);
    expect(await admin.signIn('Another-word-2'), 'signing in works').toBe(200);
  });

  test('a new licence ends it with the next request of the same session', async () => {
    const { company, admin, on } = await licensed();
    await on(50);
    expect((await plant(admin)).error?.code).toBe('licence.readonly');
    expect(await upload(company.tenant.code, signed(company, { issuedAt: at(50), notAfter: at(400) }))).toMatchObject({
      status: 1,
    });
    expect((await plant(admin)).httpStatus).toBe(200);
    expect(await licenceOf(admin)).toEqual({ state: 'valid', daysLeft: 350 });
  });

  test('a clock turned back wins nothing: what happened last tells the time', async () => {
    const { company, admin, on } = await licensed();
    await on(45);
    // Nobody may write any more, but the product itself still leaves its traces.
    await factory.asSystem(company.tenant.id, (ctx) =>
      save(ctx, factory.registry, factory.registry.entities.get('base.plant') as never, { code: 'TRACE', name: '工厂' }),
    );
    await on(5);
    expect(await licenceOf(admin)).toMatchObject({ state: 'readonly' });
    expect((await plant(admin)).error?.code).toBe('licence.readonly');
  });

  test('nor does it when the last that happened was only that people signed in', async () => {
    const { admin, on } = await licensed();
    expect((await plant(admin)).httpStatus).toBe(200);
    await on(45);
    expect((await plant(admin)).error?.code).toBe('licence.readonly');
    await on(5);
    expect((await plant(admin)).error?.code).toBe('licence.readonly');
  });
});
