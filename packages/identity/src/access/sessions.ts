import { isId, type Lang } from '@takt/model';
import {
  type Cells,
  type Ctx,
  type Identity,
  inTenant,
  type KeyBounds,
  type Lane,
  Lru,
  type Person,
  Refused,
  system,
} from '@takt/engine/host';
import { digest } from '../signin/families.ts';
import { noteUse } from '../signin/session-use.ts';
import { isListed } from './address-list.ts';
import type { LicenceService, Licensed } from '../licence/licence-service.ts';

/** What is known of a token between requests; the opener of each transaction says whether it still holds. */
interface Known {
  readonly tenant: number;
  readonly person: Person;
  readonly licence: Licensed;
  /** What holds a program's key; null for people. */
  readonly key: KeyBounds | null;
  /** `user|account epoch|access epoch|limit`, as `app.enter` answers. */
  readonly mark: string;
}

interface SignedIn {
  readonly userId: string;
  readonly way: string;
  readonly keyId: string | null;
}

class Outdated extends Error {}

/** Which tenant a token says it belongs to; good for routing and logs, never for trust. */
export const tenantOf = (token: string): number | null => {
  const [head = ''] = token.split('.', 1);
  return /^[0-9a-z]{1,6}\.[\w-]{43}$/.test(token) ? Number.parseInt(head, 36) : null;
};

interface Call {
  readonly token: string;
  /** Where it comes from. */
  readonly address: string;
  readonly lang: Lang;
  readonly requestId: string;
  readonly writes: boolean;
  readonly repeatable: boolean;
  /** Allowed to a session that must first change its password, or that only learns of its lock. */
  readonly limited?: boolean;
  /** A write that changes no business data, so that a read-only licence does not stop it. */
  readonly aside?: boolean;
  /** Reads long, on connections of their own. */
  readonly lane?: Lane;
  /** Touches the person's own account, which lies in tables of the engine that a supplier's role cannot reach. */
  readonly own?: boolean;
  /** No right opens it: every person may do it, and no program. */
  readonly people?: boolean;
}
const LIMITS: Readonly<Record<string, 'password.expired' | 'account.locked' | 'factor.required'>> = {
  password: 'password.expired',
  locked: 'account.locked',
  factor: 'factor.required',
};

/** Tokens nobody here has seen yet have one share between them, so that guessing takes nothing from people at work. */
const STRANGER = 'stranger';
const NOTHING: ReadonlySet<string> = new Set();

/** Stands for every right: no set of rights holds it, a role of administrators does. */
export const EVERY_RIGHT = '*';

/** What takes rights away from a session, whatever the person's roles say. */
interface Bounds {
  /** Modules of the licence; null for all. */
  readonly modules: readonly string[] | null;
  /** What a session that came by face keeps; null for one that came otherwise. */
  readonly face: ReadonlySet<string> | null;
  /** What a program's key keeps; null for people. */
  readonly key: ((permission: string) => boolean) | null;
  /** What a supplier's person can have at all; null for the company's own people. */
  readonly supplier: ((permission: string) => boolean) | null;
  /** Rights of the operator's people alone; empty for those. */
  readonly withheld: ReadonlySet<string>;
  /** Rights of administrators alone, whatever other roles say. */
  readonly administrators: ReadonlySet<string>;
}

/** The rights of this session: those of the person, less what such bounds leave out. */
export function within(can: Person['can'], { modules, face, key, supplier, withheld, administrators }: Bounds): Person['can'] {
  return (permission) => {
    if (withheld.has(permission)) return false;
    if (administrators.has(permission) && !can(EVERY_RIGHT)) return false;
    const [module = ''] = permission.split('.');
    if (supplier?.(permission) === false) return false;
    if (modules !== null && !modules.includes(module)) return false;
    if (face !== null && !face.has(permission)) return false;
    if (key?.(permission) === false) return false;
    return can(permission);
  };
}

