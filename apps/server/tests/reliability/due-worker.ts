/** A worker process that does what is due in documents of the product; killed by the tests. */
import { type CellConfig, Cells, CellWorker, openRegistry } from '@takt/engine/host';
import { dueDelivery } from '@takt/content/host';
import { identity, modules } from '@takt/app-server/modules';

const config = JSON.parse(process.env['TEST_CELL'] ?? '{}') as CellConfig;
const cells = new Cells(process.env['TEST_DIRECTORY'] ?? '', [config], () => undefined);
const due = dueDelivery(openRegistry(modules), identity);
const worker = new CellWorker(cells.named(config.name), [due], { onError: () => undefined, pollSeconds: 0.5 });
await worker.start();
console.log('ready');
