/** A worker process with one subscription that leaves a countable effect; killed by the tests. */
import { on } from '@takt/engine';
import { type CellConfig, Cells, CellWorker } from '@takt/engine/host';

const config = JSON.parse(process.env['TEST_CELL'] ?? '{}') as CellConfig;
const cells = new Cells(process.env['TEST_DIRECTORY'] ?? '', [config], () => undefined);
const count = on('test.count', 'count', async (ctx, { n, key }) => {
  await ctx.sql`insert into app.message (tenant_id, id, user_id, title_zh, title_en, link, at)
    values (${ctx.tenant}, gen_random_uuid(), gen_random_uuid(), ${String(n)}, ${String(n)}, ${String(key ?? '')}, clock_timestamp())`;
});
const worker = new CellWorker(cells.named(config.name), [count], { onError: () => undefined, pollSeconds: 0.5 });
await worker.start();
console.log('ready');
