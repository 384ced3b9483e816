/** What browser tests need beside the browser: users, licences, a single sign-on provider, SQL, and the developer's inbox. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { modules } from '@takt/app-server/modules';
import { system } from '@takt/engine';
import { Cells, configFrom, databaseOf, inTenant, Keys, onDatabase, openRegistry, save } from '@takt/engine/host';
import { Passwords, setPassword } from '@takt/identity/host';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import type { NewUser, Support } from '../../e2e/journey-context.ts';
import { newPassword } from '../new-password.ts';

type Variables = Readonly<Record<string, string | undefined>>;
const PROVIDER = { code: 'corp', audience: 'takt' } as const;

/** Opens it for one tenant; `close` ends the provider and the connections. */
export async function openSupport(
  env: Variables,
  tenantCode: string,
  ssoPort: number,
): Promise<Support & { readonly close: () => Promise<void> }> {
  const config = configFrom(env);
  const registry = openRegistry(modules);
  const cells = new Cells(config.directoryUrl, config.cells, () => undefined);
  const passwords = new Passwords(new Keys(env['TAKT_KEYS'] ?? ''));
  const tenant = (await cells.directory.byCode(tenantCode))?.id ?? 0;
  const asked = { tenant, actor: system, lang: 'zh', requestId: 'e2e', writes: true, repeatable: false } as const;
  const put = (entity: string, row: Readonly<Record<string, unknown>>) =>
    inTenant(cells, asked, (ctx) => save(ctx, registry, registry.entities.get(entity) as never, row));
  const issuer = `http://127.0.0.1:${ssoPort}`;
  const sso = await openProvider(issuer, ssoPort);
  await put('system.ssoProvider', { ...PROVIDER, name: '集团门户', nameEn: 'Group portal', issuer, jwksUrl: `${issuer}/jwks` });

  const newUser = async (password = newPassword()): Promise<NewUser> => {
    const username = `u${randomBytes(4).toString('hex')}`;
    const mobile = `139${String(randomInt(10 ** 8)).padStart(8, '0')}`;
    await inTenant(cells, asked, async (ctx) => {
      const [role] = await ctx.sql<{ id: string }>`select id from system_role where code = 'ADMIN'`;
      const row = { username, realName: '林晓', realNameEn: 'Lin Xiao', telephone: mobile, roles: [{ role: role?.id }] };
      const user = await save(ctx, registry, registry.entities.get('system.user') as never, row);
      await setPassword(ctx, passwords, { userId: user.id, username, vendorId: null, password });
    });
    return { user: username, password, mobile };
  };

  const lastMessage = async (recipient: string): Promise<string> => {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      const rows = await directory<{ body: string }>(
        'select body from preauth_inbox where recipient = $1 order by id desc limit 1',
        [recipient],
      );
      if (rows[0]) return rows[0].body;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error(`no message for ${recipient}`);
  };
  const directory = <T>(text: string, values: readonly unknown[]): Promise<T[]> =>
    onDatabase(
      { adminUrl: config.adminUrl, database: config.directory },
      async (client) => (await client.query(text, [...values])).rows as T[],
    );

  const runSql: Support['runSql'] = async (text, values) => {
    const [cell] = config.cells;
    if (!cell) throw new Error('there is no cell');
    await onDatabase({ adminUrl: config.adminUrl, database: databaseOf(cell) }, (client) => client.query(text, [...values]));
  };

  const licences = new Map<string, string>();
  const licence: Support['licence'] = async (code, altered) => {
    const text = licences.get(code) ?? issueLicence(code, env);
    licences.set(code, text);
    const bytes = Buffer.from(altered ? text.replace('"maxUsers":500', '"maxUsers":999') : text);
    return { name: `${code}.licence`, bytes };
  };

  const ssoToken: Support['ssoToken'] = async (username) => {
    sso.names.current = username;
    const answer = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('portal:portal-secret').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', resource: 'urn:takt:app', scope: 'signin' }),
    });
    const { access_token: token } = (await answer.json()) as { readonly access_token: string };
    return { provider: `${tenantCode}.${PROVIDER.code}`, appCode: PROVIDER.audience, token };
  };

  const close = async (): Promise<void> => {
    sso.server.close();
    await cells.close();
  };
  return { newUser, lastMessage, runSql, licence, ssoToken, close };
}

/** A licence signed with the developer's own key, for more users than the tests make. */
function issueLicence(code: string, env: Variables): string {
  const out = join(env['TAKT_FILES'] ?? '.', `${randomUUID()}.licence`);
  const args = ['scripts/licence.ts', 'issue', code, '--users', '500', '--out', out];
  execFileSync(process.execPath, args, { env: { ...process.env, ...env } });
  return readFileSync(out, 'utf8');
}

/** A real OpenID provider; its tokens carry the user name in `names.current`. */
async function openProvider(issuer: string, port: number): Promise<{ server: Server; names: { current: string } }> {
  const names = { current: '' };
  const signing = await generateKeyPair('RS256', { extractable: true });
  const resource = {
    audience: PROVIDER.audience,
    scope: 'signin',
    accessTokenTTL: 120,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'RS256' } },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'portal',
        client_secret: 'portal-secret',
        grant_types: ['client_credentials'],
        redirect_uris: [],
        response_types: [],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(signing.privateKey)), use: 'sig', alg: 'RS256' }] },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: { enabled: true, getResourceServerInfo: async () => resource },
    },
    ttl: { ClientCredentials: 120 },
    extraTokenClaims: async () => ({ preferred_username: names.current }),
  });
  const answer = provider.callback();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { server, names };
}
