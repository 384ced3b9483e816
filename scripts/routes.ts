import { identity } from '@takt/app-server/modules';
import type { ServerModule } from '@takt/engine';
import { Cells, diskSeals, Keys, Site } from '@takt/engine/host';
import { diskStore } from '@takt/content/host';
import { buildHttp, openHost } from '@takt/http';

const NOWHERE = 'postgres://nowhere/none';

/** Every call the product answers. Building the server opens no connection, so this needs no database. */
export async function routeList(
  modules: readonly ServerModule[],
): Promise<readonly { readonly method: string; readonly path: string }[]> {
  const { host, close } = openHost({
    modules,
    identity,
    cells: new Cells(NOWHERE, [], () => undefined),
    directoryUrl: NOWHERE,
    keys: Keys.random(),
    licenceKeys: () => ({}),
    site: new Site(),
    files: diskStore('.data/files'),
    seals: diskSeals('.data/files/seals'),
    redis: null,
    throttle: false,
    inbox: false,
    outbound: {},
    clock: () => new Date(),
    onError: () => undefined,
  });
  const { app, routes } = await buildHttp(host, { log: false, trustProxy: false });
  await app.close();
  await close();
  return routes;
}
