/** The shop floor of the demo factory: six lines with thirty stations, their shifts and the people at them. */
export const costCentres = [
  { code: '410100', name: '机加工车间', nameEn: 'Machining shop', plant: 'NB01', kind: 'production', department: 'D10' },
  { code: '410200', name: '装配车间', nameEn: 'Assembly shop', plant: 'NB01', kind: 'production', department: 'D10' },
  {
    code: '410300',
    name: '冲压焊接车间',
    nameEn: 'Stamping and welding shop',
    plant: 'NB02',
    kind: 'production',
    department: 'D10',
  },
  { code: '420100', name: '设备维修', nameEn: 'Maintenance', plant: 'NB01', kind: 'auxiliary', department: 'D60' },
  { code: '430100', name: '质量管理', nameEn: 'Quality', plant: 'NB01', kind: 'administration', department: 'D20' },
] as const;

/** Which cost centre a workshop's costs go to. */
export const centreOf: Readonly<Record<string, string>> = { MC: '410100', AS: '410200', ST: '410300' };

interface LineRow {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly workshop: string;
  readonly plant: string;
  readonly taktSeconds: string;
  /** People in a shift. */
  readonly headcount: number;
  /** Sections with their stations in order; a nameless section has its stations right on the line. */
  readonly sections: readonly {
    readonly name: readonly [string, string] | null;
    readonly stations: readonly (readonly [
      name: string,
      nameEn: string,
      kind: 'manual' | 'automatic' | 'inspection' | 'rework',
    ])[];
  }[];
}
const discLine = (code: string, name: string, nameEn: string): LineRow => ({
  code,
  name,
  nameEn,
  workshop: 'MC',
  plant: 'NB01',
  taktSeconds: '48',
  headcount: 4,
  sections: [
    {
      name: ['粗加工', 'Roughing'],
      stations: [
        ['粗车内外圆', 'Rough turning', 'automatic'],
        ['钻孔攻丝', 'Drilling and tapping', 'automatic'],
      ],
    },
    {
      name: ['精加工', 'Finishing'],
      stations: [
        ['精车制动面', 'Finish turning of the faces', 'automatic'],
        ['动平衡', 'Balancing', 'automatic'],
        ['端跳检测', 'Run-out inspection', 'inspection'],
      ],
    },
  ],
});
export const lines: readonly LineRow[] = [
  discLine('MC-L1', '制动盘加工一线', 'Brake disc line 1'),
  discLine('MC-L2', '制动盘加工二线', 'Brake disc line 2'),
  {
    code: 'AS-L1',
    name: '制动钳装配线',
    nameEn: 'Caliper assembly line',
    workshop: 'AS',
    plant: 'NB01',
    taktSeconds: '62',
    headcount: 6,
    sections: [
      {
        name: ['缸体装配', 'Body assembly'],
        stations: [
          ['活塞密封圈压装', 'Pressing piston and seal', 'automatic'],
          ['防尘罩安装', 'Fitting the dust boot', 'manual'],
          ['导销与支架装配', 'Fitting pins and bracket', 'manual'],
        ],
      },
      {
        name: ['检测下线', 'Testing'],
        stations: [
          ['气密检测', 'Leak test', 'inspection'],
          ['返工工位', 'Rework', 'rework'],
        ],
      },
    ],
  },
  {
    code: 'AS-L2',
    name: '控制臂装配线',
    nameEn: 'Control arm assembly line',
    workshop: 'AS',
    plant: 'NB01',
    taktSeconds: '55',
    headcount: 5,
    sections: [
      {
        name: null,
        stations: [
          ['衬套压装', 'Pressing bushes', 'automatic'],
          ['球头压装', 'Pressing the ball joint', 'automatic'],
          ['防尘罩与卡环', 'Boot and snap ring', 'manual'],
          ['转矩检测', 'Torque test', 'inspection'],
          ['打标包装', 'Marking and packing', 'manual'],
        ],
      },
    ],
  },
  {
    code: 'ST-L1',
    name: '控制臂冲压线',
    nameEn: 'Control arm stamping line',
    workshop: 'ST',
    plant: 'NB02',
    taktSeconds: '12',
    headcount: 5,
    sections: [
      {
        name: null,
        stations: [
          ['开卷落料', 'Uncoiling and blanking', 'automatic'],
          ['拉延', 'Drawing', 'automatic'],
          ['修边冲孔', 'Trimming and piercing', 'automatic'],
          ['整形', 'Restriking', 'automatic'],
          ['外观检验', 'Visual inspection', 'inspection'],
        ],
      },
    ],
  },
  {
    code: 'ST-L2',
    name: '控制臂焊接线',
    nameEn: 'Control arm welding line',
    workshop: 'ST',
    plant: 'NB02',
    taktSeconds: '58',
    headcount: 6,
    sections: [
      {
        name: ['机器人焊接', 'Robot welding'],
        stations: [
          ['上下片合拼', 'Joining the halves', 'manual'],
          ['机器人焊接一', 'Robot welding 1', 'automatic'],
          ['机器人焊接二', 'Robot welding 2', 'automatic'],
        ],
      },
      {
        name: ['后处理', 'After-treatment'],
        stations: [
          ['焊缝检验', 'Weld inspection', 'inspection'],
          ['焊缝返修', 'Weld rework', 'rework'],
        ],
      },
    ],
  },
];

