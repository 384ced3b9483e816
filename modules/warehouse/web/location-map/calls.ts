import { compareDecimal, type Decimal } from '@takt/model';
import { callServer, loadOptions, read, useWatch } from '@takt/web';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Location } from '../../defs/places/location.ts';
import { locationMap } from '../../defs/places/location-map.ts';
import { Stock } from '../../defs/stock/stock.ts';
import { Warehouse } from '../../defs/places/warehouse.ts';
import type { StockStatus } from '../../defs/stock/stock-terms.ts';

/** How long the pointer rests on a location before it is asked about. */
const RESTING_MS = 150;
const MOST = 50;

export const useWarehouses = () =>
  useQuery({ queryKey: ['options', Warehouse.id, ''], queryFn: () => loadOptions(Warehouse.id, '') });

export function useMap(warehouse: string | null, find: string) {
  useWatch([Stock.id, Location.id], ['location-map']);
  return useQuery({
    queryKey: ['location-map', warehouse, find],
    queryFn: warehouse === null ? skipToken : () => callServer(locationMap, { warehouse, find: find === '' ? null : find }),
    // While something is looked for, the map stays as it is; another warehouse is another map.
    placeholderData: (previous, query) => (query?.queryKey[1] === warehouse ? previous : undefined),
  });
}

interface Balance {
  readonly id: string;
  readonly partLabel: string;
  readonly batch: string | null;
  readonly container: string | null;
  readonly stockStatus: StockStatus;
  readonly qty: Decimal;
}
/** What lies at a location, as the list of stock tells it: its rights and limits hold. */
export const useStockAt = (location: string, parts: number) =>
  useQuery({
    queryKey: ['location-map', 'lying', location],
    queryFn: async ({ signal }) => {
      await new Promise((done) => setTimeout(done, RESTING_MS));
      signal.throwIfAborted();
      const asked = { _entity: Stock.id, _params: { location: [location] }, paging: { page: 1, size: MOST } };
      const { list } = await read<{ readonly list: readonly Balance[] }>('/warehouse/ai/queryPage', asked);
      return list.filter(({ qty }) => compareDecimal(qty, '0') > 0);
    },
    enabled: parts > 0,
    meta: { quiet: true },
  });
