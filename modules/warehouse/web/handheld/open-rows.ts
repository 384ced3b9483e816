import type { AnyDocument } from '@takt/model';
import { type Place, read } from '@takt/handheld';

const MOST = 200;
const page = async <T>(entity: string, params: object, fields: readonly string[]): Promise<readonly T[]> => {
  const asked = { _entity: entity, _params: params, _fields: fields, paging: { page: 1, size: MOST } };
  return (await read<{ readonly list: readonly T[] }>('/warehouse/ai/queryPage', asked)).list;
};

/** Documents of a warehouse in these states, with the fields a page of the handheld needs. */
export const openRows = <T>(
  doc: AnyDocument,
  states: readonly string[],
  place: Place,
  fields: readonly string[],
): Promise<readonly T[]> => page(doc.id, { warehouse: place.id, status: states.map((name) => doc.states[name]?.code) }, fields);

/** A location by the code on its label; undefined where the warehouse has none. */
export const locationByCode = async (code: string, place: Place): Promise<{ readonly id: string } | undefined> =>
  (
    await page<{ readonly id: string; readonly code: string }>('warehouse.location', { warehouse: place.id, code }, ['code'])
  ).find((one) => one.code === code);
