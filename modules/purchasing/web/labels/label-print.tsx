import type { RecordPrint } from '@takt/web';
import { printLabels } from '../../defs/delivery/label-calls.ts';
import { PrintDialog } from './print-dialog.tsx';

/** What the print button of a label opens: the label itself is the paper. */
export function LabelPrint({ row, onPrinted, onClose }: RecordPrint) {
  return (
    <PrintDialog call={printLabels} input={{ labels: [row['id']] }} labels={[row]} onPrinted={onPrinted} onClose={onClose} />
  );
}
