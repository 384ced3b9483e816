/** The machines of the demo factory at its thirty stations, how they break and what they are kept running with. */
type DeviceTypeRow = readonly [
  code: string,
  name: string,
  nameEn: string,
  family: string,
  lifeYears: number,
  special?: 'special',
];
export const deviceTypes: readonly DeviceTypeRow[] = [
  ['CNC-LATHE', '数控车床', 'CNC lathe', 'CNC', 12],
  ['MC-V', '立式加工中心', 'Vertical machining centre', 'CNC', 12],
  ['BALANCER', '动平衡机', 'Balancing machine', 'CNC', 10],
  ['GANTRY', '桁架机械手', 'Gantry loader', 'ROBOT', 10],
  ['ROBOT-W', '焊接机器人', 'Welding robot', 'ROBOT', 10],
  ['WELDER', '弧焊电源', 'Arc welding source', 'WELD', 8],
  ['PRESS-M', '机械压力机', 'Mechanical press', 'PRESS', 20],
  ['UNCOILER', '开卷校平机', 'Uncoiler and leveller', 'PRESS', 15],
  ['PRESS-S', '伺服压装机', 'Servo press', 'ASSY', 10],
  ['NUTRUNNER', '电动拧紧机', 'Nutrunner', 'ASSY', 8],
  ['BENCH', '装配工作台', 'Assembly bench', 'ASSY', 15],
  ['TEST-BENCH', '检测台', 'Test bench', 'TEST', 10],
  ['LEAK-T', '气密检测机', 'Leak test machine', 'TEST', 10],
  ['MARKER', '激光打标机', 'Laser marker', 'ASSY', 8],
  ['AIR', '空压机', 'Air compressor', 'UTILITY', 10, 'special'],
  ['CRANE', '桥式起重机', 'Overhead crane', 'LOGISTIC', 15, 'special'],
  ['FORKLIFT', '叉车', 'Forklift', 'LOGISTIC', 8, 'special'],
];

/** By type: hundredths of its price, in yuan, and its power in kilowatts. */
export const worth: Readonly<Record<string, readonly [hundredth: number, powerKw: number]>> = {
  'CNC-LATHE': [4860, 22],
  'MC-V': [6350, 18.5],
  BALANCER: [3920, 7.5],
  GANTRY: [2150, 5.5],
  'ROBOT-W': [2480, 8],
  WELDER: [285, 18],
  'PRESS-M': [15_600, 55],
  UNCOILER: [3380, 30],
  'PRESS-S': [1760, 7.5],
  NUTRUNNER: [640, 1.2],
  BENCH: [86, 0.5],
  'TEST-BENCH': [920, 2.2],
  'LEAK-T': [1340, 3],
  MARKER: [465, 1.5],
  AIR: [1180, 55],
  CRANE: [720, 11],
  FORKLIFT: [960, 10],
};
/** What does not run: the lathe that was reported with a noise, the forklift that does not charge, and two nobody needs now. */
export const conditions: Readonly<Record<string, 'idle' | 'repair' | 'stored'>> = {
  'CNC-07': 'repair',
  'FLT-02': 'repair',
  'BEN-02': 'idle',
  'WLD-03': 'stored',
};

