import { SESSION_CACHE } from '@takt/identity/host';
import { Ports, provide } from '@takt/engine/host';
import { AUDIT } from '@takt/engine/host';
import { changesPage } from '@takt/engine/host';
import { sealState, verifySeals } from '@takt/engine/host';
import { LIBRARY } from '@takt/content/host';
import { removeStored, storedFiles } from '@takt/content/host';
import { LICENCES } from '@takt/identity/host';
import { PRESENCE } from '@takt/engine/host';
import { TENANTS } from '@takt/identity/host';
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
