/** Ratios against the bare engine, measured side by side in one run. Needs pgbench and wrk. */
import { execFileSync } from 'node:child_process';
import { bareAction, makeOrders, taktAction } from './action.ts';
import { dropField, makeField } from './data.ts';
import { bareList, taktList } from './list.ts';
import type { Measured } from './processes.ts';

for (const tool of ['pgbench', 'wrk']) {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
  } catch {
    console.error(`${tool} is needed for the bench; on Debian: apt-get install ${tool === 'wrk' ? 'wrk' : 'postgresql-client'}`);
    process.exit(2);
  }
}
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** Both sides alternate, so that whatever else the machine does falls on both; the median of the rounds counts. */
async function compare(one: () => Promise<Measured>, other: () => Promise<Measured>): Promise<readonly [Measured, Measured]> {
  const [first, second]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    first.push(await one());
    second.push(await other());
  }
  return [median(first), median(second)];
}
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const median = (runs: readonly Measured[]): Measured => ({
  database: middle(runs.map((run) => run.database)),
  server: middle(runs.map((run) => run.server)),
  perSecond: middle(runs.map((run) => run.perSecond)),
  p95: middle(runs.map((run) => run.p95)),
});
const show = ({ perSecond, p95 }: Measured): string => `${Math.round(perSecond)}/s, p95 ${p95.toFixed(1)} ms`;
/** Where the time of a request goes: what a ratio that was not reached is limited by. */
const profile = (bare: Measured, takt: Measured): string =>
  `  processor time per request: bare PostgreSQL ${bare.database.toFixed(2)} ms; Takt PostgreSQL ${takt.database.toFixed(2)} ms + server ${takt.server.toFixed(2)} ms`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const verdict = (reached: boolean): string => (reached ? 'reached' : 'NOT REACHED');

console.log('preparing 1,000,000 rows in 100 tenants, 10,000 rows in 100 tenants, 1,000,000 rows in 1,000 tenants …');
const big = await makeField('big', 100, 10_000);
const small = await makeField('small', 100, 100);
const many = await makeField('many', 1000, 1000);
try {
  const [bare, list] = await compare(
    () => bareList(big),
    () => taktList(big),
  );
  const share = list.perSecond / bare.perSecond;
  console.log(
    `list of 50 rows: bare ${show(bare)}; Takt ${show(list)}; ${percent(share)} of bare (target 65 %): ${verdict(share >= 0.65)}`,
  );
  console.log(profile(bare, list));

  const [atSmall, atBig] = await compare(
    () => taktList(small),
    () => taktList(big),
  );
  const growth = atBig.p95 / atSmall.p95;
  console.log(
    `list p95: ${atSmall.p95.toFixed(1)} ms at 10^4 rows, ${atBig.p95.toFixed(1)} ms at 10^6; factor ${growth.toFixed(2)} (target ≤ 1.3): ${verdict(growth <= 1.3)}`,
  );

  const orders = await makeOrders(big);
  const [bareAct, act] = await compare(
    () => bareAction(big, orders),
    () => taktAction(big, orders),
  );
  const actShare = act.perSecond / bareAct.perSecond;
  console.log(
    `guarded action: bare ${show(bareAct)}; Takt ${show(act)}; ${percent(actShare)} of bare (target 40 %): ${verdict(actShare >= 0.4)}`,
  );
  console.log(profile(bareAct, act));

  const [single, spread] = await compare(
    () => taktList(many, many.tokens.slice(0, 1)),
    () => taktList(many),
  );
  const tenants = spread.perSecond / single.perSecond;
  console.log(
    `tenants: one ${show(single)}; 1,000 ${show(spread)}; ${percent(tenants)} (target 95 %): ${verdict(tenants >= 0.95)}`,
  );
} finally {
  for (const field of [big, small, many]) await dropField(field);
}
