import { randomUUID } from 'node:crypto';
import { modules } from '@takt/app-server/modules';
import { type Entity, entityOf, type Fields, isSeries, say, tableName } from '@takt/model';
import { append, system } from '@takt/engine';
import { type Client, encodePassword, type Factory, FORM, keyField, type SampleRow, sampleValue } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, type Company, logs, NOW, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED, NOT_FOUND } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';
import { overrides } from './overrides.ts';
import { fetchExport, readSheet } from './sheets.ts';

const EDGE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
let now = new Date('2096-03-02T00:00:00Z');
let factory: Factory;
let ours: Company;
let theirs: Company;
beforeAll(async () => {
  // Its rows say whatever their fields allow.
  factory = await openProduct({ clock: () => now, exempt: 'all' });
  [ours, theirs] = [await openCompany(factory), await openCompany(factory)];
});
afterAll(() => factory.close());

const commands = modules.flatMap(({ defs }) => defs.calls ?? []);
const contextOf = (id: string): string => id.split('.')[0] ?? '';
const refusedDownload = async (client: Client, url: string, body?: object): Promise<readonly unknown[]> => {
  const { httpStatus, bytes } = body ? await client.download(url, body) : await client.get(url);
  const [item] = JSON.parse(bytes.toString()).errorMsg ?? [];
  return [httpStatus, item?.errorCodeDesc, item?.errorCodeDescE];
};

/** A field whose words tell one row from another. */
const wordOf = (log: Entity<any, any>): string =>
  Object.entries(log.fields as Fields).find(
    ([name, { kind }]) => ['text', 'code'].includes(kind) && name !== keyField(log),
  )?.[0] ?? '';

/** Writes a row as the product itself would; nobody else can. */
let written = 0;
async function note(company: Company, log: Entity<any, any>): Promise<{ readonly id: string; readonly text: string }> {
  const n = (written += 1);
  const sampled = Object.fromEntries(
    Object.entries(log.fields as Fields).map(([name, field]) => [name, sampleValue(field, n, 'LOG')]),
  );
  // What it must name exists, also where that is a row of a log.
  const demanded = await Promise.all(
    Object.entries(log.fields as Fields).flatMap(([name, { kind, required, options }]) =>
      kind === 'ref' && required ? [demandedBy(company, name, options.to ?? '')] : [],
    ),
  );
  // A series takes nothing from a clock that runs ahead.
  const row = { ...sampled, ...Object.fromEntries(demanded), ...(isSeries(log) && { [log.at]: NOW }) };
  const values: SampleRow = { ...row, ...(await overrides[log.id]?.(row, n, company.samples)) };
  const id = await factory.asSystem(company.tenant.id, (ctx) => append(ctx, log, values));
  return { id, text: String(values[wordOf(log)]) };
}

async function demandedBy(company: Company, name: string, to: string): Promise<readonly [string, string]> {
  const other = logs.find(({ id }) => id === to);
  return [name, other ? (await note(company, other)).id : await company.samples.reference(to)];
}

test('there is a log to be looked at', () => {
  expect(logs.map(({ id }) => id)).toContain('system.loginLog');
});

