import type { JourneyContext } from './journey-context.ts';

/** Inserts many plants: copies of one, with codes that begin with the prefix. */
export const insertPlants = ({ runSql }: JourneyContext, prefix: string, count: number): Promise<void> =>
  runSql(
    `insert into app.base_plant select r.* from (select * from app.base_plant where deleted_at is null limit 1) p, generate_series(1, $2::int) n,
       jsonb_populate_record(null::app.base_plant, to_jsonb(p) || jsonb_build_object('id', gen_random_uuid(), 'code', $1::text || n)) r`,
    [prefix, count],
  );

/** Marks them as deleted. Erasing rows would search every table that refers to plants. */
export const deletePlants = ({ runSql }: JourneyContext, prefix: string): Promise<void> =>
  runSql(`update app.base_plant set deleted_at = now() where code like $1 || '%'`, [prefix]);
