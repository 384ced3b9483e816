/**
 * Everyone else who works in the factory: one role for every job, and one person in it who can sign in. A right written
 * `base.*.read` stands for reading every entity of that module.
 */
interface Job {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly permissions: readonly string[];
}
const READ_MASTERS = ['base.*.read'] as const;
/** What a part is called by customers, and how much of it is wanted in stock. */
const SEE_PARTS = ['base.part.seeStockLimits', 'base.part.seeCustomerPartNo'] as const;
const SEE_PRICES = [
  'base.vendorPart',
  'purchasing.purchaseOrder',
  'sales.salesOrder',
  'equipment.sparePart',
  'equipment.device',
].map((entity) => `${entity}.seePrice`);
const READ_STOCK = ['warehouse.*.read'] as const;
/** Takes tasks, does them, and gives back what cannot be done; whose turn it is and what is called off others say. */
const CARRIES = [
  ...['claim', 'giveBack', 'putaway'].map((action) => `warehouse.putawayTask.${action}`),
  ...['claim', 'giveBack', 'start', 'confirm'].map((action) => `warehouse.pickTask.${action}`),
  ...['claim', 'giveBack', 'pick', 'deliver'].map((action) => `warehouse.replenishmentTask.${action}`),
];

export const jobs: readonly Job[] = [
  {
    code: 'VIEWER',
    name: '管理层查看',
    nameEn: 'Viewer',
    permissions: [
      'base.*.read',
      ...SEE_PARTS,
      ...SEE_PRICES,
      'quality.defect.seeCost',
      'warehouse.*.read',
      'purchasing.*.read',
      'purchasing.shortageBoard',
      'sales.*.read',
      'quality.*.read',
      'equipment.*.read',
      'system.user.read',
    ],
  },
  {
    code: 'PLANNER',
    name: '计划员',
    nameEn: 'Planner',
    permissions: [
      ...READ_MASTERS,
      ...SEE_PARTS,
      ...READ_STOCK,
      'base.workSchedule.*',
      'base.workCalendar.*',
      'sales.salesOrder.read',
    ],
  },
  {
    code: 'PROCESS',
    name: '工艺工程师',
    nameEn: 'Process engineer',
    permissions: [
      ...READ_MASTERS,
      'base.part.*',
      'base.bom.*',
      'base.bomVersion.*',
      'base.process.*',
      'base.route.*',
      'base.partFile.*',
      'base.routeFile.*',
      'base.package.*',
      'base.packageSchema.*',
    ],
  },
  {
    code: 'FOREMAN',
    name: '生产班长',
    nameEn: 'Production leader',
    permissions: [...READ_MASTERS, 'base.operator.*', 'base.workHourBalance.*', 'equipment.repairOrder.*'],
  },
  {
    code: 'OPERATOR',
    name: '操作工',
    nameEn: 'Operator',
    permissions: ['base.part.read', 'base.station.read', 'base.routeFile.read', 'equipment.repairOrder.read'],
  },
  { code: 'QE', name: '质量工程师', nameEn: 'Quality engineer', permissions: [...READ_MASTERS, 'quality.*'] },
  {
    code: 'INSPECTOR',
    name: '检验员',
    nameEn: 'Inspector',
    permissions: ['base.part.read', 'quality.*.read', 'purchasing.deliveryNote.read'],
  },
  {
    code: 'SQE',
    name: '供应商质量工程师',
    nameEn: 'Supplier quality engineer',
    permissions: [
      ...READ_MASTERS,
      'quality.*.read',
      'base.vendorExamType.*',
      'base.vendorExamItem.*',
      'purchasing.*.read',
      'purchasing.ecr.approveSamples',
    ],
  },
  {
    code: 'LAB',
    name: '实验室',
    nameEn: 'Laboratory',
    permissions: ['base.part.read', 'quality.partTest.*', 'quality.*.read'],
  },
  { code: 'AUDITOR', name: '审核员', nameEn: 'Auditor', permissions: [...READ_MASTERS, 'quality.*.read', 'system.audit.read'] },
  {
    code: 'METROLOGY',
    name: '计量管理员',
    nameEn: 'Metrology keeper',
    permissions: ['base.plant.read', 'quality.inspectionTool.*', 'quality.instrumentFlowSetting.*'],
  },
  {
    code: 'EQUIPMENT',
    name: '设备主管',
    nameEn: 'Equipment leader',
    permissions: [...READ_MASTERS, 'equipment.*', 'system.user.read'],
  },
  {
    code: 'SPARES',
    name: '备件管理员',
    nameEn: 'Spare-part keeper',
    permissions: ['base.plant.read', 'base.unit.read', 'equipment.sparePart.*', 'equipment.tooling.*'],
  },
  {
    code: 'PICKER',
    name: '叉车拣货',
    nameEn: 'Forklift and picking',
    permissions: ['base.part.read', ...READ_STOCK, ...CARRIES],
  },
  {
    code: 'LOGISTICS',
    name: '物流控制员',
    nameEn: 'Logistics controller',
    permissions: ['warehouse.*', 'base.part.read', 'base.carrier.*', 'base.deliveryUnit.*', 'purchasing.deliveryNote.read'],
  },
  {
    code: 'GATE',
    name: '门卫',
    nameEn: 'Gate guard',
    permissions: ['warehouse.dock.read', 'warehouse.berth.read', 'purchasing.deliveryNote.read'],
  },
  {
    code: 'FINANCE',
    name: '财务',
    nameEn: 'Finance',
    permissions: [
      'base.costCentre.*',
      'base.vendor.read',
      'base.customer.read',
      'base.vendorPart.read',
      'sales.*.read',
      ...SEE_PRICES,
    ],
  },
];

