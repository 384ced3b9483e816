import type { KeyObject } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Identity } from '@takt/engine/host';
import { Passes } from '@takt/identity/host';
import { Passwords } from '@takt/identity/host';
import { faceRights } from '@takt/identity/host';
import { operatorRights } from '@takt/identity/host';
import { Sessions } from '@takt/identity/host';
import { OperationLog } from '@takt/engine/host';
import type { SealKeeper } from '@takt/engine/host';
import type { Cells } from '@takt/engine/host';
import { openRecogniser } from '@takt/identity/host';
import { type Examiner, openExaminer } from '@takt/content/host';
import type { FileStore } from '@takt/content/host';
import type { Host } from './host.ts';
import type { Keys } from '@takt/engine/host';
import { LicenceService } from '@takt/identity/host';
import { Limits } from '@takt/engine/host';
import { Hub } from '@takt/engine/host';
import { Presence } from '@takt/engine/host';
import type { OutboundPolicy } from '@takt/content/host';
import { openPdfRenderer } from '@takt/content/host';
import { openRegistry, type ServerModule } from '@takt/engine/host';
import { Captchas } from '@takt/identity/host';
import type { SigninServices } from '@takt/identity/host';
import { Families } from '@takt/identity/host';
import { PreAuthStore } from '@takt/identity/host';
import { SsoKeys } from '@takt/identity/host';
import type { Site } from '@takt/engine/host';
import { TenantService } from '@takt/identity/host';
import { ConcurrencyGate } from '@takt/engine/host';

export interface HostParts {
  readonly modules: readonly ServerModule[];
  readonly identity: Identity;
  readonly cells: Cells;
  readonly directoryUrl: string;
  readonly keys: Keys;
  readonly licenceKeys: () => Readonly<Record<string, KeyObject>>;
  readonly site: Site;
  readonly files: FileStore;
  /** What opens files people brought; made here when absent. */
  readonly examiner?: Examiner;
  readonly seals: SealKeeper;
  readonly redis: Redis | null;
  /** Limits by address; off only where a test signs many people in from one. */
  readonly throttle: boolean;
  /** A development machine: text messages and pictures can be read in the browser. */
  readonly inbox: boolean;
  readonly outbound: OutboundPolicy;
  readonly clock: () => Date;
  readonly exportCap?: number;
  readonly onError: (error: Error) => void;
}

/** Everything an HTTP process works with, put together in one place for the product, its tests and its scripts. */
export function openHost(parts: HostParts): { readonly host: Host; readonly close: () => Promise<void> } {
  const { cells, identity, keys, clock } = parts;
  const preAuth = new PreAuthStore(parts.directoryUrl, parts.onError);
  const show = parts.inbox ? (client: string, text: string) => preAuth.putMessage(`i-client ${client}`, text) : null;
  const recogniser = openRecogniser();
  const pdf = openPdfRenderer();
  const examiner = parts.examiner ?? openExaminer();
  const services: SigninServices = {
    cells,
    identity,
    keys,
    clock,
    preAuth,
    recogniser,
    passwords: new Passwords(keys),
    passwordGate: new ConcurrencyGate(16, 128),
    families: new Families(keys),
    captchas: new Captchas(preAuth, keys, show),
    ssoKeys: new SsoKeys(parts.outbound),
    limits: parts.throttle ? new Limits(parts.redis) : null,
    alarm: (text) => parts.onError(new Error(`alarm: ${text}`)),
  };
  const hub = new Hub();
  const licences = new LicenceService(parts.licenceKeys);
  const registry = openRegistry(parts.modules);
  const operations = new OperationLog({ cells, keeping: registry.operationLog, clock, onError: parts.onError });
  operations.start();
  const host: Host = {
    registry,
    cells,
    sessions: new Sessions({
      cells,
      identity,
      licences,
      clock,
      reserved: operatorRights(parts.modules),
      byFace: faceRights(parts.modules.map(({ defs }) => defs)),
      forSuppliers: (permission) => registry.forSuppliers(permission),
    }),
    passes: new Passes({
      cells,
      identity,
      licences,
      clock,
      reserved: operatorRights(parts.modules),
      forSuppliers: (permission) => registry.forSuppliers(permission),
      rightOf: (id) => {
        const call = registry.answers.get(id)?.call;
        return call ? (call.needs ?? call.id) : null;
      },
    }),
    tenants: new TenantService({ cells, clock, passwords: services.passwords }),
    signin: services,
    licences,
    site: parts.site,
    hub,
    presence: new Presence(hub, parts.redis),
    files: parts.files,
    examiner,
    pdf,
    seals: parts.seals,
    operations,
    inbox: parts.inbox,
    ...(parts.exportCap !== undefined && { exportCap: parts.exportCap }),
  };
  const close = async (): Promise<void> => {
    await operations.stop();
    await recogniser.close();
    await pdf.close();
    examiner.close();
    await preAuth.close();
    await cells.close();
  };
  return { host, close };
}
