import type pg from 'pg';
import type { Cell } from '../db/cells.ts';
import { inTransaction } from './in-transaction.ts';

/** Runs `work` in one transaction of the relay's login, which sees the outbox and the timers of every tenant. */
export const asRelay = <T>(cell: Cell, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(cell, 'app_relay', work);
