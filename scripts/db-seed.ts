/** Fills the demo factory; run again, it replaces it. Prints the people and their password. */
import { randomBytes, randomUUID } from 'node:crypto';
import { modules } from '@takt/app-server/modules';
import { system } from '@takt/server';
import {
  Cells,
  configFrom,
  createTenant,
  databaseOf,
  dropTenant,
  ensureRoles,
  findTenant,
  inTenant,
  keysFrom,
  migrateCell,
  migrateDirectory,
  type Operator,
  Passwords,
  Registry,
} from '@takt/server/host';
import { buildDemo } from './demo/build.ts';
import { type As, tellDocuments } from './demo/documents.ts';
import { people } from './demo/story.ts';

const CODE = 'demo';
const config = configFrom(process.env);
await ensureRoles(config.adminUrl);
await migrateDirectory({ adminUrl: config.adminUrl, database: config.directory });
for (const cell of config.cells) await migrateCell({ adminUrl: config.adminUrl, database: databaseOf(cell) });

const operator: Operator = {
  adminUrl: config.adminUrl,
  directory: config.directory,
  cells: Object.fromEntries(config.cells.map((cell) => [cell.name, databaseOf(cell)])),
};
const present = await findTenant(operator, CODE).catch(() => null);
if (present) await dropTenant(operator, CODE);
const tenant = await createTenant(operator, {
  code: CODE,
  name: '宁波节拍汽车零部件有限公司',
  cell: config.cells[0]?.name ?? '',
});

// There is no default password: it is made here, or given by the environment, and shown once.
const password = process.env['TAKT_DEMO_PASSWORD'] ?? `Takt-${randomBytes(6).toString('base64url')}`;
const registry = new Registry(modules);
const cells = new Cells(config.directoryUrl, config.cells, (error) => console.error(error.message));
const asked = { tenant, lang: 'zh', writes: true, repeatable: false } as const;
const told = await inTenant(cells, { ...asked, actor: system, requestId: randomUUID() }, (ctx) =>
  buildDemo(ctx, registry, new Passwords(keysFrom(process.env)), password),
);
const as: As = (username, work) =>
  inTenant(cells, { ...asked, actor: { ...system, userId: told.user(username), username }, requestId: randomUUID() }, work);
await tellDocuments(as, registry, told);
await cells.close();
console.log(
  `demo factory ready: tenant ${CODE}, people ${people.map(({ username }) => username).join(', ')}, password ${password}`,
);
