import { addDecimal, compareDecimal, type Decimal, fill, multiplyDecimal, type Text } from '@takt/model';
import type { Abc } from '../places/abc.ts';
import { type Conditions, inSequence, type Tried, unmet, type Wanted } from './conditions.ts';
import { PUTAWAY_STRATEGIES, type PutawayStrategy } from './putaway-rule.ts';

/** A location as putaway looks at it. */
export interface Place {
  readonly id: string;
  readonly code: string;
  readonly area: string | null;
  readonly zone: string | null;
  readonly groups: readonly string[];
  readonly kind: string;
  readonly abc: Abc | null;
  readonly pickSequence: number | null;
  readonly fixedPart: string | null;
  readonly maxWeight: Decimal | null;
  readonly mixedParts: boolean;
  readonly mixedLots: boolean;
  readonly putawayLocked: boolean;
}
/** What lies somewhere already. */
export interface StockAtLocation {
  readonly location: string;
  readonly part: string;
  readonly lot: string | null;
  /** Null where it is not known. */
  readonly weight: Decimal | null;
}
export interface Goods extends Wanted {
  readonly lot: string | null;
  readonly qty: Decimal;
  readonly unitWeight: Decimal | null;
}
export interface PutawayStep extends Conditions {
  readonly sequence: number;
  readonly strategy: PutawayStrategy;
  readonly area: string | null;
  readonly zone: string | null;
  readonly locationGroup: string | null;
}
export interface PutawayChoice {
  readonly place: Place | null;
  readonly tried: readonly Tried[];
}

interface Look {
  readonly place: Place;
  readonly here: readonly StockAtLocation[];
}
type Objection = (look: Look, goods: Goods, strategy: PutawayStrategy) => boolean;

/** Why a location is passed over, the first that holds; `{n}` of them are told together. */
const OBJECTIONS: readonly (readonly [Text, Objection])[] = [
  [['{n}个禁止上架', '{n} closed to putaway'], ({ place }) => place.putawayLocked],
  [
    ['{n}个是其他物料的固定库位', '{n} kept for another part'],
    ({ place }, { part }) => place.fixedPart !== null && place.fixedPart !== part,
  ],
  [
    ['{n}个存有其他物料且不允许混料', '{n} hold another part and allow no mixing'],
    ({ place, here }, { part }) => !place.mixedParts && here.some((one) => one.part !== part),
  ],
  [
    ['{n}个存有其他批次且不允许混批', '{n} hold another batch and allow no mixing'],
    ({ place, here }, { part, lot }) => !place.mixedLots && here.some((one) => one.part === part && one.lot !== lot),
  ],
  [['{n}个超过最大承重', '{n} would be too heavy'], ({ place, here }, goods) => tooHeavy(place, here, goods)],
  [
    ['{n}个用于其他ABC分类', '{n} are for another ABC class'],
    ({ place }, { abc }, strategy) =>
      (strategy === 'empty' || strategy === 'within') && place.abc !== null && abc !== null && place.abc !== abc,
  ],
];

/** What speaks against putting goods into a place somebody chose; null when nothing does. */
export const objectionTo = (place: Place, here: readonly StockAtLocation[], goods: Goods): Text | null => {
  const found = OBJECTIONS.find(([, objects]) => objects({ place, here }, goods, 'overflow'));
  return found ? fill(found[0], { n: 1 }) : null;
};

function tooHeavy({ maxWeight }: Place, here: readonly StockAtLocation[], { qty, unitWeight }: Goods): boolean {
  if (maxWeight === null || unitWeight === null) return false;
  const load = here.reduce((sum, { weight }) => addDecimal(sum, weight ?? '0'), multiplyDecimal(qty, unitWeight));
  return compareDecimal(load, maxWeight) > 0;
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
const LOOKED: Text = ['查看了{n}个库位', 'Looked at {n} locations'];
const NEAREST: Text = ['余下{n}个，取拣货顺序最小的{code}', 'Of the {n} left, {code} has the lowest pick sequence'];
const NONE_LEFT: Text = ['全部不可用', 'None of them can be used'];

const far = Number.MAX_SAFE_INTEGER;
const byWalk = (a: Place, b: Place): number =>
  (a.pickSequence ?? far) - (b.pickSequence ?? far) || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

function lookAround(
  step: PutawayStep,
  goods: Goods,
  looks: readonly Look[],
): { readonly place: Place | null; readonly why: readonly Text[] } {
  const seen = looks.filter((look) => inStep(step, look.place) && LOOKS[step.strategy](look, goods));
  if (seen.length === 0) return { place: null, why: [NOTHING] };
  const objected = Map.groupBy(seen, (look) => OBJECTIONS.find(([, objects]) => objects(look, goods, step.strategy)));
  const told = OBJECTIONS.flatMap((objection) => {
    const n = objected.get(objection)?.length ?? 0;
    return n === 0 ? [] : [fill(objection[0], { n })];
  });
  const free = (objected.get(undefined) ?? []).map(({ place }) => place).toSorted(byWalk);
  const [place = null] = free;
  const end = place ? fill(NEAREST, { n: free.length, code: place.code }) : NONE_LEFT;
  return { place, why: [fill(LOOKED, { n: seen.length }), ...told, end] };
}

/** Tries the steps of a rule in order until one finds a location, and tells what each looked at. */
export function choosePutaway(
  steps: readonly PutawayStep[],
  goods: Goods,
  places: readonly Place[],
  lying: readonly StockAtLocation[],
): PutawayChoice {
  const there = Map.groupBy(lying, ({ location }) => location);
  const looks = places.filter(({ kind }) => kind === 'storage').map((place) => ({ place, here: there.get(place.id) ?? [] }));
  const tried: Tried[] = [];
  for (const step of inSequence(steps)) {
    const not = unmet(step, goods);
    const { place, why } = not ? { place: null, why: [not] } : lookAround(step, goods, looks);
    tried.push({ sequence: step.sequence, strategy: PUTAWAY_STRATEGIES[step.strategy], taken: place !== null, why });
    if (place) return { place, tried };
  }
  return { place: null, tried };
}
