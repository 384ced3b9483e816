import type { Cell } from '../db/cells.ts';
import { databaseError, isMoved } from '../db/errors.ts';
import { asRelay } from '../jobs/as-relay.ts';
import { PollLoop } from '../jobs/poll-loop.ts';
import { chainOf, type SealKeeper } from './seal-keeper.ts';

const EVERY_MS = 10_000;
/** What committed late behind a newer row is found when every tenant is looked through: every so many rounds. */
const THOROUGH = 30;
/** Rows of one seal at most: the first seal of an old company must not hold the others up. */
const MOST = 50_000;
const LOCK_NOT_AVAILABLE = '55P03';

interface Living {
  readonly tenant: number;
  /** When it was entered, in seconds. */
  readonly since: number;
}
interface SealerOptions {
  readonly onError: (error: Error) => void;
}

/** Seals the history of a cell's tenants and hands the heads to the keeper, in the login of the relay, which reads neither. */
export class Sealer {
  readonly #cell: Cell;
  readonly #keeper: SealKeeper;
  readonly #onError: (error: Error) => void;
  readonly #loop: PollLoop;
  /** How far the keeper has come, by chain. */
  readonly #newest = new Map<string, number>();
  /** Sealed, and not kept yet. */
  readonly #owed = new Map<number, Living>();
  #rounds = 0;

  constructor(cell: Cell, keeper: SealKeeper, { onError }: SealerOptions) {
    this.#cell = cell;
    this.#keeper = keeper;
    this.#onError = onError;
    this.#loop = new PollLoop(EVERY_MS, () => this.tick(), onError);
  }

  start(): void {
    this.#loop.start();
  }
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Seals what is new; true when a seal was full and more is waiting. */
  async tick(): Promise<boolean> {
    const all = this.#rounds % THOROUGH === 0;
    this.#rounds += 1;
    let more = false;
    for (const living of await this.#tenants(all)) {
      this.#owed.set(living.tenant, living);
      more = (await this.#seal(living.tenant)) || more;
    }
    for (const living of this.#owed.values()) await this.#hand(living);
    return more;
  }

  #tenants(all: boolean): Promise<readonly Living[]> {
    return asRelay(this.#cell, async (client) => {
      const { rows } = await client.query<Living>(
        `select tenant_id as tenant, extract(epoch from created_at)::int as since from app.tenant
         where state = 'active' and ($1 or app.unsealed(tenant_id)) order by tenant_id`,
        [all],
      );
      return rows;
    });
  }

  async #seal(tenant: number): Promise<boolean> {
    try {
      return await asRelay(this.#cell, async (client) => {
        // A tenant on the move holds its writers back; its rows are sealed where it arrives.
        await client.query("set local lock_timeout = '2s'");
        const { rows } = await client.query<{ sealed: number }>('select app.seal_history($1, $2) as sealed', [tenant, MOST]);
        return rows[0]?.sealed === MOST;
      });
    } catch (error) {
      if (!isMoved(error) && databaseError(error).code !== LOCK_NOT_AVAILABLE)
        this.#onError(new Error(`the history of tenant ${tenant} was not sealed`, { cause: error }));
      return false;
    }
  }

  /**
   * Hands over the heads the keeper does not have. Those of yesterday are too late: a forged chain must not get its copies
   * made by the product.
   */
  async #hand(living: Living): Promise<void> {
    const { tenant } = living;
    const chain = chainOf(living);
    try {
      let newest = this.#newest.get(chain) ?? (await this.#keeper.newest(chain));
      for (const { seq, head } of await this.#headsAfter(tenant, newest)) {
        if (!(await this.#keeper.keep(chain, seq, head)))
          this.#onError(new Error(`alarm: seal ${seq} of tenant ${tenant} differs from the copy that was kept of it`));
        newest = seq;
        this.#newest.set(chain, newest);
      }
      this.#owed.delete(tenant);
    } catch (error) {
      this.#onError(new Error(`the seals of tenant ${tenant} were not handed over`, { cause: error }));
    }
  }

  #headsAfter(tenant: number, seq: number): Promise<readonly { readonly seq: number; readonly head: string }[]> {
    return asRelay(this.#cell, async (client) => {
      const { rows } = await client.query<{ seq: number; head: string }>(
        `select seq, encode(head, 'hex') as head from app.audit_seal
         where tenant_id = $1 and seq > $2 and at > now() - interval '1 day' order by seq`,
        [tenant, seq],
      );
      return rows;
    });
  }
}
