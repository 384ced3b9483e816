import { DIMENSIONS, isId, type Lang } from '@takt/model';
import type pg from 'pg';
import { type Ctx, type Person, system } from '../ctx.ts';
import type { Cell, Cells, Lane, Lease } from './cells.ts';
import { extendedQuery, forgetOldStatements, isPrepared, simpleQuery } from './conversation.ts';
import { databaseError, isMoved, isRetryable, zoneInstead } from './errors.ts';
import { type Sql, sqlOver, type Statement } from './sql.ts';
import { tenantCtx } from './tenant-ctx.ts';
import type { TransactionRecords } from './transaction-records.ts';
import { Refused } from '../refused.ts';

interface TransactionRequest {
  readonly tenant: number;
  readonly actor: Person;
  readonly lang: Lang;
  readonly requestId: string;
  readonly writes: boolean;
  /** Nothing is lost by running it again: a read, or a write under an idempotency key. */
  readonly repeatable: boolean;
  /** SHA-256 of the caller's token; the opener then also answers whose living session it is. */
  readonly token?: Buffer;
  readonly clock?: () => Date;
  /** The epoch of rights and settings that `admit` holds the company to. */
  readonly epoch?: string;
  /** `short` unless said otherwise. */
  readonly lane?: Lane;
  /** Whose share it takes where that is not the actor's. */
  readonly share?: string;
  /** Called with the opener's answer before anything of the transaction is believed. */
  readonly admit?: (session: string | null) => void;
}

interface InZone extends TransactionRequest {
  /** In which `work` reads the time; the opener fails when it is not the company's. */
  readonly zone: string;
}

const ATTEMPTS = 5;
/** A statement was sent to a transaction that an earlier one had failed in. */
const ABORTED = '25P02';
const pause = (attempt: number) => new Promise((done) => setTimeout(done, 2 ** attempt * 20 * (0.5 + Math.random())));

/**
 * Runs `work` in one transaction of the tenant's cell. The opener sets the tenant, passes `app.enter` and travels
 * together with the first statement. Faults that kept nothing are retried as a whole; a moved tenant is followed, and so is one
 * that has changed its zone.
 */
export async function inTenant<T>(cells: Cells, request: TransactionRequest, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const home = await cells.ofTenant(request.tenant);
    // Whoever still holds a token of a company that was removed is nobody any more.
    if (!home) throw Refused.of('EX90001');
    try {
      return await once(home.cell, request, work);
    } catch (error) {
      const moved = isMoved(error);
      if (moved) cells.directory.forget(request.tenant);
      const zone = zoneInstead(error);
      if (zone !== null) home.cell.learnZone(request.tenant, zone);
      if (attempt >= ATTEMPTS || !(moved || zone !== null || (request.repeatable && isRetryable(error)))) throw error;
      await pause(attempt);
    }
  }
}

async function once<T>(cell: Cell, request: TransactionRequest, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const lease = await leaseFor(cell, request);
  const zone = cell.zoneOf(request.tenant);
  const transaction = new Transaction(lease, { ...request, zone });
  try {
    const now = request.clock?.() ?? new Date();
    const { sql } = transaction;
    const { ctx, records } = tenantCtx({
      ...request,
      cell,
      zone,
      now,
      sql,
      admitted: () => transaction.opened(),
      settled: () => transaction.settled(),
    });
    const result = await work(ctx);
    if (request.writes) {
      await transaction.finish(records);
      cell.notifyChanges(request.tenant, records.changes());
    } else {
      await transaction.opened();
      transaction.end('commit').catch(() => undefined);
    }
    return result;
  } catch (error) {
    // A caller who is nobody learns that first, whatever else was wrong with the request.
    const stranger = await transaction.opened().then(
      () => null,
      (fault: unknown) => ({ fault }),
    );
    await transaction.end('rollback').catch(() => undefined);
    throw stranger ? stranger.fault : transaction.causeOf(error);
  }
}

function leaseFor(cell: Cell, { tenant, actor, lane = 'short', share }: TransactionRequest): Promise<Lease> {
  const role = actor.vendorId === null ? 'app_rw' : 'app_vendor';
  return cell.lease(role, lane, { company: tenant, user: share ?? (actor === system ? null : actor.userId) });
}

/** One conversation with the database, from the opener to the end, after which the connection is given back. */
class Transaction {
  readonly sql: Sql;
  readonly #lease: Lease;
  readonly #client: pg.PoolClient;
  readonly #request: InZone;
  readonly #unsettled = new Set<Promise<unknown>>();
  #opening: Promise<void> | null = null;
  /** The last statement that failed: a savepoint may have undone it, else it is why the commit fails. */
  #fault: unknown = null;
  #ended: Promise<void> | null = null;

