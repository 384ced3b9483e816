import type { Text } from '@takt/model';
import { readLabel } from '../handheld/label.ts';

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

interface Check {
  readonly what: Text;
  readonly right: string;
  /** What proves it as well: the article number, the package the goods lie in. */
  readonly or: readonly (string | null)[];
}
interface Wanted {
  readonly locationCode: string;
  readonly partNo: string;
  readonly gtin?: string | null;
  readonly batch: string | null;
  readonly container?: string | null;
}
/** What is scanned to prove that the right thing is taken from the right place, in this order. */
export const checksOf = ({ locationCode, partNo, gtin = null, batch, container = null }: Wanted): readonly Check[] => [
  { what: LOCATION, right: locationCode, or: [] },
  { what: PART, right: partNo, or: [gtin, container] },
  ...(batch ? [{ what: BATCH, right: batch, or: [container] }] : []),
];

/** How many of the checks are passed after a scan: a label that says part and batch answers both, that of the package as well. */
export function passedBy(checks: readonly Check[], passed: number, code: string): number {
  const label = readLabel(code);
  const said = (label ? [label.partNo, label.gtin, label.batch, label.box] : [code]).filter((one) => one !== null);
  let at = passed;
  for (let check = checks[at]; check && said.some((one) => one === check?.right || check?.or.includes(one)); check = checks[at])
    at += 1;
  return at;
}
