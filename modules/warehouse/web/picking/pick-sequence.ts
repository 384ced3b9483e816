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
  readonly proves: (code: string) => boolean;
}
interface Wanted {
  readonly locationCode: string;
  readonly partNo: string;
  readonly gtin?: string | null;
  readonly batch: string | null;
  readonly container?: string | null;
}
/** `or` is what proves it as well: the article number, the package the goods lie in. A label says more than one thing. */
const check = (what: Text, right: string, or: readonly (string | null)[]): Check => ({
  what,
  right,
  proves: (code) => {
    const label = readLabel(code);
    const said = label ? [label.partNo, label.gtin, label.batch, label.box] : [code];
    return said.some((one) => one !== null && [right, ...or].includes(one));
  },
});
/** What is scanned to prove that the right thing is taken from the right place, in this order. */
export const checksOf = ({ locationCode, partNo, gtin = null, batch, container = null }: Wanted): readonly Check[] => [
  check(LOCATION, locationCode, []),
  check(PART, partNo, [gtin, container]),
  ...(batch ? [check(BATCH, batch, [container])] : []),
];

/** How many of the checks are passed after a scan: a label that says part and batch answers both, that of the package as well. */
export function passedBy(checks: readonly Check[], passed: number, code: string): number {
  const next = checks.findIndex(({ proves }, at) => at >= passed && !proves(code));
  return next === -1 ? checks.length : next;
}
