import { codes, type Invariant } from '@takt/engine';
import { CountOrder, OutboundOrder, Receipt, ReplenishmentTask, StockAdjust } from '../../defs/index.ts';

/** Tables of lines that tell the ledger otherwise than by one sum; the statements below hold them to it. */
export const postsOtherwise: ReadonlyMap<string, string> = new Map([
  [StockAdjust.id, 'lines'],
  [CountOrder.id, 'lines'],
]);

/** What came to stock less what left it, by documents of a kind and their lines. */
const netOf = (entity: string): string => `(select tenant_id, document_no, line_id,
    sum(case when from_location_id is null then qty else -qty end) as qty
  from app.warehouse_stock_move where entity = '${entity}' and (from_location_id is null) <> (to_location_id is null) group by 1, 2, 3)`;

/** What the papers of the warehouse say of each other and, where one sum does not tell it, of the ledger. */
export const documentInvariants: readonly Invariant[] = [
  {
    name: 'adjusted-as-posted',
    label: ['库存调整过账的是调整后与账面之差', 'An adjustment posts the difference between its quantity and the books'],
    sql: `
      select l.tenant_id, h.number, l.id as line, l.adjusted_qty - l.book_qty as says, coalesce(p.qty, 0) as posted
        from app.warehouse_stock_adjust_lines l
        join app.warehouse_stock_adjust h on h.tenant_id = l.tenant_id and h.id = l.parent_id
        left join ${netOf(StockAdjust.id)} p on p.tenant_id = l.tenant_id and p.document_no = h.number and p.line_id = l.id::text
       where coalesce(p.qty, 0) is distinct from case when h.status in ${codes(StockAdjust, 'adjusted')} then l.adjusted_qty - l.book_qty else 0 end`,
  },
  {
    name: 'counted-as-posted',
    label: ['盘点过账的是其差异', 'A count posts its differences'],
    sql: `
      select d.tenant_id, h.number, d.id as line, d.diff_qty as says, coalesce(p.qty, 0) as posted
        from app.warehouse_count_diff d
        join app.warehouse_count_order h on h.tenant_id = d.tenant_id and h.id = d.count_order_id
        left join ${netOf(CountOrder.id)} p on p.tenant_id = d.tenant_id and p.document_no = h.number and p.line_id = d.id::text
        left join lateral (
          select exists (select from app.warehouse_stock_move m where m.tenant_id = d.tenant_id and m.entity = '${CountOrder.id}'
            and m.document_no = h.number) or h.status in ${codes(CountOrder, 'posted')} as posted) o on true
       where coalesce(p.qty, 0) <> case when o.posted then coalesce(d.diff_qty, 0) else 0 end`,
  },
  {
    name: 'picked-as-posted',
    label: [
      '出库单已拣数量等于移入备货库位的数量',
      'What a line of an outbound order has picked was carried to its staging location',
    ],
    sql: `
      select l.tenant_id, h.number, l.id as line, l.picked_qty as says, coalesce(p.qty, 0) as posted
        from app.warehouse_outbound_order_lines l
        join app.warehouse_outbound_order h on h.tenant_id = l.tenant_id and h.id = l.parent_id
        left join lateral (
          select sum(case when m.to_location_id = h.staging_location_id then m.qty else -m.qty end) as qty from app.warehouse_stock_move m
           where m.tenant_id = l.tenant_id and m.entity = '${OutboundOrder.id}' and m.document_no = h.number and m.line_id = l.id::text
             and m.from_location_id is not null and m.to_location_id is not null) p on true
       where coalesce(l.picked_qty, 0) <> coalesce(p.qty, 0)`,
  },
  {
    name: 'allocated-by-places',
    label: [
      '出库单行的已分配、已拣等于其分配明细之和',
      'What a line of an outbound order has allocated and picked is the sum of its places',
    ],
    sql: `
      select l.tenant_id, h.number, l.id as line, l.allocated_qty, a.qty, l.picked_qty, a.picked
        from app.warehouse_outbound_order_lines l
        join app.warehouse_outbound_order h on h.tenant_id = l.tenant_id and h.id = l.parent_id
        left join lateral (
          select coalesce(sum(a.qty), 0) as qty, coalesce(sum(a.picked_qty), 0) as picked from app.warehouse_outbound_order_allocations a
           where a.tenant_id = l.tenant_id and a.parent_id = l.parent_id and a.line = l.id::text) a on true
       where coalesce(l.allocated_qty, 0) <> a.qty or coalesce(l.picked_qty, 0) <> a.picked`,
  },
  {
    name: 'signed-as-posted',
    label: ['配送签收数量等于移入线边的数量', 'What was signed for was carried to the line'],
    sql: `
      select t.tenant_id, t.number, t.signed_qty as says, coalesce(p.qty, 0) as posted
        from app.warehouse_replenishment_task t
        left join lateral (
          select sum(m.qty) as qty from app.warehouse_stock_move m
           where m.tenant_id = t.tenant_id and m.entity = '${ReplenishmentTask.id}' and m.document_no = t.number
             and m.from_location_id is null and m.to_location_id = t.to_location_id) p on true
       where coalesce(t.signed_qty, 0) <> coalesce(p.qty, 0)`,
  },
  {
    name: 'put-away-by-tasks',
    label: ['收货行的已上架数量等于其上架任务之和', 'What of a receipt line is put away is the sum of its tasks'],
    sql: `
      select l.tenant_id, h.number, l.id as line, l.put_qty as says, p.qty as tasks
        from app.warehouse_receipt_lines l
        join app.warehouse_receipt h on h.tenant_id = l.tenant_id and h.id = l.parent_id
        left join lateral (
          select coalesce(sum(k.done_qty), 0) as qty from app.warehouse_putaway_task k
           where k.tenant_id = l.tenant_id and k.receipt_line = l.id::text and k.deleted_at is null) p on true
       where coalesce(l.put_qty, 0) <> p.qty`,
  },
  {
    name: 'asn-by-receipts',
    label: ['到货通知行的已收、拒收等于其收货单之和', 'What of an ASN line was received and rejected is the sum of its receipts'],
    sql: `
      select l.tenant_id, h.number, l.id as line, l.received_qty, r.received, l.rejected_qty, r.rejected
        from app.warehouse_asn_lines l
        join app.warehouse_asn h on h.tenant_id = l.tenant_id and h.id = l.parent_id
        left join lateral (
          select coalesce(sum(x.received_qty), 0) as received, coalesce(sum(x.rejected_qty), 0) as rejected
            from app.warehouse_receipt_lines x
            join app.warehouse_receipt r on r.tenant_id = x.tenant_id and r.id = x.parent_id and r.deleted_at is null
           where x.tenant_id = l.tenant_id and x.asn_line = l.id::text) r on true
       where coalesce(l.received_qty, 0) <> r.received or coalesce(l.rejected_qty, 0) <> r.rejected`,
  },
  {
    name: 'boxes-within-received',
    label: ['收货单各箱之和不超过该物料的已收数量', 'The boxes of a receipt hold no more of a part than it has received'],
    sql: `
      select h.tenant_id, h.number, b.part_id, b.qty as boxes, l.qty as received
        from app.warehouse_receipt h
        join (select tenant_id, parent_id, part_id, sum(qty) as qty from app.warehouse_receipt_boxes group by 1, 2, 3) b
          on b.tenant_id = h.tenant_id and b.parent_id = h.id
        left join (select tenant_id, parent_id, part_id, sum(received_qty) as qty from app.warehouse_receipt_lines group by 1, 2, 3) l
          on l.tenant_id = b.tenant_id and l.parent_id = b.parent_id and l.part_id = b.part_id
       where h.deleted_at is null and h.status not in ${codes(Receipt, 'cancelled')} and b.qty > coalesce(l.qty, 0)`,
  },
];
