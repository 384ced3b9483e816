import { allowedIn, answer, codes, fragment, verbatim } from '@takt/engine';
import { customerRows, packageRows, vendorRows } from '@takt/modules/base/server';
import { Container } from '../../defs/index.ts';
import { type ContainerBalance, containerBalances } from '../../defs/inside/container-balances.ts';

const named = (of: string) =>
  verbatim(`json_build_array(${of}.code || ' ' || ${of}.name, ${of}.code || ' ' || coalesce(${of}.name_en, ${of}.name))`);
const counted = (states: ReturnType<typeof codes>) => fragment`(count(*) filter (where c.status in ${states}))::int`;

/** As the ledger of containers tells now: whoever has one, or has it coming. */
export const containerBalancesAnswer = answer(containerBalances, (ctx) => {
  const warehouses = allowedIn(ctx, 'warehouse');
  return ctx.sql<ContainerBalance>`
    select c.holder, coalesce(c.vendor_id, c.customer_id) as party, c.package_id as package,
      case when v.id is not null then ${named('v')} when k.id is not null then ${named('k')} end as "partyName",
      ${named('p')} as "packageName", ${counted(codes(Container, 'empty', 'loaded', 'inRepair'))} as held, ${counted(codes(Container, 'inTransit'))} as "inTransit",
      ${counted(codes(Container, 'lost'))} as lost
    from warehouse_container c
    join ${packageRows} p on p.id = c.package_id
    left join ${vendorRows} v on v.id = c.vendor_id
    left join ${customerRows} k on k.id = c.customer_id
    where c.deleted_at is null and c.status not in ${codes(Container, 'scrapped')}
      and (${warehouses}::uuid[] is null or c.warehouse_id = any(${warehouses}::uuid[]))
    group by c.holder, c.vendor_id, c.customer_id, c.package_id, p.id, p.code, p.name, p.name_en, v.id, v.code, v.name, v.name_en,
      k.id, k.code, k.name, k.name_en
    order by c.holder, coalesce(v.code, k.code), p.code`;
});
