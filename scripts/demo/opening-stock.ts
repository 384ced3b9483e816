import { spellOut } from '@takt/modules/warehouse/defs';
import { workday } from './days.ts';
import { dailyDemand, usualStock } from './demand.ts';
import { parts } from './material-story.ts';
import { boxOf } from './planning.ts';
import { DISC_PLACES, numbered, opening, serialPlaces } from './supply-story.ts';
import { termsOf } from './terms.ts';
import * as places from './warehouse-story.ts';
import { isSold, weightOf } from './weights.ts';

/** What lay at a place when the week began, and where it had come from. */
interface Placed {
  readonly warehouse: string;
  readonly location: string;
  readonly part: string;
  readonly batch: string | null;
  readonly qty: string;
}
/** A batch, with the supplier and what the supplier calls it, or with the line that made it. */
export interface Batch {
  readonly part: string;
  readonly batch: string;
  readonly producedOn: string;
  readonly vendor: string | null;
  readonly vendorLot: string | null;
  readonly remark: string | null;
}

/** How suppliers' batch numbers begin. */
const LOT_MARKS: Readonly<Record<string, string>> = {
  V001: 'YG',
  V002: 'HM',
  V007: 'HS',
  V008: 'SL',
  V018: 'YD',
  V021: 'YZ',
};
/** By the beginning of its number: the line that makes a part, in both languages. */
const MADE_ON: readonly (readonly [begins: string, line: string])[] = [
  ['BRK-10', '制动盘加工一线 Brake disc line 1'],
  ['BRK-11', '制动钳装配线 Caliper assembly line'],
  ['BRK-12', '制动钳装配线 Caliper assembly line'],
  ['BRK-1', '制动盘加工二线 Brake disc line 2'],
  ['CHS-20', '控制臂装配线 Control arm line'],
];
/** Pieces on a pallet or rack, by the beginning of the number; of others as many boxes as fit. */
const ON_A_PALLET: readonly (readonly [begins: string, pieces: number])[] = [
  ['BRK-10', 64],
  ['BRK-11', 120],
  ['BRK-12', 240],
  ['BRK-13', 240],
  ['BRK-14', 480],
  ['CHS-20', 48],
  ['CHS-22', 60],
  ['CHS-23', 120],
  ['CHS-24', 200],
  ['CST-31', 80],
  ['CST-3', 192],
  ['PAD', 200],
  ['STL', 2000],
];
/** Zones a part is kept in, one after the other: what is moved often stands in front. */
const zonesOf = (partNo: string): readonly string[] => {
  if (isSold(partNo)) return ['FG-R'];
  if (/^CHS-2[234]/.test(partNo)) return ['SF-R'];
  if (partNo.startsWith('STL')) return ['RM-FL'];
  if (partNo.startsWith('BRK')) return ['RM-C', 'RM-B', 'RM-A'];
  return dailyDemand(partNo) > 400 ? ['RM-A', 'RM-B'] : ['RM-B', 'RM-A', 'RM-C'];
};

const bounds = (span: readonly [string | number, string | number] | null) => ({
  from: span && String(span[0]),
  to: span && String(span[1]),
});
/** Places the story speaks of by name, and those kept for one part. */
const NAMED = new Set<string>([
  ...opening.map(([, location]) => location),
  ...DISC_PLACES,
  ...serialPlaces.map(([location]) => location),
  ...Object.keys(places.fixed),
  'FL-01',
  'FL-02',
  'C-01-01-01',
  'C-01-01-02',
  'C-02-01-01',
  'K-01-01',
  'K-01-02',
]);
interface Room {
  readonly warehouse: string;
  readonly codes: string[];
  readonly bears: number;
}
/** Every fifth place stays empty, or nobody could put anything away. */
const rooms = (): ReadonlyMap<string, Room> =>
  new Map(
    places.patterns.flatMap(([zone, kind, prefix, aisle, rack, level, slot, , maxWeight]) => {
      if (kind !== 'storage') return [];
      const area = places.zones.find(([, code]) => code === zone)?.[0];
      const warehouse = places.areas.find(([, code]) => code === area)?.[0] ?? '';
      const spans = { aisle: bounds(aisle), rack: bounds(rack), level: bounds(level), slot: bounds(slot) };
      const codes = spellOut({ prefix, separator: '-', digits: 2, spans }).map(({ code }) => code);
      const free = codes.filter((code, index) => index % 5 !== 3 && !NAMED.has(code));
      return [[zone, { warehouse, codes: free, bears: Number(maxWeight) * 0.9 }]];
    }),
  );

