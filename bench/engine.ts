import { bareAction, makeOrders, taktAction } from './action.ts';
import { compare, percent, profile, show, verdict } from './compare.ts';
import { dropField, makeField } from './data.ts';
import { bareList, taktList } from './list.ts';

/** Lists and guarded actions of the engine, and what more rows and more tenants do to them. */
export async function engine(): Promise<void> {
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
}
