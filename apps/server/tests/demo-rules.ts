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

/** Batches in stock of which nobody could say where they came from, and tracked goods without a batch. */
export const NAMELESS = `
  select p.part_no as no, s.batch from warehouse_stock s join base_part p on p.id = s.part_id
  left join warehouse_lot l on l.part_id = s.part_id and l.batch = s.batch and l.deleted_at is null
  where s.qty > 0 and (p.track_mode = 'lot' and s.batch is null
    or s.batch is not null and (l.produced_on is null or coalesce(l.vendor_lot, l.remark) is null or (l.vendor_id is null) <> (l.vendor_lot is null)))`;

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
