import { type Entity, tableName } from '@takt/model';
import { amend, type Ctx, whenSaved } from '@takt/engine';
import { Line, Station, WorkSection, Workshop } from '../defs/index.ts';
import { placed } from './factory-places.ts';

type Place = Readonly<Partial<Record<'plant' | 'workshop' | 'line', string>>>;

/** Rows that no longer stand where their station, line or workshop does now, and where that is. */
function astray(ctx: Ctx, entity: Entity): Promise<readonly { readonly id: string; readonly place: Place }[]> {
  const has = (field: string): boolean => field in entity.fields;
  const station = has('station') ? 'e.station_id' : 'null::uuid';
  const workshop = has('workshop') ? 'e.workshop_id' : 'null::uuid';
  const says = ['plant', ...(has('workshop') ? ['workshop'] : []), ...(has('line') ? ['line'] : [])];
  const now: Readonly<Record<string, string>> = { plant: 'w.plant_id', workshop: 'w.id', line: 'l.id' };
  const differs = says.map((name) => `(${now[name]} is not null and e.${name}_id is distinct from ${now[name]})`);
  return ctx.sql.run({
    text: `select e.id, json_strip_nulls(json_build_object(${says.map((name) => `'${name}', ${now[name]}`).join(', ')})) as place
      from app.${tableName(entity.id)} e
      left join base_station s on s.id = ${station}
      left join base_line l on l.id = coalesce(s.line_id, e.line_id)
      left join base_workshop w on w.id = coalesce(l.workshop_id, ${workshop})
      where e.deleted_at is null and (${differs.join(' or ')})`,
    values: [],
  });
}

/** For rows of higher modules that name a line: what they name lies in one another, and they go along when it moves. */
export const standsInFactory = (entity: Entity) => [
  placed(entity),
  ...[Workshop, Line, WorkSection, Station].map((part) =>
    whenSaved(part, async (ctx, _id, before) => {
      if (before) for (const { id, place } of await astray(ctx, entity)) await amend(ctx, entity, id, place);
    }),
  ),
];
