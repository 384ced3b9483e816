import { type Entity, type Fields, snake, tableName, type Tables } from '@takt/model';
import { whenSaved } from '@takt/engine';
import { Location, Warehouse } from '../../defs/index.ts';
import { refuseApart } from '../places.ts';

/** A location a document names, in its header or in its lines, and the field of the header that names the warehouse. */
interface Placed {
  readonly location: string;
  readonly warehouse: string;
  readonly inLines?: true;
}

/** Locations lie in the warehouse the document names: whoever is limited to it reaches no other through its lines. */
export const placedIn = <F extends Fields, D extends Tables>(doc: Entity<F, D>, places: readonly Placed[]) => {
  const [header, lines] = [tableName(doc.id), tableName(doc.id, 'lines')];
  const asks = places.map(
    ({ location, warehouse, inLines }, at) => `select ${at} as at from ${header} h
      ${inLines ? `join ${lines} t on t.parent_id = h.id` : ''}
      join warehouse_location l on l.id = ${inLines ? 't' : 'h'}.${snake(location)}_id
      where h.id = $1 and h.deleted_at is null and l.warehouse_id is distinct from h.${snake(warehouse)}_id`,
  );
  const text = `${asks.join(' union all ')} limit 1`;
  return whenSaved(doc, async (ctx, id) => {
    const [apart] = await ctx.sql.run<{ at: number }>({ text, values: [id] });
    const place = apart && places[apart.at];
    if (place) refuseApart(place.inLines ? 'lines' : place.location, Location, Warehouse);
  });
};
