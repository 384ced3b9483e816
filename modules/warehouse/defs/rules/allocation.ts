import {
  compareDecimal,
  type Decimal,
  fill,
  multiplyDecimal,
  subtractDecimal,
  sumDecimal,
  type Text,
  wholesIn,
} from '@takt/model';
import { ALLOCATION_STRATEGIES, type AllocationStrategy } from './allocation-rule.ts';
import { type Conditions, inSequence, type Tried, unmet } from './conditions.ts';
import { type Demand, type Lot, type Taken, takeInOrder } from './rotation.ts';

/** A batch with the places a step may be limited to. */
export interface Stock extends Lot {
  readonly area: string | null;
  readonly zone: string | null;
  readonly groups: readonly string[];
}
export interface AllocationStep extends Conditions {
  readonly sequence: number;
  readonly strategy: AllocationStrategy;
  readonly area: string | null;
  readonly zone: string | null;
  readonly locationGroup: string | null;
}
interface Allocated {
  readonly taken: readonly Taken[];
  readonly missing: Decimal;
  readonly tried: readonly Tried[];
}

const NOTHING_THERE: Text = ['该范围内没有库存', 'There is no stock in that place'];
const NO_ONE_LOT: Text = ['没有一个批次够{qty}', 'No single batch has {qty}'];
const NO_PACKAGE: Text = ['没有包装数量', 'No quantity per package is known'];
const NO_FULL: Text = ['不足一个整包装（{qty}）', 'Less than one full package ({qty})'];
const TAKES: Text = ['取{lots}，还差{missing}', 'Takes {lots}; {missing} still missing'];

const isIn = ({ area, zone, locationGroup }: AllocationStep, stock: Stock): boolean =>
  (!area || stock.area === area) && (!zone || stock.zone === zone) && (!locationGroup || stock.groups.includes(locationGroup));

/** What a strategy may take, the first first, or why it takes nothing. */
type Offer = readonly Lot[] | Text;
const isText = (offer: Offer): offer is Text => typeof offer[0] === 'string';

const OFFERS: Readonly<
  Record<AllocationStrategy, (stock: readonly Stock[], missing: Decimal, packageQty: Decimal | null) => Offer>
> = {
  oneLot: (stock, missing) => {
    const byLot = [...Map.groupBy(stock, ({ lot }) => lot).values()];
    const whole = byLot.find((rows) => compareDecimal(sumDecimal(rows.map(({ qty }) => qty)), missing) >= 0);
    return whole ?? fill(NO_ONE_LOT, { qty: missing });
  },
  fullPackages: (stock, missing, packageQty) => {
    if (packageQty === null) return NO_PACKAGE;
    const full = (qty: Decimal): Decimal => multiplyDecimal(wholesIn(qty, packageQty), packageQty);
    let left = full(missing);
    const offered = stock.map((row) => {
      const most = full(row.qty);
      const qty = compareDecimal(most, left) <= 0 ? most : left;
      left = subtractDecimal(left, qty);
      return { ...row, qty };
    });
    return offered.some(({ qty }) => compareDecimal(qty, '0') > 0) ? offered : fill(NO_FULL, { qty: packageQty });
  },
  remainders: (stock) => stock.toSorted((a, b) => compareDecimal(a.qty, b.qty)),
  inOrder: (stock) => stock,
};

/** What is left of stock once something was taken from it. */
const less = (stock: readonly Stock[], taken: readonly Taken[]): readonly Stock[] =>
  stock.map((row) => {
    const gone = taken.filter(({ lot, location }) => lot === row.lot && location === row.location).map(({ qty }) => qty);
    return { ...row, qty: subtractDecimal(row.qty, sumDecimal(gone)) };
  });

/** Takes a demand from stock that rotation has put in order: each step what it can, the next one the rest. */
export function allocate(
  steps: readonly AllocationStep[],
  demand: Demand,
  ordered: readonly Stock[],
  packageQty: Decimal | null,
): Allocated {
  const tried: Tried[] = [];
  const taken: Taken[] = [];
  let [left, missing] = [ordered, demand.qty];
  for (const step of inSequence(steps)) {
    if (compareDecimal(missing, '0') <= 0) break;
    const services = { sequence: step.sequence, strategy: ALLOCATION_STRATEGIES[step.strategy] };
    const there = left.filter((row) => isIn(step, row) && compareDecimal(row.qty, '0') > 0);
    const offer = unmet(step, demand) ?? (there.length === 0 ? NOTHING_THERE : OFFERS[step.strategy](there, missing, packageQty));
    if (isText(offer)) {
      tried.push({ ...services, taken: false, why: [offer] });
      continue;
    }
    const now = takeInOrder(offer, missing);
    taken.push(...now.taken);
    left = less(left, now.taken);
    missing = now.missing;
    const lots = now.taken
      .map(({ lot, location, qty }) => `${lot}${location === null ? '' : `@${location}`} × ${qty}`)
      .join(', ');
    tried.push({ ...services, taken: true, why: [fill(TAKES, { lots, missing })] });
  }
  return { taken, missing, tried };
}
