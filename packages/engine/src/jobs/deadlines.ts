import { DUE_TOPIC } from '../records/due.ts';
import type { Cell } from '../db/cells.ts';
import { asRelay } from './as-relay.ts';
import { PollLoop } from './poll-loop.ts';

const BATCH = 200;

/**
 * Tells through the outbox which documents' time is over. Taking the row and telling share a transaction, so each time is told
 * once, also by two of these at once; a time that passed while none ran is told when one runs again.
 */
export class Deadlines {
  readonly #cell: Cell;
  readonly #clock: () => Date;
  readonly #loop: PollLoop;

  constructor(cell: Cell, options: { readonly onError: (error: Error) => void; readonly clock?: () => Date }) {
    this.#cell = cell;
    this.#clock = options.clock ?? (() => new Date());
    this.#loop = new PollLoop(1000, async () => (await this.tick()) === BATCH, options.onError);
  }

  start(): void {
    this.#loop.start();
  }
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Tells what is due now; returns how many. */
  tick(): Promise<number> {
    return asRelay(this.#cell, async (client) => {
      const { rowCount } = await client.query(
        `with passed as (delete from app.due d using (
             select tenant_id, entity, row_id from app.due where at <= $1 order by at limit ${BATCH} for update skip locked) n
           where d.tenant_id = n.tenant_id and d.entity = n.entity and d.row_id = n.row_id
           returning d.tenant_id, d.entity, d.row_id, d.state, d.at)
         insert into app.outbox (tenant_id, topic, key, payload)
         select tenant_id, '${DUE_TOPIC}', row_id::text, jsonb_build_object('entity', entity, 'id', row_id, 'state', state, 'at', at)
         from passed`,
        [this.#clock()],
      );
      return rowCount ?? 0;
    });
  }
}
