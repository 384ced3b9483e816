import type { Floor, Put } from './factory.ts';
import { lines as floor } from './factory-story.ts';
import { parts } from './material-story.ts';
import { standards } from './quality-story.ts';
import { boms, linesOfParts } from './structure-story.ts';

type Find = (code: string) => string;
interface Station {
  readonly line: string;
  readonly no: string;
  readonly name: string;
  readonly nameEn: string;
  readonly kind: string;
  /** Seconds between two pieces of its line. */
  readonly takt: number;
}
const stations: readonly Station[] = floor.flatMap(({ code, sections, taktSeconds }) =>
  sections
    .flatMap((section) => section.stations)
    .map(([name, nameEn, kind], index) => ({
      line: code,
      no: `${code}-${String((index + 1) * 10).padStart(3, '0')}`,
      name,
      nameEn,
      kind,
      takt: Number(taktSeconds),
    })),
);
const lineOf = (partNo: string): string | undefined => linesOfParts.find(([begins]) => partNo.startsWith(begins))?.[1];
const wayOf = (partNo: string): readonly Station[] =>
  stations.filter((one) => one.line === lineOf(partNo) && one.kind !== 'rework');

/** Component, and the station of its line that uses it up; others are used at the first. */
const USED_AT: readonly (readonly [component: string, station: number])[] = [
  ['SEL-4', 1],
  ['BLT', 2],
  ['PAD', 2],
  ['SPG', 2],
  ['BRK-14', 2],
  ['BRK-15', 2],
  ['PKG', 3],
  ['AUX-9002', 4],
  ['BJT', 1],
];
/** A kit is never made: what is in it goes where the kit goes. */
const KITS = { begins: 'BRK-15', into: 'BRK-1101' } as const;
/** The process at which a part takes a component. */
export function usedAt(partNo: string, component: string): string | null {
  const inKit = partNo.startsWith(KITS.begins);
  const way = wayOf(inKit ? KITS.into : partNo);
  const at = USED_AT.find(([begins]) => (inKit ? partNo : component).startsWith(begins))?.[1] ?? 0;
  return (way[at] ?? way[0])?.name ?? null;
}

const KINDS: Readonly<Record<string, string>> = { MC: 'MACHINING', AS: 'ASSEMBLY', ST: 'STAMPING' };
const SKILLS: Readonly<Record<string, string>> = { MC: 'TURNING', AS: 'ASSEMBLY', ST: 'STAMPING' };
const skillOf = ({ kind, line, name }: Station): string | undefined =>
  kind === 'inspection'
    ? 'INSPECTION'
    : line === 'ST-L2'
      ? 'WELDING'
      : name.startsWith('钻孔')
        ? 'MILLING'
        : SKILLS[line.slice(0, 2)];
/** What is done at stations, once for those that do the same. */
export async function seedProcesses(put: Put): Promise<Find> {
  const ids = new Map<string, string>();
  const done = [...Map.groupBy(stations, ({ name }) => name).values()].flatMap(([one]) => (one ? [one] : []));
  for (const [index, one] of done.entries()) {
    const { name, nameEn, kind, line } = one;
    ids.set(
      name,
      await put('base.process', {
        processNo: `OP${String((index + 1) * 10).padStart(3, '0')}`,
        name,
        nameEn,
        kind: kind === 'inspection' ? 'INSPECTION' : line === 'ST-L2' ? 'WELDING' : KINDS[line.slice(0, 2)],
        skill: skillOf(one),
        inspectionPoint: kind === 'inspection' ? '1' : '0',
        special: /焊/.test(name) ? '1' : '0',
      }),
    );
  }
  return (name) => ids.get(name) ?? '';
}

/** No station is as fast as another, and the large parts of a family take longer than the small ones; none is slower than its line. */
function secondsAt({ takt, kind }: Station, index: number, partNo: string): string {
  const share = kind === 'inspection' ? 0.62 : 0.74 + ((index * 5) % 4) * 0.06;
  const size = 1 - ((Number(partNo.slice(-2)) * 3) % 8) * 0.015;
  return (takt * share * size).toFixed(1);
}
const setupAt = ({ kind, line }: Station, partNo: string): string =>
  String((kind === 'automatic' ? (line.startsWith('ST') ? 1500 : 900) : 120) + (Number(partNo.slice(-2)) % 5) * 30);

/** Where a line counts: half-way, and at its end. */
const isCounted = (way: readonly Station[], index: number): boolean =>
  index === way.length - 1 || index === Math.floor(way.length / 2) - 1;
/** On an assembly line every station reports; pieces run through the machines of the others, which count. */
const controlOf = ([first]: readonly Station[]): string => (first?.line.startsWith('AS') ? 'strict' : 'countingPoint');
/** Parts whose first piece of a shift is inspected. */
const FIRST_PIECES = new Set(standards.flatMap(([partNo, kind]) => (kind === 'first' ? [partNo] : [])));
/** It is the first that is reported. */
const asksFirstPiece = (partNo: string, way: readonly Station[], index: number): boolean =>
  FIRST_PIECES.has(partNo) && index === (controlOf(way) === 'strict' ? 0 : way.findIndex((_, at) => isCounted(way, at)));

/** The way of every part that is made, station by station. */
export async function seedRoutes(
  put: Put,
  process: Find,
  { part, plant, line, station }: Floor & { readonly part: Find; readonly plant: Find },
): Promise<void> {
  const called = new Map(parts.map((one) => [one.partNo, one]));
  const routed = boms.filter((row) => wayOf(row.part).length > 0);
  for (let at = 0; at < routed.length; at += 20)
    await Promise.all(
      routed.slice(at, at + 20).map((row) => {
        const way = wayOf(row.part);
        return put('base.route', {
          code: `${row.part}-${row.plant}`,
          name: `${called.get(row.part)?.name ?? ''}工艺路线`,
          nameEn: `Route of ${called.get(row.part)?.nameEn ?? ''}`,
          part: part(row.part),
          plant: plant(row.plant),
          validFrom: '2026-01-01',
          control: controlOf(way),
          operations: way.map((one, index) => ({
            seq: (index + 1) * 10,
            process: process(one.name),
            line: line(one.line),
            station: station(one.no),
            setupSeconds: setupAt(one, row.part),
            runSeconds: secondsAt(one, index, row.part),
            crew: one.kind === 'manual' && one.line.startsWith('AS-L1') ? 2 : 1,
            countingPoint: isCounted(way, index) ? '1' : '0',
            firstPiece: asksFirstPiece(row.part, way, index) ? '1' : '0',
            inspectionPoint: one.kind === 'inspection' ? '1' : '0',
          })),
        });
      }),
    );
}
