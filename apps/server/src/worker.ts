/** The background process: outbox, queues and timers of every cell. */
import {
  backgroundExport,
  Cells,
  CellWorker,
  configFrom,
  diskStore,
  keysFrom,
  liveDelivery,
  Lobby,
  onSignals,
  openRedis,
  Registry,
  smsConfigFrom,
  smsDelivery,
  smsDriver,
  stopGracefully,
} from '@takt/server/host';
import { identity, modules } from './modules.ts';

const config = configFrom(process.env);
const report = (error: Error): void => console.error(JSON.stringify({ level: 'error', msg: error.message }));
const registry = new Registry(modules);
const cells = new Cells(config.directoryUrl, config.cells, report);
const lobby = new Lobby(config.directoryUrl, report);
const driver = smsDriver(smsConfigFrom(process.env), lobby);
const redis = openRedis(config, report);
const subscriptions = [
  ...registry.subscriptions,
  backgroundExport({ registry, files: diskStore(config.filesRoot), identity, cells, onError: report }),
  smsDelivery(keysFrom(process.env), driver),
  liveDelivery(redis),
];
const workers = cells.all().map((cell) => new CellWorker(cell, subscriptions, { onError: report }));

for (const worker of workers) await worker.start();
console.log(JSON.stringify({ level: 'info', msg: 'worker ready', cells: config.cells.map((cell) => cell.name) }));
onSignals(() =>
  stopGracefully({
    drainMs: 0,
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      redis.disconnect();
      await lobby.close();
      await cells.close();
    },
  }),
);
