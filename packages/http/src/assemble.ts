import type { KeyObject } from 'node:crypto';
import type { Redis } from 'ioredis';
import {
  type Cells,
  ChangeFeed,
  ConcurrencyGate,
  FairQueue,
  Hub,
  type Identity,
  type Keys,
  Limits,
  openRegistry,
  OperationLog,
  Presence,
  type SealKeeper,
  type ServerModule,
  type Site,
} from '@takt/engine/host';
import {
  Captchas,
  faceRights,
  Families,
  LicenceService,
  openRecogniser,
  administratorRights,
  operatorRights,
  Passes,
  Passwords,
  PreAuthStore,
  Sessions,
  type SigninServices,
  SsoKeys,
  TenantService,
  WorkChallenges,
} from '@takt/identity/host';
import {
  EXPORT_JOB,
  type Examiner,
  type FileStore,
  IMPORT_JOB,
  openExaminer,
  openPdfRenderer,
  type OutboundPolicy,
} from '@takt/content/host';
import { Downloads } from './downloads.ts';
import type { Host } from './host.ts';

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
  readonly importCap?: number;
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
  const registry = openRegistry(parts.modules);
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
    work: new WorkChallenges(preAuth, keys),
    settings: (ctx) => registry.settings(ctx),
    ssoKeys: new SsoKeys(parts.outbound),
    limits: parts.throttle ? new Limits(parts.redis) : null,
    alarm: (text) => parts.onError(new Error(`alarm: ${text}`)),
  };
  const licences = new LicenceService(parts.licenceKeys);
  const hub = new Hub(registry.entities);
  const feed = new ChangeFeed(parts.redis, hub);
  for (const cell of cells.all()) cell.onChanges(feed.note);
  const operations = new OperationLog({ cells, keeping: registry.operationLog, clock, onError: parts.onError });
  operations.start();
  const administrators = new Set([...registry.entities.values()].flatMap(administratorRights));
  const host: Host = {
    registry,
    cells,
    sessions: new Sessions({
      cells,
      identity,
      licences,
      clock,
      reserved: operatorRights(parts.modules),
      administrators,
      byFace: faceRights(parts.modules.map(({ defs }) => defs)),
      forSuppliers: (permission) => registry.forSuppliers(permission),
    }),
    passes: new Passes({
      cells,
      identity,
      licences,
      clock,
      reserved: operatorRights(parts.modules),
      administrators,
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
    downloads: new Downloads(),
    heavyWork: new FairQueue({ atOnce: 4, perCompany: 2, perUser: 1, waiting: 40, waitMs: 20_000 }),
    inbox: parts.inbox,
    jobKinds: new Map([...registry.longJobs.map(({ kind }) => kind), EXPORT_JOB, IMPORT_JOB].map((kind) => [kind.id, kind])),
    ...(parts.exportCap !== undefined && { exportCap: parts.exportCap }),
    ...(parts.importCap !== undefined && { importCap: parts.importCap }),
  };
  const close = async (): Promise<void> => {
    feed.close();
    await operations.stop();
    await recogniser.close();
    await pdf.close();
    examiner.close();
    await preAuth.close();
    await cells.close();
  };
  return { host, close };
}
