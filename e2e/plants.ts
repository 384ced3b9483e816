import type { Stage } from './journey.ts';

/** More plants than anybody types in: copies of one, with codes that begin as told. */
export const putPlants = ({ behind }: Stage, prefix: string, count: number): Promise<void> =>
  behind(
    `insert into app.base_plant select r.* from (select * from app.base_plant where deleted_at is null limit 1) p, generate_series(1, $2::int) n,
       jsonb_populate_record(null::app.base_plant, to_jsonb(p) || jsonb_build_object('id', gen_random_uuid(), 'code', $1::text || n)) r`,
    [prefix, count],
  );

/** Takes them off the lists. Erased, each would be looked for wherever a plant is named. */
export const takePlants = ({ behind }: Stage, prefix: string): Promise<void> =>
  behind(`update app.base_plant set deleted_at = now() where code like $1 || '%'`, [prefix]);