const shift = (serialNo: number, code: string, name: string, nameEn: string, startAt: string, endAt: string) => ({
  serialNo,
  code,
  name,
  nameEn,
  startAt,
  endAt,
});
const rest = (startAt: string, endAt: string, remark: string, paid: '1' | '0' = '0') => ({ startAt, endAt, remark, paid });
export const shiftModels = [
  {
    code: 'DAY',
    name: '单班（白班）',
    nameEn: 'Day shift only',
    shifts: [shift(1, 'D', '白班', 'Day', '08:00:00', '17:00:00')],
    breaks: [rest('12:00:00', '13:00:00', '午餐')],
  },
  {
    code: 'DN',
    name: '两班（白班、夜班）',
    nameEn: 'Day and night',
    shifts: [shift(1, 'D', '白班', 'Day', '08:00:00', '20:00:00'), shift(2, 'N', '夜班', 'Night', '20:00:00', '08:00:00')],
    breaks: [
      rest('11:30:00', '12:15:00', '午餐'),
      rest('16:00:00', '16:15:00', '茶歇', '1'),
      rest('23:45:00', '00:30:00', '夜餐'),
      rest('04:00:00', '04:15:00', '茶歇', '1'),
    ],
  },
  {
    code: '3S',
    name: '三班',
    nameEn: 'Three shifts',
    shifts: [
      shift(1, 'E', '早班', 'Early', '06:00:00', '14:00:00'),
      shift(2, 'M', '中班', 'Late', '14:00:00', '22:00:00'),
      shift(3, 'N', '夜班', 'Night', '22:00:00', '06:00:00'),
    ],
    breaks: [rest('10:00:00', '10:30:00', '用餐'), rest('18:00:00', '18:30:00', '用餐'), rest('02:00:00', '02:30:00', '用餐')],
  },
] as const;

