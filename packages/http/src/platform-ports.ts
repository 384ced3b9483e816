import { LICENCES, SESSION_CACHE, TENANTS } from '@takt/identity/host';
import { AUDIT, changesPage, Ports, PRESENCE, provide, sealState, verifySeals } from '@takt/engine/host';
import { LIBRARY, removeStored, storedFiles } from '@takt/content/host';
import type { Host } from './host.ts';

/** What this process offers to the answers of modules. */
export const platformPorts = ({ registry, seals, sessions, presence, licences, tenants }: Host): Ports =>
  new Ports([
    provide(AUDIT, {
      changes: (ctx, request, before) => changesPage(ctx, registry, request, before),
      seals: sealState,
      verify: (ctx, from) => verifySeals(ctx, seals, from),
    }),
    provide(LIBRARY, {
      files: (ctx, request) => storedFiles(ctx, registry, request),
      remove: (ctx, id) => removeStored(ctx, registry, id),
    }),
    provide(SESSION_CACHE, sessions),
    provide(PRESENCE, presence),
    provide(LICENCES, licences),
    provide(TENANTS, tenants),
  ]);
