import type { Actor, Dimension, Id, Lang } from '@takt/model';
import type { Sql } from './db/sql.ts';
import type { Change } from './live/change.ts';

/** Who acts, with the rows they may see. A dimension that is absent is not limited. */
export interface Person extends Actor {
  readonly username: string;
  /** One of a supplier's people, also where the transaction is about their own account and not about their rows. */
  readonly supplier: boolean;
  /** What the roles give, whatever licence and way in leave of it for now: only this may be passed on. */
  readonly holds: (permission: string) => boolean;
  /** Whether they may leave work behind that is done later with all their rights: not a face at a shared screen, not a program. */
  readonly mayLeaveWork: boolean;
  readonly scopes: Scopes;
  /** The same as an administrator gave it, before what follows from it: only this may be passed on. */
  readonly given: Scopes;
}
type Scopes = Readonly<Partial<Record<Dimension, readonly Id[]>>>;

export interface OutboxEvent {
  readonly topic: string;
  /** Events of one key keep their order. */
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface NewHistoryEntry {
  readonly entity: string;
  readonly rowId: string;
  readonly action: string;
  readonly fromStatus: string | null;
  readonly toStatus: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
  readonly vendorId: string | null;
}

/** The answer a repetition of the same request will get. */
export interface StoredAnswer {
  readonly key: string;
  readonly bodyHash: Buffer;
  readonly answer: string;
}

/** A sequence and the period in which it is counted. */
export interface Counter {
  readonly rule: string;
  readonly period: string;
}

/** Everything a service may touch. `sql` is already inside the tenant's transaction; nothing here is optional. */
export interface Ctx {
  readonly tenant: number;
  readonly actor: Person;
  readonly now: Date;
  /** The company's zone. */
  readonly zone: string;
  /** `now` as the wire writes it, in the company's zone. */
  readonly clock: string;
  readonly lang: Lang;
  readonly requestId: string;
  /** Changes with every change of the company's rights and settings; null where no session vouches for it. */
  readonly epoch: string | null;
  readonly sql: Sql;
  /** Tells others after the commit, through the outbox; lost with the transaction when it fails. */
  emit(topic: string, key: string, payload: Readonly<Record<string, unknown>>): void;
  /** Tells open screens after the commit that what they show may be another by now; nobody relies on it. */
  changed(change: Change): void;
  /** Adds to a row's history; written with the transaction. */
  remember(entry: NewHistoryEntry): void;
  /** Keeps the answer for a repeated request; written with the transaction. */
  keep(answer: StoredAnswer): void;
  /**
   * Works so that a throw undoes this work alone, with all it has told; the transaction can go on. Waits for nothing the
   * work has not waited for itself.
   */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  /** Takes the next places of a sequence; returns the last of them. May leave gaps, never repeats. */
  take(counter: Counter, count: number): Promise<number>;
}

/** The engine acting on its own account: seeds, jobs, timers. Named, logged, never the absence of an actor. */
export const system: Person = {
  userId: '00000000-0000-7000-8000-000000000001',
  username: 'system',
  vendorId: null,
  supplier: false,
  mayLeaveWork: true,
  can: () => true,
  holds: () => true,
  scopes: {},
  given: {},
};

/** Today of the company, for what belongs to no one plant; where a plant is meant its own day counts (ADR 0092). */
export const companyDay = ({ clock }: Pick<Ctx, 'clock'>): string => clock.slice(0, 10);
