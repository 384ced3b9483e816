import { type Id, query, ref, sharedWords, type Text, text } from '@takt/model';
import type { LOCATION_KINDS } from './location-kinds.ts';
import type { StockStatus } from '../stock/stock-terms.ts';

/** What keeps goods from moving at a location. */
export const LOCATION_LOCKS = {
  putaway: ['禁止上架', 'Closed to putaway'],
  pick: ['禁止拣货', 'Closed to picking'],
  count: ['盘点中', 'Under count'],
  disabled: sharedWords.disabled,
} as const satisfies Readonly<Record<string, Text>>;

/** A location as the map draws it. */
export interface MappedLocation {
  readonly id: Id;
  readonly code: string;
  /** The code of its area: two of them may number their aisles alike. */
  readonly area: string | null;
  readonly aisle: string | null;
  readonly rack: string | null;
  readonly level: string | null;
  readonly slot: string | null;
  readonly kind: keyof typeof LOCATION_KINDS;
  readonly locks: readonly (keyof typeof LOCATION_LOCKS)[];
  /** How many different parts lie there. */
  readonly parts: number;
  /** How much of the weight it bears lies there, in percent; null where a weight is not known. */
  readonly load: number | null;
  readonly statuses: readonly StockStatus[];
  /** Something that was looked for lies there. */
  readonly found: boolean;
}
export interface LocationMap {
  readonly locations: readonly MappedLocation[];
  /** The right the person lacks to learn what lies there; their map shows places and locks alone. */
  readonly lacks: string | null;
}

export const locationMap = query<LocationMap>()(
  'warehouse.locationMap',
  ['库位图', 'Location map'],
  {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    find: text('查找', 'Find', {
      length: 40,
      help: ['物料编号、名称、批次或容器的一部分', 'Part of a part number, a name, a batch or a container'],
    }),
  },
  { needs: 'warehouse.location.read' },
);
