import { fill, isId, type RowOfFields, type Text } from '@takt/model';
import { answer, type Ctx, inScope, Refused, refuse, seesIn } from '@takt/engine';
import { Location } from '../defs/index.ts';
import {
  generateLocations,
  type generatorFields,
  type LocationLabel,
  locationLabels,
  planLocations,
  SEPARATORS,
} from '../defs/places/location-generator.ts';
import {
  checkCharacterOf,
  type LocationPattern,
  MOST_AT_ONCE,
  type PatternCode,
  patternProblem,
  spellOut,
} from '../defs/places/location-pattern.ts';

type GeneratorInput = RowOfFields<typeof generatorFields>;

const TAKEN: Text = ['已有{n}个库位编码相同，例如{codes}', '{n} of these codes exist already, {codes} for example'];
const OTHERS: Text = ['请调整编号范围或前缀', 'Change the ranges or the prefix'];
const SHOWN = 5;
const STEP = 10;

function patternOf(input: GeneratorInput): LocationPattern {
  return {
    prefix: input.prefix,
    separator: SEPARATORS[input.separator],
    digits: input.digits,
    spans: {
      aisle: { from: input.aisleFrom, to: input.aisleTo },
      rack: { from: input.rackFrom, to: input.rackTo },
      level: { from: input.levelFrom, to: input.levelTo },
      slot: { from: input.slotFrom, to: input.slotTo },
    },
  };
}

/** The codes of a pattern that can be used; a warehouse out of the person's reach is none. */
function codesOf(ctx: Ctx, input: GeneratorInput): readonly PatternCode[] {
  if (!seesIn(ctx, 'warehouse', input.warehouse)) throw Refused.of('scope');
  const pattern = patternOf(input);
  const wrong = patternProblem(pattern);
  if (wrong) refuse('location.pattern', wrong);
  return spellOut(pattern);
}

const takenOf = async (ctx: Ctx, warehouse: string, codes: readonly PatternCode[]): Promise<readonly string[]> => {
  const found = await ctx.sql<{ code: string }>`
    select code from warehouse_location where warehouse_id = ${warehouse} and deleted_at is null
      and code = any(${codes.map(({ code }) => code)}::text[]) order by code`;
  return found.map(({ code }) => code);
};

const rowOf = (input: GeneratorInput, { code, ...parts }: PatternCode, index: number) => ({
  ...parts,
  code,
  warehouse: input.warehouse,
  area: input.area,
  zone: input.zone,
  kind: input.kind,
  abc: input.abc,
  pickSequence: input.firstSequence === null ? null : input.firstSequence + index * STEP,
  checkCharacter: checkCharacterOf(code),
  maxWeight: input.maxWeight,
  maxVolume: input.maxVolume,
  maxHeight: input.maxHeight,
  maxPallets: input.maxPallets,
  mixedParts: input.mixedParts ?? '0',
  mixedLots: input.mixedLots ?? '0',
});

export const generatorAnswers = [
  answer(planLocations, async (ctx, input) => {
    const codes = codesOf(ctx, input);
    const taken = await takenOf(ctx, input.warehouse, codes);
    return {
      count: codes.length,
      first: codes[0]?.code ?? '',
      last: codes.at(-1)?.code ?? '',
      taken: taken.slice(0, SHOWN),
      takenCount: taken.length,
    };
  }),

  answer(generateLocations, async (ctx, input, { createAll }) => {
    const codes = codesOf(ctx, input);
    const taken = await takenOf(ctx, input.warehouse, codes);
    if (taken.length > 0) {
      refuse('location.taken', fill(TAKEN, { n: taken.length, codes: taken.slice(0, SHOWN).join(', ') }), OTHERS);
    }
    const ids = await createAll(
      ctx,
      Location,
      codes.map((one, index) => rowOf(input, one, index)),
    );
    return { ids, first: codes[0]?.code ?? '', last: codes.at(-1)?.code ?? '' };
  }),

  answer(locationLabels, async (ctx, { ids }) => {
    if (!Array.isArray(ids) || ids.length > MOST_AT_ONCE || !ids.every(isId)) throw Refused.of('value');
    return ctx.sql<LocationLabel>`
      select l.code, l.check_character as "checkCharacter", w.code as warehouse, z.code as zone
      from warehouse_location l join warehouse_warehouse w on w.id = l.warehouse_id left join warehouse_zone z on z.id = l.zone_id
      where l.id = any(${ids}::uuid[]) and ${inScope(ctx, Location, 'l')}
      order by w.code, l.pick_sequence, l.code`;
  }),
];
