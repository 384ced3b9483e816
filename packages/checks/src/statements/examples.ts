import type { Examples } from './load-statements.ts';

const doc = (id: string): string => `{ id: '${id}', fields: {} }`;
const placedIn = (id: string, ...places: readonly string[]) => ({ doc: doc(id), places: `[${places.join(', ')}]` });
const place = (location: string, warehouse: string, rest = ''): string =>
  `{ location: '${location}', warehouse: '${warehouse}'${rest} }`;

/**
 * Where a function writes SQL for whatever table it is given: what to give it, by the names of its parameters, as source text that
 * sees what the file declares. Everything else is put together without a word from here.
 */
export const EXAMPLES: Examples = {
  'modules/base/server/factory-places.ts': [
    { entity: 'Station', column: `'work_section_id'`, says: '{ line: null, plant: null }' },
    { entity: 'WorkCalendar', column: `'place'`, says: '{ plant: null }' },
    { entity: 'WorkSchedule', column: `'line_id'`, says: '{ plant: null, workshop: null }' },
    { entity: 'Line', column: `'workshop_id'`, says: '{ plant: null }' },
  ],
  'modules/base/server/place-in-factory.ts': [
    { entity: `{ id: 'equipment.device', fields: { plant: null, workshop: null, line: null, station: null } }` },
    { entity: `{ id: 'quality.inspectionRole', fields: { plant: null, line: null } }` },
  ],
  'modules/base/server/whole-lines.ts': ['purchasing.purchaseOrder', 'sales.salesOrder'].map((id) => ({ doc: doc(id) })),
  'modules/production/server/production-order.ts': [{ states: 'RELEASED' }],
  'modules/purchasing/server/line-verdicts.ts': ['monthlyReconciliation', 'invoiceRequest'].map((name) => ({
    entity: `'purchasing.${name}'`,
  })),
  'modules/purchasing/server/named-documents.ts': [
    { entity: `'purchasing.returnNotice'`, at: `'note'`, wrong: `'t.note_id is null'`, text: 'NO_NOTE' },
  ],
  'modules/purchasing/server/order-lines.ts': [{ entity: `'purchasing.deliveryPlan'` }, { entity: `'purchasing.pickupNote'` }],
  'modules/purchasing/server/reply-links.ts': [{ doc: 'PurchaseForecast' }, { doc: 'PurchaseOrder' }, { doc: 'DeliveryNote' }],
  'modules/purchasing/server/source-lines.ts': [
    'monthlyReconciliation',
    'deliveryPlan',
    'purchaseOrder',
    'requisition',
    'deliveryNote',
    'pickupNote',
    'returnNotice',
  ].map((name) => ({
    entity: `'purchasing.${name}'`,
  })),
  'modules/warehouse/server/inside/document-places.ts': [
    placedIn('warehouse.stockAdjust', place('location', 'warehouse', ', inLines: true')),
    placedIn('warehouse.stockHold', place('location', 'warehouse')),
    placedIn('warehouse.pickFace', place('location', 'warehouse'), place('sourceLocation', 'sourceWarehouse')),
    placedIn('warehouse.replenishmentTask', place('fromLocation', 'warehouse'), place('toLocation', 'toWarehouse')),
  ],
  'modules/warehouse/server/inside/delivery-trips.ts': ['kanbanLoop', 'pickFace'].map((name) => ({
    entity: doc(`warehouse.${name}`),
  })),
  'modules/warehouse/server/inside/made-lines.ts': [{ doc: doc('warehouse.countOrder') }],
  'modules/warehouse/server/recall/documents.ts': [
    { doc: `{ id: 'sales.salesShipment', fields: { customer: {} } }`, by: `'number'` },
    { doc: `{ id: 'purchasing.deliveryNote', fields: { vendor: {} } }`, by: `'id'` },
  ],
  'modules/warehouse/server/work-zone.ts': [
    { task: 'PutawayTask', locations: `['location_id', 'from_location_id']` },
    { task: 'PickTask', locations: `['location_id']` },
    { task: 'ReplenishmentTask', locations: `['from_location_id']` },
  ],
};