  constructor(lease: Lease, request: InZone) {
    this.#lease = lease;
    this.#client = lease.client;
    this.#request = request;
    this.sql = sqlOver(<T>(statement: Statement, name?: string, final?: boolean) => this.#run<T>(statement, name, final));
  }

  /** Settles when the caller is admitted; opens the transaction if no statement has done so yet. */
  opened(): Promise<void> {
    this.#opening ??= simpleQuery(this.#client, opener(this.#request)).then((answers) => this.#admit(answers.at(-1)));
    return this.#opening;
  }

  /** Waits for what was sent and not waited for; its error is thrown here. */
  async settled(): Promise<void> {
    await Promise.all(this.#unsettled);
  }

  /** What aborted the transaction says more than the statement that found it aborted. */
  causeOf(error: unknown): unknown {
    return databaseError(error).code === ABORTED ? (this.#fault ?? error) : error;
  }

  #admit(answer: pg.QueryResult | undefined): void {
    this.#request.admit?.((answer?.rows[0] as { enter: string | null } | undefined)?.enter ?? null);
  }

  async #run<T>(statement: Statement, name: string | undefined, final: boolean | undefined): Promise<T[]> {
    const lastRead = final === true && !this.#request.writes;
    if (lastRead && !this.#opening && name && statement.values.length === 0 && isPrepared(this.#client, name))
      return this.#runWhole<T>(name);
    // Nothing waits for the opener: its failure aborts every statement behind it, and is thrown before their answers count.
    const opening = this.opened();
    const answer = extendedQuery<T>(this.#client, statement, name);
    this.#watch(answer);
    if (lastRead) this.end('commit').catch(() => undefined);
    const [rows] = await Promise.all([answer, opening]);
    return rows;
  }

  /** Remembers a statement until it is answered: a service need not wait for its last writes, the commit does. */
  #watch(answer: Promise<unknown>): void {
    this.#unsettled.add(answer);
    answer.then(
      () => this.#unsettled.delete(answer),
      (fault: unknown) => {
        this.#unsettled.delete(answer);
        if (databaseError(fault).code !== ABORTED) this.#fault = fault;
      },
    );
  }

  /** The last writes, the records and the commit leave together; any of them failing undoes all. */
  async finish(records: TransactionRecords): Promise<void> {
    // Nobody commits before being admitted. Work that asked anything has its answer already; this waits for the rest.
    await this.opened();
    const flushed = records.flush();
    const ended = this.end('commit');
    ended.catch(() => undefined);
    // Their own errors say more than that of the commit which they turned into a rollback.
    await Promise.all([...this.#unsettled, flushed]);
    await ended;
  }

  /** A read of one prepared statement without values, opener to commit in a single message. */
  async #runWhole<T>(name: string): Promise<T[]> {
    const whole = simpleQuery(this.#client, `${opener(this.#request)};execute ${name};commit`);
    this.#opening = whole.then((answers) => this.#admit(answers.at(-3)));
    this.#ended = whole.then(
      () => this.#release(),
      (fault: unknown) => this.#giveBack(fault),
    );
    await this.#opening;
    return ((await whole).at(-2)?.rows ?? []) as T[];
  }

  /** Ends the transaction once, and gives the connection back or throws it away when it cannot be ended. */
  end(how: 'commit' | 'rollback'): Promise<void> {
    this.#ended ??= simpleQuery(this.#client, how).then(
      (answers) => {
        this.#release();
        // PostgreSQL answers a commit of a failed transaction with ROLLBACK, not with an error.
        if (how === 'commit' && answers.at(-1)?.command !== 'COMMIT')
          throw this.#fault ?? new Error('the transaction was rolled back');
      },
      (fault: unknown) => {
        this.#discard(fault);
        throw fault;
      },
    );
    return this.#ended;
  }

  /** After a failed single message the server may still be inside the transaction it opened. */
  #giveBack(fault: unknown): Promise<void> {
    return simpleQuery(this.#client, 'rollback').then(
      () => this.#release(),
      () => this.#discard(fault),
    );
  }

  /** Gives the connection back, without the statements it no longer needs. */
  #release(): void {
    const forgetting = forgetOldStatements(this.#client);
    if (!forgetting) return this.#lease.release();
    forgetting.then(
      () => this.#lease.release(),
      (fault: unknown) => this.#discard(fault),
    );
  }
  #discard(fault: unknown): void {
    this.#lease.release(fault instanceof Error ? fault : true);
  }
}

/** What the actor's limits are called in the database: ids between braces, and nothing where nothing limits them. */
const limitsOf = ({ scopes }: Person): string =>
  DIMENSIONS.map((dimension) => {
    const allowed = scopes[dimension];
    return allowed ? `set local app.sees_${dimension} = '{${allowed.filter(isId).join()}}';` : '';
  }).join('');

/** The fixed opener: only an integer, checked ids, the name of a zone and hexadecimal digits are written into its text. */
function opener({ tenant, actor, writes, token, zone }: InZone): string {
  if (!Number.isInteger(tenant)) throw new Error('tenant must be an integer');
  if (!/^[\w/+-]+$/.test(zone)) throw new Error('not a zone');
  if (actor.vendorId !== null && !(isId(actor.vendorId) && isId(actor.userId))) throw new Error('vendor and user must be ids');
  const vendor =
    actor.vendorId === null ? '' : `set local app.vendor_id = '${actor.vendorId}';set local app.user_id = '${actor.userId}';`;
  const hash = token ? `'\\x${token.toString('hex')}'` : 'null';
  return `begin;set local app.tenant_id = ${tenant};${vendor}${limitsOf(actor)}select app.enter(${writes}, ${hash}, '${zone}')`;
}
