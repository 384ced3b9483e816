import type { AnyDocument } from '@takt/model';

/**
 * Everybody who made a document what it is, of the row `t`; null where its company lets them agree with themselves. The history
 * tells it: every way of changing a row writes there, nobody can take anything from it, and it is never forgotten.
 */
export function makersSql({ separation }: AnyDocument): string | null {
  if (!separation) return null;
  const actions = ['create', 'edit', ...separation.makers].map((name) => `'${name}'`).join(', ');
  const off = `select 1 from app.parameter p where p.tenant_id = t.tenant_id and p.name = '${separation.parameter}' and p.value = '"0"'`;
  return `case when not exists (${off}) then (select json_agg(m.who) from (
    select t.created_by as who union select y.user_id from app.history y
    where y.tenant_id = t.tenant_id and y.row_id = t.id and y.action in (${actions})) m) end`;
}
