import { asOwner } from '../company.ts';
import type { Sampled, SampleRow } from '@takt/testing';
import type { Ways, World } from './way.ts';

/** A delivery note of the label's supplier, with room for it on a line of its part. */
async function noteFor({ vendor, part, qty }: SampleRow, { company: { samples } }: World): Promise<SampleRow> {
  const row = await samples.row('purchasing.deliveryNote');
  const lines = row['lines'].slice(0, 1).map((line: SampleRow) => ({ ...line, part, qty }));
  const note = await samples.create('purchasing.deliveryNote', { vendor, lines, labels: [] });
  return { noteNo: note.number };
}

/** Its case is on the road, with a note that has left. */
async function boundAndGone(world: World, { id, sent }: Sampled): Promise<void> {
  const { noteNo } = await noteFor(sent, world);
  await asOwner(world.factory, "update app.purchasing_delivery_note set status = '20' where number = $1", [noteNo]);
  await asOwner(world.factory, 'update app.purchasing_label_list set note_no = $1 where id = $2', [noteNo, id]);
}

export const labelWays: Ways = {
  'purchasing.labelList': {
    first: 'void',
    ready: { qty: '1', maxQty: null },
    actions: { bind: { input: noteFor } },
    refuses: {
      'bind.max': { input: async (row, world) => ({ ...(await noteFor(row, world)), qty: '1.5' }), row: { maxQty: '1' } },
      'unbind.notShipped': { before: boundAndGone },
      'print.reprint': {
        before: ({ factory }, { id }) =>
          asOwner(factory, 'update app.purchasing_label_list set printed_count = 1 where id = $1', [id]),
        input: () => ({ reason: ' ' }),
      },
    },
  },
  // Its first button is the supplier's.
  'purchasing.supplierInspectionTask': {
    first: '',
    line: { result: '改过' },
    actions: { finishRecheck: { input: () => ({ result: 'OK' }) } },
    refuses: {
      'execute.qty': {
        before: ({ factory }, { id }) =>
          asOwner(factory, 'update app.purchasing_supplier_inspection_task set samp_qty = 11 where id = $1', [id]),
      },
      'execute.all': { row: { lines: [] } },
      'pass.noDev': { row: { deviation: 'Y' } },
      'finishRecheck.result': { input: () => ({}) },
    },
  },
};
