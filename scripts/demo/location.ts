/** Finds a location by its warehouse and its code. */
export const LOCATION = `select l.id from warehouse_location l join warehouse_warehouse w on w.id = l.warehouse_id
  where w.code = $1 and l.code = $2 and l.deleted_at is null`;
/** The first dock of a warehouse. */
export const DOCK = `select d.id from warehouse_dock d join warehouse_warehouse w on w.id = d.warehouse_id
  where w.code = $1 order by d.code limit 1`;