/** A key works from where it may, on the company's data and by its rights, never on its user's account nor where no right is asked. */
function demandWithin({ addresses }: KeyBounds, { address, own, people }: Call): void {
  if (addresses.length > 0 && !isListed(addresses, address)) throw Refused.of('key.address');
  if (own || people) throw Refused.of('key.person');
}

const ATTEMPTS = 5;
/** How exactly it is known when somebody was last here. */
const SEEN_MS = 5 * 60_000;

/** Opens the transactions of people who have signed in. */
export class Sessions {
  readonly #cells: Cells;
  readonly #identity: Identity;
  readonly #licences: LicenceService;
  readonly #clock: () => Date;
  readonly #forSuppliers: (permission: string) => boolean;
  readonly #reserved: ReadonlySet<string>;
  readonly #administrators: ReadonlySet<string>;
  readonly #byFace: ReadonlySet<string>;
  /** Only tokens that proved good: what strangers send leaves nothing behind. */
  readonly #known = new Lru<string, Known>(20_000);
  /** When the use of a token was last noted. */
  readonly #seen = new Lru<string, number>(20_000);

  constructor(parts: {
    readonly cells: Cells;
    readonly identity: Identity;
    readonly licences: LicenceService;
    readonly clock: () => Date;
    readonly forSuppliers: (permission: string) => boolean;
    /** Rights of the operator's people alone. */
    readonly reserved: ReadonlySet<string>;
    readonly administrators: ReadonlySet<string>;
    /** Rights that sessions which came by face keep. */
    readonly byFace: ReadonlySet<string>;
  }) {
    this.#cells = parts.cells;
    this.#identity = parts.identity;
    this.#licences = parts.licences;
    this.#clock = parts.clock;
    this.#forSuppliers = parts.forSuppliers;
    this.#reserved = parts.reserved;
    this.#administrators = parts.administrators;
    this.#byFace = parts.byFace;
  }

  /** Whose token it is, as far as this process has met it: for notes about requests, never for trust. */
  holder(token: string): { readonly tenant: number; readonly userId: string } | null {
    const known = this.#known.peek(token);
    return known ? { tenant: known.tenant, userId: known.person.userId } : null;
  }

  /** How many sign-ins are known here. */
  get known(): number {
    return this.#known.size;
  }

  /** How many sign-ins of a company are known here. */
  remembered(tenant: number): number {
    return this.#known
      .values()
      .filter((known) => known.tenant === tenant)
      .toArray().length;
  }

  /** Runs `work` as the token's owner. Rights known from before are confirmed by the opener, at no extra round trip. */
  async run<T>(call: Call, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    // Rights may change again while they are read anew, in a company that is just being set up even several times.
    for (let attempt = 1; ; attempt += 1) {
      const known = this.#known.get(call.token) ?? (await this.#meet(call));
      try {
        const done = await this.#runAs(known, call, work);
        this.#noteUse(known, call);
        return done;
      } catch (error) {
        if (!(error instanceof Outdated)) throw error;
        if (attempt >= ATTEMPTS) throw Refused.of('overload');
        this.#known.delete(call.token);
      }
    }
  }

