import { isId } from '@takt/model';
import { allowedIn, answer, type Ctx, Refused } from '@takt/engine';
import { entityOfLevel, type FactoryNode, factoryTree, factoryUses, type Level, LEVEL_NAMES } from '../defs/factory/factory.ts';

/** Every living node of the plants within the person's reach; the order is that of the shop floor, then of codes. */
const nodes = (ctx: Ctx, plants: readonly string[] | null): Promise<readonly (FactoryNode & { readonly line: string })[]> =>
  ctx.sql`
    select n.id, n.version, n.level, n.parent, n.code, json_build_array(n.name, coalesce(n.name_en, n.name)) as name,
      n.mark_status = '1' as enabled, n.line
    from (
      select id, version, 'plant' as level, null::uuid as parent, code, name, name_en, mark_status, id as plant, null::uuid as line,
        0 as depth, 0 as place from base_plant where deleted_at is null
      union all select id, version, 'workshop', plant_id, code, name, name_en, mark_status, plant_id, null, 1, 0
        from base_workshop where deleted_at is null
      union all select id, version, 'line', workshop_id, code, name, name_en, mark_status, plant_id, null, 2, 0
        from base_line where deleted_at is null
      union all select id, version, 'workSection', line_id, code, name, name_en, mark_status, plant_id, line_id, 3, coalesce(sequence, 0)
        from base_work_section where deleted_at is null
      union all select id, version, 'station', coalesce(work_section_id, line_id), station_no, name, name_en, mark_status, plant_id,
        line_id, 4, coalesce(sequence, 0) from base_station where deleted_at is null) n
    where ${plants}::uuid[] is null or n.plant = any(${plants}::uuid[])
    order by n.depth, n.place, n.code`;

const readable = (ctx: Ctx, level: Level): boolean => ctx.actor.can(`${entityOfLevel(level).id}.read`);

export const factoryAnswers = [
  answer(factoryTree, async (ctx) => {
    const found = await nodes(ctx, allowedIn(ctx, 'plant'));
    const seen = found.filter(({ level }) => readable(ctx, level));
    const ids = new Set(seen.map(({ id }) => id));
    // Stations of sections the person may not read stand right below their line.
    const shown = seen.map(({ line, parent, ...node }) => ({ ...node, parent: parent && !ids.has(parent) ? line : parent }));
    const may = (action: 'create' | 'edit') =>
      LEVEL_NAMES.filter((level) => ctx.actor.can(`${entityOfLevel(level).id}.${action}`));
    return { nodes: shown, creates: may('create'), edits: may('edit') };
  }),

  answer(factoryUses, (ctx, { level, id }, { uses }) => {
    if (!readable(ctx, level)) throw Refused.of('permission');
    if (!isId(id)) throw Refused.of('not.found');
    return uses(ctx, entityOfLevel(level), id);
  }),
];
