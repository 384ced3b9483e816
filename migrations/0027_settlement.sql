-- Generated from the definitions by `npm run gen`; what stands between is written by hand.

alter table app.purchasing_contract add column previous_id uuid;
alter table app.purchasing_delivery_note_lines add column line_no bigint;
alter table app.purchasing_delivery_note_lines add column accepted_qty numeric(24,6);
alter table app.purchasing_delivery_note_lines add column accepted_on date;
alter table app.purchasing_pickup_note_lines add column line_no bigint;
alter table app.purchasing_pickup_note_lines add column accepted_qty numeric(24,6);
alter table app.purchasing_pickup_note_lines add column accepted_on date;
alter table app.purchasing_return_notice_lines add column line_no bigint;
alter table app.purchasing_monthly_reconciliation_lines add column note_id uuid;
alter table app.purchasing_monthly_reconciliation_lines add column pickup_id uuid;
alter table app.purchasing_monthly_reconciliation_lines add column receipt_line bigint;
alter table app.purchasing_monthly_reconciliation_lines add column return_notice_id uuid;
alter table app.purchasing_monthly_reconciliation_lines add column return_line bigint;
alter table app.purchasing_monthly_reconciliation_lines add column order_id uuid;
alter table app.purchasing_monthly_reconciliation_lines add column order_line bigint;
alter table app.purchasing_monthly_reconciliation_lines add column tax_rate numeric(24,2);
alter table app.purchasing_monthly_reconciliation_lines add column verdict varchar(40) collate "C";
alter table app.purchasing_monthly_reconciliation_lines add column released_by_id uuid;
alter table app.purchasing_monthly_reconciliation_lines add column released_at timestamptz;
alter table app.purchasing_monthly_reconciliation_lines add column release_reason varchar(500) collate "C";
alter table app.purchasing_invoice_request_lines add column statement_id uuid;
alter table app.purchasing_invoice_request_lines add column statement_line bigint;
alter table app.purchasing_invoice_request_lines add column qty numeric(24,6);
alter table app.purchasing_invoice_request_lines add column price numeric(24,6);
alter table app.purchasing_invoice_request_lines add column verdict varchar(40) collate "C";
alter table app.purchasing_invoice_request_lines add column released_by_id uuid;
alter table app.purchasing_invoice_request_lines add column released_at timestamptz;
alter table app.purchasing_invoice_request_lines add column release_reason varchar(500) collate "C";
alter table app.purchasing_monthly_reconciliation_lines alter column qty type numeric(24,6) using qty::numeric(24,6);

-- Lines that others name have a number that stays with them.
update app.purchasing_delivery_note_lines set line_no = position;
update app.purchasing_pickup_note_lines set line_no = position;
update app.purchasing_return_notice_lines set line_no = position;

-- What was received and does not wait for inspection is accepted, on the day it came.
update app.purchasing_delivery_note_lines l set
    accepted_qty = greatest(l.received_qty - coalesce((select round(l.qty * sum(x.qc_qty) / nullif(max(a.qty), 0), 6)
      from app.warehouse_asn_lines a join app.warehouse_receipt_lines x on x.tenant_id = a.tenant_id and x.asn_line = a.id::text
      join app.warehouse_receipt r on r.tenant_id = x.tenant_id and r.id = x.parent_id and r.status <> '99' and r.deleted_at is null
      where a.tenant_id = l.tenant_id and a.source_line = l.id::text), 0), 0),
    accepted_on = coalesce(n.gate_arrived_at, n.planned_arrival)::date
  from app.purchasing_delivery_note n where n.tenant_id = l.tenant_id and n.id = l.parent_id and l.received_qty > 0;
update app.purchasing_pickup_note_lines l set accepted_qty = l.received_qty, accepted_on = n.picked_up_at::date
  from app.purchasing_pickup_note n where n.tenant_id = l.tenant_id and n.id = l.parent_id and l.received_qty > 0;

-- Statements named what they are about by number. Each line is on one of them; those that are gone hold nothing.
update app.purchasing_monthly_reconciliation_lines l set note_id = n.id, receipt_line = o.line_no,
    order_id = coalesce(o.order_id, p.order_id), order_line = case when o.order_id is null then p.order_line else o.source_line end
  from app.purchasing_monthly_reconciliation m, app.purchasing_delivery_note n, app.purchasing_delivery_note_lines o
    left join app.purchasing_delivery_plan_lines p on p.tenant_id = o.tenant_id and p.parent_id = o.plan_id and p.line_no = o.source_line
  where m.tenant_id = l.tenant_id and m.id = l.parent_id and m.deleted_at is null and l.kind = 'receipt'
    and n.tenant_id = l.tenant_id and n.number = l.source_no and n.vendor_id = m.vendor_id
    and o.tenant_id = n.tenant_id and o.parent_id = n.id and o.position::text = l.source_line
    and not exists (select 1 from app.purchasing_monthly_reconciliation_lines e
      join app.purchasing_monthly_reconciliation em on em.tenant_id = e.tenant_id and em.id = e.parent_id and em.deleted_at is null
      where e.tenant_id = l.tenant_id and e.kind = l.kind and e.source_no = l.source_no and e.source_line = l.source_line and e.id < l.id);