type Importance = 'a' | 'b' | 'c';
/** At a station, or nowhere in particular in a plant. */
type DeviceRow = readonly [
  no: string,
  name: string,
  nameEn: string,
  type: string,
  station: string | null,
  importance: Importance,
  maker: string,
  model: string,
];
const discLine = (line: string, first: number): readonly DeviceRow[] => {
  const no = (offset: number): string => `CNC-${String(first + offset).padStart(2, '0')}`;
  const unit = line.slice(-1);
  return [
    [no(0), `${unit} 线粗车数控车床`, `Line ${unit} roughing lathe`, 'CNC-LATHE', `${line}-010`, 'a', '沈阳机床', 'HTC63'],
    [no(1), `${unit} 线钻攻加工中心`, `Line ${unit} drilling centre`, 'MC-V', `${line}-020`, 'a', '北京精雕', 'JDVT700'],
    [no(2), `${unit} 线精车数控车床`, `Line ${unit} finishing lathe`, 'CNC-LATHE', `${line}-030`, 'a', '德玛吉', 'CTX 510'],
    [`BAL-0${unit}`, `${unit} 线动平衡机`, `Line ${unit} balancer`, 'BALANCER', `${line}-040`, 'a', '申克', 'CABFLEX'],
    [`TST-0${unit}`, `${unit} 线端跳检测台`, `Line ${unit} run-out bench`, 'TEST-BENCH', `${line}-050`, 'b', '马尔', 'MarForm'],
    [`GAN-0${unit}`, `${unit} 线桁架机械手`, `Line ${unit} gantry loader`, 'GANTRY', `${line}-010`, 'a', '埃夫特', 'GR50'],
  ];
};
export const devices: readonly DeviceRow[] = [
  ...discLine('MC-L1', 5),
  ...discLine('MC-L2', 8),
  ['PRS-01', '活塞密封圈压装机', 'Piston and seal press', 'PRESS-S', 'AS-L1-010', 'a', '博世力士乐', 'SP-30'],
  ['BEN-01', '防尘罩安装台', 'Boot fitting bench', 'BENCH', 'AS-L1-020', 'c', '自制', 'AB-01'],
  ['NUT-01', '支架螺栓拧紧机', 'Bracket nutrunner', 'NUTRUNNER', 'AS-L1-030', 'a', '阿特拉斯', 'QST50'],
  ['LEK-01', '制动钳气密检测机', 'Caliper leak tester', 'LEAK-T', 'AS-L1-040', 'a', '阿黛凯', 'F620'],
  ['BEN-02', '制动钳返工台', 'Caliper rework bench', 'BENCH', 'AS-L1-050', 'c', '自制', 'AB-02'],
  ['PRS-02', '衬套压装机', 'Bush press', 'PRESS-S', 'AS-L2-010', 'a', '费斯托', 'YJKP-17'],
  ['PRS-03', '球头压装机', 'Ball joint press', 'PRESS-S', 'AS-L2-020', 'a', '费斯托', 'YJKP-17'],
  ['BEN-03', '防尘罩卡环装配台', 'Boot and ring bench', 'BENCH', 'AS-L2-030', 'c', '自制', 'AB-03'],
  ['TST-03', '球头转矩检测台', 'Ball joint torque bench', 'TEST-BENCH', 'AS-L2-040', 'b', '自制', 'TB-02'],
  ['MRK-01', '激光打标机', 'Laser marker', 'MARKER', 'AS-L2-050', 'b', '大族激光', 'YLP-30'],
  ['UNC-01', '开卷校平机', 'Uncoiler and leveller', 'UNCOILER', 'ST-L1-010', 'a', '金箭', 'GLK4-600'],
  ['PRM-01', '落料压力机 400 t', 'Blanking press 400 t', 'PRESS-M', 'ST-L1-010', 'a', '扬力', 'JH36-400'],
  ['PRM-02', '拉延压力机 630 t', 'Drawing press 630 t', 'PRESS-M', 'ST-L1-020', 'a', '济南二机床', 'J36-630'],
  ['PRM-03', '修边冲孔压力机 400 t', 'Trimming press 400 t', 'PRESS-M', 'ST-L1-030', 'a', '扬力', 'JH36-400'],
  ['PRM-04', '整形压力机 400 t', 'Restriking press 400 t', 'PRESS-M', 'ST-L1-040', 'a', '扬力', 'JH36-400'],
  ['BEN-04', '冲压外观检验台', 'Stamping inspection bench', 'BENCH', 'ST-L1-050', 'c', '自制', 'AB-04'],
  ['BEN-05', '上下片合拼台', 'Joining bench', 'BENCH', 'ST-L2-010', 'b', '自制', 'AB-05'],
  ['ROB-01', '焊接机器人 1', 'Welding robot 1', 'ROBOT-W', 'ST-L2-020', 'a', '发那科', 'ARC Mate 100iD'],
  ['ROB-02', '焊接机器人 2', 'Welding robot 2', 'ROBOT-W', 'ST-L2-030', 'a', '发那科', 'ARC Mate 100iD'],
  ['TST-04', '焊缝检验台', 'Weld inspection bench', 'TEST-BENCH', 'ST-L2-040', 'b', '自制', 'TB-03'],
  ['WLD-03', '焊缝返修焊机', 'Weld repair source', 'WELDER', 'ST-L2-050', 'c', '奥太', 'NBC-350'],
  ['AIR-01', '空压机 1 号', 'Air compressor 1', 'AIR', null, 'a', '阿特拉斯', 'GA55'],
  ['CRN-01', '机加工车间 5 t 行车', 'Machining shop crane 5 t', 'CRANE', null, 'b', '卫华', 'LD5-16.5'],
  ['FLT-02', '2 号叉车', 'Forklift 2', 'FORKLIFT', null, 'b', '合力', 'CPD25'],
];
/** Components hang below the machine they belong to and stand where it stands. */
export const components: readonly (readonly [no: string, name: string, nameEn: string, type: string, parent: string])[] = [
  ['WLD-01', '机器人 1 焊接电源', 'Source of robot 1', 'WELDER', 'ROB-01'],
  ['WLD-02', '机器人 2 焊接电源', 'Source of robot 2', 'WELDER', 'ROB-02'],
];

