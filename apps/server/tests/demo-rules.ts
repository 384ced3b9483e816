/** What a seeded company is measured by, in SQL of the tenant. */

/** What of a component goes into one of its parent, by the versions in effect. */
const BOM_LINES = `with recursive line as (
    select b.part_id as parent, l.component_id as part,
      l.qty / v.base_qty * (1 + coalesce(l.scrap_percent, 0) / 100) * coalesce(l.share, 100) / 100
        * case when l.unit_id = p.unit_id then 1 else u.numerator::numeric / u.denominator end as qty
    from base_bom b
    join base_bom_version v on v.bom_id = b.id and v.status = '10' and v.valid_from <= current_date
      and (v.valid_to is null or v.valid_to >= current_date)
    join base_bom_version_lines l on l.parent_id = v.id
    join base_part p on p.id = l.component_id join base_unit u on u.id = l.unit_id),`;

/** Components that open sales orders explode to: what a working day takes of each, and for how many days there is stock. */
export const COVER = `
  ${BOM_LINES}
  need as (
    select l.part_id as part, l.qty::numeric as qty, 0 as depth
    from sales_sales_order o join sales_sales_order_lines l on l.parent_id = o.id
    where o.deleted_at is null and l.due_date >= current_date
    union all
    select line.part, need.qty * line.qty, depth + 1 from need join line on line.parent = need.part)
  select p.part_no as no, a.abc_class as abc,
    (coalesce((select sum(s.qty) from warehouse_stock s where s.part_id = p.id), 0) / (sum(n.qty) / 30))::float as days
  from need n join base_part p on p.id = n.part join base_part_plan a on a.part_id = p.id
  where n.depth > 0 and p.part_type <> 'phantom' group by p.id, p.part_no, a.abc_class`;

/** What the material of a sold part costs by its supplier of the largest share, beside what customers pay. */
export const MARGINS = `
  ${BOM_LINES}
  sold as (select part_id as part, min(unit_price) as price, count(distinct unit_price) as prices from sales_sales_order_lines group by 1),
  need as (
    select part as top, part, 1::numeric as qty from sold
    union all select need.top, line.part, need.qty * line.qty from need join line on line.parent = need.part)
  select p.part_no as no, s.price::float as price, s.prices::int as prices, sum(n.qty * c.unit_price)::float as cost
  from need n join sold s on s.part = n.top join base_part p on p.id = n.top
  join lateral (select v.unit_price from base_vendor_part v where v.part_id = n.part order by v.share_percent desc limit 1) c on true
  group by p.part_no, s.price, s.prices`;

/** Prices on supplier parts, lists, contracts and orders, together by supplier and part. */
export const PRICES = `
  select v.code as vendor, p.part_no as part, array_agg(distinct x.price::float) as prices, array_agg(distinct x.place) as places from (
    select vendor_id, part_id, unit_price as price, 'supplier part' as place from base_vendor_part
    union all select vendor_id, part_id, price, 'list' from purchasing_price_list
    union all select c.vendor_id, l.part_id, l.price, 'contract' from purchasing_contract c
      join purchasing_contract_lines l on l.parent_id = c.id
    union all select o.vendor_id, l.part_id, coalesce(l.price, -1), 'order' from purchasing_purchase_order o
      join purchasing_purchase_order_lines l on l.parent_id = o.id) x
  join base_vendor v on v.id = x.vendor_id join base_part p on p.id = x.part_id group by v.code, p.part_no`;

/** Batches in stock of which nobody could say where they came from, nor who made them, and tracked goods without a batch. */
export const NAMELESS = `
  select p.part_no as no, s.batch from warehouse_stock s join base_part p on p.id = s.part_id
  left join warehouse_lot l on l.part_id = s.part_id and l.batch = s.batch and l.deleted_at is null
  where s.qty > 0 and (p.track_mode = 'lot' and s.batch is null
    or s.batch is not null and (l.produced_on is null or (l.vendor_id is null) <> (l.vendor_lot is null)
      or coalesce(l.vendor_lot, l.remark) is null
        and not exists (select from production_offline_record f where f.part_id = s.part_id and f.batch = s.batch)))`;

