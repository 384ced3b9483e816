import { Cron } from 'croner';
import type { Cell } from '../db/cells.ts';
import { asRelay } from './as-relay.ts';
import { PollLoop } from './poll-loop.ts';
import type { TimerRule } from './subscription.ts';

/** The first time after `from` a rule is due, in its zone. */
function nextDue(cron: string, zone: string, from: Date): Date {
  const next = new Cron(cron, { timezone: zone }).nextRun(from);
  if (!next) throw new Error(`timer rule ${cron} is never due`);
  return next;
}

interface Due {
  readonly tenant_id: number;
  readonly name: string;
  readonly topic: string;
  readonly cron: string;
  readonly zone: string;
  readonly next_at: string;
}

interface TimersOptions {
  readonly onError: (error: Error) => void;
  readonly clock?: () => Date;
  /** What every company of the cell is to have. */
  readonly rules?: readonly TimerRule[];
  /** How often it is looked for companies that lack some; a minute when absent. */
  readonly equipMs?: number;
}

/**
 * Fires due timers as outbox events. The row lock and the move of `next_at` share the event's transaction, so two
 * schedulers fire a due time once; after a pause the next time is computed from now, so at most one is caught up.
 */
export class Timers {
  readonly #cell: Cell;
  readonly #rules: readonly TimerRule[];
  readonly #equipMs: number;
  #equippedAt = Number.NEGATIVE_INFINITY;
  readonly #clock: () => Date;
  readonly #loop: PollLoop;

  constructor(cell: Cell, options: TimersOptions) {
    this.#cell = cell;
    this.#rules = options.rules ?? [];
    this.#equipMs = options.equipMs ?? 60_000;
    this.#clock = options.clock ?? (() => new Date());
    this.#loop = new PollLoop(
      1000,
      async () => {
        if (performance.now() - this.#equippedAt >= this.#equipMs) await this.#equip();
        return (await this.tick()) > 0;
      },
      options.onError,
    );
  }

  start(): void {
    this.#loop.start();
  }
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Gives companies the timers of modules they lack: those founded since, and all of them when a module is new. */
  async #equip(): Promise<void> {
    const now = this.#clock();
    await asRelay(this.#cell, async (client) => {
      for (const { name, topic, cron } of this.#rules) {
        const { rows } = await client.query<{ tenant_id: number; zone: string }>(
          "select tenant_id, zone from app.tenant t where state = 'active' and not exists (select from app.timer r where r.tenant_id = t.tenant_id and r.name = $1)",
          [name],
        );
        for (const { tenant_id: tenant, zone } of rows)
          await client.query(
            'insert into app.timer (tenant_id, name, topic, cron, zone, next_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
            [tenant, name, topic, cron, zone, nextDue(cron, zone, now)],
          );
      }
    });
    this.#equippedAt = performance.now();
  }

  /** Fires what is due now; returns how many. */
  tick(): Promise<number> {
    const now = this.#clock();
    return asRelay(this.#cell, async (client) => {
      const { rows } = await client.query<Due>(
        'select tenant_id, name, topic, cron, zone, next_at from app.timer where enabled and next_at <= $1 order by next_at limit 100 for update skip locked',
        [now],
      );
      for (const due of rows) {
        await client.query(
          "insert into app.outbox (tenant_id, topic, key, payload) values ($1, $2, $3, jsonb_build_object('timer', $3::text, 'dueAt', $4::text))",
          [due.tenant_id, due.topic, due.name, due.next_at],
        );
        await client.query('update app.timer set next_at = $3 where tenant_id = $1 and name = $2', [
          due.tenant_id,
          due.name,
          nextDue(due.cron, due.zone, now),
        ]);
      }
      return rows.length;
    });
  }
}
