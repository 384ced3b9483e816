import { partRows, unitRows } from '@takt/modules/base/server';
/** The unit a row's part is counted in, for computed fields; `t` is the row. */
export const UNIT_OF_PART = `(select u.code from ${partRows} p join ${unitRows} u on u.tenant_id = p.tenant_id and u.id = p.unit_id where p.tenant_id = t.tenant_id and p.id = t.part_id)`;
