import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptLicence,
  canonicalJson,
  issueLicence,
  type Licence,
  licenceState,
  readLicence,
  writeLicence,
} from '../src/licence/licence.ts';
import { licenceKeys } from '../src/licence/public-keys.ts';
import { Refused } from '../../engine/src/refused.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = { ours: publicKey };
const NOW = new Date('2026-03-02T00:00:00.000Z');
const DAY = 86_400_000;
const later = (days: number): Date => new Date(NOW.getTime() + days * DAY);

const licence: Licence = {
  tenant: 'demo',
  edition: 'standard',
  modules: ['quality', 'warehouse'],
  maxUsers: 50,
  notBefore: '2026-01-01T00:00:00.000Z',
  notAfter: '2027-01-01T00:00:00.000Z',
  nonce: '00112233445566778899aabbccddeeff',
  issuedAt: '2026-01-01T00:00:00.000Z',
};
const renewed: Licence = { ...licence, nonce: 'f'.repeat(32), issuedAt: '2026-02-01T00:00:00.000Z' };
const file = issueLicence(privateKey, 'ours', licence);
const offer = { tenant: 'demo', now: NOW, stored: null };

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'accepted';
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
};
const fileOf = (one: Licence): Buffer => issueLicence(privateKey, 'ours', one);
const submit = (bytes: Buffer, given: Parameters<typeof acceptLicence>[1] = offer): string =>
  codeOf(() => acceptLicence(readLicence(bytes, keys), given));
const tally = (codes: readonly string[]): string =>
  Object.entries(Object.groupBy(codes, (code) => code))
    .map(([code, list]) => `${code} ${list?.length}`)
    .join(', ');

test('38: every bit flipped, another tenant, expired, older than the stored one, 1 MB: no licence is accepted', () => {
  expect(submit(file)).toBe('accepted');
  const flipped = Array.from({ length: file.length * 8 }, (_, bit) => {
    const bytes = Buffer.from(file);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return submit(bytes);
  });
  const started = performance.now();
  for (let count = 0; count < 200; count += 1) readLicence(file, keys);
  const each = (performance.now() - started) / 200;
  const others = {
    'another tenant': submit(fileOf({ ...licence, tenant: 'other' })),
    expired: submit(file, { ...offer, now: later(400) }),
    'older than the stored one': submit(file, { ...offer, stored: renewed }),
    'the stored one again': submit(file, { ...offer, stored: licence }),
    '1 MB': submit(Buffer.alloc(1024 * 1024, ' ')),
    '1 MB of spaces behind a good file': submit(Buffer.concat([file, Buffer.alloc(1024 * 1024, ' ')])),
  };
  const accepted = [...flipped, ...Object.values(others)].filter((code) => code === 'accepted');
  console.log(
    `test 38: ${flipped.length} single bits of ${file.length} bytes and ${Object.keys(others).length} other files, ` +
      `${accepted.length} accepted (${tally(flipped)}); a good file is read in ${each.toFixed(2)} ms`,
  );
  expect(accepted).toEqual([]);
  expect(others).toEqual({
    'another tenant': 'licence.tenant',
    expired: 'licence.expired',
    'older than the stored one': 'licence.older',
    'the stored one again': 'licence.older',
    '1 MB': 'licence.size',
    '1 MB of spaces behind a good file': 'licence.size',
  });
});

