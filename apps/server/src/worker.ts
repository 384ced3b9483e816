/** The background process: outbox, queues, timers, long jobs, seals and series of every cell. */
import {
  Cells,
  CellWorker,
  ChangeFeed,
  configFrom,
  diskSeals,
  keysFrom,
  invariantTimer,
  invariantWatch,
  leftClaims,
  leftClaimsTimer,
  retention,
  retentionTimer,
  openRedis,
  openRegistry,
  Sealer,
  SeriesMaintenance,
} from '@takt/engine/host';
import {
  diskStore,
  dueDelivery,
  releaseDelivery,
  exportJob,
  fileRemoval,
  importJob,
  liveDelivery,
  noticeDelivery,
  openExaminer,
  smsConfigFrom,
  smsDelivery,
  smsDriver,
} from '@takt/content/host';
import { addressFrom, letterDelivery, PreAuthStore } from '@takt/identity/host';
import { onSignals, stopGracefully } from '@takt/http';
import { identity, modules } from './modules.ts';

const config = configFrom(process.env);
const report = (error: Error): void => console.error(JSON.stringify({ level: 'error', msg: error.message }));
const registry = openRegistry(modules);
const cells = new Cells(config.directoryUrl, config.cells, report);
const preAuth = new PreAuthStore(config.directoryUrl, report);
const texting = smsConfigFrom(process.env);
const driver = smsDriver(texting, preAuth);
const mailing = smsConfigFrom(process.env, 'TAKT_MAIL');
// Without a way to send them, letters are left unwritten: what they ask for waits in the message centre all the same.
const mail = mailing.kind === 'off' ? null : smsDriver(mailing, preAuth, 'TAKT_MAIL');
const letters = mail ? [letterDelivery(mail, identity, addressFrom(process.env))] : [];
const redis = openRedis(config, report);
const files = diskStore(config.filesRoot);
const subscriptions = [
  ...registry.subscriptions,
  smsDelivery(keysFrom(process.env), driver),
  noticeDelivery(keysFrom(process.env), { sms: texting.kind === 'off' ? null : driver, mail }),
  ...letters,
  liveDelivery(redis),
  dueDelivery(registry, identity),
  ...releaseDelivery(registry, identity),
  fileRemoval(files),
  leftClaims(registry),
  retention(registry),
  invariantWatch(registry),
];
const feed = new ChangeFeed(redis, null);
for (const cell of cells.all()) cell.onChanges(feed.note);
const timers = [...registry.timers, leftClaimsTimer, retentionTimer, invariantTimer];
const examiner = openExaminer();
const jobs = [...registry.longJobs, exportJob({ registry, files }), importJob({ registry, files, examiner })];
const longJobs = { cells, identity, jobs };
const workers = cells.all().map((cell) => new CellWorker(cell, subscriptions, { onError: report, timers, longJobs }));
const sealers = cells.all().map((cell) => new Sealer(cell, diskSeals(config.sealsRoot), { onError: report }));
const maintenance = cells.all().map((cell) => new SeriesMaintenance({ cells, cell, registry, onError: report }));

for (const worker of workers) await worker.start();
for (const one of [...sealers, ...maintenance]) one.start();
console.log(JSON.stringify({ level: 'info', msg: 'worker ready', cells: config.cells.map((cell) => cell.name) }));
onSignals(() =>
  stopGracefully({
    drainMs: 0,
    close: async () => {
      await Promise.all([...workers, ...sealers, ...maintenance].map((one) => one.stop()));
      examiner.close();
      redis.disconnect();
      await preAuth.close();
      await cells.close();
    },
  }),
);
