/** Every reliability test prints the figure it passes by, under the number it has in the test list. */
export const figure = (test: string, text: string): void => console.log(`test ${test}: ${text}`);

/**
 * The full sizes take minutes and run under `npm run test:faults`; CI runs a short form of the same code. Bounds of time hold
 * there alone: beside other tests a bound says how busy the machine is, so CI prints the figure and judges what happened.
 */
export const FULL = process.env['TAKT_FAULTS'] === 'full';
export const sized = (full: number, short: number): number => (FULL ? full : short);

/** A repeatable stream of numbers from a seed, printed so that a failure can be run again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
/**
 * How many times slower than alone this process is at the moment: bounds of time are for a machine of one's own, and CI runs
 * several tests at once. 1 where nobody else is at work.
 */
export function crowding(): number {
  const [used, started] = [process.cpuUsage(), performance.now()];
  for (let turn = 0, sum = 0; turn < 3e7; turn += 1) sum += turn % 7;
  const { user, system } = process.cpuUsage(used);
  return Math.max(1, (performance.now() - started) / ((user + system) / 1000));
}
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Runs `work` for every item, a few at a time. */
export async function crowd<T>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(width, items.length) }, async () => {
      while (next < items.length) {
        const index = next;
        next += 1;
        await work(items[index] as T, index);
      }
    }),
  );
}
