/** What the demo factory makes and buys: calipers, discs and control arms for eight cars, down to castings and sheet steel. */
type Name = readonly [zh: string, en: string];
type PartType = 'made' | 'bought' | 'phantom';
export interface PartRow {
  readonly partNo: string;
  readonly name: string;
  readonly nameEn: string;
  readonly partType: PartType;
  readonly unit: string;
  readonly category: string;
  readonly carModel?: string;
  readonly safety?: true;
  readonly spec?: string;
  readonly trackMode?: 'lot' | 'serial';
  readonly shelfLifeDays?: number;
}
export const units = [
  { code: 'PCS', name: '件', nameEn: 'Piece', precision: 0 },
  { code: 'SET', name: '套', nameEn: 'Set', precision: 0 },
  { code: 'KG', name: '千克', nameEn: 'Kilogram', precision: 3 },
  { code: 'M', name: '米', nameEn: 'Metre', precision: 3 },
  { code: 'L', name: '升', nameEn: 'Litre', precision: 3 },
  { code: 'G', name: '克', nameEn: 'Gram', precision: 1, baseUnit: 'KG', numerator: 1, denominator: 1000 },
  { code: 'T', name: '吨', nameEn: 'Tonne', precision: 3, baseUnit: 'KG', numerator: 1000, denominator: 1 },
  { code: 'DOZ', name: '打', nameEn: 'Dozen', precision: 0, baseUnit: 'PCS', numerator: 12, denominator: 1 },
] as const;

export const categories = [
  ['FG', '成品', 'Finished goods', null],
  ['BRK', '制动件', 'Brake parts', 'FG'],
  ['CHS', '底盘件', 'Chassis parts', 'FG'],
  ['SFG', '半成品', 'Semi-finished goods', null],
  ['MCH', '机加件', 'Machined parts', 'SFG'],
  ['STP', '冲压焊接件', 'Stamped and welded parts', 'SFG'],
  ['BUY', '外购件', 'Bought-in parts', null],
  ['CST', '铸件', 'Castings', 'BUY'],
  ['FST', '紧固件', 'Fasteners', 'BUY'],
  ['RUB', '橡胶密封件', 'Rubber and seals', 'BUY'],
  ['RAW', '原材料', 'Raw material', null],
  ['PKG', '包装物', 'Packaging', null],
  ['AUX', '辅料', 'Auxiliary material', null],
] as const;

/** Cars, the customer who builds them, and when production began. */
export const carModels = [
  {
    code: 'H5',
    name: '华东 H5 轿车',
    nameEn: 'East China H5 saloon',
    customer: 'C001',
    platform: 'HD-A',
    modelYear: 2024,
    startOn: '2024-03-01',
    yearlyVolume: 60000,
  },
  {
    code: 'H7',
    name: '华东 H7 轿车',
    nameEn: 'East China H7 saloon',
    customer: 'C001',
    platform: 'HD-B',
    modelYear: 2025,
    startOn: '2025-01-15',
    yearlyVolume: 35000,
  },
  {
    code: 'X3',
    name: '华东 X3 越野车',
    nameEn: 'East China X3 SUV',
    customer: 'C001',
    platform: 'HD-A',
    modelYear: 2025,
    startOn: '2025-06-01',
    yearlyVolume: 80000,
  },
  {
    code: 'X6',
    name: '华东 X6 越野车',
    nameEn: 'East China X6 SUV',
    customer: 'C001',
    platform: 'HD-B',
    modelYear: 2026,
    startOn: '2026-02-01',
    yearlyVolume: 42000,
  },
  {
    code: 'E1',
    name: '华东 E1 纯电',
    nameEn: 'East China E1 electric',
    customer: 'C001',
    platform: 'HD-E',
    modelYear: 2026,
    startOn: '2026-04-01',
    yearlyVolume: 50000,
  },
  {
    code: 'V2',
    name: '长江 V2 轻客',
    nameEn: 'Yangtze V2 van',
    customer: 'C002',
    platform: 'CJ-V',
    modelYear: 2023,
    startOn: '2023-05-01',
    yearlyVolume: 18000,
  },
  {
    code: 'V4',
    name: '长江 V4 轻卡',
    nameEn: 'Yangtze V4 light truck',
    customer: 'C002',
    platform: 'CJ-V',
    modelYear: 2025,
    startOn: '2025-09-01',
    yearlyVolume: 24000,
  },
  {
    code: 'P8',
    name: '长江 P8 皮卡',
    nameEn: 'Yangtze P8 pickup',
    customer: 'C002',
    platform: 'CJ-P',
    modelYear: 2026,
    startOn: '2026-01-10',
    yearlyVolume: 15000,
  },
] as const;

