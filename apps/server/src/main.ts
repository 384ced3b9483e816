/** The HTTP process. */
import {
  buildHttp,
  Cells,
  configFrom,
  diskStore,
  onSignals,
  openRedis,
  Registry,
  Sessions,
  stopGracefully,
} from '@takt/server/host';
import { identity, modules } from './modules.ts';

const config = configFrom(process.env);
const drainMs = Number(process.env['TAKT_DRAIN_MS'] ?? 5000);
const report = (error: Error): void => console.error(JSON.stringify({ level: 'error', msg: error.message }));
const registry = new Registry(modules);
const cells = new Cells(config.directoryUrl, config.cells, report);
const redis = openRedis(config.redisUrl, report);
const sessions = new Sessions(cells, identity);
const host = { registry, cells, sessions, files: diskStore(config.filesRoot) };
const { app, health } = await buildHttp(host, {
  log: process.env['TAKT_LOG'] !== 'off',
  throttle: process.env['TAKT_THROTTLE'] !== 'off',
  redis,
  trustProxy: config.trustProxy,
});

await app.listen({ port: config.port, host: config.host });
onSignals(() =>
  stopGracefully({
    app,
    health,
    drainMs,
    close: async () => {
      redis.disconnect();
      await cells.close();
    },
  }),
);
