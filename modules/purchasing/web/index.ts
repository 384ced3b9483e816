import { chartTile, countTile, editScreen, listScreen, printScreen, type Slot, type Tile } from '@takt/web';
import { type ComponentType, lazy } from 'react';
import type { OnTimeDeliveries, ShortagesAhead } from '../defs/delivery/delivery-charts.ts';
import { NOTE, STATUS } from './note-status.ts';
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
];

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [
  countTile({
    id: 'purchasing.notesInControl',
    label: ['待发运审核送货单', 'Shipments to approve'],
    entity: NOTE,
    filter: () => ({ status: [STATUS.control] }),
  }),
  countTile({
    id: 'purchasing.notesToShip',
    label: ['待发运送货单', 'Notes to ship'],
    entity: NOTE,
    filter: () => ({ status: [STATUS.published] }),
  }),
  countTile({
    id: 'purchasing.notesInTransit',
    label: ['在途送货单', 'Notes in transit'],
    entity: NOTE,
    filter: () => ({ status: [STATUS.shipped] }),
  }),
  countTile({
    id: 'purchasing.notesOverdue',
    label: ['应到未到送货单', 'Notes overdue'],
    entity: NOTE,
    filter: (today) => ({ status: [STATUS.published, STATUS.control, STATUS.shipped], plannedArrival: ['', today] }),
  }),
  countTile({
    id: 'purchasing.notesPartlyReceived',
    label: ['部分收货送货单', 'Notes partly received'],
    entity: NOTE,
    filter: () => ({ status: [STATUS.partlyReceived] }),
  }),
  countTile({
    id: 'purchasing.noteDrafts',
    label: ['草稿送货单', 'Draft delivery notes'],
    entity: NOTE,
    filter: () => ({ status: [STATUS.draft] }),
  }),
  chartTile<OnTimeDeliveries>({
    id: 'purchasing.onTime',
    label: ['准时交付', 'On-time deliveries'],
    needs: NOTE,
    empty: ['近 8 周没有到货', 'No deliveries in the last 8 weeks'],
    call: { id: 'purchasing.onTimeDeliveries' },
    isEmpty: ({ weeks }) => weeks.every(({ lines }) => lines === 0),
    Body: lazy(async () => ({ default: (await import('./charts/on-time-chart.tsx')).OnTimeChart })),
  }),
  chartTile<ShortagesAhead>({
    id: 'purchasing.shortagesAhead',
    label: ['未来缺料', 'Shortages ahead'],
    page: BOARD,
    empty: ['14 天内无缺料', 'Nothing runs out within 14 days'],
    call: { id: 'purchasing.shortagesAhead' },
    isEmpty: ({ days }) => days.every(({ parts }) => parts === 0),
    Body: lazy(async () => ({ default: (await import('./charts/shortage-tile.tsx')).ShortageTile })),
  }),
];
