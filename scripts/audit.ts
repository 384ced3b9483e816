/** Operator command: `npm run audit -- verify [CODE]` compares the history of one company, or of all, with its seals. */
import { randomUUID } from 'node:crypto';
import { system } from '@takt/engine';
import { asAdmin, Cells, configFrom, diskSeals, inTenant, verifyAll, verifySeals } from '@takt/engine/host';

const config = configFrom(process.env);
const [command, code] = process.argv.slice(2);
if (command !== 'verify') {
  console.error('use: npm run audit -- verify [CODE]');
  process.exit(2);
}
const cells = new Cells(config.directoryUrl, config.cells, (error) => console.error(error.message));
const keeper = diskSeals(config.sealsRoot);
const tenants = await asAdmin(config.directoryUrl, async (client) => {
  const { rows } = await client.query<{ id: number; code: string }>(
    'select tenant_id as id, code from directory_tenant where $1::text is null or code = $1 order by tenant_id',
    [code ?? null],
  );
  return rows;
});
if (tenants.length === 0) {
  console.error(code ? `unknown tenant ${code}` : 'there are no tenants');
  process.exitCode = 2;
}
for (const tenant of tenants) {
  const asked = {
    actor: system,
    lang: 'zh',
    requestId: randomUUID(),
    writes: false,
    repeatable: true,
    tenant: tenant.id,
  } as const;
  const { findings, rows } = await verifyAll((from) => inTenant(cells, asked, (ctx) => verifySeals(ctx, keeper, from)));
  for (const { text } of findings) console.log(`${tenant.code}: ${text[0]} / ${text[1]}`);
  console.log(`${tenant.code}: ${rows} sealed rows, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}
await cells.close();
