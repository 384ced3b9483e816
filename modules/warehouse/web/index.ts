import { chartTile, editScreen, listScreen, type Slot, type Tile } from '@takt/web';
import { type ComponentType, lazy } from 'react';
import type { Text } from '@takt/model';
import type { StockValue, TrafficDay } from '../defs/stock/stock-charts.ts';
import { MOVE, STOCK } from './charts/entities.ts';

/** What an action would do to stock, in its dialog. */
export const Foresight = lazy(async () => ({ default: (await import('./foresight/foresight.tsx')).Foresight }));

const TRY: Text = ['试一试', 'Try it'];
const trials = () => import('./trial/trials.tsx');

/** Pages of this module that are more than a list. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/wms/storage/locationMap': lazy(async () => ({ default: (await import('./location-map/map-page.tsx')).MapPage })),
  '/wms/storage/recall': lazy(async () => ({ default: (await import('./recall/recall-page.tsx')).RecallPage })),
  '/wms/storage/emptyBox': lazy(async () => ({ default: (await import('./kanban/empty-box-page.tsx')).EmptyBoxPage })),
  '/rf/outbound/pick': lazy(async () => ({ default: (await import('./picking/pick-page.tsx')).PickPage })),
};

/** What this module adds to generic screens. */
export const slots: readonly Slot[] = [
  listScreen(
    'warehouse.location',
    lazy(async () => ({ default: (await import('./locations/location-tools.tsx')).LocationTools })),
  ),
  listScreen(
    'warehouse.stock',
    lazy(async () => ({ default: (await import('./past/past-drawer.tsx')).PastDrawer })),
  ),
  editScreen('warehouse.putawayRule', {
    key: 'try',
    label: TRY,
    body: lazy(async () => ({ default: (await trials()).PutawayTrial })),
  }),
  editScreen('warehouse.rotationRule', {
    key: 'try',
    label: TRY,
    body: lazy(async () => ({ default: (await trials()).RotationTrial })),
  }),
  editScreen('warehouse.allocationRule', {
    key: 'try',
    label: TRY,
    body: lazy(async () => ({ default: (await trials()).AllocationTrial })),
  }),
  editScreen('warehouse.batchRule', {
    key: 'try',
    label: TRY,
    body: lazy(async () => ({ default: (await trials()).BatchTrial })),
  }),
];

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [
  chartTile<StockValue>({
    id: 'warehouse.stockValue',
    label: ['库存金额', 'Stock value'],
    needs: STOCK,
    alsoNeeds: ['base.vendorPart'],
    empty: ['没有有价格的库存', 'No stock with a price'],
    call: { id: 'warehouse.stockValue' },
    isEmpty: ({ classes }) => classes.every(({ parts }) => parts.length === 0),
    Body: lazy(async () => ({ default: (await import('./charts/stock-value-chart.tsx')).StockValueChart })),
  }),
  chartTile<readonly TrafficDay[]>({
    id: 'warehouse.dailyTraffic',
    label: ['每日收发', 'Receipts and shipments'],
    needs: MOVE,
    empty: ['近 14 天没有收发', 'No receipts or shipments in 14 days'],
    call: { id: 'warehouse.dailyTraffic' },
    isEmpty: (days) => days.every(({ receipts, shipments }) => receipts + shipments === 0),
    Body: lazy(async () => ({ default: (await import('./charts/traffic-chart.tsx')).TrafficChart })),
  }),
];
