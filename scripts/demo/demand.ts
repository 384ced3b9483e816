import { carModels, parts, unitOf } from './material-story.ts';
import { boms } from './structure-story.ts';
import { termsOf } from './terms.ts';
import { isSold } from './weights.ts';

/** Sets for so many cars leave in a week. */
const CARS_A_WEEK: Readonly<Record<string, number>> = { H5: 300, H7: 180, X3: 360, X6: 210, E1: 240, V2: 120, V4: 120, P8: 78 };
/** Working days and weeks that customers have told their orders for. */
export const WEEKS: readonly number[] = [0, 1, 2, 3, 4, 5];
const WORKDAYS = 5 * WEEKS.length;
/** No week is like another. */
const SWING = [1, 0.95, 1.05, 1, 1.1, 0.9];
/** Orders are in whole boxes. */
const IN_A_BOX = 6;

const carOf = new Map(parts.map(({ partNo, carModel }) => [partNo, carModel]));
export const customerOf = (partNo: string): string =>
  carModels.find(({ code }) => code === carOf.get(partNo))?.customer ?? carModels[0].customer;
export const soldParts: readonly string[] = parts.filter(({ partNo }) => isSold(partNo)).map(({ partNo }) => partNo);

/** What a customer calls off of a part in a week: two discs an axle, one caliper a wheel, one arm a side. */
export function calledOff(partNo: string, week: number): number {
  const cars = CARS_A_WEEK[carOf.get(partNo) ?? ''] ?? 0;
  const each = partNo.startsWith('BRK-10') ? 2 : 1;
  return Math.round((cars * each * (SWING[week] ?? 1)) / IN_A_BOX) * IN_A_BOX;
}

const bomOf = new Map(boms.map((bom) => [bom.part, bom]));
interface Needed {
  readonly part: string;
  /** In the unit of the part. */
  readonly qty: number;
}
/** What one of a part takes of its components, waste included and alternates by their shares. */
const takes = (partNo: string): readonly Needed[] =>
  (bomOf.get(partNo)?.lines ?? []).map(({ component, qty, unit, scrapPercent, alternate }) => ({
    part: component,
    qty:
      (Number(qty) * (1 + Number(scrapPercent ?? 0) / 100) * Number(alternate?.[2] ?? 100)) /
      100 /
      (unit === 'G' && unitOf(component) === 'KG' ? 1000 : 1),
  }));

function explode(): ReadonlyMap<string, number> {
  const needed = new Map<string, number>();
  const add = (part: string, qty: number): void => {
    needed.set(part, (needed.get(part) ?? 0) + qty);
    for (const below of takes(part)) add(below.part, below.qty * qty);
  };
  for (const part of soldParts)
    add(
      part,
      WEEKS.reduce((sum, week) => sum + calledOff(part, week), 0),
    );
  return needed;
}
const sixWeeks = explode();
/** What a working day takes of a part, on the average of the weeks that are ordered. */
export const dailyDemand = (partNo: string): number => (sixWeeks.get(partNo) ?? 0) / WORKDAYS;

/** What the material of one costs, down to what is bought. */
function materialCost(partNo: string): number {
  const bought = termsOf(partNo);
  return bought ? Number(bought.unitPrice) : takes(partNo).reduce((sum, { part, qty }) => sum + qty * materialCost(part), 0);
}
/** For work, machines and profit: more where more is done to it. */
const MARKUP: readonly (readonly [begins: string, times: number])[] = [
  ['BRK-10', 1.62],
  ['BRK-11', 1.38],
  ['CHS-20', 1.85],
];
/** What a customer pays for one. */
export const salesPrice = (partNo: string): string =>
  ((MARKUP.find(([begins]) => partNo.startsWith(begins))?.[1] ?? 1.4) * materialCost(partNo)).toFixed(2);

type AbcClass = 'A' | 'B' | 'C';
const planned = parts.filter(({ partType }) => partType !== 'phantom').map(({ partNo }) => partNo);
const worth = new Map(planned.map((partNo) => [partNo, dailyDemand(partNo) * materialCost(partNo)]));
const byWorth = planned.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || (a < b ? -1 : 1));
const classes = new Map(
  byWorth.map((partNo, rank): [string, AbcClass] => {
    const place = rank / byWorth.length;
    return [partNo, place < 0.2 ? 'A' : place < 0.5 ? 'B' : 'C'];
  }),
);
/** By what is used of it: a fifth of the parts is most of the value, half of them is next to nothing. */
export const abcOf = (partNo: string): AbcClass => classes.get(partNo) ?? 'C';

/** The smallest and the largest number of working days that a class lies in stock for. */
const COVER: Readonly<Record<AbcClass, readonly [from: number, to: number]>> = { A: [4, 8], B: [6, 11], C: [10, 22] };
/** What is made for the next line waits for it shortly. */
const BETWEEN_LINES = [4, 5] as const;
/** How much of a part lies in stock, in whole packages. */
export function usualStock(partNo: string, inPackage: number): number {
  const [from, to] = termsOf(partNo) ? COVER[abcOf(partNo)] : BETWEEN_LINES;
  const days = from + ((Number(partNo.replaceAll(/\D/g, '')) * 7) % (to - from + 1));
  const daily = dailyDemand(partNo);
  const packages = Math.max(1, Math.ceil((days * daily) / inPackage));
  return packages * inPackage;
}
