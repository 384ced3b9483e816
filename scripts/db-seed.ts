/**
 * Fills the demo factory and the small company beside it; run again, it replaces both. `--anew` makes the databases again as well, as a
 * changed schema wants it. `--scale N` makes N times as many masters, for measurements. Prints the people and their password.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { modules } from '@takt/app-server/modules';
import { type Ctx, system } from '@takt/engine';
import { brokenInvariants, Cells, configFrom, databaseOf, inTenant, keysFrom, onDatabase, openRegistry } from '@takt/engine/host';
import { diskStore } from '@takt/content/host';
import {
  createTenant,
  dropTenant,
  findTenant,
  type NewTenant,
  type Operator,
  Passwords,
  setOperator,
  sweepTenants,
} from '@takt/identity/host';
import { buildDemo } from './demo/build.ts';
import { seedDocuments } from './demo/documents.ts';
import { runTimeline } from './demo/timeline.ts';
import { type As, handsOf } from './demo/hands.ts';
import { workers } from './demo/jobs-story.ts';
import { growDemo } from './demo/scale.ts';
import { buildSecond, second } from './demo/second.ts';
import { settle } from './demo/settle.ts';
import { people } from './demo/story.ts';
import { StoryClock } from './demo/story-clock.ts';
import { seedSupply } from './demo/supply.ts';
import { weekOf } from './demo/week.ts';
import { migrateAll } from './migrate-all.ts';
import { newPassword } from './new-password.ts';

const FACTORY = { code: 'demo', name: '宁波节拍汽车零部件有限公司', nameEn: 'Takt Ningbo Auto Parts Co., Ltd.' } as const;
const { values: options } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, anew: { type: 'boolean', default: false } },
});
const scale = Number(options.scale);
if (!Number.isInteger(scale) || scale < 1 || scale > 1000) throw new Error('--scale takes a whole number from 1 to 1000');

const began = performance.now();
const config = configFrom(process.env);
await migrateAll(config, options.anew);
const operator: Operator = {
  adminUrl: config.adminUrl,
  directory: config.directory,
  cells: Object.fromEntries(config.cells.map((cell) => [cell.name, databaseOf(cell)])),
};
const files = diskStore(config.filesRoot);
await sweepTenants(operator, files);

// There is no default password: it is made here, or given by the environment, and shown once.
const password = process.env['TAKT_DEMO_PASSWORD'] ?? newPassword();
const passwords = new Passwords(keysFrom(process.env));
const registry = openRegistry(modules);
const cells = new Cells(config.directoryUrl, config.cells, (error) => console.error(error.message));

const clock = new StoryClock();

/** A company from nothing, and the way to do something in it. */
async function anew(company: Pick<NewTenant, 'code' | 'name' | 'nameEn'>) {
  if (await findTenant(operator, company.code).catch(() => null)) await dropTenant(operator, files, company.code);
  const tenant = await createTenant(operator, { ...company, cell: config.cells[0]?.name ?? '', demo: true });
  return <T>(actor: Ctx['actor'], work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    inTenant(
      cells,
      { tenant, lang: 'zh', writes: true, repeatable: false, actor, requestId: randomUUID(), clock: clock.now },
      work,
    );
}

const inFactory = await anew(FACTORY);
const rows = await inFactory(system, (ctx) => buildDemo(ctx, registry, passwords, password));
const as: As = (username, work) => inFactory({ ...system, userId: rows.user(username), username }, work);
const [cell] = config.cells;
if (!cell) throw new Error('no cell is configured');
const services = { registry, database: { adminUrl: config.adminUrl, database: databaseOf(cell) } };
const hands = handsOf({
  as,
  registry,
  clock,
  vendor: rows.vendor,
  settle: () => settle({ ...services, asSystem: (work) => inFactory(system, work) }),
});
await runTimeline(hands, weekOf(hands, rows));
await seedDocuments(hands, rows);
await seedSupply(hands, rows);
await hands.settle();
hands.toPresent();
if (scale > 1) await inFactory(system, (ctx) => growDemo(ctx, scale));
// On a development machine the demo factory also operates the product, so that its pages can be seen.
await setOperator(operator, FACTORY.code, true);

const inSecond = await anew(second);
await inSecond(system, (ctx) => buildSecond(ctx, registry, passwords, password));
// A demo that contradicts itself is worse than none.
const broken = await onDatabase(services.database, (client) =>
  brokenInvariants(
    async (sql) => (await client.query(sql)).rows,
    registry.invariants.filter(({ when }) => when !== 'running'),
  ),
);
if (broken.length > 0) throw new Error(`invariants do not hold: ${JSON.stringify(broken, null, 1)}`);
await cells.close();

const names = [...people, ...workers].map(({ username }) => username).join(', ');
console.log(`ready in ${Math.round((performance.now() - began) / 100) / 10} s; the password of everybody: ${password}`);
console.log(`company ${FACTORY.code}: ${names}`);
console.log(`company ${second.code}: admin`);
