/** Operator command: `npm run licence -- issue TENANT [--edition standard] [--modules a,b] [--users 50] [--days 365] [--out FILE]`. */
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { DEVELOPMENT_KEY, developmentKeyFile, EVERY_MODULE, issueLicence } from '@takt/identity/host';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    edition: { type: 'string', default: 'standard' },
    modules: { type: 'string', default: EVERY_MODULE },
    users: { type: 'string', default: '50' },
    days: { type: 'string', default: '365' },
    out: { type: 'string' },
  },
});
const [command, tenant = ''] = positionals;
if (command !== 'issue' || tenant === '' || !/^\d{1,6}$/.test(values.users) || !/^\d{1,5}$/.test(values.days)) {
  console.error(
    'use: npm run licence -- issue TENANT [--edition standard] [--modules a,b] [--users 50] [--days 365] [--out FILE]',
  );
  process.exit(2);
}

/** The developer's signing key, made on first use. The product trusts it outside production only. */
function signingKey(file: string): KeyObject {
  mkdirSync(dirname(file), { recursive: true });
  try {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'EEXIST') throw error;
  }
  return createPrivateKey(readFileSync(file));
}

const now = new Date();
const licence = {
  tenant,
  edition: values.edition,
  modules: values.modules.split(',').filter((name) => name !== ''),
  maxUsers: Number(values.users),
  notBefore: now.toISOString(),
  notAfter: new Date(now.getTime() + Number(values.days) * 86_400_000).toISOString(),
  nonce: randomBytes(16).toString('hex'),
  issuedAt: now.toISOString(),
};
const out = values.out ?? `.data/${tenant}.licence`;
writeFileSync(out, issueLicence(signingKey(developmentKeyFile(process.env)), DEVELOPMENT_KEY, licence));
console.log(`${out}: ${licence.edition} for ${tenant}, ${licence.maxUsers} users, until ${licence.notAfter.slice(0, 10)}`);
