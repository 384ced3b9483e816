/**
 * Opens this month and the next three of every series of a cell; `$1` is now. What is there already costs a look at the catalogue,
 * so whoever is in doubt may ask again.
 */
export const MONTHS_AHEAD = `
  select app.open_months(c.relname, array(select $1::timestamptz + n * interval '1 month' from generate_series(0, 3) n))
  from pg_partitioned_table p join pg_class c on c.oid = p.partrelid where c.relnamespace = 'app'::regnamespace order by c.relname`;