/** The first car's parts are simply called what they are; the others add the car. */
const of = (car: number, [zh, en]: Name, place: Name | null = null): Pick<PartRow, 'name' | 'nameEn'> => {
  const code = carModels[car]?.code ?? '';
  const words = (side: 0 | 1): readonly string[] => [...(place ? [place[side]] : []), ...(car === 0 ? [] : [code])];
  const [inZh, inEn] = [words(0).join('，'), words(1).join(', ')];
  return { name: inZh ? `${zh}（${inZh}）` : zh, nameEn: inEn ? `${en}, ${inEn}` : en };
};
const part = (
  partNo: string,
  names: Pick<PartRow, 'name' | 'nameEn'>,
  category: string,
  partType: PartType = 'made',
  more: Partial<PartRow> = {},
): PartRow => ({ partNo, ...names, partType, unit: 'PCS', category, ...more });

export const CORNERS: readonly Name[] = [
  ['左前', 'front left'],
  ['右前', 'front right'],
  ['左后', 'rear left'],
  ['右后', 'rear right'],
];
export const SIDES: readonly Name[] = [
  ['左', 'left'],
  ['右', 'right'],
];
export const AXLES: readonly Name[] = [
  ['前', 'Front'],
  ['后', 'Rear'],
];
export const cars = carModels.map((_, index) => index);
export const eachOf = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Number of a part of a family: the family's first, then four, two or one for each car. */
export const no = (family: string, first: number, n: number): string => `${family}-${first + n}`;

/** What brakes or steers a car is followed by its batch, at the least. */
const SAFE = { safety: true, trackMode: 'lot' } as const;

