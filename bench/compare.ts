import type { Measured } from './processes.ts';

export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** Both sides alternate, so that whatever else the machine does falls on both; the median of the rounds counts. */
export async function compare(
  one: () => Promise<Measured>,
  other: () => Promise<Measured>,
): Promise<readonly [Measured, Measured]> {
  const [first, second]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    first.push(await one());
    second.push(await other());
  }
  return [median(first), median(second)];
}
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const median = (runs: readonly Measured[]): Measured => ({
  database: middle(runs.map((run) => run.database)),
  server: middle(runs.map((run) => run.server)),
  perSecond: middle(runs.map((run) => run.perSecond)),
  p95: middle(runs.map((run) => run.p95)),
});
export const show = ({ perSecond, p95 }: Measured): string => `${Math.round(perSecond)}/s, p95 ${p95.toFixed(1)} ms`;
/** Where the time of a request goes: what a ratio that was not reached is limited by. */
export const profile = (bare: Measured, takt: Measured): string =>
  `  processor time per request: bare PostgreSQL ${bare.database.toFixed(2)} ms; Takt PostgreSQL ${takt.database.toFixed(2)} ms + server ${takt.server.toFixed(2)} ms`;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const verdict = (reached: boolean): string => (reached ? 'reached' : 'NOT REACHED');
