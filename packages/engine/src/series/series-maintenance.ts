import { randomUUID } from 'node:crypto';
import { type AnySeries, isSeries, tableName } from '@takt/model';
import { type Ctx, system } from '../ctx.ts';
import type { Cell, Cells } from '../db/cells.ts';
import { inTenant } from '../db/transaction.ts';
import { asRelay } from '../jobs/as-relay.ts';
import { PollLoop } from '../jobs/poll-loop.ts';
import type { Registry } from '../registry.ts';
import { MONTHS_AHEAD } from './months-ahead.ts';
import { rollUp } from './roll-up.ts';
import { updateSeriesState } from './series-state.ts';

const ROLL_UP_MS = 2000;
const MAINTAIN_MS = 3_600_000;
/** Companies and series rolled up in one round. */
const ROUND = 100;
/** Rows of a company that are deleted in one transaction. */
const DELETED = 20_000;

interface Marked {
  readonly tenant: number;
  readonly series: string;
}

/** Looks after the series of a cell: opens their months ahead of time, keeps their roll-ups, and forgets what nobody wants any more. */
export class SeriesMaintenance {
  readonly #cells: Cells;
  readonly #cell: Cell;
  readonly #registry: Registry;
  readonly #clock: () => Date;
  readonly #onError: (error: Error) => void;
  readonly #loops: readonly PollLoop[];

  constructor(parts: {
    readonly cells: Cells;
    readonly cell: Cell;
    readonly registry: Registry;
    readonly onError: (error: Error) => void;
    readonly clock?: () => Date;
  }) {
    this.#cells = parts.cells;
    this.#cell = parts.cell;
    this.#registry = parts.registry;
    this.#clock = parts.clock ?? (() => new Date());
    this.#onError = parts.onError;
    this.#loops = [
      new PollLoop(ROLL_UP_MS, () => this.rollUp(), parts.onError),
      new PollLoop(MAINTAIN_MS, () => this.maintain().then(() => false), parts.onError),
    ];
  }

  start(): void {
    for (const loop of this.#loops) loop.start();
  }
  async stop(): Promise<void> {
    await Promise.all(this.#loops.map((loop) => loop.stop()));
  }

  /** Adds up what was marked; true when more is waiting. */
  async rollUp(): Promise<boolean> {
    const marked = await asRelay(this.#cell, async (client) => {
      const { rows } = await client.query<Marked>(
        `select distinct m.tenant_id as tenant, m.series from app.series_mark m join app.tenant t on t.tenant_id = m.tenant_id
         where t.state = 'active' limit ${ROUND}`,
      );
      return rows;
    });
    let more = false;
    for (const { tenant, series: id } of marked) {
      const series = this.#registry.entities.get(id);
      if (!series || !isSeries(series)) continue;
      more = (await this.#trying(`roll-ups of ${id}`, tenant, (ctx) => rollUp(ctx, series))) === true || more;
    }
    return more;
  }

  /** Opens the months to come, notes what each company keeps, then forgets the rest. */
  async maintain(): Promise<void> {
    await asRelay(this.#cell, async (client) => void (await client.query(MONTHS_AHEAD, [this.#clock()])));
    const all = [...this.#registry.entities.values()].filter(isSeries);
    for (const tenant of await this.#companies())
      for (const series of all)
        await this.#trying(`keeping of ${series.id}`, tenant, (ctx) => updateSeriesState(ctx, this.#registry, series));
    for (const series of all) await this.#forget(series);
  }

  #companies(): Promise<readonly number[]> {
    return asRelay(this.#cell, async (client) => {
      const { rows } = await client.query<{ tenant: number }>(
        "select tenant_id as tenant from app.tenant where state = 'active' order by tenant_id",
      );
      return rows.map(({ tenant }) => tenant);
    });
  }

  /** Months that no company wants are dropped whole; of months that some still want, the rows of the others are deleted. */
  async #forget({ id }: AnySeries): Promise<void> {
    const table = tableName(id);
    const impatient = await asRelay(this.#cell, async (client) => {
      await client.query("set local lock_timeout = '2s'");
      const { rows } = await client.query<{ tenant: number; from: string; least: string }>(
        `select t.tenant_id as tenant, coalesce(s.keep_from, '-infinity')::text as "from",
           min(coalesce(s.keep_from, '-infinity')) over ()::text as least
         from app.tenant t left join app.series_state s on s.tenant_id = t.tenant_id and s.series = $1 where t.state <> 'moved'`,
        [id],
      );
      if (rows[0]) await client.query('select app.drop_months($1, $2)', [table, rows[0].least]);
      return rows.filter(({ from, least }) => from !== least);
    });
    for (const { tenant, from } of impatient) {
      let deleted = DELETED;
      while (deleted === DELETED)
        deleted = await asRelay(this.#cell, async (client) => {
          const { rows } = await client.query<{ deleted: number }>('select app.forget_rows($1, $2, $3, $4) as deleted', [
            tenant,
            table,
            from,
            DELETED,
          ]);
          return rows[0]?.deleted ?? 0;
        });
    }
  }

  /** One company that fails does not hold the others up. */
  async #trying<T>(what: string, tenant: number, work: (ctx: Ctx) => Promise<T>): Promise<T | null> {
    const asked = { tenant, actor: system, lang: 'zh', requestId: randomUUID(), writes: true, repeatable: true } as const;
    try {
      return await inTenant(this.#cells, { ...asked, clock: this.#clock }, work);
    } catch (error) {
      this.#onError(new Error(`${what} of tenant ${tenant} failed`, { cause: error }));
      return null;
    }
  }
}
