import { partRows } from '@takt/modules/base/server';

/** The article number of a row's part in the fourteen digits labels carry, for computed fields; `t` is the row. */
export const GTIN_OF_PART = `(select lpad(p.gtin, 14, '0') from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id)`;
