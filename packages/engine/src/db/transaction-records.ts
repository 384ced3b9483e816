import type { OutboxEvent, NewHistoryEntry, StoredAnswer } from '../ctx.ts';
import type { Change } from '../live/change.ts';
import { newId } from './ids.ts';
import type { Sql } from './sql.ts';

const TEXT = `with history as (
    insert into app.history (tenant_id, id, entity, row_id, action, from_status, to_status, changes, reason, vendor_id, user_id, request_id, at)
    select $1, h.id, h.entity, h."rowId", h.action, h."fromStatus", h."toStatus", h.changes, h.reason, h."vendorId", $2, $3, $4
    from jsonb_to_recordset($5::jsonb) as h(id uuid, entity text, "rowId" uuid, action text, "fromStatus" text, "toStatus" text, changes jsonb, reason text, "vendorId" uuid)
  ), outbox as (
    insert into app.outbox (tenant_id, topic, key, payload)
    select $1, e.topic, e.key, e.payload from jsonb_to_recordset($6::jsonb) as e(topic text, key text, payload jsonb)
  )
  insert into app.idempotency (tenant_id, user_id, key, body_hash, answer) select $1, $2, $7::text, $8::bytea, $9::text where $7::text is not null`;
const MANY = 500;

interface Author {
  readonly tenant: number;
  readonly userId: string;
  readonly requestId: string;
  readonly now: Date;
}

/**
 * What a transaction leaves behind for others: history, events, the answer kept for a repeated request. Collected
 * while it works and written by one statement at its end, in the same transaction. The only writer of the three.
 */
export class TransactionRecords {
  readonly #sql: Sql;
  readonly #author: Author;
  readonly #writing: Promise<unknown>[] = [];
  #history: (NewHistoryEntry & { readonly id: string })[] = [];
  #events: OutboxEvent[] = [];
  #changes: Change[] = [];
  #answer: StoredAnswer | null = null;
  /** Attempts under way. What they tell is not sent before they have succeeded. */
  #attempts = 0;

  constructor(sql: Sql, author: Author) {
    this.#sql = sql;
    this.#author = author;
  }

  remember(entry: NewHistoryEntry): void {
    this.#history.push({ ...entry, id: newId() });
    if (this.#history.length >= MANY && this.#attempts === 0) this.#write();
  }
  emit(event: OutboxEvent): void {
    this.#events.push(event);
  }
  changed(change: Change): void {
    this.#changes.push(change);
  }
  /** What screens are to be told once it is committed. */
  changes(): readonly Change[] {
    return this.#changes;
  }
  keep(answer: StoredAnswer): void {
    this.#answer = answer;
  }

  /** Remembers where an attempt begins, so that what it told can be taken back. */
  mark(): { readonly takeBack: () => void; readonly settle: () => void } {
    const [history, events, changes] = [this.#history.length, this.#events.length, this.#changes.length];
    this.#attempts += 1;
    return {
      takeBack: () => {
        this.#history.length = history;
        this.#events.length = events;
        this.#changes.length = changes;
      },
      settle: () => {
        this.#attempts -= 1;
      },
    };
  }

  /** Sends what is left; settles when everything has been written. */
  async flush(): Promise<void> {
    this.#write();
    await Promise.all(this.#writing);
  }

  #write(): void {
    if (this.#history.length === 0 && this.#events.length === 0 && !this.#answer) return;
    const { tenant, userId, requestId, now } = this.#author;
    const values = [
      tenant,
      userId,
      requestId,
      now,
      JSON.stringify(this.#history),
      JSON.stringify(this.#events),
      this.#answer?.key ?? null,
      this.#answer?.bodyHash ?? null,
      this.#answer?.answer ?? null,
    ];
    this.#history = [];
    this.#events = [];
    this.#answer = null;
    const writing = this.#sql.run({ text: TEXT, values }, 'traces');
    writing.catch(() => undefined);
    this.#writing.push(writing);
  }
}
