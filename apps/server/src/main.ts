/** The HTTP process. */
import { Cells, configFrom, diskSeals, keysFrom, listen, connectRedis, openRedis, Site } from '@takt/engine/host';
import { diskStore, outboundFrom, smsConfigFrom } from '@takt/content/host';
import { licenceKeys } from '@takt/identity/host';
import { buildHttp, onSignals, openHost, stopGracefully } from '@takt/http';
import { identity, modules } from './modules.ts';

const config = configFrom(process.env);
const drainMs = Number(process.env['TAKT_DRAIN_MS'] ?? 5000);
const report = (error: Error): void => console.error(JSON.stringify({ level: 'error', msg: error.message }));
const redis = openRedis(config, report, 'later');
const { host, close } = openHost({
  modules,
  identity,
  cells: new Cells(config.directoryUrl, config.cells, report),
  directoryUrl: config.directoryUrl,
  keys: keysFrom(process.env),
  licenceKeys: () => licenceKeys(process.env),
  site: Site.from(process.env),
  files: diskStore(config.filesRoot),
  seals: diskSeals(config.sealsRoot),
  redis,
  throttle: process.env['TAKT_THROTTLE'] !== 'off',
  inbox: smsConfigFrom(process.env).kind === 'inbox',
  outbound: outboundFrom(process.env),
  clock: () => new Date(),
  onError: report,
});
// A connection that listens can do nothing else, so it is one of its own.
const listener = openRedis(config, report, 'later');
const { app, health } = await buildHttp(host, {
  log: process.env['TAKT_LOG'] !== 'off',
  trustProxy: config.trustProxy,
  ...(process.env['TAKT_BEAT_MS'] && { beatMs: Number(process.env['TAKT_BEAT_MS']) }),
});

// Putting the product together takes longer than a connection may: it would be given up before anybody could answer it.
connectRedis(redis, report);
connectRedis(listener, report);
listen(listener, host);
await app.listen({ port: config.port, host: config.host });
const tidying = setInterval(() => void host.signin.preAuth.tidy(new Date()).catch(report), 60_000);
onSignals(() =>
  stopGracefully({
    app,
    health,
    drainMs,
    close: async () => {
      clearInterval(tidying);
      redis.disconnect();
      listener.disconnect();
      await close();
    },
  }),
);
