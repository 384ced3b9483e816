import {
  actionForm,
  askCall,
  CHART_LOOK,
  chartTile,
  countTile,
  editScreen,
  listScreen,
  printScreen,
  type Slot,
  tile,
  type Tile,
} from '@takt/web';
import { type ComponentType, lazy } from 'react';
import type { OnTimeShipments } from '@takt/modules/sales/defs';
import type { LateSuppliers, OnTimeDeliveries, ShortagesAhead } from '../defs/delivery/delivery-charts.ts';
import type { BuyerContact, NextDeliveries } from '../defs/delivery/supplier-home.ts';
import type { ShortagesSoon } from '../defs/shortage/shortages-soon.ts';
import { BUYS, WORKS_IN_STORES } from './begins.ts';
import type { OnTime } from './charts/on-time-chart.tsx';
import { NOTE, ORDER, STATUS } from './note-status.ts';
import { BOARD } from './shortage/address.ts';

/** Pages of this module that are more than a list. */
export const screens: Readonly<Record<string, ComponentType>> = {
  '/les/purchase/deliveryDetail': lazy(async () => ({
    default: (await import('./details/details-page.tsx')).DeliveryDetailPage,
  })),
  '/les/purchase/deliveryReview': lazy(async () => ({
    default: (await import('./review/review-page.tsx')).DeliveryReviewPage,
  })),
  [BOARD]: lazy(async () => ({
    default: (await import('./shortage/shortage-page.tsx')).ShortagePage,
  })),
  '/les/supplier/forecastReply': lazy(async () => ({ default: (await import('./reply/reply-page.tsx')).ForecastReplyPage })),
  '/les/supplier/orderReply': lazy(async () => ({ default: (await import('./reply/reply-page.tsx')).OrderReplyPage })),
  '/les/supplier/kanban': lazy(async () => ({ default: (await import('./kanban/kanban-page.tsx')).SupplierKanbanPage })),
  '/les/supplier/supplierBilling': lazy(async () => ({
    default: (await import('./billing/billing-page.tsx')).SupplierBillingPage,
  })),
  '/les/supplier/information': lazy(async () => ({
    default: (await import('./information/information-page.tsx')).SupplierInformationPage,
  })),
};

const LABEL = 'purchasing.labelList';
const promiseTable = lazy(async () => ({ default: (await import('./reply/promise-table.tsx')).PromiseTable }));

