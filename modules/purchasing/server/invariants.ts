import { announcedLines } from '@takt/modules/warehouse/server';
import type { Invariant, ServerModule } from '@takt/engine';
import { CREDITED } from './return-credit.ts';
import { acceptedOf, isGoods } from './statement-facts.ts';

/** As the warehouse takes goods in, the papers they came with say so: as large a part of each line as of what was announced of it. */
const asReceived = (name: string, label: Invariant['label'], kind: string, sent: string): Invariant => ({
  name,
  label,
  when: 'settled',
  sql: `
    select l.tenant_id, h.number, l.line_no, l.received_qty, c.received, l.rejected_qty, c.rejected, l.accepted_qty, c.accepted,
        l.ng_qty, c.failed
      from app.purchasing_${kind}_lines l
      join app.purchasing_${kind} h on h.tenant_id = l.tenant_id and h.id = l.parent_id and h.deleted_at is null
      join lateral (
        select round(${sent} * sum(a.received_qty) / sum(a.qty), 6) as received, round(${sent} * sum(a.rejected_qty) / sum(a.qty), 6) as rejected,
          round(${sent} * sum(a.accepted_qty) / sum(a.qty), 6) as accepted, round(${sent} * sum(a.ng_qty) / sum(a.qty), 6) as failed
        from ${announcedLines} a where a.tenant_id = l.tenant_id and a.source_line = l.id::text and a.source_no = h.number
        having sum(a.qty) > 0) c on true
     where greatest(abs(coalesce(l.received_qty, 0) - c.received), abs(coalesce(l.rejected_qty, 0) - c.rejected),
       abs(coalesce(l.accepted_qty, 0) - c.accepted), abs(coalesce(l.ng_qty, 0) - c.failed)) >= 0.001`,
});

/** What the papers of purchasing say, held to what the warehouse did. */
export const purchasingInvariants: ServerModule['invariants'] = () => [
  {
    name: 'labels-are-bound',
    label: ['送货单行的已绑定数量等于其箱标签之和', 'What of a line of a note is bound is the sum of its labels'],
    sql: `
      select l.tenant_id, h.number, l.line_no, l.bound_qty as says, b.qty as labels
        from app.purchasing_delivery_note_lines l
        join app.purchasing_delivery_note h on h.tenant_id = l.tenant_id and h.id = l.parent_id
        left join lateral (
          select coalesce(sum(b.qty), 0) as qty from app.purchasing_delivery_note_labels b
           where b.tenant_id = l.tenant_id and b.parent_id = l.parent_id and b.line = l.id::text) b on true
       where coalesce(l.bound_qty, 0) <> b.qty`,
  },
  asReceived(
    'notes-as-received',
    [
      '送货单各行的收货、拒收、验收、不合格与仓库一致',
      'What a delivery note says was received, rejected, accepted and failed is what the warehouse did',
    ],
    'delivery_note',
    'l.qty',
  ),
  asReceived(
    'pickups-as-received',
    [
      '提货单各行的收货、拒收、验收、不合格与仓库一致',
      'What a pickup note says was received, rejected, accepted and failed is what the warehouse did',
    ],
    'pickup_note',
    'l.picked_qty',
  ),
  {
    name: 'returns-as-sent',
    label: [
      '退货通知单的出门、冲减数量与库存流水一致',
      'What a return says was sent back and is owed back follows from the ledger',
    ],
    when: 'settled',
    sql: `
      select l.tenant_id, h.number, l.line_no, l.sent_qty as says, coalesce(c.sent, 0) as sent, l.credit_qty as credits,
          coalesce(c.credit, 0) as owed
        from app.purchasing_return_notice_lines l
        join app.purchasing_return_notice h on h.tenant_id = l.tenant_id and h.id = l.parent_id and h.deleted_at is null
        left join ${CREDITED} c on c.tenant_id = l.tenant_id and c.id = l.id
       where coalesce(l.sent_qty, 0) <> coalesce(c.sent, 0) or coalesce(l.credit_qty, 0) <> coalesce(c.credit, 0)`,
  },
  {
    name: 'stated-as-accepted',
    label: [
      '对账明细标为“相符”的不超过验收数量，退货等于应冲减数量',
      'A line of a statement that matches asks for no more than was accepted; a return, for what is owed back',
    ],
    when: 'settled',
    sql: `
      select l.tenant_id, h.number, l.line_no, l.qty as says, ${acceptedOf('l')} as accepted
        from app.purchasing_monthly_reconciliation_lines l
        join app.purchasing_monthly_reconciliation h on h.tenant_id = l.tenant_id and h.id = l.parent_id and h.deleted_at is null
       where ${isGoods('l')} and l.verdict = 'matched'
         and (coalesce(l.qty, 0) > ${acceptedOf('l')} or l.kind = 'return' and coalesce(l.qty, 0) <> ${acceptedOf('l')})`,
  },
];
