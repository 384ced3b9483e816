import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { modules } from '@takt/app-server/modules';
import { system } from '@takt/engine';
import {
  asAdmin,
  type CellConfig,
  Cells,
  configFrom,
  ensureRoles,
  inTenant,
  migrateCell,
  migrateDirectory,
  onDatabase,
  openRegistry,
  save,
} from '@takt/engine/host';
import { createTenant } from '@takt/identity/host';

const { adminUrl } = configFrom(process.env);
export const registry = openRegistry(modules);

export interface Field {
  readonly name: string;
  readonly directory: string;
  readonly database: string;
  /** One signed-in person per tenant. */
  readonly tokens: readonly string[];
  readonly tenants: readonly number[];
}
export const atDatabase = (database: string): { adminUrl: string; database: string } => ({ adminUrl, database });
export const cellConfig = (database: string): CellConfig => ({
  name: 'c1',
  url: Object.assign(new URL(adminUrl), { pathname: `/${database}`, username: '', password: '' }).toString(),
  passwords: {},
  zone: 'Asia/Shanghai',
  poolSize: 10,
});

/** A database with `tenants` companies of `rows` parts each, and a session for one person of each. */
export async function makeField(name: string, tenants: number, rows: number): Promise<Field> {
  const directory = `takt_bench_${name}_dir`;
  const database = `takt_bench_${name}`;
  await ensureRoles(adminUrl);
  await dropField({ name, directory, database, tokens: [], tenants: [] });
  await migrateDirectory({ adminUrl, database: directory });
  await migrateCell({ adminUrl, database });
  const operator = { adminUrl, directory, cells: { c1: database } };
  const ids: number[] = [];
  for (let index = 0; index < tenants; index += 1)
    ids.push(await createTenant(operator, { code: `b${index}`, name: `公司 ${index}`, cell: 'c1' }));
  const tokens = await signInAll(directory, database, ids);
  await onDatabase({ adminUrl, database }, async (client) => {
    await client.query(
      `insert into app.base_part (tenant_id, id, part_no, name, name_en, spec, drawing_no, unit_id, part_type, created_by, created_at, updated_by, updated_at)
       select u.tenant_id, gen_random_uuid(), 'P' || lpad(i::text, 8, '0'), '零件 ' || i, 'Part ' || i, 'M' || i % 97, 'D-' || i, u.id, 'made', u.id, now(), u.id, now()
       from app.base_unit u cross join generate_series(1, $1::int) i`,
      [rows],
    );
    await client.query('vacuum analyze');
  });
  return { name, directory, database, tokens, tenants: ids };
}

/** Sign-in itself is not what is measured, so sessions are written directly. */
async function signInAll(directory: string, database: string, tenants: readonly number[]): Promise<string[]> {
  const cells = new Cells(
    Object.assign(new URL(adminUrl), { pathname: `/${directory}` }).toString(),
    [cellConfig(database)],
    (error) => console.error(error.message),
  );
  const tokens: string[] = [];
  for (const tenant of tenants) {
    const token = `${tenant.toString(36)}.${randomBytes(32).toString('base64url')}`;
    await inTenant(
      cells,
      { tenant, actor: system, lang: 'zh', requestId: randomUUID(), writes: true, repeatable: false },
      async (ctx) => {
        const put = (entity: string, row: Record<string, unknown>) =>
          save(ctx, registry, registry.entities.get(entity) as never, row);
        await put('base.unit', { code: 'PCS', name: '件' });
        const role = await put('system.role', {
          code: 'R',
          name: '计划员',
          permissions: [{ permission: 'base.part.read' }, { permission: 'sales.*' }, { permission: 'warehouse.*' }],
        });
        const user = await put('system.user', { username: 'u', realName: '用户', roles: [{ role: role.id }] });
        const family = randomUUID();
        await ctx.sql`insert into app.family (tenant_id, id, user_id, way, client, nonce, rotated_at, created_at, idle_until, ends_at, remembered, device, address, agent)
          values (${tenant}, ${family}, ${user.id}, 'password', 'bench', '', now(), now(), now() + interval '1 day', now() + interval '1 day', false, '', '', '')`;
        await ctx.sql`insert into app.session (tenant_id, token_hash, user_id, family_id, expires_at) values (${tenant}, ${createHash('sha256').update(token).digest()}, ${user.id}, ${family}, now() + interval '1 day')`;
      },
    );
    tokens.push(token);
  }
  await cells.close();
  return tokens;
}

export async function dropField(field: Field): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    await client.query(`drop database if exists ${field.database} with (force)`);
    await client.query(`drop database if exists ${field.directory} with (force)`);
  });
}
