import { type Id, query, ref } from '@takt/model';
import { lookUp } from './look-up.ts';

/** What a device must know to judge a scan or a quantity where there is no network. */
export interface DeviceMasters {
  readonly places: readonly { readonly id: Id; readonly code: string }[];
  readonly units: readonly {
    readonly code: string;
    readonly name: string;
    readonly nameEn: string | null;
    readonly decimals: number;
  }[];
}

/** The places of a warehouse that are in use, and what can be counted in fractions. */
export const deviceMasters = query<DeviceMasters>()(
  'warehouse.deviceMasters',
  ['终端基础资料', 'Device masters'],
  { warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }) },
  { needs: 'warehouse.stock.read' },
);

/** What only a device asks. */
export const deviceCalls = [lookUp, deviceMasters];