describe.each(logs.map((log) => [log.id, log] as const))('%s', (id, log) => {
  const text = wordOf(log);
  const path = `/${contextOf(id)}/ai`;

  test('it is listed, opened and exported with the right, in labels of both languages', async () => {
    const made = await note(ours, log);
    const reader = await ours.tenant.person({ permissions: [`${id}.read`, `${id}.export`] });
    const { data } = await reader.page(id, { _params: { id: made.id } });
    expect(data.list).toEqual([expect.objectContaining({ id: made.id, [text]: made.text })]);
    expect((await reader.one(id, made.id)).data).toMatchObject({ id: made.id, [text]: made.text });
    const columns = (await reader.post('/base/quercondition/quercond/queryTableColumn', { entity: id })).data;
    expect(columns.map(({ field, label, labelE }: any) => [field, label, labelE])).toEqual(
      log.list.map((name: string) => [name, ...log.fields[name].label]),
    );
    for (const lang of ['zh', 'en'] as const) {
      const { headings, rows } = await readSheet(await fetchExport(reader, id, { id: made.id }, lang));
      const wanted = Object.values(log.fields as Fields).map(({ label }) => say(label, lang));
      for (const label of wanted) expect(headings, lang).toContain(label);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.[say(log.fields[text].label, lang)]).toBe(made.text);
    }
  });

  test('without the right it is closed', async () => {
    const made = await note(ours, log);
    // Whoever reads what names it may look it up.
    const naming = (other: Entity<any, any>): boolean =>
      Object.values(other.fields as Fields).some(({ options }) => options.to === id);
    const apart = logs.filter((other) => other !== log && !naming(other));
    const others = apart.flatMap((other) => [`${other.id}.read`, `${other.id}.export`]);
    const outsider = await ours.tenant.person({ permissions: ['base.plant.*', ...others] });
    const reader = await ours.tenant.person({ permissions: [`${id}.read`] });
    const exporter = await ours.tenant.person({ permissions: [`${id}.export`] });
    for (const client of [outsider, exporter]) {
      expectRefused(await client.page(id), 403, NOT_AUTHORISED);
      expectRefused(await client.one(id, made.id), 403, NOT_AUTHORISED);
      expectRefused(await client.options(id), 403, NOT_AUTHORISED);
      expectRefused(await client.history(id, made.id), 403, NOT_AUTHORISED);
    }
    for (const client of [outsider, reader])
      expect(await refusedDownload(client, `${path}/export`, { _entity: id })).toEqual([403, ...NOT_AUTHORISED]);
  });

  test('nobody writes it, not even an administrator', async () => {
    const made = await note(ours, log);
    const rows = () => asOwner(factory, `select * from app.${tableName(id)} order by id`);
    const before = await rows();
    const rights = ['read', 'export', 'create', 'edit', 'delete', 'import'].map((right) => `${id}.${right}`);
    const eager = await ours.tenant.person({ permissions: rights });
    for (const client of [ours.admin, eager]) {
      const answers = [
        await client.save(id, { [text]: 'forged' }),
        await client.save(id, { id: made.id, version: 1, [text]: 'forged' }),
        await client.delete(id, [{ id: made.id, version: 1 }]),
        await client.upload(id, Buffer.from('PK')),
      ];
      for (const answer of answers) expectRefused(answer, 403, NOT_AUTHORISED);
      expect(await refusedDownload(client, `${path}/template?_entity=${id}`)).toEqual([403, ...NOT_AUTHORISED]);
      expectRefused(await client.act(id, 'edit', [{ id: made.id, version: 1 }]), 404, NOT_FOUND);
    }
    await factory.host.operations.flush();
    const after = await rows();
    // A log may speak of these very tries; whoever wrote the row, it was the product.
    if (!isSeries(log)) expect(new Set(after.map(({ created_by }) => created_by))).toEqual(new Set([system.userId]));
    // A series does not say who: the role that serves people cannot change what is in it.
    const may = `select has_table_privilege('app_rw', 'app.${tableName(id)}', 'update, delete, truncate') as may`;
    if (isSeries(log)) expect(await asOwner(factory, may)).toEqual([{ may: false }]);
    expect(after).toEqual(expect.arrayContaining(before));
    expect(JSON.stringify(after)).not.toContain('forged');
  });

  test('its screen offers no button that writes', async () => {
    const menu = (await ours.admin.post('/system/sysconfig/resource/queryResourceByUser')).data;
    const screens = menu.flatMap((area: any) => area.children.flatMap((group: any) => group.children));
    const screen = screens.find(({ entity }: any) => entity === id);
    const buttons = (await ours.admin.post('/base/quercondition/quercond/queryButton', { pathNo: screen?.url })).data;
    // Where somebody deals with a row, the definition has a right of its own for it.
    const own = [...Object.keys(log.rights), ...commands.filter(({ on }) => on?.entity === id).map((call) => entityOf(call.id))];
    const writing = buttons.map(({ action }: any) => action).filter((action: string) => ![...own, 'export'].includes(action));
    expect(writing).toEqual([]);
  });

  test('another company’s rows are invisible', async () => {
    const [made, own] = [await note(ours, log), await note(theirs, log)];
    const { admin } = theirs;
    expectRefused(await admin.one(id, made.id), 404, NOT_FOUND);
    expectRefused(await admin.history(id, made.id), 404, NOT_FOUND);
    const pages = [
      await admin.page(id, { paging: { size: 500 } }),
      await admin.page(id, { _params: { id: made.id } }),
      await admin.page(id, { _params: { [text]: made.text } }),
      await admin.options(id, { filter: { id: made.id } }),
    ];
    for (const { raw } of pages) expect(raw).not.toContain(made.id);
    expect(pages[0]?.raw).toContain(own.id);
    const { rows } = await readSheet(await fetchExport(admin, id));
    expect(JSON.stringify(rows)).toContain(own.text);
    expect(JSON.stringify(rows)).not.toContain(made.text);
  });
});

