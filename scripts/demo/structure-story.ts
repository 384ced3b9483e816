import { AXLES, cars, CORNERS, eachOf, no, SIDES } from './material-story.ts';

/** Of what the demo factory makes its parts, four levels deep, and on which lines. */
/** A component: part number, quantity, and what is unusual about it. */
interface LineRow {
  readonly component: string;
  readonly qty: string;
  readonly unit?: string;
  readonly scrapPercent?: string;
  readonly phantom?: '1';
  readonly alternate?: readonly [group: string, priority: number, share: string];
}
export interface BomRow {
  readonly part: string;
  readonly plant: string;
  readonly lines: readonly LineRow[];
}

const line = (component: string, qty: string, more: Partial<LineRow> = {}): LineRow => ({ component, qty, ...more });
const casting = (axle: number, first: number, single: string): string => (axle === 0 ? single : no('CST', first, axle));

const caliperBoms = cars.flatMap((car) =>
  CORNERS.flatMap((_, at): readonly BomRow[] => {
    const n = car * 4 + at;
    const axle = car * 2 + (at < 2 ? 0 : 1);
    const size = (car % 6) * 4;
    return [
      {
        part: no('BRK', 1101, n),
        plant: 'NB01',
        lines: [
          line(no('BRK', 1201, n), '1'),
          line(no('BRK', 1401, axle), '1'),
          line(no('BRK', 1501, car), '1', { phantom: '1' }),
          line(no('PAD', 7001, axle), '1', { unit: 'SET' }),
          line(no('SPG', 5201, car), '2'),
          line(car === 0 ? 'BLT-5001' : no('BLT', 5001, (car % 4) * 6 + 2), '2'),
          line(no('PKG', 8001, car % 6), '1'),
        ],
      },
      {
        part: no('BRK', 1201, n),
        plant: 'NB01',
        lines: [
          line(no('BRK', 1301, n), '1'),
          line(no('PST', 5301, car), '1'),
          line(no('SEL', 4001, size), '1', { scrapPercent: '1.5', alternate: ['SEAL', 1, '70'] }),
          line(no('SEL', 4001, size + 2), '1', { scrapPercent: '1.5', alternate: ['SEAL', 2, '30'] }),
          line(no('SEL', 4001, size + 1), '1', { scrapPercent: '0.5' }),
          line(no('BLT', 5001, (car % 4) * 6 + 3), '1'),
          line('AUX-9001', '4', { unit: 'G' }),
        ],
      },
      { part: no('BRK', 1301, n), plant: 'NB01', lines: [line(casting(axle, 3200, 'CST-3002'), '1', { scrapPercent: '2' })] },
    ];
  }),
);
const axleBoms = cars.flatMap((car) =>
  AXLES.flatMap((_, at): readonly BomRow[] => {
    const n = car * 2 + at;
    return [
      {
        part: no('BRK', 1001, n),
        plant: 'NB01',
        lines: [line(casting(n, 3100, 'CST-3001'), '1', { scrapPercent: '1.2' }), line('AUX-9002', '6', { unit: 'G' })],
      },
      { part: no('BRK', 1401, n), plant: 'NB01', lines: [line(no('CST', 3300, n), '1', { scrapPercent: '1.8' })] },
    ];
  }),
);
const armBoms = cars.flatMap((car) =>
  SIDES.flatMap((_, at): readonly BomRow[] => {
    const n = car * 2 + at;
    return [
      {
        part: no('CHS', 2001, n),
        plant: 'NB01',
        lines: [
          line(no('CHS', 2201, n), '1'),
          line(no('BSH', 5401, n), '2', { scrapPercent: '0.5' }),
          line(no('BJT', 5501, car), '1'),
          line(no('BLT', 5001, (car % 4) * 6 + 4), '1'),
        ],
      },
      {
        part: no('CHS', 2201, n),
        plant: 'NB02',
        lines: [line(no('CHS', 2301, n * 2), '1'), line(no('CHS', 2301, n * 2 + 1), '1')],
      },
      ...eachOf(
        2,
        (half): BomRow => ({ part: no('CHS', 2301, n * 2 + half), plant: 'NB02', lines: [line(no('CHS', 2401, n), '1')] }),
      ),
      { part: no('CHS', 2401, n), plant: 'NB02', lines: [line(no('STL', 6001, car), '1.85', { unit: 'KG', scrapPercent: '8' })] },
    ];
  }),
);
const kitBoms = cars.map(
  (car): BomRow => ({
    part: no('BRK', 1501, car),
    plant: 'NB01',
    lines: [
      line(no('PIN', 5101, car * 2), '1'),
      line(no('PIN', 5101, car * 2 + 1), '1'),
      line(no('SEL', 4001, (car % 6) * 4 + 3), '2'),
      line(no('BLT', 5001, (car % 4) * 6 + 1), '2'),
    ],
  }),
);
/** Below come before above: what is made of something is told after it. */
export const boms: readonly BomRow[] = [...kitBoms, ...caliperBoms, ...axleBoms, ...armBoms].toReversed();

/** On which line a part is made, by the beginning of its number. */
export const linesOfParts: readonly (readonly [begins: string, line: string])[] = [
  ['BRK-10', 'MC-L1'],
  ['BRK-13', 'MC-L2'],
  ['BRK-14', 'MC-L2'],
  ['BRK-11', 'AS-L1'],
  ['BRK-12', 'AS-L1'],
  ['CHS-20', 'AS-L2'],
  ['CHS-22', 'ST-L2'],
  ['CHS-23', 'ST-L1'],
  ['CHS-24', 'ST-L1'],
];