const calipers = cars.flatMap((car) =>
  CORNERS.flatMap((corner, at) => {
    const n = car * 4 + at;
    const carModel = carModels[car]?.code ?? '';
    // Behind, an electric car is parked by a motor in the caliper: its maker wants every piece by number; of the others it wants batches.
    const named = { trackMode: carModel === 'E1' && at >= 2 ? 'serial' : 'lot' } as const;
    return [
      part(no('BRK', 1101, n), of(car, ['制动钳总成', 'Brake caliper assembly'], corner), 'BRK', 'made', {
        carModel,
        safety: true,
        ...named,
      }),
      part(no('BRK', 1201, n), of(car, ['钳体分总成', 'Caliper body subassembly'], corner), 'SFG', 'made', {
        carModel,
        ...SAFE,
      }),
      part(no('BRK', 1301, n), of(car, ['钳体机加件', 'Machined caliper body'], corner), 'MCH', 'made', {
        carModel,
        ...SAFE,
      }),
    ];
  }),
);
const axles = cars.flatMap((car) =>
  AXLES.flatMap(([zh, en], at) => {
    const n = car * 2 + at;
    const carModel = carModels[car]?.code ?? '';
    const low = en.toLowerCase();
    return [
      part(no('BRK', 1001, n), of(car, [`${zh}制动盘`, `${en} brake disc`]), 'BRK', 'made', { carModel, ...SAFE }),
      part(no('BRK', 1401, n), of(car, [`${zh}钳支架`, `Caliper bracket, ${low}`]), 'MCH', 'made', { carModel, ...SAFE }),
      part(
        n === 0 ? 'CST-3001' : no('CST', 3100, n),
        of(car, n === 0 ? ['制动盘毛坯', 'Brake disc casting'] : [`${zh}制动盘毛坯`, `Brake disc casting, ${low}`]),
        'CST',
        'bought',
        { spec: 'HT250', trackMode: 'lot' },
      ),
      part(
        n === 0 ? 'CST-3002' : no('CST', 3200, n),
        of(car, n === 0 ? ['钳体毛坯', 'Caliper body casting'] : [`${zh}钳体毛坯`, `Caliper body casting, ${low}`]),
        'CST',
        'bought',
        { spec: 'QT500-7', trackMode: 'lot' },
      ),
      part(no('CST', 3300, n), of(car, [`${zh}支架毛坯`, `Bracket casting, ${low}`]), 'CST', 'bought', {
        spec: 'QT450-10',
        trackMode: 'lot',
      }),
      part(no('PAD', 7001, n), of(car, [`${zh}制动块`, `Brake pads, ${low}`]), 'BUY', 'bought', { unit: 'SET', ...SAFE }),
    ];
  }),
);
const arms = cars.flatMap((car) =>
  SIDES.flatMap((side, at) => {
    const n = car * 2 + at;
    const carModel = carModels[car]?.code ?? '';
    return [
      part(no('CHS', 2001, n), of(car, ['控制臂', 'Control arm'], side), 'CHS', 'made', { carModel, ...SAFE }),
      part(no('CHS', 2201, n), of(car, ['控制臂焊接本体', 'Welded control arm body'], side), 'STP', 'made', { carModel }),
      part(no('CHS', 2301, n * 2), of(car, ['控制臂上片', 'Control arm upper half'], side), 'STP', 'made', { carModel }),
      part(no('CHS', 2301, n * 2 + 1), of(car, ['控制臂下片', 'Control arm lower half'], side), 'STP', 'made', { carModel }),
      part(no('CHS', 2401, n), of(car, ['控制臂落料片', 'Control arm blank'], side), 'STP', 'made', { carModel }),
    ];
  }),
);
const kits = cars.map((car) => part(no('BRK', 1501, car), of(car, ['导销组件', 'Guide pin kit']), 'SFG', 'phantom'));

const plain = (partNo: string, zh: string, en: string): Pick<PartRow, 'name' | 'nameEn'> & { readonly partNo: string } => ({
  partNo,
  name: zh,
  nameEn: en,
});
const family = (
  prefix: string,
  first: number,
  count: number,
  name: (n: number) => Name,
  category: string,
  more: Partial<PartRow> = {},
): readonly PartRow[] =>
  eachOf(count, (n) => {
    const [zh, en] = name(n);
    const { partNo, ...names } = plain(no(prefix, first, n), zh, en);
    return part(partNo, names, category, 'bought', more);
  });

