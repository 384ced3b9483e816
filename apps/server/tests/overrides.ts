import type { SampleOverrides, SampleRow } from '@takt/testing';

/**
 * What samples need beyond the definitions: cross-field rules and guards of `create` that no single field shows.
 * The only place for such knowledge; a new entity normally needs none.
 */
export const overrides: SampleOverrides = {
  // Keys are a text of their own form; the address of some is enough.
  'system.ssoProvider': (_row, n) => ({ jwks: null, jwksUrl: `https://example.com/keys/${n}` }),
  // A tab may stand anywhere; menus and buttons have levels to keep.
  'system.resource': () => ({ type: 'tab' }),
  // A part with a shelf life is tracked.
  'base.part': (row) => (row['shelfLifeDays'] ? { trackMode: 'lot' } : {}),
  // Each line calls off a source of its own, no more than was demanded there.
  'purchasing.deliveryNote': (row, n) => ({
    lines: row['lines'].map((line: SampleRow, index: number) => ({
      ...line,
      sourceType: 'purchaseOrder',
      sourceNo: `PO${n}`,
      sourceLine: String(index + 1),
      demandQty: line['qty'],
    })),
  }),
};

/** What an action asks in its dialog, filled in so that its guards agree. `row` is the document as it is read. */
export const inputs: Readonly<Record<string, (row: SampleRow) => SampleRow>> = {
  'purchasing.deliveryNote.bindLabel': (row) => ({ lineId: row['lines'][0].id, caseNo: 'CASE-1', qty: '1' }),
  'purchasing.deliveryNote.reject': () => ({ reason: '单据有误' }),
  'purchasing.deliveryNote.close': () => ({ reason: '少收' }),
  'equipment.repairOrder.dispatch': (row) => ({ repairer: row['repairer'] }),
  'equipment.repairOrder.transfer': (row) => ({ repairer: row['repairer'] }),
  'equipment.repairOrder.finish': () => ({ cause: '轴承磨损', measure: '更换轴承' }),
  'equipment.repairOrder.reject': () => ({ reason: '仍有异响' }),
};

/** Fields that must hold whoever acts, because only that person may. */
export const heldByActor: Readonly<Record<string, readonly string[]>> = { 'equipment.repairOrder': ['repairer'] };

/** Headers that pass every guard of every action of the document. */
export const readyRows: Readonly<Record<string, SampleRow>> = {
  'purchasing.deliveryNote': { driverTel: '13812345678', plate: '沪A12345', plannedArrival: '2096-12-01 08:00:00', labels: [] },
};