export const short = (day: string): string => day.slice(2).replaceAll('-', '');
/** What a supplier calls what it made on a day. */
export const vendorLotOf = (vendor: string, producedOn: string): string => `${LOT_MARKS[vendor] ?? vendor}${short(producedOn)}`;
/** Which line makes a part, in both languages. */
export const madeOn = (partNo: string): string => MADE_ON.find(([begins]) => partNo.startsWith(begins))?.[1] ?? '';
/** One batch older than the other; what came from outside was made a while before it came. */
function batchesOf(partNo: string, index: number): readonly Batch[] {
  const { vendor } = termsOf(partNo) ?? { vendor: null };
  return [0, 1].map((newer) => {
    const ago = 9 + (index % 3) + (newer ? 0 : 5);
    const producedOn = workday(vendor ? -ago - 6 : -ago);
    return {
      part: partNo,
      batch: vendor ? `RM-${short(workday(-ago))}-${String(101 + index)}` : `B${short(producedOn)}-${newer ? 'B' : 'A'}`,
      producedOn,
      vendor,
      vendorLot: vendor && vendorLotOf(vendor, producedOn),
      remark: vendor ? null : madeOn(partNo),
    };
  });
}

/** Parts whose stock the story tells piece by piece. */
const TOLD = new Set<string>([...opening.map(([, , part]) => part), 'SEL-4002', numbered.part, numbered.other]);
interface Opening {
  readonly placed: readonly Placed[];
  readonly batches: readonly Batch[];
}
/** All that was there besides: as many days of every part as its class lies for, on pallets, each at a place of its own. */
export function openingStock(): Opening {
  const open = rooms();
  const [placed, batches]: [Placed[], Batch[]] = [[], []];
  const stocked = parts.filter(({ partNo, partType }) => partType !== 'phantom' && !TOLD.has(partNo));
  for (const [index, { partNo, trackMode }] of stocked.entries()) {
    const boxed = boxOf(partNo);
    const stock = isSold(partNo) ? soldStock(partNo, boxed) : usualStock(partNo, boxed);
    const lots = trackMode === 'lot' ? batchesOf(partNo, index) : [];
    const used = new Set<string | null>();
    let left = stock;
    const pieces = ON_A_PALLET.find(([begins]) => partNo.startsWith(begins))?.[1] ?? 40 * boxed;
    while (left > 0) {
      const room = zonesOf(partNo)
        .map((zone) => open.get(zone))
        .find((one) => one && one.codes.length > 0);
      const location = room?.codes.shift();
      if (!room || !location) throw new Error(`no place is left for ${partNo}`);
      const qty = Math.min(left, pieces, Math.max(1, Math.floor(room.bears / Number(weightOf(partNo)))));
      // The older half is of the first batch.
      const lot = (left > stock / 2 ? lots[0] : lots[1])?.batch ?? null;
      used.add(lot);
      placed.push({ warehouse: room.warehouse, location, part: partNo, batch: lot, qty: `${qty}` });
      left -= qty;
    }
    batches.push(...lots.filter(({ batch }) => used.has(batch)));
  }
  return { placed, batches };
}

/** What is sold lies for six to nine days: a week's orders can leave. */
const soldStock = (partNo: string, boxed: number): number =>
  Math.ceil(((6 + (Number(partNo.slice(-2)) % 4)) * dailyDemand(partNo)) / boxed) * boxed;
