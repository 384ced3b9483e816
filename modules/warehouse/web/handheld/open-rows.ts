import type { AnyDocument } from '@takt/model';
import { type Place, queueFields, read } from '@takt/handheld';

const MOST = 200;
const page = async <T>(entity: string, params: object, fields: readonly string[], sort: object = {}): Promise<readonly T[]> => {
  const asked = { _entity: entity, _params: params, _fields: fields, paging: { page: 1, size: MOST }, ...sort };
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

/** Tasks that wait in a warehouse, the most urgent first, with who has them. */
export function openTasks<T>(doc: AnyDocument, place: Place, fields: readonly string[]): Promise<readonly T[]> {
  const { open = [], priority = '' } = doc.queue ?? {};
  const sort = { multipleSort: [{ field: priority, asc: false }, { field: 'number' }] };
  const params = { warehouse: place.id, status: open.map((name) => doc.states[name]?.code) };
  return page(doc.id, params, [...fields, ...queueFields(doc)], sort);
}
