import { randomUUID } from 'node:crypto';
import type { Client, Factory } from '@takt/testing';
import { Site } from '@takt/engine/host';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { type Picture, saveProfile } from './profile-calls.ts';

const P11 = ['头像只能是JPG或PNG格式', 'The avatar must be JPG or PNG'];
const P12 = ['邮箱格式不正确', 'The e-mail format is not valid'];
const P13 = ['手机号码格式不正确', 'The mobile number is not valid'];

let factory: Factory;
let company: Company;
let person: Client;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  person = await company.tenant.person({ permissions: ['base.plant.read'] });
});
afterAll(() => factory.close());

const saveInfo = (client: Client, profile: unknown, picture?: Picture, lang = 'zh') =>
  saveProfile(factory, { token: client.token, profile, picture, lang });
const info = async (client: Client) => (await client.post('/system/sysconfig/user/getUserInfo')).data;
const userRow = async (client: Client) =>
  (
    await asOwner(factory, 'select * from app.system_user where tenant_id = $1 and username = $2', [
      company.tenant.id,
      client.username,
    ])
  )[0];
const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#08c' } });

describe('what people say about themselves', () => {
  test('it is read with what the administrator has set, and saved where it is their own', async () => {
    const department = (await company.admin.save('system.department', { code: 'QA', name: '质量部' })).data.id;
    const [row] = (await company.admin.page('system.user', { _params: { 'username._eq': person.username } })).data.list;
    await company.admin.save('system.user', {
      id: row.id,
      version: row.version,
      department,
      engineerCode: 'E-7',
      officeLocation: '二楼',
      fax: '021-1',
      description: '质检员',
    });
    const before = await info(person);
    expect(before).toEqual({
      username: person.username,
      realName: `用户 ${person.username}`,
      realNameEn: null,
      nickname: null,
      telephone: null,
      email: null,
      department: '质量部',
      gender: 'secret',
      region: null,
      signature: null,
      avatar: null,
      engineerCode: 'E-7',
      officeLocation: '二楼',
      fax: '021-1',
      description: '质检员',
    });
    const own = {
      nickname: '小李',
      telephone: '13800138000',
      email: 'li@example.com',
      gender: 'woman',
      region: '上海',
      signature: '质量第一',
    };
    await person.prove();
    expect(await saveInfo(person, own)).toMatchObject({ httpStatus: 200 });
    expect(await info(person)).toEqual({ ...before, ...own });
    expect(await saveInfo(person, { nickname: '', email: null })).toMatchObject({ httpStatus: 200 });
    expect(await info(person)).toEqual({ ...before, ...own, nickname: null, email: null });
  });

  test('what one changes oneself shows in the history, and nobody overwrites it unseen', async () => {
    const [row] = (await company.admin.page('system.user', { _params: { 'username._eq': person.username } })).data.list;
    const before = (await company.admin.history('system.user', row.id)).data.length;
    await saveInfo(person, { region: '苏州' });
    expect((await company.admin.history('system.user', row.id)).data).toHaveLength(before + 1);
    const stale = await company.admin.save('system.user', { id: row.id, version: row.version, region: '北京' });
    expect([stale.httpStatus, stale.error?.code]).toEqual([409, 'stale']);
    expect(await info(person)).toMatchObject({ region: '苏州' });
  });

  test.each([
    ['P12', 'email', P12, ['a', 'a@b', 'a b@c.cn', '@b.cn', 'a@b .cn']],
    ['P13', 'telephone', P13, ['12800138000', '1380013800', '138001380000', '+8613800138000', '1380013800x']],
  ])('%s says what is wrong with the %s, in both languages', async (_, field, text, values) => {
    const before = await userRow(person);
    for (const value of values) {
      const answer = await saveInfo(person, { [field]: value, signature: '不应保存' });
      expect([answer.httpStatus, answer.text, answer.message], value).toEqual([422, text, text[0]]);
      expect(answer.problems, value).toEqual([expect.objectContaining({ at: field, zh: text[0], en: text[1] })]);
    }
    expect((await saveInfo(person, { [field]: values[0] }, undefined, 'en')).message).toBe(text[1]);
    expect(await userRow(person)).toEqual(before);
  });

  test.each([
    ['P12', 'email', 'a@b'],
    ['P13', 'telephone', '12800138000'],
  ])('%s is named as the contract has it', async (rule, field, value) => {
    const answer = await saveInfo(person, { [field]: value });
    expect([answer.code, answer.problems[0]?.rule]).toEqual([rule, rule]);
  });

  test('what is not one’s own is refused as a whole', async () => {
    const before = await userRow(person);
    const others = {
      username: 'boss',
      realName: '老板',
      department: null,
      vendor: null,
      mainPath: '/system/home/Other',
      engineerCode: 'E-1',
      markStatus: '0',
      roles: [],
      scopes: [],
      id: randomUUID(),
      version: 9,
      tenant_id: 1,
      createdBy: randomUUID(),
      ext: {},
      constructor: 'x',
    };
    for (const [name, value] of Object.entries(others)) {
      const answer = await saveInfo(person, { nickname: '不应保存', [name]: value });
      expect(answer.httpStatus, name).toBe(400);
    }
    for (const text of ['', 'no json', '[]', 'null', '"x"', '{"nickname":'])
      expect((await saveInfo(person, text)).httpStatus, text).toBe(400);
    for (const values of [{ nickname: 7 }, { nickname: ['x'] }, { gender: 'other' }, { nickname: 'x'.repeat(41) }])
      expect((await saveInfo(person, values)).httpStatus, JSON.stringify(values)).toBe(422);
    expect(await userRow(person)).toEqual(before);
  });

  test('an avatar is a picture one sends, never a file somebody else has', async () => {
    const other = await company.tenant.person({});
    const bytes = await draw(300, 300).png().toBuffer();
    await saveInfo(other, {}, { name: 'me.png', type: 'image/png', bytes });
    const { avatar } = await info(other);
    expect(avatar).toEqual(expect.any(String));
    const before = await userRow(person);
    expect((await saveInfo(person, { avatar })).httpStatus).toBe(400);
    expect(await userRow(person)).toEqual(before);
  });

  test('a supplier’s person does the same, for themselves alone', async () => {
    const vendor = await company.samples.reference('base.vendor');
    const supplier = await company.tenant.person({ vendor, permissions: ['purchasing.deliveryNote.read'] });
    const before = await userRow(person);
    const avatar = { name: 'me.png', type: 'image/png', bytes: await draw(300, 300).png().toBuffer() };
    await supplier.prove();
    expect(await saveInfo(supplier, { nickname: '供方', telephone: '13900139000' }, avatar)).toMatchObject({ httpStatus: 200 });
    const shown = await info(supplier);
    expect(shown).toMatchObject({ username: supplier.username, nickname: '供方', telephone: '13900139000' });
    expect((await person.get(`/system/file/${shown.avatar}`)).httpStatus, 'nobody else fetches it').toBe(404);
    expect(await userRow(supplier)).toMatchObject({ vendor_id: vendor });
    expect(await saveInfo(supplier, { vendor: null })).toMatchObject({ httpStatus: 400 });
    expect(await userRow(person)).toEqual(before);
  });

  test('a supplier’s person sees the avatar they sent', async () => {
    const vendor = await company.samples.reference('base.vendor');
    const supplier = await company.tenant.person({ vendor });
    const bytes = await draw(300, 300).png().toBuffer();
    await saveInfo(supplier, {}, { name: 'me.png', type: 'image/png', bytes });
    const fetched = await supplier.get(`/system/file/${(await info(supplier)).avatar}`);
    expect([fetched.httpStatus, fetched.bytes.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
  });

  test('whoever is not signed in reads and saves nothing', async () => {
    const nobody = await company.tenant.person({});
    nobody.token = '';
    expect((await nobody.post('/system/sysconfig/user/getUserInfo')).httpStatus).toBe(401);
    expect(await saveInfo(nobody, { nickname: 'x' })).toMatchObject({ httpStatus: 401, code: 'EX90001' });
    expect((await person.post('/system/sysconfig/user/saveUserInfo', { profile: '{}' })).httpStatus).toBe(415);
  });
});

describe('P11 avatars', () => {
  test('only what is JPG or PNG by name and by content is taken', async () => {
    const before = await userRow(person);
    const png = await draw(20, 20).png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
    const pictures: readonly Picture[] = [
      { name: 'me.png', type: 'image/png', bytes: await draw(20, 20).gif().toBuffer() },
      { name: 'me.jpg', type: 'image/jpeg', bytes: await draw(20, 20).webp().toBuffer() },
      { name: 'me.svg', type: 'image/svg+xml', bytes: svg },
      { name: 'me.png', type: 'image/png', bytes: svg },
      { name: 'me.txt', type: 'text/plain', bytes: Buffer.from('hello') },
      { name: 'me.png', type: 'image/png', bytes: Buffer.from('hello') },
      { name: 'me.gif', type: 'image/gif', bytes: png },
      { name: 'png', type: 'image/png', bytes: png },
      { name: 'me.png', type: 'image/png', bytes: png.subarray(0, 40) },
      { name: 'me.png', type: 'image/png', bytes: Buffer.alloc(0) },
      // Few bytes, many points: a picture that would fill the memory.
      { name: 'bomb.png', type: 'image/png', bytes: await draw(8000, 8000).png({ compressionLevel: 9 }).toBuffer() },
    ];
    for (const [index, picture] of pictures.entries()) {
      const answer = await saveInfo(person, { nickname: '不应保存' }, picture);
      expect([answer.httpStatus, answer.code, answer.text], `${index} ${picture.name}`).toEqual([422, 'P11', P11]);
      expect(answer.problems).toEqual([expect.objectContaining({ at: 'avatar', rule: 'P11' })]);
    }
    expect((await saveInfo(person, {}, pictures[0], 'en')).message).toBe(P11[1]);
    const large = { name: 'me.png', type: 'image/png', bytes: Buffer.concat([png, Buffer.alloc(1024 * 1024)]) };
    expect(await saveInfo(person, {}, large)).toMatchObject({ httpStatus: 413 });
    expect(await userRow(person)).toEqual(before);
    expect(await asOwner(factory, 'select 1 from app.file where created_by = $1', [before?.id])).toEqual([]);
  });

  test.each([
    ['me.jpg', 'jpeg'],
    ['ME.JPEG', 'jpeg'],
    ['me.png', 'png'],
  ] as const)('%s is drawn anew as a small PNG without what else was in it', async (name, format) => {
    const secret = 'GPS 31.2304 N, taken by somebody';
    const exif = { IFD0: { ImageDescription: secret, Copyright: secret } };
    const bytes = await draw(800, 400).withExif(exif).toFormat(format).toBuffer();
    expect((await sharp(bytes).metadata()).exif, 'the picture sent has something to lose').toBeDefined();
    const trailing = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
    expect(await saveInfo(person, { nickname: '有头像' }, { name, type: `image/${format}`, bytes: trailing })).toMatchObject({
      httpStatus: 200,
    });
    const { avatar, nickname } = await info(person);
    expect(nickname).toBe('有头像');
    const kept = await person.get(`/system/file/${avatar}`);
    expect(kept.httpStatus).toBe(200);
    const { format: is, width, height, exif: left, icc, xmp, comments } = await sharp(kept.bytes).metadata();
    expect({ is, width, height, left, icc, xmp, comments }).toEqual({ is: 'png', width: 256, height: 256 });
    for (const text of [secret, '<script>']) expect(kept.bytes.includes(text)).toBe(false);
  });
});

describe('after signing in', () => {
  const mainPath = async (client: Client) => (await client.post('/system/sysconfig/user/getUserWebMain')).data;
  test('the workspace opens at the product’s own page until another is set', async () => {
    const one = await company.tenant.person({ permissions: ['sales.salesOrder.read'] });
    expect(await mainPath(one)).toEqual({ webMainPath: '/system/home/Large' });
    const [row] = (await company.admin.page('system.user', { _params: { 'username._eq': one.username } })).data.list;
    await company.admin.save('system.user', { id: row.id, version: row.version, mainPath: '/mes/sales/salesOrder' });
    expect(await mainPath(one)).toEqual({ webMainPath: '/mes/sales/salesOrder' });
    expect(await mainPath(company.admin)).toEqual({ webMainPath: '/system/home/Large' });
  });

  test('all is well with a fresh password', async () => {
    const answer = await person.post('/system/sysconfig/user/validatePwdTime');
    expect([answer.httpStatus, answer.data]).toEqual([200, 1]);
  });

  test('the menu is given by area, by group, or whole', async () => {
    const ask = async (client: Client, body: object) => {
      const { data } = await client.post('/system/sysconfig/resource/queryResourceByPackages', body);
      return data.map(({ labelE, children }: any) => [labelE, children.map((group: any) => group.labelE)]);
    };
    const whole = (await company.admin.post('/system/sysconfig/resource/queryResourceByUser')).data;
    expect(await ask(company.admin, {})).toEqual(
      whole.map(({ labelE, children }: any) => [labelE, children.map((one: any) => one.labelE)]),
    );
    const [[area, groups]] = await ask(company.admin, { packages: 'base' });
    expect([typeof area, groups]).toEqual([
      'string',
      ['Factory model', 'Material', 'Partners', 'Warehouse model', 'Quality base data', 'Device base data', 'Codes'],
    ]);
    expect(await ask(company.admin, { packages: 'base/material' })).toEqual([[area, ['Material']]]);
    expect(await ask(company.admin, { module: 'base/codes' })).toEqual([[area, ['Codes']]]);
    expect(await ask(company.admin, { packages: 'nothing' })).toEqual([]);
    expect(await ask(person, { packages: 'base' }), 'less what one may not read').toEqual([[area, ['Factory model']]]);
  });
});

describe('before signing in', () => {
  const logo = async (product: Factory, host = 'takt.example') =>
    (await product.http.app.inject({ url: '/static/logo.json', headers: { host } })).json();

  test('the page has the product’s own logo and shows no filing', async () => {
    expect(await logo(factory)).toEqual({ configType: '0', logoUrl: '', favicon: '', filing: null });
  });

  test('a configured one is shown, its filing on the hosts it was made for', async () => {
    const filing = {
      sponsor: '示例公司',
      address: '上海市示例路1号',
      postcode: '200000',
      copyright: '© 示例公司',
      records: [{ text: '沪ICP备00000000号', url: 'https://beian.miit.gov.cn' }, { text: '沪公网安备 1号' }],
    };
    const look = { configType: '1', logoUrl: '/logo.svg', favicon: '/favicon.ico' };
    const site = new Site({ ...look, filing: { ...filing, hosts: ['takt.example'], except: ['intern.takt.example'] } });
    const product = await openProduct({ site });
    try {
      for (const host of ['takt.example', 'takt.example:8443', 'TAKT.example', 'demo.takt.example'])
        expect(await logo(product, host), host).toEqual({ ...look, filing });
      for (const host of [
        'intern.takt.example',
        'intern.takt.example:443',
        'other.example',
        'nottakt.example',
        'takt.example.evil.example',
      ])
        expect(await logo(product, host), host).toEqual({ ...look, filing: null });
    } finally {
      await product.close();
    }
  });

  test('on a development machine the inbox shows what would have been sent, and only shows it', async () => {
    const client = 'ab'.repeat(16);
    await factory.http.app.inject({ method: 'POST', url: '/anon/verify/verifyCode', payload: { 'i-client': client } });
    await factory.host.signin.preAuth.putMessage('<b>138</b>', `<script>alert("x")</script> & 'codes'`);
    const page = async (lang: string) => factory.http.app.inject({ url: '/dev/inbox', headers: { 'accept-language': lang } });
    const [zh, en] = [await page('zh'), await page('en')];
    expect([zh.statusCode, zh.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(zh.body).toContain(client);
    expect(zh.body).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;codes&#39;');
    expect(zh.body).toContain('&lt;b&gt;138&lt;/b&gt;');
    expect(`${zh.body}${en.body}`).not.toMatch(/<script|<b>/i);
    expect(zh.body).toContain('手机号码');
    expect(en.body).toContain('Mobile number');
  });
});
