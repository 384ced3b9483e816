/** Production of a fortnight: who works where, what lay at the lines when it began, and what goes wrong. */

/** They report for their lines; everybody else at a station does it through them. */
export const operatorsWhoSignIn = [
  { username: 'operator', operatorNo: 'E0211', line: 'MC-L1' },
  { username: 'operator2', operatorNo: 'E0231', line: 'AS-L1' },
  { username: 'operator3', operatorNo: 'E0237', line: 'AS-L2' },
  { username: 'operator4', operatorNo: 'E0244', line: 'ST-L2' },
] as const;
export type ShopLine = (typeof operatorsWhoSignIn)[number]['line'];

/** Line side of a line, by its warehouse and location, and where its goods go. */
export const SIDES = {
  'MC-L1': ['WH-RM', 'LS-MC-01'],
  'AS-L1': ['WH-RM', 'LS-AS-01'],
  'AS-L2': ['WH-RM', 'LS-AS-02'],
  'ST-L2': ['WH-SF', 'LS-ST-02'],
} as const satisfies Readonly<Record<ShopLine, readonly [warehouse: string, location: string]>>;

/** Operation, operator, device and tool: who does what of a part. What has none is given to the team of the line. */
type Post = readonly [seq: number, operator: string, device: string, tooling: string | null];
export const posts: Readonly<Record<string, readonly Post[]>> = {
  'BRK-1201': [
    [10, 'E0236', 'PRS-01', 'TL-011'],
    [20, 'E0232', 'BEN-01', 'TL-020'],
    [30, 'E0231', 'NUT-01', null],
    [40, 'E0235', 'LEK-01', null],
  ],
  'BRK-1101': [
    [10, 'E0236', 'PRS-01', 'TL-009'],
    [20, 'E0232', 'BEN-01', 'TL-020'],
    [30, 'E0231', 'NUT-01', 'TL-012'],
    [40, 'E0235', 'LEK-01', 'TL-013'],
  ],
  'BRK-1001': [
    [20, 'E0211', 'CNC-06', 'TL-002'],
    [50, 'E0224', 'TST-01', null],
  ],
  'CHS-2001': [
    [10, 'E0237', 'PRS-02', null],
    [20, 'E0233', 'PRS-03', null],
    [30, 'E0233', 'BEN-03', null],
    [40, 'E0238', 'TST-03', null],
    [50, 'E0237', 'MRK-01', null],
  ],
};
export const TEAM = '焊接班';

/**
 * What lay at the lines before the first order of the story: line, part, quantity. Of bolts there are too few for the calipers that follow.
 */
export const atTheLines: readonly (readonly [line: ShopLine, partNo: string, qty: string])[] = [
  ['AS-L1', 'BRK-1301', '264'],
  ['AS-L1', 'PST-5301', '264'],
  ['AS-L1', 'SEL-4001', '260'],
  ['AS-L1', 'SEL-4002', '264'],
  ['AS-L1', 'BLT-5004', '300'],
  ['AS-L1', 'AUX-9001', '2.5'],
  ['AS-L1', 'BRK-1201', '240'],
  ['AS-L1', 'BRK-1401', '200'],
  ['AS-L1', 'PIN-5101', '200'],
  ['AS-L1', 'PIN-5102', '200'],
  ['AS-L1', 'SEL-4004', '400'],
  ['AS-L1', 'BLT-5002', '400'],
  ['AS-L1', 'BLT-5001', '300'],
  ['AS-L1', 'PAD-7001', '200'],
  ['AS-L1', 'SPG-5201', '620'],
  ['AS-L1', 'PKG-8001', '200'],
  ['AS-L2', 'CHS-2201', '180'],
  ['AS-L2', 'BSH-5401', '60'],
  ['AS-L2', 'BLT-5005', '60'],
  ['MC-L1', 'CST-3001', '330'],
  ['MC-L1', 'AUX-9002', '5'],
  ['ST-L2', 'CHS-2301', '170'],
  ['ST-L2', 'CHS-2302', '170'],
];
