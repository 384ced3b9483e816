/** A worker process that looks after the series of the product; killed by the tests. */
import { type CellConfig, Cells, openRegistry, SeriesMaintenance } from '@takt/engine/host';
import { modules } from '@takt/app-server/modules';

const config = JSON.parse(process.env['TEST_CELL'] ?? '{}') as CellConfig;
const cells = new Cells(process.env['TEST_DIRECTORY'] ?? '', [config], () => undefined);
const maintenance = new SeriesMaintenance({
  cells,
  cell: cells.named(config.name),
  registry: openRegistry(modules),
  onError: () => undefined,
});
maintenance.start();
console.log('ready');
