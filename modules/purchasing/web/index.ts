import { countTile, type Tile } from '@takt/web';
import { DeliveryNote } from '../defs/index.ts';

const { draft, published, control, shipped, partlyReceived } = DeliveryNote.states;

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [
  countTile({
    id: 'purchasing.notesInControl',
    label: ['待发运审核送货单', 'Shipments to approve'],
    entity: DeliveryNote.id,
    filter: () => ({ status: [control.code] }),
  }),
  countTile({
    id: 'purchasing.notesToShip',
    label: ['待发运送货单', 'Notes to ship'],
    entity: DeliveryNote.id,
    filter: () => ({ status: [published.code] }),
  }),
  countTile({
    id: 'purchasing.notesInTransit',
    label: ['在途送货单', 'Notes in transit'],
    entity: DeliveryNote.id,
    filter: () => ({ status: [shipped.code] }),
  }),
  countTile({
    id: 'purchasing.notesOverdue',
    label: ['应到未到送货单', 'Notes overdue'],
    entity: DeliveryNote.id,
    filter: (today) => ({ status: [published.code, control.code, shipped.code], plannedArrival: ['', today] }),
  }),
  countTile({
    id: 'purchasing.notesPartlyReceived',
    label: ['部分收货送货单', 'Notes partly received'],
    entity: DeliveryNote.id,
    filter: () => ({ status: [partlyReceived.code] }),
  }),
  countTile({
    id: 'purchasing.noteDrafts',
    label: ['草稿送货单', 'Draft delivery notes'],
    entity: DeliveryNote.id,
    filter: () => ({ status: [draft.code] }),
  }),
];