  /** Notes now and then that a sign-in is in use; a token's first use follows its issue, which is noted, but for keys. */
  #noteUse({ tenant, key }: Known, { token, lang, requestId }: Call): void {
    const now = this.#clock().getTime();
    const last = this.#seen.peek(token) ?? (key ? 0 : now);
    const due = now - last >= SEEN_MS;
    if (due || last === now) this.#seen.set(token, now);
    if (!due) return;
    const asked = { tenant, actor: system, share: STRANGER, lang, requestId, writes: true, repeatable: true, clock: this.#clock };
    // Nobody waits for it, and a use that is not noted is noted with the next.
    inTenant(this.#cells, asked, (ctx) => noteUse(ctx, token)).catch(() => this.#seen.delete(token));
  }

  #runAs<T>(known: Known, call: Call, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    const admit = (mark: string | null) => {
      if (mark !== known.mark) throw new Outdated();
      if (known.key) demandWithin(known.key, call);
      const limit = LIMITS[mark.slice(mark.lastIndexOf('|') + 1)];
      if (limit && call.limited !== true) throw Refused.of(limit);
      if (call.writes && call.aside !== true && known.licence.state === 'readonly') throw Refused.of('licence.readonly');
    };
    const { lang, requestId, writes, repeatable, token, own, lane = 'short' } = call;
    const actor = own ? { ...known.person, vendorId: null } : known.person;
    const epoch = known.mark.split('|')[2] ?? '';
    const asked = { tenant: known.tenant, actor, lang, requestId, writes, repeatable, epoch, lane, clock: this.#clock };
    return inTenant(this.#cells, { ...asked, token: digest(token), admit }, work);
  }

  /** First use of a token in this process, or first after rights changed: read who it is. */
  async #meet(call: Call): Promise<Known> {
    const tenant = tenantOf(call.token);
    const entry = tenant === null ? null : await this.#cells.directory.byId(tenant);
    if (tenant === null || !entry) throw Refused.of('EX90001');
    const withheld = entry.operator ? NOTHING : this.#reserved;
    let mark: string | null = null;
    const { lang, requestId } = call;
    const asked = {
      tenant,
      actor: system,
      share: STRANGER,
      lang,
      requestId,
      writes: false,
      repeatable: true,
      clock: this.#clock,
    };
    const admit = (answer: string | null) => {
      mark = answer;
    };
    const met = await inTenant(this.#cells, { ...asked, token: digest(call.token), admit }, async (ctx) => {
      const session = await ctx.sql.maybe<SignedIn>`
        select s.user_id as "userId", f.way, f.key_id as "keyId" from app.session s
        join app.family f on f.tenant_id = s.tenant_id and f.id = s.family_id
        where s.token_hash = ${digest(call.token)} and s.expires_at > ${ctx.now}`;
      return session && isId(session.userId) ? this.#bounded(ctx, session, withheld) : null;
    });
    if (!met || mark === null) throw Refused.of('EX90001');
    const known = { tenant, ...met, mark };
    this.#known.set(call.token, known);
    return known;
  }

  /** The person of a sign-in that lives, for what is told without being asked; null when it has ended. */
  async personOf(tenant: number, family: string, requestId: string): Promise<Person | null> {
    const entry = await this.#cells.directory.byId(tenant);
    if (!entry) return null;
    const asked = { tenant, actor: system, lang: 'zh', requestId, writes: false, repeatable: true, clock: this.#clock } as const;
    return inTenant(this.#cells, asked, async (ctx) => {
      const session = await ctx.sql.maybe<SignedIn>`
        select f.user_id as "userId", f.way, f.key_id as "keyId" from app.family f where f.id = ${family}
          and exists (select 1 from app.session s where s.tenant_id = f.tenant_id and s.family_id = f.id and s.expires_at > ${ctx.now})`;
      return session && ((await this.#bounded(ctx, session, entry.operator ? NOTHING : this.#reserved))?.person ?? null);
    });
  }

  /** A person with what licence, way in and role of a supplier leave of their rights. */
  async #bounded(ctx: Ctx, { userId, way, keyId }: SignedIn, withheld: ReadonlySet<string>) {
    const person = await this.#identity.person(ctx, userId);
    const key = keyId === null ? null : await this.#identity.keyBounds(ctx, keyId);
    if (!person || (keyId !== null && !key)) return null;
    const licence = await this.#licences.state(ctx);
    const supplier = person.vendorId === null ? null : this.#forSuppliers;
    const administrators = this.#administrators;
    const face = way === 'face' ? this.#byFace : null;
    const bounds: Bounds = { modules: licence.modules, face, key: key?.can ?? null, supplier, withheld, administrators };
    const mayLeaveWork = face === null && key === null;
    return { licence, key, person: { ...person, can: within(person.can, bounds), mayLeaveWork } };
  }
}