type SkillRow = readonly [
  skill: string,
  level: 'learning' | 'guided' | 'independent' | 'trainer',
  certificateNo?: string,
  validUntil?: string,
];
interface OperatorRow {
  readonly no: string;
  readonly name: string;
  readonly nameEn: string;
  readonly line: string;
  readonly team: string;
  readonly skills: readonly SkillRow[];
}
const operator = (
  no: string,
  name: string,
  nameEn: string,
  line: string,
  team: string,
  ...skills: readonly SkillRow[]
): OperatorRow => ({ no, name, nameEn, line, team, skills });
export const operators = [
  operator(
    'E0211',
    '张伟',
    'Zhang Wei',
    'MC-L1',
    '机加甲班',
    ['TURNING', 'trainer'],
    ['MILLING', 'independent'],
    ['CRANE', 'independent', 'Q1-33021', '2027-05-31'],
  ),
  operator('E0221', '王磊', 'Wang Lei', 'MC-L1', '机加乙班', ['TURNING', 'independent']),
  operator('E0222', '陈刚', 'Chen Gang', 'MC-L2', '机加甲班', ['TURNING', 'independent'], ['MILLING', 'guided']),
  operator('E0223', '赵敏', 'Zhao Min', 'MC-L2', '机加乙班', ['INSPECTION', 'independent', 'JL-2291', '2027-03-31']),
  operator('E0224', '彭丽', 'Peng Li', 'MC-L1', '机加甲班', ['INSPECTION', 'independent', 'JL-2304', '2027-08-31']),
  operator('E0231', '黄丽', 'Huang Li', 'AS-L1', '装配甲班', ['ASSEMBLY', 'trainer'], ['INSPECTION', 'guided']),
  operator('E0232', '徐静', 'Xu Jing', 'AS-L1', '装配乙班', ['ASSEMBLY', 'independent']),
  operator(
    'E0233',
    '马超',
    'Ma Chao',
    'AS-L2',
    '装配甲班',
    ['ASSEMBLY', 'independent'],
    ['FORKLIFT', 'independent', 'N1-77120', '2026-12-31'],
  ),
  operator('E0234', '何佳', 'He Jia', 'AS-L2', '装配乙班', ['ASSEMBLY', 'learning']),
  operator(
    'E0235',
    '蒋敏',
    'Jiang Min',
    'AS-L1',
    '装配甲班',
    ['INSPECTION', 'independent', 'JL-2317', '2027-10-31'],
    ['ASSEMBLY', 'guided'],
  ),
  operator('E0236', '潘勇', 'Pan Yong', 'AS-L1', '装配甲班', ['ASSEMBLY', 'independent']),
  operator('E0237', '邹涛', 'Zou Tao', 'AS-L2', '装配甲班', ['ASSEMBLY', 'trainer']),
  operator('E0238', '夏雪', 'Xia Xue', 'AS-L2', '装配甲班', ['INSPECTION', 'independent', 'JL-2322', '2027-10-31']),
  operator(
    'E0241',
    '罗军',
    'Luo Jun',
    'ST-L1',
    '冲压班',
    ['STAMPING', 'trainer'],
    ['CRANE', 'independent', 'Q1-33088', '2027-09-30'],
  ),
  operator('E0242', '梁强', 'Liang Qiang', 'ST-L1', '冲压班', ['STAMPING', 'guided']),
  operator('E0243', '宋平', 'Song Ping', 'ST-L2', '焊接班', ['WELDING', 'trainer', 'HJ-10442', '2028-06-30']),
  operator('E0244', '唐华', 'Tang Hua', 'ST-L2', '焊接班', ['WELDING', 'independent', 'HJ-11873', '2027-01-31']),
  operator('E0245', '孟婷', 'Meng Ting', 'ST-L2', '焊接班', ['INSPECTION', 'independent', 'JL-2335', '2027-11-30']),
] as const;

/** Public holidays of 2026 and the weekend days worked for them, as the State Council has set them. */
export const holidays2026: Readonly<Record<'holiday' | 'makeup', readonly (readonly [from: string, to: string])[]>> = {
  holiday: [
    ['2026-01-01', '2026-01-03'],
    ['2026-02-15', '2026-02-23'],
    ['2026-04-04', '2026-04-06'],
    ['2026-05-01', '2026-05-05'],
    ['2026-06-19', '2026-06-21'],
    ['2026-09-25', '2026-09-27'],
    ['2026-10-01', '2026-10-07'],
  ],
  makeup: [
    ['2026-01-04', '2026-01-04'],
    ['2026-02-14', '2026-02-14'],
    ['2026-02-28', '2026-02-28'],
    ['2026-05-09', '2026-05-09'],
    ['2026-09-20', '2026-09-20'],
    ['2026-10-10', '2026-10-10'],
  ],
};