describe('the login log', () => {
  const id = 'system.loginLog';
  const device = 'd7'.repeat(16);
  /** A minute later each time, so that the order can be seen. */
  const tryIn = async (username: string, password: string) => {
    now = new Date(now.getTime() + 60_000);
    const body = { grant_type: 'password', username: `${username}@${ours.tenant.code}`, password: encodePassword(password) };
    return factory.http.app.inject({
      method: 'POST',
      url: '/anon/oauth/token',
      remoteAddress: '203.0.113.9',
      headers: { ...FORM, 'user-agent': EDGE, 'device-fingerprint': device },
      payload: new URLSearchParams(body).toString(),
    });
  };
  const entries = async (username: string) => (await ours.admin.page(id, { _params: { 'username._eq': username } })).data.list;

  test('success, failure and sign-out stand in it with way, address and browser, the newest first', async () => {
    const person = await ours.tenant.person({});
    const password = `Pw-${randomUUID()}`;
    const [row] = (await ours.admin.page('system.user', { _params: { 'username._eq': person.username } })).data.list;
    const { signin: desk } = factory.host;
    await asOwner(factory, 'update app.account set password_hash = $1 where user_id = $2', [
      await desk.passwords.hash(password),
      row.id,
    ]);
    expect((await tryIn(person.username, 'Wrong-1234')).statusCode).toBe(401);
    const granted = await tryIn(person.username, password);
    expect(granted.statusCode).toBe(200);
    now = new Date(now.getTime() + 60_000);
    const out = await factory.http.app.inject({
      method: 'POST',
      url: '/system/log/user/logout',
      remoteAddress: '203.0.113.9',
      headers: { 'access-token': granted.json().access_token, 'user-agent': EDGE, 'device-fingerprint': device },
      payload: {},
    });
    expect(out.statusCode).toBe(200);

    const list = await entries(person.username);
    const seen = list.map(({ result, way, address, agent }) => ({ result, way, address, agent }));
    const from = { way: 'password', address: '203.0.113.9', agent: 'Edge · Windows' };
    // The last is how the test itself signed the person in when it made them.
    expect(seen.slice(0, 3)).toEqual([
      { result: 'signout', ...from },
      { result: 'success', ...from },
      { result: 'failed', ...from },
    ]);
    expect(list).toHaveLength(4);
    const times: readonly string[] = list.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]).toBe(new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '));
    expect(list[0]).toMatchObject({ user: row.id, userLabel: expect.stringContaining(person.username) });
    expect((await ours.admin.one(id, list[0].id)).data).toMatchObject({ device, ...from });
    const { rows } = await readSheet(await fetchExport(ours.admin, id, { 'username._eq': person.username }, 'en'));
    expect(rows.map((one) => [one['Way'], one['Result'], one['Browser']])).toEqual([
      ['Password', 'Signed out', 'Edge · Windows'],
      ['Password', 'Signed in', 'Edge · Windows'],
      ['Password', 'Failed', 'Edge · Windows'],
      ['Password', 'Signed in', expect.anything()],
    ]);
  });

  test('a name nobody has is in it too, and the third wrong password asks for the picture', async () => {
    const name = `ghost-${randomUUID().slice(0, 8)}`;
    for (let count = 0; count < 4; count += 1) await tryIn(name, 'Wrong-1234');
    const list = await entries(name);
    expect(list.map(({ result }) => result)).toEqual(['captcha', 'failed', 'failed', 'failed']);
    expect(list.map(({ user }) => user)).toEqual([null, null, null, null]);
  });

  test('a password is never in it', async () => {
    const rows = await asOwner(factory, 'select * from app.system_login_log');
    expect(JSON.stringify(rows)).not.toMatch(/Wrong-1234|V3Jvbmct/);
  });

  test('it is searched by who, how and when', async () => {
    const name = `seek-${randomUUID().slice(0, 8)}`;
    await tryIn(name, 'Wrong-1234');
    const found = (params: object) => ours.admin.page(id, { _params: { username: name, ...params } });
    expect((await found({ result: 'failed', way: 'password' })).data.list).toHaveLength(1);
    expect((await found({ result: 'success' })).data.list).toHaveLength(0);
    expect((await found({ way: 'qr' })).data.list).toHaveLength(0);
    expect((await found({ at: ['2096-03-01 00:00:00', '2096-03-03 00:00:00'] })).data.list).toHaveLength(1);
    expect((await found({ at: ['2096-03-03 00:00:00', '2096-03-04 00:00:00'] })).data.list).toHaveLength(0);
  });
});