type FaultRow = readonly [
  code: string,
  name: string,
  nameEn: string,
  category: string,
  type: string | null,
  grade: 'minor' | 'usual' | 'severe',
  cause: string,
  measure: string,
  minutes: number,
];
export const faults: readonly FaultRow[] = [
  ['F101', '主轴异响', 'Spindle noise', 'MECH', 'CNC-LATHE', 'severe', '主轴轴承磨损', '更换主轴轴承并做跑合', 480],
  ['F102', '刀塔不到位', 'Turret does not lock', 'MECH', 'CNC-LATHE', 'usual', '定位销磨损', '更换定位销、调整刀塔', 120],
  ['F103', '尺寸漂移', 'Sizes drift', 'MECH', 'CNC-LATHE', 'usual', '丝杠反向间隙', '补偿或更换丝杠', 180],
  ['F104', '换刀报警', 'Tool change alarm', 'CTRL', 'MC-V', 'usual', '接近开关松动', '紧固或更换接近开关', 40],
  ['F105', '切削液不喷', 'No coolant', 'HYD', null, 'minor', '过滤网堵塞', '清洗过滤网', 20],
  ['F106', '平衡机重复性差', 'Balancer not repeatable', 'CTRL', 'BALANCER', 'usual', '传感器松动', '紧固并重新标定', 90],
  ['F107', '机械手抓取失败', 'Gripper misses', 'PNEU', 'GANTRY', 'usual', '夹爪气缸漏气', '更换气缸密封', 60],
  ['F201', '压装力超限', 'Pressing force out of limits', 'CTRL', 'PRESS-S', 'usual', '力传感器漂移', '标定或更换传感器', 60],
  ['F202', '拧紧枪无反馈', 'Nutrunner gives no result', 'ELEC', 'NUTRUNNER', 'usual', '电缆接触不良', '更换电缆', 30],
  ['F203', '气密检测误判', 'Leak test misjudges', 'PNEU', 'LEAK-T', 'usual', '密封头磨损', '更换密封头并用标准漏孔验证', 45],
  ['F204', '打标不清', 'Marking faint', 'ELEC', 'MARKER', 'minor', '镜片污染', '清洁镜片', 20],
  ['F301', '滑块不能停在上死点', 'Slide overruns top', 'MECH', 'PRESS-M', 'severe', '制动器摩擦片磨损', '更换摩擦片', 240],
  ['F302', '光幕误动作', 'Light curtain trips', 'SAFE', 'PRESS-M', 'usual', '镜面污染或偏移', '清洁、重新对光', 20],
  ['F303', '离合器打滑', 'Clutch slips', 'MECH', 'PRESS-M', 'severe', '气压不足或摩擦片磨损', '检查气压、更换摩擦片', 300],
  ['F304', '润滑报警', 'Lubrication alarm', 'HYD', 'PRESS-M', 'minor', '油位低', '补油、检查泄漏', 15],
  ['F305', '送料不准', 'Feed out of step', 'CTRL', 'UNCOILER', 'usual', '编码器打滑', '紧固编码器', 40],
  ['F401', '焊缝偏移', 'Weld off its path', 'CTRL', 'ROBOT-W', 'usual', '夹具或零点变化', '校正零点、检查夹具', 45],
  ['F402', '断弧', 'Arc breaks off', 'ELEC', 'WELDER', 'usual', '导电嘴磨损', '更换导电嘴', 10],
  ['F403', '送丝不畅', 'Wire feed sticks', 'MECH', 'WELDER', 'minor', '送丝轮磨损', '更换送丝轮、清洁导管', 20],
  ['F404', '机器人碰撞报警', 'Robot collision alarm', 'OPER', 'ROBOT-W', 'usual', '工件未放到位', '复位、检查工装', 15],
  ['F501', '控制柜过热', 'Cabinet too hot', 'ELEC', null, 'usual', '风扇故障', '更换风扇、清洁滤网', 30],
  ['F502', '急停无法复位', 'Emergency stop stays', 'SAFE', null, 'usual', '急停按钮损坏', '更换按钮', 20],
  ['F503', '气压不足', 'Air pressure low', 'PNEU', null, 'usual', '管路泄漏', '查漏并更换接头', 40],
  ['F504', '排气温度高', 'Outlet temperature high', 'MECH', 'AIR', 'usual', '冷却器堵塞', '清洗冷却器', 90],
  ['F505', '充电机无法充电', 'Charger does not charge', 'ELEC', 'FORKLIFT', 'minor', '熔断器烧断', '更换熔断器', 30],
];
