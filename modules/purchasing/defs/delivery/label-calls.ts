import { choice, command, json, type PrintLayout, ref, text } from '@takt/model';

/** As many labels as one file may have. */
export const LABELS_AT_ONCE = 200;

/** One label on each page of a roll, or four on a sheet of office printers, to be cut. */
export const LABEL_PAPERS = {
  roll: ['标签纸 100 × 150 mm', 'Labels 100 × 150 mm'],
  sheet: ['A4，每页 4 张', 'A4, four a page'],
} as const;
export const medium = choice('纸张', 'Paper', LABEL_PAPERS, { default: 'roll' });
const reason = text('重打原因', 'Why again', { length: 200 });

/** Labels as a file for the printer; each is counted, and whoever prints one again says why. */
export const printLabels = command<PrintLayout>()(
  'purchasing.printLabels',
  ['打印标签', 'Print labels'],
  { labels: json<readonly string[]>('标签', 'Labels', { required: true }), reason, medium },
  { needs: 'purchasing.labelList.print', pdf: true },
);
/** The same for all labels bound to a delivery note. */
export const printNoteLabels = command<PrintLayout>()(
  'purchasing.printNoteLabels',
  ['打印送货单标签', 'Print the labels of a note'],
  { note: ref('purchasing.deliveryNote', '送货单', 'Delivery note', { required: true }), reason, medium },
  { needs: 'purchasing.deliveryNote.print', pdf: true },
);