update app.purchasing_monthly_reconciliation_lines l set pickup_id = n.id, receipt_line = o.line_no, order_id = o.order_id, order_line = o.order_line
  from app.purchasing_monthly_reconciliation m, app.purchasing_pickup_note n, app.purchasing_pickup_note_lines o
  where m.tenant_id = l.tenant_id and m.id = l.parent_id and m.deleted_at is null and l.kind = 'receipt'
    and n.tenant_id = l.tenant_id and n.number = l.source_no and n.vendor_id = m.vendor_id
    and o.tenant_id = n.tenant_id and o.parent_id = n.id and o.position::text = l.source_line
    and not exists (select 1 from app.purchasing_monthly_reconciliation_lines e
      join app.purchasing_monthly_reconciliation em on em.tenant_id = e.tenant_id and em.id = e.parent_id and em.deleted_at is null
      where e.tenant_id = l.tenant_id and e.kind = l.kind and e.source_no = l.source_no and e.source_line = l.source_line and e.id < l.id);
update app.purchasing_monthly_reconciliation_lines l set return_notice_id = n.id, return_line = o.line_no
  from app.purchasing_monthly_reconciliation m, app.purchasing_return_notice n, app.purchasing_return_notice_lines o
  where m.tenant_id = l.tenant_id and m.id = l.parent_id and m.deleted_at is null and l.kind = 'return'
    and n.tenant_id = l.tenant_id and n.number = l.source_no and n.vendor_id = m.vendor_id
    and o.tenant_id = n.tenant_id and o.parent_id = n.id and o.position::text = l.source_line
    and not exists (select 1 from app.purchasing_monthly_reconciliation_lines e
      join app.purchasing_monthly_reconciliation em on em.tenant_id = e.tenant_id and em.id = e.parent_id and em.deleted_at is null
      where e.tenant_id = l.tenant_id and e.kind = l.kind and e.source_no = l.source_no and e.source_line = l.source_line and e.id < l.id);
update app.purchasing_monthly_reconciliation_lines l set tax_rate = m.tax_rate
  from app.purchasing_monthly_reconciliation m where m.tenant_id = l.tenant_id and m.id = l.parent_id;

-- The same for requests; what names no line of a statement could never be handed in.
update app.purchasing_invoice_request_lines i set statement_id = m.id, statement_line = l.line_no, qty = l.qty, price = l.price
  from app.purchasing_monthly_reconciliation m
  join app.purchasing_monthly_reconciliation_lines l on l.tenant_id = m.tenant_id and l.parent_id = m.id
  where m.tenant_id = i.tenant_id and m.number = i.reconciliation_no and l.line_no::text = i.reconciliation_line;
delete from app.purchasing_invoice_request_lines where statement_id is null;
update app.purchasing_monthly_reconciliation_lines l set tax_rate = r.tax_rate
  from app.purchasing_invoice_request_lines i join app.purchasing_invoice_request r on r.tenant_id = i.tenant_id and r.id = i.parent_id
  where i.tenant_id = l.tenant_id and i.statement_id = l.parent_id and i.statement_line = l.line_no and l.tax_rate is null;

-- What the updates above left to be judged at the end is judged now: tables are altered below.
set constraints all immediate;

alter table app.purchasing_invoice_request_lines alter column statement_id set not null;
alter table app.purchasing_invoice_request_lines alter column statement_line set not null;
alter table app.purchasing_monthly_reconciliation drop column tax_rate;
alter table app.purchasing_monthly_reconciliation_lines drop column source_no;
alter table app.purchasing_monthly_reconciliation_lines drop column source_line;
alter table app.purchasing_invoice_request drop column tax_rate;
alter table app.purchasing_invoice_request_lines drop column reconciliation_no;
alter table app.purchasing_invoice_request_lines drop column reconciliation_line;
create index purchasing_contract_previous_id_ix on app.purchasing_contract (tenant_id, previous_id);
create index purchasing_monthly_reconciliation_lines_note_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, note_id);
create index purchasing_monthly_reconciliation_lines_pickup_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, pickup_id);
create index purchasing_monthly_reconciliation_lines_return_notice_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, return_notice_id);
create index purchasing_monthly_reconciliation_lines_order_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, order_id);
create index purchasing_monthly_reconciliation_lines_released_by_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, released_by_id);
create index purchasing_invoice_request_lines_statement_id_ix on app.purchasing_invoice_request_lines (tenant_id, statement_id);
create index purchasing_invoice_request_lines_released_by_id_ix on app.purchasing_invoice_request_lines (tenant_id, released_by_id);
alter table app.purchasing_contract add constraint purchasing_contract_previous_id_fk foreign key (tenant_id, previous_id) references app.purchasing_contract (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_note_id_fk foreign key (tenant_id, note_id) references app.purchasing_delivery_note (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_pickup_id_fk foreign key (tenant_id, pickup_id) references app.purchasing_pickup_note (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_return_notice_id_fk foreign key (tenant_id, return_notice_id) references app.purchasing_return_notice (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_order_id_fk foreign key (tenant_id, order_id) references app.purchasing_purchase_order (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_released_by_id_fk foreign key (tenant_id, released_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_invoice_request_lines add constraint purchasing_invoice_request_lines_statement_id_fk foreign key (tenant_id, statement_id) references app.purchasing_monthly_reconciliation (tenant_id, id);
alter table app.purchasing_invoice_request_lines add constraint purchasing_invoice_request_lines_released_by_id_fk foreign key (tenant_id, released_by_id) references app.system_user (tenant_id, id);

-- A line that is named is there, whatever writes; and what was received or sent back is on one statement.
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_line_no_key unique (tenant_id, parent_id, line_no);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_line_no_key unique (tenant_id, parent_id, line_no);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_line_no_key unique (tenant_id, parent_id, line_no);
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
