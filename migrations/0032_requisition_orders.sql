-- Generated from the definitions by `npm run gen`; what stands between is written by hand.

alter table app.purchasing_requisition_lines add column line_no bigint;
alter table app.purchasing_purchase_order_lines add column requisition_id uuid;
alter table app.purchasing_purchase_order_lines add column requisition_line bigint;

-- Lines that others name have a number that stays with them. What named an order is named by the order's line with its part.
update app.purchasing_requisition_lines set line_no = position;
update app.purchasing_purchase_order_lines l set requisition_id = r.parent_id, requisition_line = r.line_no
  from (select distinct on (tenant_id, order_id, part_id, unit_id) tenant_id, order_id, part_id, unit_id, parent_id, line_no
    from app.purchasing_requisition_lines where order_id is not null order by tenant_id, order_id, part_id, unit_id, id) r
  where r.tenant_id = l.tenant_id and r.order_id = l.parent_id and r.part_id = l.part_id and r.unit_id = l.unit_id
    and l.id = (select min(o.id::text)::uuid from app.purchasing_purchase_order_lines o where o.tenant_id = l.tenant_id
      and o.parent_id = l.parent_id and o.part_id = l.part_id and o.unit_id = l.unit_id);

alter table app.purchasing_requisition_lines drop constraint purchasing_requisition_lines_order_id_fk;
drop index app.purchasing_requisition_lines_order_id_ix;
alter table app.purchasing_requisition_lines drop column order_id;
create index purchasing_purchase_order_lines_requisition_id_ix on app.purchasing_purchase_order_lines (tenant_id, requisition_id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_requisition_id_fk foreign key (tenant_id, requisition_id) references app.purchasing_requisition (tenant_id, id);

-- A line that is named is there, whatever writes (ADR 0113).
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_line_no_key unique (tenant_id, parent_id, line_no);
alter table app.purchasing_purchase_order_lines
  add constraint purchasing_purchase_order_lines_requisition_line_fk foreign key (tenant_id, requisition_id, requisition_line)
    references app.purchasing_requisition_lines (tenant_id, parent_id, line_no) deferrable initially deferred;
