import { abcOf, dailyDemand } from './demand.ts';
import type { PartRow } from './material-story.ts';
import { termsOf } from './terms.ts';
import { isSold } from './weights.ts';

type Kind = Pick<PartRow, 'partNo' | 'partType'>;

export const plantOf = (partNo: string): string => (/^CHS-2[234]|^STL/.test(partNo) ? 'NB02' : 'NB01');

/** Beginning of the number, working days to make it, pieces in a box or on a rack. */
const MADE: readonly (readonly [begins: string, days: number, boxed: number])[] = [
  ['BRK-10', 3, 4],
  ['BRK-11', 2, 6],
  ['BRK-12', 1, 12],
  ['BRK-13', 3, 12],
  ['BRK-14', 4, 24],
  ['CHS-20', 2, 12],
  ['CHS-22', 2, 20],
  ['CHS-23', 1, 40],
  ['CHS-24', 1, 50],
];
const madeAs = (partNo: string): readonly [days: number, boxed: number] => {
  const [, days = 1, boxed = 6] = MADE.find(([begins]) => partNo.startsWith(begins)) ?? [];
  return [days, boxed];
};
/** In how many it is handled. */
export const boxOf = (partNo: string): number => Number(termsOf(partNo)?.packageQty ?? madeAs(partNo)[1]);
const boxes = (partNo: string, days: number): string => {
  const boxed = boxOf(partNo);
  return String(Math.max(1, Math.ceil((days * dailyDemand(partNo)) / boxed)) * boxed);
};

/** Working days that lie as safety; days between counts. */
const SAFETY = { A: 1, B: 2, C: 4 } as const;
const COUNTED = { A: 30, B: 90, C: 180 } as const;

/** Castings, friction and steel come by the lorry, small parts by the week, the rest as it is wanted. */
function lotRuleOf(partNo: string) {
  if (/^(CST|STL|PST)/.test(partNo)) return { lotRule: 'fixed', fixedLot: termsOf(partNo)?.minOrderQty };
  if (/^(SEL|BLT|PIN|SPG|BSH|PKG|AUX)/.test(partNo)) return { lotRule: 'period', periodDays: abcOf(partNo) === 'C' ? 10 : 5 };
  return { lotRule: 'lotForLot' };
}

export function planOf({ partNo, partType }: Kind) {
  const buys = partType === 'bought';
  const abcClass = abcOf(partNo);
  const [days] = madeAs(partNo);
  return {
    code: `${partNo}-${plantOf(partNo)}`,
    procurement: buys ? 'buy' : 'make',
    leadDays: termsOf(partNo)?.leadTimeDays ?? days,
    receiptDays: buys ? (/^(PAD|BJT|CST)/.test(partNo) ? 2 : 1) : null,
    safetyStock: boxes(partNo, SAFETY[abcClass]),
    ...lotRuleOf(partNo),
    minLot: termsOf(partNo)?.minOrderQty ?? null,
    lotMultiple: String(boxOf(partNo)),
    abcClass,
    cycleCountDays: COUNTED[abcClass],
    mps: isSold(partNo) ? '1' : '0',
  };
}

/** Below and above how much of it somebody should look. */
export const limitsOf = ({ partNo, partType }: Kind) =>
  partType === 'phantom'
    ? {}
    : { minStock: boxes(partNo, SAFETY[abcOf(partNo)]), maxStock: boxes(partNo, abcOf(partNo) === 'C' ? 30 : 15) };
