import { compareDecimal, type Decimal, type Id, storedText, subtractDecimal, sumDecimal } from '@takt/model';
import { allocate, type AllocationStep, type Stock } from '../../defs/rules/allocation.ts';
import type { Tried } from '../../defs/rules/conditions.ts';
import { type Demand, rotate, type RotationStep, type Taken, takeInOrder } from '../../defs/rules/rotation.ts';
import type { StockStatus } from '../../defs/index.ts';
import type { Free } from '../stock/free.ts';

/** What decides: in which order batches leave, and how they are taken; without the latter, in that order. */
export interface Deciding {
  readonly rotation: readonly RotationStep[];
  readonly allocation: readonly AllocationStep[] | null;
}
export interface Chosen {
  readonly from: Free;
  readonly qty: Decimal;
}
export interface Choice {
  readonly chosen: readonly Chosen[];
  readonly missing: Decimal;
  readonly why: string;
}

/** Goods without a batch count as one of their own. */
const placeOf = ({ batch, locationCode }: Free): string => JSON.stringify([batch ?? '', locationCode]);

/** Wire moments sort as they are. */
const byAge = (a: Free, b: Free): number =>
  (a.receivedOn ?? '') < (b.receivedOn ?? '') ? -1 : a.receivedOn === b.receivedOn ? 0 : 1;

/** What lies at one location of one batch, in whichever containers, as rules see it. */
function stockOf(rows: readonly Free[]): readonly Stock[] {
  return [...Map.groupBy(rows, placeOf).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { batch, locationCode: location, area, zone, groups, expiresOn } = first;
    const { receivedOn } = same.toSorted(byAge)[0] ?? first;
    return [
      { lot: batch ?? '', qty: sumDecimal(same.map(({ qty }) => qty)), location, area, zone, groups, receivedOn, expiresOn },
    ];
  });
}

const explained = (tried: readonly Tried[]): string => {
  const said = tried.filter(({ taken }) => taken).flatMap(({ strategy, why }) => [strategy, ...why]);
  return storedText([said.map(([zh]) => zh).join('；'), said.map(([, en]) => en).join('; ')], 500);
};

/** Which stock a demand takes, and why. Pure: what it is given is what is free. */
export function chooseStock(
  { rotation, allocation }: Deciding,
  demand: Demand,
  packageQty: Decimal | null,
  rows: readonly Free[],
): Choice {
  const stock = stockOf(rows);
  const { order, tried } = rotate(rotation, demand, stock);
  const ordered = order.flatMap(({ lot, location }) => stock.find((one) => one.lot === lot && one.location === location) ?? []);
  const { taken, missing, ...more } = allocation
    ? allocate(allocation, demand, ordered, packageQty)
    : { ...takeInOrder(order, demand.qty), tried: [] };
  return { chosen: spread(taken, rows), missing, why: explained([...tried, ...more.tried]) };
}

/** From which containers at a location what was taken there comes: the oldest first. */
function spread(taken: readonly Taken[], rows: readonly Free[]): readonly Chosen[] {
  const chosen: Chosen[] = [];
  for (const { lot, location, qty } of taken) {
    let missing = qty;
    for (const from of less(rows, chosen).toSorted(byAge)) {
      if ((from.batch ?? '') !== lot || from.locationCode !== location || compareDecimal(missing, '0') <= 0) continue;
      const part = compareDecimal(from.qty, missing) <= 0 ? from.qty : missing;
      if (compareDecimal(part, '0') > 0) chosen.push({ from, qty: part });
      missing = subtractDecimal(missing, part);
    }
  }
  return chosen;
}

const isSame = (a: Free, b: Free): boolean =>
  a.location === b.location &&
  a.part === b.part &&
  a.status === b.status &&
  a.batch === b.batch &&
  a.container === b.container &&
  a.owner === b.owner;

/** What is left once something was chosen. */
export const less = (rows: readonly Free[], chosen: readonly Chosen[]): readonly Free[] =>
  rows.map((row) => {
    const gone = chosen.filter(({ from }) => isSame(from, row)).map(({ qty }) => qty);
    return { ...row, qty: subtractDecimal(row.qty, sumDecimal(gone)) };
  });

/** Stock that fits a wish: a batch asked for, and what somebody insists on instead of the rule. */
export const fitting = (
  rows: readonly Free[],
  wish: { part: Id; status: StockStatus; batch: string | null; location: Id | null },
): readonly Free[] =>
  rows.filter(
    (row) =>
      row.part === wish.part &&
      row.status === wish.status &&
      (wish.batch === null || row.batch === wish.batch) &&
      (wish.location === null || row.location === wish.location),
  );
