import { type AnyDocument, tableName } from '@takt/model';
import { type Ctx, whenSaved } from '@takt/engine';
import { PickTask, PutawayTask, ReplenishmentTask } from '../defs/index.ts';

/** The zone of the first of these locations that a task names; people take work of one zone by it. */
const zoneOf = (task: AnyDocument, ...locations: readonly [string, ...string[]]) => {
  const first = locations.map((column) => `t.${column}`).join(', ');
  const text = `update app.${tableName(task.id)} t
    set zone_id = (select l.zone_id from app.warehouse_location l where l.tenant_id = t.tenant_id and l.id = coalesce(${first}))
    where t.id = any($1::uuid[])`;
  const run = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
    await ctx.sql.run({ text, values: [ids] });
  };
  return whenSaved(task, (ctx, id) => run(ctx, [id]), run);
};

export const workZoneSavings = [
  zoneOf(PutawayTask, 'location_id', 'from_location_id'),
  zoneOf(PickTask, 'location_id'),
  zoneOf(ReplenishmentTask, 'from_location_id'),
];
