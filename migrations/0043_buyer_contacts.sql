set role app_owner;
/*
 * Whom the people of a supplier may call about their open orders: the buyers, and who runs the warehouses the goods come to.
 * The supplier's role reads no users at all; this tells names and telephones of those alone, of orders of the supplier the
 * transaction is opened for. Nobody else is told anything.
 */
create function app.buyer_contacts(p_open text[])
returns table (name text, telephone text, duty text, orders int)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with asked as (
    select coalesce(o.buyer_id, v.buyer_id) as person, w.manager_id as keeper, o.id
    from app.purchasing_purchase_order o
    join app.base_vendor v on v.tenant_id = o.tenant_id and v.id = o.vendor_id
    join app.warehouse_warehouse w on w.tenant_id = o.tenant_id and w.id = o.warehouse_id
    where o.tenant_id = current_setting('app.tenant_id')::int and o.deleted_at is null and o.status = any(p_open)
      and o.vendor_id = nullif(current_setting('app.vendor_id', true), '')::uuid
  ), called as (
    select person, 'buyer' as duty, id from asked union all select keeper, 'receiving', id from asked
  )
  select coalesce(nullif(u.real_name, ''), u.username), nullif(u.telephone, ''), c.duty, count(*)::int
  from called c
  join app.system_user u on u.tenant_id = current_setting('app.tenant_id')::int and u.id = c.person
  where u.deleted_at is null and u.mark_status = '1'
  group by u.id, u.real_name, u.username, u.telephone, c.duty
$$;
revoke execute on function app.buyer_contacts(text[]) from public;
grant execute on function app.buyer_contacts(text[]) to app_vendor;
reset role;
