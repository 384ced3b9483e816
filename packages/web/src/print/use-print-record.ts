import { type Entity, isDocument, type State, type Text } from '@takt/model';
import { type Draft, titleOf } from '../edit/draft.ts';
import { useSay } from '../kit/say.tsx';
import { printPage } from './print-page.ts';
import { usePrinting } from './printing.ts';
import { fieldsOnSheet, recordParts } from './record-sheet.ts';
import { sheetHtml } from './sheet.ts';

const NOTHING: Text = ['', ''];

/** The number as scanners read it; the library that draws it is fetched only when something is printed. */
async function barcodeOf(text: string): Promise<string> {
  const { code128, drawingSVG } = await import('bwip-js/browser');
  return code128({ bcid: 'code128', text, height: 10, includetext: true, textxalign: 'center' }, drawingSVG());
}

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
        barcode: number === null ? null : await barcodeOf(number),
        ...recordParts(entity, row, { say, codes: await codelistsOf(fieldsOnSheet(entity)) }),
      }),
    );
  };
}
