import { actionForm, chartTile, editScreen, listScreen, type Slot, type Tile } from '@takt/web';
import { type ComponentType, lazy } from 'react';
import type { Text } from '@takt/model';
import type { DockDay, WorkDone } from '../defs/inside/todays-work.ts';
import type { StockValue, TrafficDay } from '../defs/stock/stock-charts.ts';
import { AT_THE_DOCK, KEEPS_STORES } from './begins.ts';
import { ASN, MOVE, PUTAWAY, STOCK } from './charts/entities.ts';

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
    lazy(async () => ({ default: (await import('./stock/stock-tools.tsx')).StockTools })),
  ),
  listScreen(
    'warehouse.container',
    lazy(async () => ({ default: (await import('./containers/balances-drawer.tsx')).BalancesDrawer })),
  ),
  actionForm('warehouse.receipt', {
    action: 'receive',
    asks: ['lineId', 'qty', 'vendorLot', 'producedOn', 'expiresOn', 'box'],
    body: lazy(async () => ({ default: (await import('./receiving/receive-sheet.tsx')).ReceiveSheet })),
  }),
  editScreen('base.part', {
    key: 'partStock',
    label: ['库存', 'Stock'],
    of: 'warehouse.stock',
    body: lazy(async () => ({ default: (await import('./stock/part-stock-tab.tsx')).PartStockTab })),
  }),
  editScreen('warehouse.countOrder', {
    key: 'count',
    label: ['录入盘点', 'Enter counts'],
    body: lazy(async () => ({ default: (await import('./counting/counting-tab.tsx')).CountingTab })),
  }),
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
  chartTile<readonly WorkDone[]>({
    id: 'warehouse.todaysWork',
    label: ['今日进度', "Today's progress"],
    scope: ['已完成 / 共', 'Done of all'],
    needs: PUTAWAY,
    size: { w: 4, h: 9, minW: 4, minH: 8 },
    small: { w: 4, h: 9 },
    begins: [{ region: 'side', takes: KEEPS_STORES }],
    empty: ['今天没有收货、上架、拣货和盘点任务', 'Nothing to receive, put away, pick or count today'],
    call: { id: 'warehouse.todaysWork' },
    isEmpty: (work) => work.every(({ total }) => total === 0),
    Body: lazy(async () => ({ default: (await import('./home/progress-rings.tsx')).ProgressRings })),
  }),
  chartTile<DockDay>({
    id: 'warehouse.dockDay',
    label: ['今日月台', 'Docks today'],
    needs: ASN,
    size: { w: 12, h: 17, minW: 6, minH: 12 },
    small: { w: 12, h: 17 },
    begins: [{ region: 'below', takes: AT_THE_DOCK }],
    empty: ['今天没有车到达或发出', 'No vehicle comes or leaves today'],
    call: { id: 'warehouse.dockDay' },
    isEmpty: ({ visits, overdue }) => visits.length + overdue === 0,
    Body: lazy(async () => ({ default: (await import('./home/dock-timeline.tsx')).DockTimeline })),
  }),
  chartTile<StockValue>({
    id: 'warehouse.stockValue',
    label: ['库存金额', 'Stock value'],
    scope: ['按 ABC 分类，采购价（不含税）', 'By ABC class, at net purchase price'],
    begins: [{ region: 'below', side: 'own' }],
    needs: STOCK,
    alsoNeeds: ['base.vendorPart'],
    tells: [['base.vendorPart', 'unitPrice']],
    empty: ['没有有价格的库存', 'No stock with a price'],
    call: { id: 'warehouse.stockValue' },
    isEmpty: ({ classes }) => classes.every(({ parts }) => parts.length === 0),
    Body: lazy(async () => ({ default: (await import('./charts/stock-value-chart.tsx')).StockValueChart })),
  }),
  chartTile<readonly TrafficDay[]>({
    id: 'warehouse.dailyTraffic',
    label: ['每日收发', 'Receipts and shipments'],
    scope: ['近 14 天', '14 days'],
    begins: [
      { region: 'side', takes: KEEPS_STORES, w: 4, h: 12 },
      { region: 'below', side: 'own' },
    ],
    needs: MOVE,
    empty: ['近 14 天没有收发', 'No receipts or shipments in 14 days'],
    call: { id: 'warehouse.dailyTraffic' },
    isEmpty: (days) => days.every(({ receipts, shipments }) => receipts + shipments === 0),
    Body: lazy(async () => ({ default: (await import('./charts/traffic-chart.tsx')).TrafficChart })),
  }),
];
