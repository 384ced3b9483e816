import { SESSION_CACHE } from '../access/session-cache-port.ts';
import { Ports, provide } from '../actions/port.ts';
import { AUDIT } from '../audit/audit-port.ts';
import { changesPage } from '../audit/changes.ts';
import { sealState, verifySeals } from '../audit/verify.ts';
import { LIBRARY } from '../files/library-port.ts';
import { removeStored, storedFiles } from '../files/library.ts';
import { LICENCES } from '../licence/licences-port.ts';
import { PRESENCE } from '../live/presence-port.ts';
import { TENANTS } from '../tenancy/tenants-port.ts';
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