/** Moves on days that the calendar of the company calls off. */
export const ON_DAYS_OFF = `
  select m.document_no as no, m.day::text from (
    select document_no, (at at time zone 'Asia/Shanghai')::date as day from warehouse_stock_move) m
  left join base_work_calendar_days d on d.day_on = m.day
  where coalesce(d.type, case when extract(isodow from m.day) > 5 then 'off' else 'work' end) in ('off', 'holiday')`;

/** Documents of one kind that moved stock at the same second of different days of a week. */
export const SAME_SECONDS = `
  select entity, time, array_agg(distinct day::text) as days from (
    select entity, to_char(at at time zone 'Asia/Shanghai', 'HH24:MI:SS') as time, (at at time zone 'Asia/Shanghai')::date as day
    from warehouse_stock_move) m
  group by entity, time, date_trunc('week', day) having count(distinct day) > 1`;

/** Text columns of the tenant's tables; numbers of documents may stand in any of them. */
export const TEXT_COLUMNS = `
  select c.table_name as "table", string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns,
    bool_or(c.column_name = 'number') as numbered
  from information_schema.columns c join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = 'app' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying')
    and exists (select from information_schema.columns x where x.table_schema = 'app' and x.table_name = c.table_name and x.column_name = 'deleted_at')
  group by c.table_name`;

export const PRODUCTION_ORDERS = `
  select o.status as state, p.part_no as part from production_production_order o join base_part p on p.id = o.part_id
  where o.deleted_at is null`;

/** How work was reported: outside of shifts, for a moment to come, by people without the skill; scrap in a hundred pieces. */
export const REPORTS = `
  select count(*) filter (where r.shift is null)::int as unshifted, count(*) filter (where r.at > now())::int as ahead,
    count(*) filter (where r.is_reversal = '1')::int as reversals, count(distinct r.reporter_id)::int as reporters,
    count(distinct r.operator_id)::int as operators,
    (count(distinct r.scrap_defect_id) + count(distinct r.rework_defect_id))::int as defects,
    count(*) filter (where r.operator_id is not null and c.skill is not null and not exists (select from base_operator_skills s
      where s.parent_id = r.operator_id and s.skill = c.skill and s.level in ('independent', 'trainer')))::int as unqualified,
    (select 100 * sum(x.scrap_qty) / (select sum(o.input_qty) from production_work_order_operations o
        join production_work_order w on w.id = o.parent_id where o.seq = (select min(f.seq) from production_work_order_operations f
          where f.parent_id = w.id)) from production_work_report x)::float as scrap_percent
  from production_work_report r join base_process c on c.id = r.process_id`;

/** Orders that are done: good pieces beside those that were brought to stock, by the records and by the ledger. */
export const FINISHED = `
  select o.number, o.planned_qty::float as planned, c.good_qty::float as good, c.scrap_qty::float as scrap,
    (select sum(m.qty) from warehouse_stock_move m join production_offline_record f on f.offline_no = m.document_no
      where f.production_order_id = o.id)::float as stocked,
    (select sum(x.input_qty - x.good_qty - x.scrap_qty - x.rework_qty) + sum(x.rework_qty) from production_work_order_operations x
      join production_work_order w on w.id = x.parent_id where w.production_order_id = o.id)::float as wip
  from production_production_order o join production_completion c on c.production_order_id = o.id and c.kind = 'productionOrder'
  where o.status in ('20', '40') order by 1`;

/** Lines without settings; made parts in the BOMs of sold ones without a route, and routes on which nothing is counted. */
export const MAKEABLE = `
  with makeable as (select distinct b.part_id as part from base_bom b join base_bom_version v on v.bom_id = b.id and v.status = '10'
    join base_part p on p.id = b.part_id where p.part_type = 'made')
  select (select count(*)::int from base_line l where not exists (select from production_line_setting s where s.line_id = l.id)) as lines,
    (select count(*)::int from base_part p where p.part_type = 'made' and p.id not in (select r.part_id from base_route r
      join makeable m on m.part = r.part_id)) as routes,
    (select count(*)::int from base_route r where not exists (select from base_route_operations o
      where o.parent_id = r.id and o.counting_point = '1')) as uncounted,
    (select count(*)::int from makeable) as parts`;
