import { identity } from '@takt/app-server/modules';
import type { ServerModule } from '@takt/server';
import { buildHttp, Cells, diskStore, Registry, Sessions } from '@takt/server/host';

/** Every call the product answers. Building the server opens no connection, so this needs no database. */
export async function routeList(
  modules: readonly ServerModule[],
): Promise<readonly { readonly method: string; readonly path: string }[]> {
  const registry = new Registry(modules);
  const cells = new Cells('postgres://nowhere/none', [], () => undefined);
  const host = { registry, cells, sessions: new Sessions(cells, identity), files: diskStore('.data/files') };
  const { app, routes } = await buildHttp(host, { log: false, throttle: false, redis: null, trustProxy: false });
  await app.close();
  await cells.close();
  return routes;
}