/** What this module adds to generic screens. */
export const slots: readonly Slot[] = [
  listScreen(
    LABEL,
    lazy(async () => ({ default: (await import('./labels/label-tools.tsx')).LabelTools })),
  ),
  printScreen(
    LABEL,
    lazy(async () => ({ default: (await import('./labels/label-print.tsx')).LabelPrint })),
  ),
  editScreen('purchasing.deliveryNote', {
    key: 'labels',
    label: ['标签打印', 'Label printing'],
    of: LABEL,
    body: lazy(async () => ({ default: (await import('./labels/note-labels.tsx')).NoteLabels })),
  }),
  editScreen(ORDER, { key: 'promises', label: ['承诺对照', 'Promised against ordered'], body: promiseTable }),
  actionForm(ORDER, { action: 'acceptReply', asks: [], body: promiseTable }),
  editScreen('purchasing.purchaseForecast', {
    key: 'weeks',
    label: ['周矩阵', 'By week'],
    body: lazy(async () => ({ default: (await import('./reply/forecast-tab.tsx')).ForecastTab })),
  }),
];

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [
  countTile({
    id: 'purchasing.notesInControl',
    label: ['待发运审核送货单', 'Shipments to approve'],
    entity: NOTE,
    begins: [],
    filter: () => ({ status: [STATUS.control] }),
  }),
  countTile({
    id: 'purchasing.notesToShip',
    label: ['待发运送货单', 'Notes to ship'],
    entity: NOTE,
    begins: [],
    filter: () => ({ status: [STATUS.published] }),
  }),
  countTile({
    id: 'purchasing.notesInTransit',
    label: ['在途送货单', 'Notes in transit'],
    entity: NOTE,
    begins: [],
    filter: () => ({ status: [STATUS.shipped] }),
  }),
  countTile({
    id: 'purchasing.notesOverdue',
    label: ['应到未到送货单', 'Notes overdue'],
    entity: NOTE,
    begins: [],
    filter: (today) => ({ status: [STATUS.published, STATUS.control, STATUS.shipped], plannedArrival: ['', today] }),
  }),
  countTile({
    id: 'purchasing.notesPartlyReceived',
    label: ['部分收货送货单', 'Notes partly received'],
    entity: NOTE,
    begins: [],
    filter: () => ({ status: [STATUS.partlyReceived] }),
  }),
  countTile({
    id: 'purchasing.noteDrafts',
    label: ['草稿送货单', 'Draft delivery notes'],
    entity: NOTE,
    begins: [],
    filter: () => ({ status: [STATUS.draft] }),
  }),
  tile<readonly [OnTimeDeliveries, OnTimeShipments | null], OnTime>({
    ...CHART_LOOK,
    id: 'purchasing.onTime',
    label: ['准时交付', 'On-time deliveries'],
    scope: ['近 12 周，按行', '12 weeks, by line'],
    needs: NOTE,
    empty: ['近 12 周没有到货和发货', 'No deliveries or shipments in the last 12 weeks'],
    begins: [
      { region: 'side', side: 'supplier', w: 4, h: 14 },
      { region: 'below', side: 'own', takes: BUYS, unless: WORKS_IN_STORES },
    ],
    asks: () => [askCall('purchasing.onTimeDeliveries'), askCall('sales.onTimeShipments', 'sales.salesShipment')],
    dataOf: (deliveries, shipments) => ({ deliveries, shipments }),
    isEmpty: ({ deliveries, shipments }) => [...deliveries.weeks, ...(shipments?.weeks ?? [])].every(({ lines }) => lines === 0),
    Body: lazy(async () => ({ default: (await import('./charts/on-time-chart.tsx')).OnTimeChart })),
  }),
  chartTile<LateSuppliers>({
    id: 'purchasing.lateSuppliers',
    label: ['迟交供应商', 'Late suppliers'],
    scope: ['本月', 'This month'],
    needs: NOTE,
    alsoNeeds: ['base.vendor'],
    empty: ['本月没有供应商迟交', 'No supplier was late this month'],
    begins: [{ region: 'side', side: 'own', takes: BUYS, unless: WORKS_IN_STORES, w: 4, h: 13 }],
    call: { id: 'purchasing.lateSuppliers' },
    isEmpty: ({ suppliers }) => suppliers.length === 0,
    Body: lazy(async () => ({ default: (await import('./charts/late-suppliers.tsx')).LateSuppliersTable })),
  }),
  chartTile<ShortagesSoon>({
    id: 'purchasing.shortagesSoon',
    label: ['缺料', 'Shortages'],
    scope: ['先断先列', 'What stops first comes first'],
    page: BOARD,
    empty: ['没有会断料的物料', 'Nothing runs out'],
    begins: [{ region: 'below', side: 'own' }],
    call: { id: 'purchasing.shortagesSoon' },
    isEmpty: ({ parts }) => parts.length === 0,
    Body: lazy(async () => ({ default: (await import('./charts/shortage-rows.tsx')).ShortageRows })),
  }),
  chartTile<ShortagesAhead>({
    id: 'purchasing.shortagesAhead',
    label: ['未来缺料', 'Shortages ahead'],
    page: BOARD,
    empty: ['14 天内无缺料', 'Nothing runs out within 14 days'],
    begins: [],
    call: { id: 'purchasing.shortagesAhead' },
    isEmpty: ({ days }) => days.every(({ parts }) => parts === 0),
    Body: lazy(async () => ({ default: (await import('./charts/shortage-tile.tsx')).ShortageTile })),
  }),
  chartTile<NextDeliveries>({
    id: 'purchasing.nextDeliveries',
    label: ['接下来的送货', 'Next deliveries'],
    scope: ['送货单和交付计划', 'Notes and plans'],
    needs: NOTE,
    empty: ['没有待送的送货单和交付计划', 'No delivery is planned'],
    begins: [{ region: 'side', side: 'supplier', w: 4, h: 14 }],
    shape: 'rows',
    call: { id: 'purchasing.nextDeliveries' },
    isEmpty: ({ deliveries }) => deliveries.length === 0,
    Body: lazy(async () => ({ default: (await import('./home/next-deliveries.tsx')).NextDeliveryList })),
  }),
  chartTile<readonly BuyerContact[]>({
    id: 'purchasing.buyerContacts',
    label: ['采购方联系人', 'Contacts at the customer'],
    scope: ['未完订单', 'Of open orders'],
    needs: ORDER,
    size: { w: 4, h: 8, minW: 3, minH: 6 },
    small: { w: 4, h: 8 },
    empty: ['没有未完订单', 'No order is open'],
    begins: [{ region: 'side', side: 'supplier' }],
    shape: 'rows',
    call: { id: 'purchasing.buyerContacts' },
    isEmpty: (contacts) => contacts.length === 0,
    Body: lazy(async () => ({ default: (await import('./home/contacts.tsx')).ContactList })),
  }),
];
