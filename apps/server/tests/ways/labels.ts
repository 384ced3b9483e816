import type { SampleRow } from '@takt/testing';
import type { Ways, World } from './way.ts';

/** A delivery note of the label's supplier, with room for it on a line of its part. */
async function noteFor({ vendor, part, qty }: SampleRow, { company: { samples } }: World): Promise<SampleRow> {
  const row = await samples.row('purchasing.deliveryNote');
  const lines = row['lines'].slice(0, 1).map((line: SampleRow) => ({ ...line, part, qty }));
  const note = await samples.create('purchasing.deliveryNote', { vendor, lines, labels: [] });
  return { noteNo: note.number };
}

export const labelWays: Ways = {
  'purchasing.labelList': { first: 'void', ready: { qty: '1', maxQty: null }, actions: { bind: { input: noteFor } } },
  // Its first button is the supplier's.
  'purchasing.supplierInspectionTask': {
    first: '',
    line: { result: '改过' },
    actions: { finishRecheck: { input: () => ({ result: 'OK' }) } },
  },
};
