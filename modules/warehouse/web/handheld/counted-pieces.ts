import { fill, serialsIn, type Text } from '@takt/model';
import { ApiError, callServer, hideFeedback, showCorrectScan, showFeedback } from '@takt/handheld';
import { useRef, useState } from 'react';
import { judgePiece } from '../../defs/inside/count-calls.ts';
import { codeIn, nameOf, readLabel } from './label.ts';

const TWICE: Text = ['序列号 {serialNo} 已扫描', 'Serial number {serialNo} has been scanned already'];
const NOT_BOOKED: Text = ['{serialNo} 不在此处账面，按账外计入', '{serialNo} is not in the books here; it counts as found'];
const OTHER_PART: Text = ['{code} 不是该物料的标签', '{code} is no label of this part'];

interface Counted {
  readonly count: string;
  readonly line: { readonly id: string; readonly partLabel: string; readonly bookSerials: string | null };
}
interface ScannedPiece {
  readonly serialNo: string;
  /** Whether the books have it there; null where nobody can tell. */
  readonly booked: boolean | null;
}

/**
 * Pieces that are scanned one by one. By what the device knows of the books each is judged at once; a number that is not among them
 * is judged by the server while there is a network, and else when it is sent.
 */
export function useCountedPieces({ count, line }: Counted) {
  const books = line.bookSerials === null ? null : serialsIn(line.bookSerials);
  const [pieces, setPieces] = useState<readonly ScannedPiece[]>([]);
  // What is being asked about is scanned already.
  const under = useRef(new Set<string>());
  const add = (serialNo: string, booked: boolean | null): void => {
    setPieces((before) => [...before, { serialNo, booked }]);
    if (booked === false) showFeedback({ text: fill(NOT_BOOKED, { serialNo }), feeling: 'again' });
    else showCorrectScan(serialNo);
  };
  const scan = async (code: string): Promise<void> => {
    const label = readLabel(code);
    if (label?.partNo && label.partNo !== codeIn(line.partLabel))
      return showFeedback({ text: fill(OTHER_PART, { code: nameOf(label, code) }), feeling: 'bad' });
    const serialNo = label?.serialNo ?? code;
    if (under.current.has(serialNo)) return showFeedback({ text: fill(TWICE, { serialNo }), feeling: 'again' });
    under.current.add(serialNo);
    if (books?.includes(serialNo)) return add(serialNo, true);
    try {
      const { booked } = await callServer(judgePiece, { count, line: line.id, serialNo });
      return add(serialNo, booked);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) return add(serialNo, books ? false : null);
      under.current.delete(serialNo);
      return showFeedback({ text: error.text, unblock: error.unblock, feeling: 'bad' });
    }
  };
  const drop = (serialNo: string): void => {
    under.current.delete(serialNo);
    hideFeedback();
    setPieces((before) => before.filter((one) => one.serialNo !== serialNo));
  };
  const missing = books?.filter((one) => pieces.every(({ serialNo }) => serialNo !== one)) ?? [];
  return { pieces, missing, scan, drop };
}
