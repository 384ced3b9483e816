import { type Factory } from '@takt/testing';
import { onDatabase } from '@takt/engine/host';
import { asOwner } from '../company.ts';
import { pause } from './figure.ts';

/** Connections of the product that wait for a lock. */
export const HOLDERS = `from pg_stat_activity a where a.application_name = 'takt:app_rw' and a.datname = current_database() and a.wait_event_type = 'Lock'`;
/** What every posting and action writes with its commit, which travels along: whoever holds it stops them there. */
export const END = 'lock table app.history in exclusive mode';

export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds()) return;
    await pause(50);
  }
  throw new Error('it did not come to that');
};

export const someWaits = async (factory: Factory): Promise<boolean> => (await asOwner(factory, `select 1 ${HOLDERS}`)).length > 0;

/** The database has ended what a killed process had begun: its connections are gone, and nobody else has any here. */
export const isOver = async (factory: Factory): Promise<boolean> =>
  (
    await asOwner(
      factory,
      "select 1 from pg_stat_activity where application_name = 'takt:app_rw' and datname = current_database() and state <> 'idle'",
    )
  ).length === 0;

/** Stops whoever needs that lock until `work` is over. */
export function stoppedAt({ operator: { adminUrl, cells } }: Factory, point: string, work: () => Promise<void>): Promise<void> {
  return onDatabase({ adminUrl, database: cells['c1'] ?? '' }, async (client) => {
    await client.query('begin');
    await client.query(point);
    await work();
    await client.query('rollback');
  });
}
