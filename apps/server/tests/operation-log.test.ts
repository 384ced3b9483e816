import { callPath } from '@takt/model';
import { type Operation, OperationLog, SeriesMaintenance } from '@takt/engine/host';
import { operationNames } from '@takt/http';
import { encodePassword, type Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { everyone, guarded } from './reliability/route-lists.ts';

const [LOG, UNIT, PART] = ['system.operationLog', 'base.unit', 'base.part'];
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct({ poolSize: 4 });
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(() => factory.close());

interface Row {
  readonly logName: string;
  readonly logcontent: string;
  readonly result: string;
  readonly userLabel: string;
  readonly ms: number;
  readonly address: string;
  readonly requestId: string;
  readonly at: string;
}
async function logged(params: object = {}): Promise<readonly Row[]> {
  await factory.host.operations.flush();
  return (await company.admin.page<Row>(LOG, { _params: params })).data.list;
}
const byContent = (one: readonly string[], other: readonly string[]): number => ((one[1] ?? '') < (other[1] ?? '') ? -1 : 1);
const told = (rows: readonly Row[]): string[][] => rows.map(({ logName, logcontent, result }) => [logName, logcontent, result]);

test('what was done is there with who, what, when, from where and in which request', async () => {
  const made = await company.admin.save(UNIT, { code: 'KG', name: '千克' });
  await company.admin.save(UNIT, { id: made.data.id, version: 1, name: '公斤' });
  await company.admin.delete(UNIT, [{ id: made.data.id, version: 2 }]);
  const rows = await logged();
  // Written together at one moment of a clock that stands still, so in no order.
  expect(new Set(told(rows))).toEqual(
    new Set([
      ['新增：计量单位', made.data.id, 'success'],
      ['修改：计量单位', made.data.id, 'success'],
      ['删除：计量单位', made.data.id, 'success'],
    ]),
  );
  const created = rows.find(({ logName }) => logName.startsWith('新增'));
  expect(created).toMatchObject({
    at: '2096-03-02 08:00:00',
    userLabel: `${company.admin.username} 用户 ${company.admin.username}`,
    address: '127.0.0.1',
  });
  const [entry] = await asOwner<{ request_id: string }>(
    factory,
    'select request_id from app.history where row_id = $1 order by id',
    [made.data.id],
  );
  expect(created?.requestId).toBe(entry?.request_id);
  expect(rows.every(({ ms }) => Number.isInteger(ms) && ms >= 0)).toBe(true);
});

test('a document is told by its number, an action by its name, many rows by how many', async () => {
  const orders = [await company.samples.create('sales.salesOrder'), await company.samples.create('sales.salesOrder')];
  const { number } = (await company.admin.one('sales.salesOrder', orders[0]?.id ?? '')).data;
  const rows = orders.map(({ id }) => ({ id, version: 1 }));
  await company.admin.act('sales.salesOrder', 'lock', rows);
  const all = told(await logged());
  expect(all).toContainEqual(['新增：销售订单', number, 'success']);
  const [lock] = all.filter(([name]) => name === '锁定：销售订单');
  expect(lock?.[1]).toContain('共 2 条 · 成功 2 条');
});

test('operations are counted by day as the log has them, before and after they are rolled up', async () => {
  const nobody = await company.tenant.person();
  await nobody.save(UNIT, { code: 'KG', name: '千克' });
  await company.admin.save(UNIT, { code: 'KG', name: '千克' });
  const rows = await logged();
  const count = (wanted: string): number => rows.filter(({ result }) => result === wanted).length;
  const ask = async () => (await company.admin.post('/system/call/operationsPerDay')).data;
  const before = await ask();
  expect(before).toHaveLength(30);
  expect(before.at(-1)).toEqual({ on: '2096-03-02', done: count('success'), refused: count('refused'), faults: 0 });
  expect([count('success') > 0, count('refused') > 0]).toEqual([true, true]);
  expect(before.slice(0, -1).every((day: { done: number }) => day.done === 0)).toBe(true);
  const { cells, registry } = factory;
  const onError = (error: Error) => factory.faults.push(error);
  const maintenance = new SeriesMaintenance({
    cells,
    cell: cells.named('c1'),
    registry,
    onError,
    clock: () => new Date('2096-03-02T00:00:00Z'),
  });
  await maintenance.maintain();
  while (await maintenance.rollUp());
  const [rolled] = await asOwner<{ rows: number }>(
    factory,
    'select sum(rows)::int as rows from app.system_operation_log_by_day where tenant_id = $1',
    [company.tenant.id],
  );
  expect(rolled?.rows).toBe(rows.length);
  expect(await ask()).toEqual(before);
  expect((await nobody.post('/system/call/operationsPerDay')).httpStatus).toBe(403);
  expect(factory.faults).toEqual([]);
});

test('what was refused is there with its sentence', async () => {
  const nobody = await company.tenant.person();
  await nobody.save(UNIT, { code: 'KG', name: '千克' });
  await company.admin.save(UNIT, { code: '', name: '千克' });
  const refused = told(await logged({ result: ['refused'] }));
  expect(refused.toSorted(byContent).toReversed()).toEqual([
    ['新增：计量单位', '请填写单位编码', 'refused'],
    ['新增：计量单位', '您没有权限执行此操作', 'refused'],
  ]);
});

test('security: whoever reads it is told their language, and no other', async () => {
  const { id } = await company.samples.create(UNIT);
  const nobody = await company.tenant.person();
  await nobody.delete(UNIT, [{ id }]);
  await factory.host.operations.flush();
  const asked = { _entity: LOG, _params: { result: ['refused'], logcontent: '您没有权限' } };
  for (const [lang, name, why] of [
    ['zh', '删除：计量单位', '您没有权限执行此操作'],
    ['en', 'Delete: Unit of measure', 'You are not authorised to perform this action'],
  ] as const) {
    const { list } = (await company.admin.post('/system/ai/queryPage', asked, { lang })).data;
    const [row] = list.filter(({ logcontent }: Row) => logcontent.includes(id));
    expect([row?.logName, row?.logcontent]).toEqual([name, `${why} · ${id}`]);
  }
});

test('a refusal about a row begins with the reason, since a column shows the beginning', async () => {
  const { id } = await company.samples.create(UNIT);
  const nobody = await company.tenant.person();
  const answer = await nobody.delete(UNIT, [{ id }]);
  // The one who was refused is told which right to ask for.
  expect(answer.error?.unblock?.[1]).toBe('Ask an administrator for the right “base.unit.delete”');
  const [row] = await logged({ result: ['refused'], logName: '删除' });
  expect(row?.logcontent).toBe(`您没有权限执行此操作 · ${id}`);
});

test('a fault is there, though its transaction left nothing behind', async () => {
  await asOwner(factory, 'alter table app.base_unit rename to base_unit_away');
  const answer = await company.admin.save(UNIT, { code: 'KG', name: '千克' });
  await asOwner(factory, 'alter table app.base_unit_away rename to base_unit');
  expect(answer.httpStatus).toBe(500);
  const [row] = await logged({ result: ['fault'] });
  expect(row).toMatchObject({ logName: '新增：计量单位', result: 'fault' });
});

test('reads leave no trace, exports and downloads do', async () => {
  const { id } = await company.samples.create(UNIT);
  const before = (await logged()).length;
  await company.admin.page(UNIT);
  await company.admin.one(UNIT, id);
  await company.admin.post('/system/preference/save', { key: 'x', value: 1 });
  expect(await logged()).toHaveLength(before);
  await company.admin.download('/base/ai/export', { _entity: UNIT });
  const [row] = (await logged()).filter(({ logName }) => !logName.startsWith('新增'));
  expect([row?.logName, row?.result]).toEqual(['导出：计量单位', 'success']);
});

test('nothing of a password or of what was typed is in it, whatever became of the request', async () => {
  const secret = 'Takt-Secret-2026!';
  const path = '/system/sysconfig/user/updatePassword';
  const body = { old: encodePassword(secret), new: encodePassword(`${secret}1`), confirm: encodePassword(`${secret}1`) };
  await company.admin.post(path, body);
  await company.admin.save(UNIT, { code: 'SECRETCODE', name: secret });
  await logged();
  const rows = await asOwner(factory, 'select * from app.system_operation_log where tenant_id = $1', [company.tenant.id]);
  const text = JSON.stringify(rows);
  for (const one of [secret, 'Takt-Secret', body.old, body.new, 'SECRETCODE', company.admin.token])
    expect(text).not.toContain(one);
  expect(rows.map(({ log_name }) => log_name)).toContain('修改密码\nChange password');
});

test('a supplier’s people are logged as well, and nobody but whoever may read the log sees it', async () => {
  const vendor = await company.samples.create('base.vendor');
  const supplier = await company.tenant.person({ vendor: vendor.id, permissions: [`${PART}.edit`] });
  await supplier.save(PART, { code: 'P1' });
  expect((await logged()).some(({ userLabel, result }) => userLabel.startsWith(supplier.username) && result === 'refused')).toBe(
    true,
  );
  expect((await supplier.page(LOG)).httpStatus).toBe(403);
});

test('what waits is written when the process stops', async () => {
  const other = await openProduct();
  const { admin, tenant } = await openCompany(other);
  await admin.save(UNIT, { code: 'KG', name: '千克' });
  await other.host.operations.stop();
  const rows = await asOwner(other, 'select log_name from app.system_operation_log where tenant_id = $1', [tenant.id]);
  expect(rows).toHaveLength(1);
  await other.close();
});

const operation: Operation = {
  at: new Date('2096-03-02T00:00:00Z'),
  userId: null,
  name: ['试', 'Try'],
  content: ['', ''],
  result: 'success',
  ms: 1,
  address: '',
  requestId: '',
};
test('too many are counted instead of held, and the log says so itself', async () => {
  const parts = { cells: factory.cells, keeping: factory.registry.operationLog, clock: () => operation.at };
  const log = new OperationLog({ ...parts, most: 2, onError: (error) => factory.faults.push(error) });
  for (let n = 0; n < 5; n += 1) log.note(company.tenant.id, operation);
  await log.flush();
  expect(
    told(await logged())
      .toSorted(byContent)
      .toReversed(),
  ).toEqual([
    ['操作日志缺失', '3 条未能记录', 'fault'],
    ['试', '', 'success'],
    ['试', '', 'success'],
  ]);
});

test('a database out of reach is tried again, for a while', async () => {
  const errors: Error[] = [];
  const parts = { cells: factory.cells, keeping: factory.registry.operationLog, clock: () => operation.at };
  const log = new OperationLog({ ...parts, onError: (error) => errors.push(error) });
  log.note(company.tenant.id, operation);
  await asOwner(factory, 'revoke insert on app.system_operation_log from app_rw');
  await log.flush();
  await asOwner(factory, 'grant insert on app.system_operation_log to app_rw');
  expect(errors).toHaveLength(1);
  await log.flush();
  expect(told(await logged())).toEqual([['试', '', 'success']]);
  const impatient = new OperationLog({ ...parts, patienceMs: 0, onError: (error) => errors.push(error) });
  impatient.note(0, operation);
  await impatient.flush();
  await impatient.flush();
  expect(errors, 'given up, so not tried again').toHaveLength(2);
});

/** Routes of signed-in people that change nothing but their own desk, or only read. */
const QUIET =
  /\/(query\w*|get\w*|load|list|mine|state|rights|preview|published|publishedFor|validatePwdTime|challenge|face\/check|offer[A-Z]\w*|scan|find|recent|todo|waiting|allowed|pending|ticket|contacts|back|logout|template|verify|listItems|parametersSet|arrangedScreens|mainPages|desk|shipped|screens|changes|calendarPlaces|factoryTree|factoryUses|workYear|planLocations|locationLabels|bom[A-Z]\w*|try[A-Z]\w*)$|preference\/save$|\/system\/job\/(one|log|underWay)$|\/(updateMail|updateNoticeRead|updateNoticeAllRead|updateTaskRead|updateAllTaskRead)$/;

test('every route that changes something is logged by a name, or somebody has decided that it is not', () => {
  const names = operationNames(factory.registry);
  const signedIn = Object.keys({ ...everyone, ...guarded('', '') });
  // What only asks changes nothing.
  const asking = factory.registry.calls().filter(({ kind }) => kind === 'query');
  const asked = new Set(asking.map((call) => `POST ${callPath(call)}`));
  const unnamed = signedIn.filter((route) => !names.has(route) && !asked.has(route) && !QUIET.test(route));
  expect(unnamed).toEqual([]);
  const surplus = [...names.keys()].filter((route) => !signedIn.includes(route));
  expect(surplus).toEqual([]);
  expect(signedIn.filter((route) => names.has(route) && QUIET.test(route))).toEqual([]);
});
