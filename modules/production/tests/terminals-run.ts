import { expect } from 'vitest';
import { MORNING, openFactory } from './shop.ts';
import { type Floor, openFloor, type Orders } from './terminals-floor.ts';
import { begin, compare, takeAllBack, used, usedByStanding } from './terminals-found.ts';
import { emptyTally, expectedOf, type Tally } from './terminals-tally.ts';
import { work } from './terminals.ts';

interface Run {
  readonly terminals: number;
  readonly operations: number;
  readonly seed: number;
  readonly kinds: Orders['kinds'];
}

/** How many deadlocks the database has broken; each connection is asked to report its own first. */
async function deadlocks({ on }: Floor): Promise<number> {
  await Promise.all(
    Array.from({ length: 16 }, () => on.inside((ctx) => ctx.sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`)),
  );
  const { broken } = await on.inside(
    (ctx) => ctx.sql.one<{ broken: number }>`
      select deadlocks::int as broken from pg_stat_database where datname = current_database()`,
  );
  return broken;
}

const told = ({ answers }: Tally): string =>
  [...answers].map(([kind, of]) => `  ${kind}: ${[...of].map(([code, n]) => `${code} ${n}`).join(', ')}`).join('\n');

/** Terminals do anything to the orders of a line; then the product is asked what it made of it, and all that can be is taken back. */
export async function runTerminals({ terminals, operations, seed, kinds }: Run): Promise<Tally> {
  const begun = Date.now();
  const factory = await openFactory({ clock: () => new Date(MORNING.getTime() + Date.now() - begun) });
  const tally = emptyTally();
  const seconds = (since: number): number => Math.round((Date.now() - since) / 100) / 10;
  try {
    // Enough for most of the reports, and too little for some.
    const floor = await openFloor(factory, terminals, { planned: Math.max(20, 4 * Math.round(operations / 60)), kinds });
    await begin(floor, tally);
    const from = Date.now();
    await work(floor, tally, { seed, operations });
    const worked = seconds(from);
    await compare(floor, tally);
    const back = Date.now();
    const taken = await takeAllBack(floor, tally);
    const takenIn = seconds(back);
    await compare(floor, tally);
    expect(await used(floor)).toEqual(await usedByStanding(floor));
    for (const one of floor.dispatches.filter(({ work }) => work.stays)) expect(expectedOf(tally, one).standing).toEqual([]);
    console.log(
      `production: ${operations} operations by ${terminals} terminals, seed ${seed}, in ${worked} s; ${taken} reports taken back in ${takenIn} s; ${await deadlocks(floor)} deadlocks broken`,
    );
    return tally;
  } finally {
    console.log(`production: seed ${seed}\n${told(tally)}`);
    await factory.close();
  }
}