const PISTONS = ['38', '43', '48', '54', '57', '60'];
const seals = eachOf(24, (n): PartRow => {
  const size = PISTONS[Math.floor(n / 4)] ?? '';
  const kinds: readonly Name[] = [
    ['活塞密封圈', 'Piston seal'],
    ['防尘罩', 'Dust boot'],
    ['活塞密封圈', 'Piston seal'],
    ['导销防尘套', 'Guide pin boot'],
  ];
  const [zh, en] = kinds[n % 4] ?? ['', ''];
  const make: Name = n % 4 === 2 ? ['，B 供方', ', make B'] : ['', ''];
  const names =
    n < 2 ? { name: zh, nameEn: en } : { name: `${zh}（缸径 ${size} mm${make[0]}）`, nameEn: `${en}, bore ${size} mm${make[1]}` };
  // Rubber ages: boots are kept by batch, and the oldest leaves first.
  const aging = zh === '防尘罩' ? ({ trackMode: 'lot', shelfLifeDays: 730 } as const) : {};
  return part(no('SEL', 4001, n), names, 'RUB', 'bought', { spec: `⌀${size}`, ...aging });
});
/** Bolts come in four lengths, screws and nuts in four finishes. */
const BOLTS: readonly (readonly [Name, 'length' | 'finish'])[] = [
  [['M12 法兰螺栓', 'M12 flange bolt'], 'length'],
  [['M8 导销螺栓', 'M8 guide pin bolt'], 'length'],
  [['M10 支架螺栓', 'M10 bracket bolt'], 'length'],
  [['M6 放气螺钉', 'M6 bleed screw'], 'finish'],
  [['M14 球头螺母', 'M14 ball joint nut'], 'finish'],
  [['M10 锁紧螺母', 'M10 lock nut'], 'finish'],
];
const LENGTHS = ['45', '50', '55', '60'];
const FINISHES: readonly Name[] = [
  ['8 级镀锌', 'grade 8 zinc plated'],
  ['10 级镀锌', 'grade 10 zinc plated'],
  ['8 级达克罗', 'grade 8 zinc flake'],
  ['10 级达克罗', 'grade 10 zinc flake'],
];
const boltName = (n: number): Name => {
  const [[zh, en], by] = BOLTS[n % 6] ?? [['', ''], 'length'];
  const at = Math.floor(n / 6);
  if (n === 0) return [zh, en];
  if (by === 'length') return [`${zh}（长 ${LENGTHS[at]} mm）`, `${en}, ${LENGTHS[at]} mm long`];
  const [inZh, inEn] = FINISHES[at] ?? ['', ''];
  return [`${zh}（${inZh}）`, `${en}, ${inEn}`];
};
const bolts = family('BLT', 5001, 24, boltName, 'FST');
const GAUGES = ['3.0', '2.5', '2.0', '3.5', '4.0', '1.8', '1.5', '2.8'];
const INSERTS: readonly Name[] = [
  ['吸塑衬垫（小型钳）', 'Blister insert, small calipers'],
  ['吸塑衬垫（中型钳）', 'Blister insert, medium calipers'],
  ['吸塑衬垫（大型钳）', 'Blister insert, large calipers'],
  ['瓦楞隔板（前钳）', 'Corrugated divider, front calipers'],
  ['瓦楞隔板（后钳）', 'Corrugated divider, rear calipers'],
  ['气相防锈衬膜', 'Rust-preventive film'],
];
const ENDS: readonly Name[] = [
  ['上', 'upper'],
  ['下', 'lower'],
];
const named = ({ name, nameEn }: Pick<PartRow, 'name' | 'nameEn'>): Name => [name, nameEn];
const perCar = (n: number, each: number, name: Name, place: Name | null = null): Name =>
  named(of(Math.floor(n / each), name, place));
const small = [
  ...family('PIN', 5101, 16, (n) => perCar(n, 2, ['导销', 'Guide pin'], ENDS[n % 2] ?? null), 'FST'),
  ...family('SPG', 5201, 8, (n) => perCar(n, 1, ['消音弹簧片', 'Anti-rattle spring']), 'FST'),
  ...family('PST', 5301, 8, (n) => perCar(n, 1, [`制动活塞 ${PISTONS[n % 6]} mm`, `Brake piston ${PISTONS[n % 6]} mm`]), 'BUY'),
  ...family('BSH', 5401, 16, (n) => perCar(n, 2, ['控制臂衬套', 'Control arm bush'], SIDES[n % 2] ?? null), 'RUB'),
  ...family('BJT', 5501, 8, (n) => perCar(n, 1, ['球头销总成', 'Ball joint assembly']), 'BUY', SAFE),
  ...family('STL', 6001, 8, (n) => [`酸洗钢板 ${GAUGES[n]} mm`, `Pickled steel sheet ${GAUGES[n]} mm`], 'RAW', {
    unit: 'KG',
    spec: 'SAPH440',
  }),
  ...family('PKG', 8001, 6, (n) => INSERTS[n] ?? ['', ''], 'PKG'),
  ...family('AUX', 9001, 2, (n) => (n === 0 ? ['硅润滑脂', 'Silicone grease'] : ['防锈油', 'Rust preventive']), 'AUX', {
    unit: 'KG',
  }),
];
export const parts: readonly PartRow[] = [...calipers, ...axles, ...arms, ...kits, ...seals, ...bolts, ...small];

const counted = new Map(parts.map(({ partNo, unit }) => [partNo, unit]));
/** What a part is counted in. */
export const unitOf = (partNo: string): string => counted.get(partNo) ?? 'PCS';
