import type { Text } from '@takt/model';
import { advisoryLock, type Ctx, fragment, Refused, whenSaved } from '@takt/engine';
import { PartFile, RouteFile } from '../defs/index.ts';

/* B101 */ const TWICE: Text = ['文件名与关联编号已存在', 'The file name and association number already exist'];

/** The same version again, or another on a day on which both would count. */
const twice = fragment`o.id <> t.id and o.deleted_at is null and t.deleted_at is null and o.name = t.name
  and (o.version_no = t.version_no or (o.mark_status = '1' and t.mark_status = '1'
    and daterange(o.valid_from, o.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]')))`;

/** B101: of one file of one thing there is each version once, and of those in use one on a day. */
const once = (
  of: typeof PartFile | typeof RouteFile,
  found: (ctx: Ctx, ids: readonly string[]) => Promise<readonly unknown[]>,
) => {
  const demand = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
    await advisoryLock(ctx, of.id);
    if ((await found(ctx, ids)).length > 0) throw Refused.at('name', 'B101', TWICE);
  };
  return whenSaved(of, (ctx, id) => demand(ctx, [id]), demand);
};

export const filesSaved = [
  once(
    PartFile,
    (ctx, ids) => ctx.sql`
      select 1 from base_part_file t join base_part_file o on o.part_id = t.part_id and ${twice}
      where t.id = any(${ids}::uuid[]) limit 1`,
  ),
  once(
    RouteFile,
    (ctx, ids) => ctx.sql`
      select 1 from base_route_file t join base_route_file o on o.route_id = t.route_id and ${twice}
        and o.process_id is not distinct from t.process_id and o.station_id is not distinct from t.station_id
      where t.id = any(${ids}::uuid[]) limit 1`,
  ),
];
