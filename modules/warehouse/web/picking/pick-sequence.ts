import type { Text } from '@takt/model';

const LOCATION: Text = ['库位', 'Location'];
const PART: Text = ['物料', 'Part'];
const BATCH: Text = ['批次', 'Batch'];

interface Step {
  readonly sequence: number | null;
  readonly number: string;
}
/** Low numbers of the locations first, as somebody walks. */
export const byPickSequence = (a: Step, b: Step): number =>
  (a.sequence ?? Number.MAX_SAFE_INTEGER) - (b.sequence ?? Number.MAX_SAFE_INTEGER) || (a.number < b.number ? -1 : 1);

export interface Check {
  readonly what: Text;
  readonly right: string;
}
/** What is scanned to prove that the right thing is taken from the right place, in this order. */
export const checksOf = ({
  locationCode,
  partNo,
  batch,
}: {
  readonly locationCode: string;
  readonly partNo: string;
  readonly batch: string | null;
}): readonly Check[] => [
  { what: LOCATION, right: locationCode },
  { what: PART, right: partNo },
  ...(batch ? [{ what: BATCH, right: batch }] : []),
];
