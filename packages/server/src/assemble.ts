import type { KeyObject } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Identity } from './access/identity.ts';
import { Passes } from './access/passes.ts';
import { Passwords } from './access/passwords.ts';
import { faceRights } from './access/face-rights.ts';
import { operatorRights } from './access/rights-catalogue.ts';
import { Sessions } from './access/sessions.ts';
import { OperationLog } from './audit/operation-log.ts';
import type { SealKeeper } from './audit/seal-keeper.ts';
import type { Cells } from './db/cells.ts';
import { openRecogniser } from './face/recogniser.ts';
import { type Examiner, openExaminer } from './files/examiner.ts';
import type { FileStore } from './files/store.ts';
import type { Host } from './http/host.ts';
import type { Keys } from './keys.ts';
import { LicenceService } from './licence/licence-service.ts';
import { Limits } from './limits.ts';
import { Hub } from './live/hub.ts';
import { Presence } from './live/presence.ts';
import type { OutboundPolicy } from './messages/safe-fetch.ts';
import { openPdfRenderer } from './pdf/pdf-renderer.ts';
import { Registry, type ServerModule } from './registry.ts';
import { Captchas } from './signin/captcha.ts';
import type { SigninServices } from './signin/signin-services.ts';
import { Families } from './signin/families.ts';
import { PreAuthStore } from './db/pre-auth-store.ts';
import { SsoKeys } from './signin/sso-key-cache.ts';
import type { Site } from './site.ts';
import { TenantService } from './tenancy/tenant-service.ts';
import { ConcurrencyGate } from './concurrency-gate.ts';

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
  const registry = new Registry(parts.modules);
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
