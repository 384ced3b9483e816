-- What definitions do not say and the database holds, whatever writes.

-- One version of a BOM is in effect on a day. The action asks first and says so in words; this holds whatever writes. A version that
-- was made obsolete before it began has no days: it ends the day before its beginning, which a range that includes both of its bounds refuses.
alter table app.base_bom_version add constraint base_bom_version_one_effective
  exclude using gist (
    tenant_id ext.gist_int4_ops with =,
    bom_id ext.gist_uuid_ops with =,
    daterange(valid_from, valid_to + 1) with &&
  ) where (status = '10' and deleted_at is null);

-- What the ledger promises, whatever writes it.
set role app_owner;
-- One balance for each place, part, status, batch, container and owner; nothing equals nothing here.
create unique index warehouse_stock_key on app.warehouse_stock
  (tenant_id, location_id, part_id, stock_status, batch, container, owner_id) nulls not distinct;
alter table app.warehouse_stock
  add constraint warehouse_stock_not_negative check (qty >= 0),
  add constraint warehouse_stock_reserved_there check (reserved_qty between 0 and qty),
  -- Nonconforming goods are set aside to be sent back, goods that await inspection to be carried elsewhere. What a hold keeps is nobody's.
  add constraint warehouse_stock_held_unreserved check (reserved_qty = 0 or stock_status <> 'hold');
alter table app.warehouse_stock_move
  add constraint warehouse_stock_move_positive check (qty > 0),
  add constraint warehouse_stock_move_from check (num_nonnulls(from_place, from_location_id) = 1
    and num_nonnulls(from_location_id, from_status) in (0, 2)),
  add constraint warehouse_stock_move_to check (num_nonnulls(to_place, to_location_id) = 1
    and num_nonnulls(to_location_id, to_status) in (0, 2));
-- Set right once only.
create unique index warehouse_stock_move_reversed_once on app.warehouse_stock_move (tenant_id, reverses_id) where reverses_id is not null;
-- A move is set right by another one, never edited; a balance is never thrown away.
revoke update, delete on app.warehouse_stock_move from app_rw;
revoke delete on app.warehouse_stock from app_rw;
reset role;

-- How punctual deliveries are is asked for by the weeks notes were planned for, on the home page of many people.
create index purchasing_delivery_note_planned_arrival_idx on app.purchasing_delivery_note (tenant_id, planned_arrival)
  where deleted_at is null;

-- A line that is named is there, whatever writes (ADR 0113); and what was received or sent back is on one statement. Judged at the end:
-- lines get their numbers after they are written, and whoever takes a line away that is named hears of it in words first.
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_line_no_key
  unique (tenant_id, parent_id, line_no);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_line_no_key
  unique (tenant_id, parent_id, line_no);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_line_no_key unique (tenant_id, parent_id, line_no);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_line_no_key unique (tenant_id, parent_id, line_no);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_line_no_key unique (tenant_id, parent_id, line_no);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_line_no_key unique (tenant_id, parent_id, line_no);
alter table app.purchasing_delivery_note_lines
  add constraint purchasing_delivery_note_lines_one_source check (num_nonnulls(plan_id, order_id) <= 1),
  add constraint purchasing_delivery_note_lines_plan_line_fk foreign key (tenant_id, plan_id, source_line)
    references app.purchasing_delivery_plan_lines (tenant_id, parent_id, line_no) deferrable initially deferred,
  add constraint purchasing_delivery_note_lines_order_line_fk foreign key (tenant_id, order_id, source_line)
    references app.purchasing_purchase_order_lines (tenant_id, parent_id, line_no) deferrable initially deferred;
alter table app.purchasing_delivery_plan_lines
  add constraint purchasing_delivery_plan_lines_order_line_fk foreign key (tenant_id, order_id, order_line)
    references app.purchasing_purchase_order_lines (tenant_id, parent_id, line_no) deferrable initially deferred;
alter table app.purchasing_pickup_note_lines
  add constraint purchasing_pickup_note_lines_order_line_fk foreign key (tenant_id, order_id, order_line)
    references app.purchasing_purchase_order_lines (tenant_id, parent_id, line_no) deferrable initially deferred;
alter table app.purchasing_monthly_reconciliation_lines
  add constraint purchasing_monthly_reconciliation_lines_line_no_key unique (tenant_id, parent_id, line_no),
  add constraint purchasing_monthly_reconciliation_lines_note_line_fk foreign key (tenant_id, note_id, receipt_line)
    references app.purchasing_delivery_note_lines (tenant_id, parent_id, line_no) deferrable initially deferred,
  add constraint purchasing_monthly_reconciliation_lines_pickup_line_fk foreign key (tenant_id, pickup_id, receipt_line)
    references app.purchasing_pickup_note_lines (tenant_id, parent_id, line_no) deferrable initially deferred,
  add constraint purchasing_monthly_reconciliation_lines_return_line_fk foreign key (tenant_id, return_notice_id, return_line)
    references app.purchasing_return_notice_lines (tenant_id, parent_id, line_no) deferrable initially deferred,
  add constraint purchasing_monthly_reconciliation_lines_order_line_fk foreign key (tenant_id, order_id, order_line)
    references app.purchasing_purchase_order_lines (tenant_id, parent_id, line_no) deferrable initially deferred;
create unique index purchasing_monthly_reconciliation_lines_note_once on app.purchasing_monthly_reconciliation_lines
  (tenant_id, note_id, receipt_line) where kind = 'receipt' and note_id is not null;
create unique index purchasing_monthly_reconciliation_lines_pickup_once on app.purchasing_monthly_reconciliation_lines
  (tenant_id, pickup_id, receipt_line) where kind = 'receipt' and pickup_id is not null;
create unique index purchasing_monthly_reconciliation_lines_return_once on app.purchasing_monthly_reconciliation_lines
  (tenant_id, return_notice_id, return_line) where kind = 'return' and return_notice_id is not null;
alter table app.purchasing_invoice_request_lines add constraint purchasing_invoice_request_lines_statement_line_fk
  foreign key (tenant_id, statement_id, statement_line) references app.purchasing_monthly_reconciliation_lines (tenant_id, parent_id, line_no)
  deferrable initially deferred;
alter table app.purchasing_purchase_order_lines
  add constraint purchasing_purchase_order_lines_requisition_line_fk foreign key (tenant_id, requisition_id, requisition_line)
    references app.purchasing_requisition_lines (tenant_id, parent_id, line_no) deferrable initially deferred;

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
