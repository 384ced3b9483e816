import type { Entity, Text } from '@takt/model';
import type { Change } from './change.ts';
import { heardOf, isAccessChange, type Watch } from './watches.ts';

/** What the server says without being asked. */
export type LiveMessage =
  | { readonly type: 'onlineNum'; readonly data: number }
  /** Something new has come; how much, the browser asks. */
  | { readonly type: 'mail' | 'notice' | 'task'; readonly data: null }
  /** The notices in everyone's header now. */
  | { readonly type: 'scroll'; readonly data: readonly Text[] }
  /** Rows of these entities have changed. */
  | { readonly type: 'changed'; readonly data: readonly string[] }
  /** Who may hear of what is asked anew: the browser says again what it shows. */
  | { readonly type: 'watchAgain'; readonly data: null }
  | { readonly type: 'notify'; readonly data: { readonly type: 'info'; readonly duration: number; readonly msg: Text } };

/** The part of a socket the hub uses. */
interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
  readonly bufferedAmount: number;
}
/** A person and the sign-in they are here with. */
export interface Present {
  readonly userId: string;
  readonly family: string;
}
/** A socket with its owner, fixed when it was opened: nothing it says later changes whom it hears. */
export interface Member extends Present {
  readonly wire: Wire;
  readonly tenant: number;
}
export const CLOSE = { ended: 4401, tooMany: 4429 } as const;
const PER_USER = 5;
/** A browser that does not read is cut off before it fills our memory. */
const MOST_BUFFERED = 1024 * 1024;

/** The sockets of this process, by company. */
export class Hub {
  readonly #tenants = new Map<number, Set<Member>>();
  readonly #watches = new WeakMap<Member, Watch>();
  readonly #entities: ReadonlyMap<string, Entity<any, any>>;

  constructor(entities: ReadonlyMap<string, Entity<any, any>> = new Map()) {
    this.#entities = entities;
  }

  /** False when the person has as many as anyone may have. */
  join(member: Member): boolean {
    const members = this.#tenants.get(member.tenant) ?? new Set();
    const own = [...members].filter(({ userId }) => userId === member.userId);
    if (own.length >= PER_USER) return false;
    members.add(member);
    this.#tenants.set(member.tenant, members);
    return true;
  }

  /** What the pages of a socket show from now on. */
  watch(member: Member, watch: Watch): void {
    this.#watches.set(member, watch);
  }

  watching(member: Member): Watch | undefined {
    return this.#watches.get(member);
  }

  /** Tells those whose pages show rows that have changed, where they may see them. */
  changed(tenant: number, changes: readonly Change[]): void {
    const again = isAccessChange(changes);
    for (const member of this.#tenants.get(tenant) ?? []) {
      const watch = this.#watches.get(member);
      if (!watch) continue;
      if (again) {
        // Rights may be others by now: nothing is told before the browser has asked again.
        this.#watches.delete(member);
        this.#send(member, { type: 'watchAgain', data: null });
        continue;
      }
      const heard = heardOf(watch, changes, this.#entities);
      if (heard.length > 0) this.#send(member, { type: 'changed', data: heard });
    }
  }

  leave(member: Member): void {
    const members = this.#tenants.get(member.tenant);
    members?.delete(member);
    if (members?.size === 0) this.#tenants.delete(member.tenant);
  }

  /** To one person of a company, or to everyone in it. */
  notify(tenant: number, userId: string | null, message: LiveMessage): void {
    for (const member of this.#tenants.get(tenant) ?? [])
      if (userId === null || member.userId === userId) this.#send(member, message);
  }

  #send({ wire }: Member, message: LiveMessage): void {
    if (wire.bufferedAmount > MOST_BUFFERED) wire.close(CLOSE.ended, 'not reading');
    else wire.send(JSON.stringify(message));
  }

  /** Whose sockets of a company are open here. */
  present(tenant: number): readonly Present[] {
    return [...(this.#tenants.get(tenant) ?? [])].map(({ userId, family }) => ({ userId, family }));
  }

  tenants(): readonly number[] {
    return [...this.#tenants.keys()];
  }
  families(tenant: number): readonly string[] {
    return [...new Set([...(this.#tenants.get(tenant) ?? [])].map(({ family }) => family))];
  }

  /** Closes the sockets of sign-ins that have ended. */
  end(tenant: number, ended: readonly string[]): void {
    for (const { wire, family } of this.#tenants.get(tenant) ?? [])
      if (ended.includes(family)) wire.close(CLOSE.ended, 'signed out');
  }

  close(): void {
    for (const members of this.#tenants.values()) for (const { wire } of members) wire.close(1001, 'stopping');
  }
}
