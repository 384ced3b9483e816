import { compareDecimal, type Decimal, type Text } from '@takt/model';
import type { Abc } from '../places/abc.ts';
import type { Wanted } from './conditions.ts';
import { type Capacity, type Carried, exceeded, LIMITS, type Load } from './place-load.ts';
import type { PutawayStrategy } from './putaway-rule.ts';

/** A climate: what an area has, or what a part needs. */
export interface Climate {
  readonly temperatureFrom: Decimal | null;
  readonly temperatureTo: Decimal | null;
  /** An area that may have hazardous goods, or a part that is such. */
  readonly hazardous: boolean;
}
/** A location as putaway looks at it. */
export interface Place extends Capacity, Climate {
  readonly id: string;
  readonly code: string;
  readonly area: string | null;
  readonly zone: string | null;
  readonly groups: readonly string[];
  readonly kind: string;
  readonly abc: Abc | null;
  readonly pickSequence: number | null;
  readonly fixedPart: string | null;
  readonly mixedParts: boolean;
  readonly mixedLots: boolean;
  readonly putawayLocked: boolean;
}
/** What lies somewhere already, or is on its way there. */
export interface StockAtLocation extends Load {
  readonly location: string;
  readonly part: string;
  readonly lot: string | null;
}
export interface Goods extends Wanted, Carried, Climate {
  readonly lot: string | null;
}
export interface Look {
  readonly place: Place;
  readonly here: readonly StockAtLocation[];
}

interface Objection {
  /** `{n}` places that it holds for, told together. */
  readonly counted: Text;
  /** What speaks against one place; null when it does not hold. */
  readonly says: (look: Look, goods: Goods, strategy: PutawayStrategy) => Text | null;
}
const objection = (counted: Text, told: Text, holds: (look: Look, goods: Goods, strategy: PutawayStrategy) => boolean) => ({
  counted,
  says: (look: Look, goods: Goods, strategy: PutawayStrategy) => (holds(look, goods, strategy) ? told : null),
});

/** Whether a place stays within what a part needs; one whose climate nobody has said does not. */
const keeps = (place: Climate, { temperatureFrom, temperatureTo }: Climate): boolean =>
  (temperatureFrom === null || (place.temperatureFrom !== null && compareDecimal(place.temperatureFrom, temperatureFrom) >= 0)) &&
  (temperatureTo === null || (place.temperatureTo !== null && compareDecimal(place.temperatureTo, temperatureTo) <= 0));

/** Why a location is passed over, the first that holds. */
export const OBJECTIONS: readonly Objection[] = [
  objection(
    ['{n}个禁止上架', '{n} closed to putaway'],
    ['已禁止上架', 'it is closed to putaway'],
    ({ place }) => place.putawayLocked,
  ),
  objection(
    ['{n}个是其他物料的固定库位', '{n} kept for another part'],
    ['是其他物料的固定库位', 'it is kept for another part'],
    ({ place }, { part }) => place.fixedPart !== null && place.fixedPart !== part,
  ),
  objection(
    ['{n}个存有其他物料且不允许混料', '{n} hold another part and allow no mixing'],
    ['存有其他物料且不允许混料', 'it holds another part and allows no mixing'],
    ({ place, here }, { part }) => !place.mixedParts && here.some((one) => one.part !== part),
  ),
  objection(
    ['{n}个存有其他批次且不允许混批', '{n} hold another batch and allow no mixing'],
    ['存有其他批次且不允许混批', 'it holds another batch and allows no mixing'],
    ({ place, here }, { part, lot }) => !place.mixedLots && here.some((one) => one.part === part && one.lot !== lot),
  ),
  objection(
    ['{n}个不在危险品库区', '{n} are not for hazardous goods'],
    ['不在危险品库区', 'it is not for hazardous goods'],
    ({ place }, { hazardous }) => hazardous && !place.hazardous,
  ),
  objection(
    ['{n}个库区温度不符', '{n} have another temperature'],
    ['库区温度不符', 'its area has another temperature'],
    ({ place }, goods) => !keeps(place, goods),
  ),
  ...LIMITS.map((limit) => ({
    counted: limit.counted,
    says: ({ place, here }: Look, goods: Goods) => exceeded(limit, place, here, goods),
  })),
  objection(
    ['{n}个用于其他ABC分类', '{n} are for another ABC class'],
    ['用于其他ABC分类', 'it is for another ABC class'],
    ({ place }, { abc }, strategy) =>
      (strategy === 'empty' || strategy === 'within') && place.abc !== null && abc !== null && place.abc !== abc,
  ),
];

/** What speaks against putting goods into a place somebody chose; null when nothing does. */
export function objectionTo(look: Look, goods: Goods): Text | null {
  for (const { says } of OBJECTIONS) {
    const told = says(look, goods, 'overflow');
    if (told) return told;
  }
  return null;
}
