import { command, json, type PrintLayout, ref, text } from '@takt/model';

/** As many labels as one file may have. */
export const LABELS_AT_ONCE = 200;

const reason = text('重打原因', 'Why again', { length: 200 });

/** Labels as a file for the printer; each is counted, and whoever prints one again says why. */
export const printLabels = command<PrintLayout>()(
  'purchasing.printLabels',
  ['打印标签', 'Print labels'],
  { labels: json<readonly string[]>('标签', 'Labels', { required: true }), reason },
  { needs: 'purchasing.labelList.print', paper: true },
);
/** The same for all labels bound to a delivery note. */
export const printNoteLabels = command<PrintLayout>()(
  'purchasing.printNoteLabels',
  ['打印送货单标签', 'Print the labels of a note'],
  { note: ref('purchasing.deliveryNote', '送货单', 'Delivery note', { required: true }), reason },
  { needs: 'purchasing.deliveryNote.print', paper: true },
);
