import { compareDecimal, type Decimal, fill, subtractDecimal, type Text } from '@takt/model';
import { type Conditions, inSequence, type Tried, unmet } from './conditions.ts';
import { leastOf, roomFor } from './place-load.ts';
import { type Goods, type Look, OBJECTIONS, type Place, type StockAtLocation } from './putaway-objections.ts';
import { PUTAWAY_STRATEGIES, type PutawayStrategy } from './putaway-rule.ts';

export interface PutawayStep extends Conditions {
  readonly sequence: number;
  readonly strategy: PutawayStrategy;
  readonly area: string | null;
  readonly zone: string | null;
  readonly locationGroup: string | null;
}
/** So much of the goods at one place. */
interface Share {
  readonly place: Place;
  readonly qty: Decimal;
}
interface PutawayPlan {
  readonly shares: readonly Share[];
  /** What no place takes. */
  readonly left: Decimal;
  /** Why it was split; null where it was not. */
  readonly split: Text | null;
  readonly tried: readonly Tried[];
}

/** Which locations a strategy looks at, before anything speaks against them. */
const LOOKS: Readonly<Record<PutawayStrategy, (look: Look, goods: Goods) => boolean>> = {
  fixed: ({ place }, { part }) => place.fixedPart === part,
  sameLot: ({ here }, { part, lot }) => here.some((one) => one.part === part && one.lot === lot),
  samePart: ({ here }, { part }) => here.some((one) => one.part === part),
  within: ({ here }) => here.length === 0,
  empty: ({ here }) => here.length === 0,
  overflow: () => true,
};

const inStep = ({ area, zone, locationGroup }: PutawayStep, place: Place): boolean =>
  (!area || place.area === area) && (!zone || place.zone === zone) && (!locationGroup || place.groups.includes(locationGroup));

const NOTHING: Text = ['没有这样的库位', 'There is no such location'];
const LOOKED: Text = ['查看了{n}个库位', 'Locations looked at: {n}'];
const NEAREST: Text = ['余下{n}个，取拣货顺序最小的{code}', 'Of the {n} left, {code} has the lowest pick sequence'];
const NONE_LEFT: Text = ['全部不可用', 'None of them can be used'];
const NO_ONE: Text = ['没有一个库位放得下{qty}，按{least}拆分', 'No one location takes {qty}: split by {least}'];
const SHARED: Text = ['按拣货顺序放{shares}，还剩{left}', 'By pick sequence {shares}; {left} still to be placed'];

/** An explanation names so many places; the others have tasks of their own. */
const MOST_NAMED = 6;

const far = Number.MAX_SAFE_INTEGER;
const byPickSequence = ({ place: a }: Look, { place: b }: Look): number =>
  (a.pickSequence ?? far) - (b.pickSequence ?? far) || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

interface Candidates {
  /** Nothing speaks against these, the nearest first. */
  readonly free: readonly Look[];
  readonly why: readonly Text[];
}
function candidatesFor(step: PutawayStep, goods: Goods, looks: readonly Look[]): Candidates {
  const seen = looks.filter((look) => inStep(step, look.place) && LOOKS[step.strategy](look, goods));
  if (seen.length === 0) return { free: [], why: [NOTHING] };
  const objected = Map.groupBy(seen, (look) => OBJECTIONS.find(({ says }) => says(look, goods, step.strategy) !== null));
  const told = OBJECTIONS.flatMap((one) => {
    const n = objected.get(one)?.length ?? 0;
    return n === 0 ? [] : [fill(one.counted, { n })];
  });
  const free = (objected.get(undefined) ?? []).toSorted(byPickSequence);
  return { free, why: [fill(LOOKED, { n: seen.length }), ...told, ...(free.length === 0 ? [NONE_LEFT] : [])] };
}

interface Step extends Pick<PutawayPlan, 'shares'> {
  readonly why: readonly Text[];
}
type Placing = (candidates: Candidates, left: Decimal) => Step;

/** Lets each step place what is left until nothing is, and tells what each looked at. */
function inSteps(
  steps: readonly PutawayStep[],
  goods: Goods,
  looks: readonly Look[],
  judged: Decimal,
  placing: Placing,
): PutawayPlan {
  const [tried, shares]: [Tried[], Share[]] = [[], []];
  let left = goods.qty;
  for (const step of inSequence(steps)) {
    // A place is used once: what an earlier step put there has filled it.
    const open = looks.filter(({ place }) => shares.every((share) => share.place !== place));
    const not = unmet(step, goods);
    const now = not ? { shares: [], why: [not] } : placing(candidatesFor(step, { ...goods, qty: judged }, open), left);
    shares.push(...now.shares);
    left = now.shares.reduce((sum, { qty }) => subtractDecimal(sum, qty), left);
    const taken = now.shares.length > 0;
    tried.push({ sequence: step.sequence, strategy: PUTAWAY_STRATEGIES[step.strategy], taken, why: now.why });
    if (compareDecimal(left, '0') <= 0) break;
  }
  return { shares, left, split: null, tried };
}

/** All of it at the nearest place. */
const whole: Placing = ({ free, why }, left) => {
  const [nearest] = free;
  if (!nearest) return { shares: [], why };
  const { place } = nearest;
  return { shares: [{ place, qty: left }], why: [...why, fill(NEAREST, { n: free.length, code: place.code })] };
};

/** As much as each place takes, one after the other. */
const parted =
  (goods: Goods): Placing =>
  ({ free, why }, left) => {
    const shares: Share[] = [];
    let rest = left;
    for (const { place, here } of free) {
      if (compareDecimal(rest, '0') <= 0) break;
      const qty = roomFor(place, here, { ...goods, qty: rest });
      if (compareDecimal(qty, '0') <= 0) continue;
      shares.push({ place, qty });
      rest = subtractDecimal(rest, qty);
    }
    if (shares.length === 0) return { shares, why };
    const named = shares.slice(0, MOST_NAMED).map(({ place, qty }) => `${place.code} × ${qty}`);
    const all = [...named, ...(shares.length > MOST_NAMED ? ['…'] : [])].join(', ');
    return { shares, why: [...why, fill(SHARED, { shares: all, left: rest })] };
  };

/**
 * Tries the steps of a rule in order until one finds a location for all of the goods, and tells what each looked at. What fits
 * nowhere as a whole is split by whole packages over the places of the steps, as much to each as it takes.
 */
export function planPutaway(
  steps: readonly PutawayStep[],
  goods: Goods,
  places: readonly Place[],
  stock: readonly StockAtLocation[],
): PutawayPlan {
  const there = Map.groupBy(stock, ({ location }) => location);
  const looks = places.filter(({ kind }) => kind === 'storage').map((place) => ({ place, here: there.get(place.id) ?? [] }));
  const together = inSteps(steps, goods, looks, goods.qty, whole);
  const least = leastOf(goods);
  if (together.shares.length > 0 || least === goods.qty) return together;
  const split = inSteps(steps, goods, looks, least, parted(goods));
  return split.shares.length === 0 ? together : { ...split, split: fill(NO_ONE, { qty: goods.qty, least }) };
}