/** One for every job above; the first letters of the user name are those of the job. */
export const workers = [
  { username: 'boss', role: 'VIEWER', realName: '沈国华', realNameEn: 'Shen Guohua', department: 'D70', description: '总经理' },
  { username: 'planner', role: 'PLANNER', realName: '吴敏', realNameEn: 'Wu Min', department: 'D10' },
  { username: 'process', role: 'PROCESS', realName: '郑凯', realNameEn: 'Zheng Kai', department: 'D10' },
  { username: 'foreman', role: 'FOREMAN', realName: '何军', realNameEn: 'He Jun', department: 'D10', description: '制动钳线' },
  { username: 'operator', role: 'OPERATOR', realName: '张伟', realNameEn: 'Zhang Wei', department: 'D10' },
  { username: 'quality', role: 'QE', realName: '徐丽', realNameEn: 'Xu Li', department: 'D20' },
  { username: 'inspector', role: 'INSPECTOR', realName: '刘芳', realNameEn: 'Liu Fang', department: 'D20' },
  { username: 'sqe', role: 'SQE', realName: '马超', realNameEn: 'Ma Chao', department: 'D20' },
  { username: 'lab', role: 'LAB', realName: '朱琳', realNameEn: 'Zhu Lin', department: 'D20' },
  { username: 'auditor', role: 'AUDITOR', realName: '胡斌', realNameEn: 'Hu Bin', department: 'D20' },
  { username: 'metrology', role: 'METROLOGY', realName: '郭燕', realNameEn: 'Guo Yan', department: 'D20' },
  { username: 'equipment', role: 'EQUIPMENT', realName: '高峰', realNameEn: 'Gao Feng', department: 'D60' },
  { username: 'spares', role: 'SPARES', realName: '林娜', realNameEn: 'Lin Na', department: 'D60' },
  { username: 'picker', role: 'PICKER', realName: '罗刚', realNameEn: 'Luo Gang', department: 'D50' },
  { username: 'logistics', role: 'LOGISTICS', realName: '梁艳', realNameEn: 'Liang Yan', department: 'D50' },
  { username: 'gate', role: 'GATE', realName: '宋平', realNameEn: 'Song Ping', department: 'D50' },
  { username: 'finance', role: 'FINANCE', realName: '唐静', realNameEn: 'Tang Jing', department: 'D70' },
] as const;