describe('reading', () => {
  test('a file gives back the licence that was issued', () => {
    expect(readLicence(file, keys)).toEqual(licence);
    expect(file.toString()).toMatch(/^\{"licence":\{"edition":"standard",.*\},"key":"ours","signature":"[\w+/]{86}=="\}$/);
  });

  test('canonical JSON has sorted keys and no spaces', () => {
    expect(canonicalJson({ b: [1, { d: null, c: '节' }], a: true })).toBe('{"a":true,"b":[1,{"c":"节","d":null}]}');
  });

  const text = file.toString();
  test.each([
    ['a space', text.replace(',"key"', ', "key"')],
    ['a new line at the end', `${text}\n`],
    ['a byte order mark', `\uFEFF${text}`],
    ['a key twice', text.replace('{"edition"', '{"edition":"other","edition"')],
    ['an unknown key', text.replace('"key":', '"more":1,"key":')],
    ['an unknown key inside', text.replace('"edition"', '"admin":true,"edition"')],
    ['an escaped letter', text.replace('"demo"', '"d\\u0065mo"')],
    ['members in another order', text.replace(/"edition":"standard",("issuedAt":"[^"]*",)/, '$1"edition":"standard",')],
    ['spare bits of the signature', text.replace(/.(?==="\}$)/, (last) => String.fromCharCode(last.charCodeAt(0) + 1))],
    ['no signature', text.replace(/"signature":"[^"]*"/, '"signature":""')],
    ['a missing member', text.replace('"edition":"standard",', '')],
    ['users as text', text.replace('"maxUsers":50', '"maxUsers":"50"')],
    ['half a user', text.replace('"maxUsers":50', '"maxUsers":0.5')],
    ['a day that does not exist', text.replace('2027-01-01', '2027-02-30')],
    ['an end before the beginning', text.replace('2027-01-01', '2025-01-01')],
    ['null', 'null'],
    ['nothing', ''],
    ['deep brackets', '['.repeat(30_000)],
    ['a key named like a method', text.replace('"key":"ours"', '"key":"constructor"')],
  ])('not taken: %s', (_, changed) => {
    expect(changed).not.toBe(text);
    expect(submit(Buffer.from(changed))).toMatch(/^licence\.(shape|key|signature)$/);
  });

  test('a signature by somebody else, or under another key name, is refused', () => {
    const stranger = generateKeyPairSync('ed25519').privateKey;
    expect(submit(issueLicence(stranger, 'ours', licence))).toBe('licence.signature');
    expect(submit(issueLicence(stranger, 'theirs', licence))).toBe('licence.key');
    const bare = sign(null, Buffer.from(canonicalJson(licence)), privateKey).toString('base64');
    expect(submit(writeLicence({ licence, key: 'ours', signature: bare }))).toBe('licence.signature');
    expect(() => readLicence(issueLicence(privateKey, 'ours', licence), { ours: publicKey, also: publicKey })).not.toThrow();
    const renamed = Buffer.from(file.toString().replace('"key":"ours"', '"key":"also"'));
    expect(codeOf(() => readLicence(renamed, { ours: publicKey, also: publicKey }))).toBe('licence.signature');
  });

  test('refusals carry a sentence in both languages', () => {
    expect(() => readLicence(Buffer.from('x'), keys)).toThrow(
      expect.objectContaining({
        status: 422,
        refusal: expect.objectContaining({ text: ['不是有效的许可文件', 'This is not a licence file'] }),
      }),
    );
  });

  test('what would not be read is not issued', () => {
    expect(() => issueLicence(privateKey, 'ours', { ...licence, maxUsers: 0 })).toThrow('out of range');
    expect(() => issueLicence(privateKey, 'ours', { ...licence, notAfter: '2027-01-01' })).toThrow('out of range');
  });
});

describe('accepting', () => {
  test('a renewal follows the stored licence', () => {
    expect(acceptLicence(renewed, { ...offer, stored: licence })).toBe(renewed);
    expect(codeOf(() => acceptLicence({ ...renewed, nonce: licence.nonce }, { ...offer, stored: licence }))).toBe(
      'licence.older',
    );
    expect(codeOf(() => acceptLicence({ ...renewed, issuedAt: licence.issuedAt }, { ...offer, stored: licence }))).toBe(
      'licence.older',
    );
  });

  test('a licence may arrive one day before it begins, not earlier', () => {
    const from = (days: number): Licence => ({ ...licence, notBefore: later(days).toISOString() });
    expect(codeOf(() => acceptLicence(from(1), offer))).toBe('accepted');
    expect(codeOf(() => acceptLicence(from(1.01), offer))).toBe('licence.early');
  });
});

describe('the state', () => {
  const end = new Date(licence.notAfter);
  const after = (days: number): Date => new Date(end.getTime() + days * DAY);
  test.each([
    ['no licence', null, NOW, 'none', 0],
    ['a day before the end', licence, after(-1), 'valid', 1],
    ['the moment of the end', licence, end, 'grace', 30],
    ['ten and a half days later', licence, after(10.5), 'grace', 20],
    ['the last moment of grace', licence, after(30), 'grace', 0],
    ['afterwards', licence, after(30.001), 'readonly', 0],
  ] as const)('%s', (_, given, now, state, daysLeft) => {
    expect(licenceState(given, now, now)).toEqual({ state, daysLeft, clockTurnedBack: false });
  });

  test('a clock turned back by more than a day is not believed', () => {
    expect(licenceState(licence, NOW, after(31))).toMatchObject({ state: 'readonly', clockTurnedBack: true });
    expect(licenceState(licence, NOW, after(5))).toMatchObject({ state: 'grace', daysLeft: 25, clockTurnedBack: true });
    expect(licenceState(licence, after(-0.5), after(0.4))).toMatchObject({ state: 'valid', clockTurnedBack: false });
  });
});

describe('the keys and the command', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'takt-licence-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('two keys are compiled in; the developer’s own counts outside production only', async () => {
    const env = { TAKT_LICENCE_DEV_KEY: join(folder, 'dev', 'key.pem') };
    expect(Object.keys(licenceKeys(env))).toEqual(['takt-1', 'takt-2']);
    for (const key of Object.values(licenceKeys(env)))
      expect(key).toMatchObject({ type: 'public', asymmetricKeyType: 'ed25519' });

    const out = join(folder, 'demo.licence');
    const script = fileURLToPath(new URL('../../../scripts/licence.ts', import.meta.url));
    const issue = (...args: string[]) =>
      spawnSync(process.execPath, [script, ...args], { env: { ...process.env, ...env }, encoding: 'utf8' });
    const run = issue('issue', 'demo', '--modules', 'quality,yard', '--users', '7', '--days', '30', '--out', out);
    expect(run.status, run.stderr).toBe(0);
    expect((await stat(env.TAKT_LICENCE_DEV_KEY)).mode & 0o777).toBe(0o600);
    const bytes = await readFile(out);
    const read = readLicence(bytes, licenceKeys(env));
    expect(read).toMatchObject({ tenant: 'demo', edition: 'standard', modules: ['quality', 'yard'], maxUsers: 7 });
    expect(acceptLicence(read, { tenant: 'demo', now: new Date(), stored: null })).toBe(read);
    expect(codeOf(() => readLicence(bytes, licenceKeys({ ...env, NODE_ENV: 'production' })))).toBe('licence.key');

    expect(issue('issue', 'demo', '--out', join(folder, 'second')).status).toBe(0);
    const second = readLicence(await readFile(join(folder, 'second')), licenceKeys(env));
    expect(second).toMatchObject({ modules: ['*'], maxUsers: 50 });
    expect(second.nonce).not.toBe(read.nonce);
    expect(issue('issue').status).toBe(2);
    expect(issue('issue', 'demo', '--users', 'many').status).toBe(2);
  });
});
