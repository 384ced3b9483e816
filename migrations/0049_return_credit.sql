-- Generated from the definitions by `npm run gen`; what stands at the end is written by hand.

alter table app.purchasing_return_notice_lines add column pickup_id uuid;
alter table app.purchasing_return_notice_lines add column credit_qty numeric(24,3);
create index purchasing_return_notice_lines_pickup_id_ix on app.purchasing_return_notice_lines (tenant_id, pickup_id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_pickup_id_fk foreign key (tenant_id, pickup_id) references app.purchasing_pickup_note (tenant_id, id);

-- What left by returns until now, and what of it had been accepted before: the rule of the product on the day this was written.
update app.purchasing_return_notice_lines l set sent_qty = c.sent, credit_qty = c.credit
  from (
  select c.tenant_id, c.parent_id, c.id, c.source, round(c.sent, 3) as sent,
    round((c.owed - lag(c.owed, 1, 0::numeric) over w) * c.sent / c.qty, 3) as credit
  from (
    select g.*, least(greatest(0, max(case when g.rejected then g.gone - g.failed end) over w)
      + sum(case when g.rejected then 0 else g.qty end) over w, g.accepted) as owed
    from (
      select b.*, sum(case when b.rejected then b.qty else 0 end) over w as gone,
        coalesce((select sum(f.qty) from (select m.tenant_id, a.source_no, r.vendor_id, m.part_id, m.batch, m.qty, m.at
  from app.warehouse_asn a
  join app.warehouse_receipt r on r.tenant_id = a.tenant_id and r.asn_id = a.id
  join app.warehouse_stock_move m on m.tenant_id = r.tenant_id and m.entity = 'warehouse.receipt' and m.document_no = r.number
    and m.from_status = 'qc' and m.to_status = 'ng' and not exists (select from app.warehouse_stock_move b where b.tenant_id = m.tenant_id and b.reverses_id = m.id)) f
  where f.tenant_id = b.tenant_id and f.source_no = b.source_no and f.part_id = b.part_id and f.at <= b.at), 0) as failed,
        (select sum(f.accepted_qty) from (select a.tenant_id, a.source_no, l.source_line, l.part_id, l.qty, l.received_qty,
    coalesce(j.accepted_qty, 0) as accepted_qty, coalesce(j.ng_qty, 0) as ng_qty,
    case when a.status in ('99') then l.qty else l.rejected_qty end as rejected_qty
  from app.warehouse_asn a join app.warehouse_asn_lines l on l.tenant_id = a.tenant_id and l.parent_id = a.id
  left join lateral (
    select sum(x.received_qty - coalesce(x.qc_qty, 0) - coalesce(x.ng_qty, 0)) as accepted_qty, sum(coalesce(x.ng_qty, 0)) as ng_qty
    from app.warehouse_receipt r
    join app.warehouse_receipt_lines x on x.tenant_id = r.tenant_id and x.parent_id = r.id and x.asn_line = l.id::text
    where r.tenant_id = a.tenant_id and r.asn_id = a.id and r.status not in ('99') and r.deleted_at is null) j on true
  where a.deleted_at is null) f
  where f.tenant_id = b.tenant_id and f.source_no = b.source_no and f.part_id = b.part_id) as accepted
      from (select l.tenant_id, l.parent_id, l.id, coalesce(l.note_id, l.pickup_id) as source, coalesce(n.number, p.number) as source_no,
    w.part_id, w.rejected, w.at, w.qty, w.source_qty as sent
  from app.purchasing_return_notice_lines l
  join (select m.tenant_id, l.source_line, m.part_id, bool_and(m.from_status = 'ng') as rejected, max(m.at) as at,
    sum(m.qty) as qty, sum(m.qty * l.source_qty / l.qty) as source_qty
  from app.warehouse_outbound_order o
  join app.warehouse_outbound_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id and l.source_line is not null
  join app.warehouse_stock_move m on m.tenant_id = o.tenant_id and m.entity = 'warehouse.outboundOrder' and m.document_no = o.number
    and m.line_id = l.id::text and m.to_place = 'vendor' and not exists (select from app.warehouse_stock_move b where b.tenant_id = m.tenant_id and b.reverses_id = m.id)
  group by m.tenant_id, l.source_line, m.part_id) w on w.tenant_id = l.tenant_id and w.source_line = l.id::text
  left join app.purchasing_delivery_note n on n.tenant_id = l.tenant_id and n.id = l.note_id
  left join app.purchasing_pickup_note p on p.tenant_id = l.tenant_id and p.id = l.pickup_id) b where b.source is not null window w as (partition by tenant_id, source, part_id order by at, id)) g
    window w as (partition by tenant_id, source, part_id order by at, id)) c
  window w as (partition by tenant_id, source, part_id order by at, id)
  union all
  select b.tenant_id, b.parent_id, b.id, null::uuid, round(b.sent, 3), round(b.sent, 3) from (select l.tenant_id, l.parent_id, l.id, coalesce(l.note_id, l.pickup_id) as source, coalesce(n.number, p.number) as source_no,
    w.part_id, w.rejected, w.at, w.qty, w.source_qty as sent
  from app.purchasing_return_notice_lines l
  join (select m.tenant_id, l.source_line, m.part_id, bool_and(m.from_status = 'ng') as rejected, max(m.at) as at,
    sum(m.qty) as qty, sum(m.qty * l.source_qty / l.qty) as source_qty
  from app.warehouse_outbound_order o
  join app.warehouse_outbound_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id and l.source_line is not null
  join app.warehouse_stock_move m on m.tenant_id = o.tenant_id and m.entity = 'warehouse.outboundOrder' and m.document_no = o.number
    and m.line_id = l.id::text and m.to_place = 'vendor' and not exists (select from app.warehouse_stock_move b where b.tenant_id = m.tenant_id and b.reverses_id = m.id)
  group by m.tenant_id, l.source_line, m.part_id) w on w.tenant_id = l.tenant_id and w.source_line = l.id::text
  left join app.purchasing_delivery_note n on n.tenant_id = l.tenant_id and n.id = l.note_id
  left join app.purchasing_pickup_note p on p.tenant_id = l.tenant_id and p.id = l.pickup_id) b where b.source is null) c
  where c.tenant_id = l.tenant_id and c.id = l.id;
