import { codes, compute } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import { CountDiff, CountOrder } from '../../defs/index.ts';

/** Lines within the tolerances among all lines, of a count that is over; before, whoever counts could learn from it. */
const accuracyOf = (
  count: string,
): string => `(select trim_scale(round(100.0 * count(*) filter (where d.beyond is distinct from '1') / count(*), 2))::text
  from app.warehouse_count_order c join app.warehouse_count_order_lines n on n.tenant_id = c.tenant_id and n.parent_id = c.id
  left join app.warehouse_count_diff d on d.tenant_id = n.tenant_id and d.id = n.id
  where c.tenant_id = t.tenant_id and c.id = ${count} and c.status in ${codes(CountOrder, 'posted', 'closed')} having count(*) > 0)`;

/** Of the unit a line's part is counted in; an empty place is confirmed with nothing, whatever the decimals. */
const ofUnit = (column: string): string =>
  `(select u.${column} from ${partRows} p join ${unitRows} u on u.tenant_id = p.tenant_id and u.id = p.unit_id
    where p.tenant_id = t.tenant_id and p.id = t.part_id)`;

/** Book quantities on the lines: never to whoever counts blind, until nothing can be changed any more. */
const seen = (
  column: string,
): string => `case when h.blind = '0' or h.status in ${codes(CountOrder, 'posted', 'closed')} then (select trim_scale(d.${column})::text
  from app.warehouse_count_diff d where d.tenant_id = t.tenant_id and d.id = t.id) end`;

const LINES = `from app.warehouse_count_order_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id`;

export const countOrderComputed = compute(CountOrder, {
  lineCount: `(select count(*)::int ${LINES})`,
  countedCount: `(select count(*)::int ${LINES} and l.counted_at is not null)`,
  accuracy: accuracyOf('t.id'),
  lines: {
    bookQty: seen('book_qty'),
    diffQty: seen('diff_qty'),
    serialised: `(select p.track_mode = 'serial' from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
    bookSerials: `case when h.blind = '0' then (select string_agg(n.serial_no, ' ' order by n.serial_no) from app.warehouse_serial_no n
      where n.tenant_id = t.tenant_id and n.serial_status = 'inStock' and n.deleted_at is null and n.location_id = t.location_id
        and n.part_id = t.part_id and n.stock_status = t.stock_status and n.batch is not distinct from t.batch
        and n.container is not distinct from t.container) end`,
    unit: ofUnit('code'),
    decimals: `coalesce(${ofUnit('precision')}, 6)::int`,
  },
});
export const countDiffComputed = compute(CountDiff, { accuracy: accuracyOf('t.count_order_id') });
