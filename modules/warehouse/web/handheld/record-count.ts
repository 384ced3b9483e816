import type { Text } from '@takt/model';
import { perform, wireNow } from '@takt/handheld';
import { CountOrder } from '../../defs/inside/count-order.ts';

export interface OpenCount {
  readonly id: string;
  readonly status: string;
  readonly lines: readonly object[];
}
interface Counted {
  readonly count: OpenCount;
  /** Null for goods that the count has no line for. */
  readonly lineId: string | null;
  readonly countedQty: string;
  readonly find?: { readonly location: string; readonly part: string; readonly batch: string | null };
  /** Which pieces, of a serialised part. */
  readonly serials?: readonly string[];
  readonly label: Text;
  readonly key: string;
}

/** Keeps what was counted, with the moment: by the time it is sent, others may have moved what was counted. */
export const recordCount = ({ count, lineId, countedQty, find, serials = [], label, key }: Counted): Promise<boolean> =>
  perform({
    doc: CountOrder,
    action: 'count',
    row: count,
    input: { lineId, countedQty, ...find, serialNos: serials.join(' ') || null, at: wireNow() },
    label,
    key,
    about: lineId === null ? {} : { line: lineId },
  });
