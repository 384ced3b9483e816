import { type Entity, isDocument, type State, type Text } from '@takt/model';
import { type Draft, titleOf } from '../edit/draft.ts';
import { drawCode128 } from '../kit/drawn-code.ts';
import { useSay } from '../kit/say.tsx';
import { printPage } from './print-page.ts';
import { usePrinting } from './printing.ts';
import { fieldsOnSheet, recordParts } from './record-sheet.ts';
import { sheetHtml } from './sheet.ts';

const NOTHING: Text = ['', ''];

/** Prints a record: its head, its lines, and the number of a document as a barcode. */
export function usePrintRecord(): (entity: Entity, row: Draft) => Promise<void> {
  const say = useSay();
  const { codelistsOf, imprint } = usePrinting();
  return async (entity, row) => {
    const number = isDocument(entity) ? String(row['number']) : null;
    const state = isDocument(entity)
      ? Object.entries<State>(entity.states).find(([name, { code }]) => row['status'] === name || row['status'] === code)?.[1]
      : undefined;
    printPage(
      sheetHtml({
        ...(await imprint()),
        title: `${say(entity.label)} ${titleOf(entity, row)}`,
        note: say(state?.label ?? NOTHING),
        // In both languages: whoever stands at the gate reads one of them.
        watermark: state?.watermark?.join(' / ') ?? null,
        barcode: number === null ? null : await drawCode128(number, { height: 10, withText: true }),
        ...recordParts(entity, row, { say, codes: await codelistsOf(fieldsOnSheet(entity)) }),
      }),
    );
  };
}
