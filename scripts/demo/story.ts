import { TAKES_GOODS_IN } from './production-rights.ts';

/** The demo factory: a maker of brake and chassis parts in Ningbo, its suppliers and its customers. */
export const plants = [
  { code: 'NB01', name: '宁波一厂', nameEn: 'Ningbo plant 1', address: '浙江省宁波市北仑区' },
  { code: 'NB02', name: '宁波二厂', nameEn: 'Ningbo plant 2', address: '浙江省宁波市鄞州区' },
];

export const workshops = [
  { plant: 'NB01', code: 'MC', name: '机加工车间', nameEn: 'Machining shop' },
  { plant: 'NB01', code: 'AS', name: '装配车间', nameEn: 'Assembly shop' },
  { plant: 'NB02', code: 'ST', name: '冲压焊接车间', nameEn: 'Stamping and welding shop' },
];

export const vendors = [
  {
    code: 'V001',
    name: '宁波永固铸造有限公司',
    nameEn: 'Ningbo Yonggu Casting',
    shortName: '永固铸造',
    leadTimeHours: 48,
    shipmentControl: '1',
  },
  {
    code: 'V002',
    name: '台州恒密密封件有限公司',
    nameEn: 'Taizhou Hengmi Seals',
    shortName: '恒密',
    leadTimeHours: 24,
    shipmentControl: '0',
  },
  {
    code: 'V003',
    name: '海盐标新紧固件有限公司',
    nameEn: 'Haiyan Biaoxin Fasteners',
    shortName: '标新',
    leadTimeHours: 12,
    shipmentControl: '0',
  },
] as const;

export const customers = [
  { code: 'C001', name: '华东整车有限公司', nameEn: 'East China Motors' },
  { code: 'C002', name: '长江商用车有限公司', nameEn: 'Yangtze Commercial Vehicles' },
];

export const warehouses = [
  { code: 'WH-RM', name: '原材料库', nameEn: 'Raw material store', plant: 'NB01', type: 'raw' },
  { code: 'WH-FG', name: '成品库', nameEn: 'Finished goods store', plant: 'NB01', type: 'finished' },
  { code: 'WH-SF', name: '二厂半成品库', nameEn: 'Semi-finished store, plant 2', plant: 'NB02', type: 'semiFinished' },
] as const;

export const roles = [
  { code: 'ADMIN', name: '系统管理员', nameEn: 'Administrator', isAdmin: '1', permissions: [] },
  {
    code: 'BUYER',
    name: '采购员',
    nameEn: 'Buyer',
    isAdmin: '0',
    permissions: [
      'purchasing.*',
      'base.vendor.*',
      'base.vendorPart.read',
      'base.vendorPart.seePrice',
      'base.part.read',
      'base.part.seeStockLimits',
      'base.unit.read',
      'warehouse.warehouse.read',
    ],
  },
  {
    code: 'SALES',
    name: '销售员',
    nameEn: 'Sales clerk',
    isAdmin: '0',
    permissions: [
      'sales.*',
      'base.customer.*',
      'base.part.read',
      'base.part.seeCustomerPartNo',
      'base.unit.read',
      'base.plant.read',
      'base.carrier.read',
      'warehouse.warehouse.read',
      'warehouse.location.read',
      'warehouse.stock.read',
    ],
  },
  {
    code: 'STORE',
    name: '库管员',
    nameEn: 'Warehouse keeper',
    isAdmin: '0',
    permissions: [
      'warehouse.*',
      ...TAKES_GOODS_IN,
      'purchasing.deliveryNote.read',
      'purchasing.deliveryNote.print',
      'base.part.read',
      'base.unit.read',
      'base.vendor.read',
      'base.customer.read',
    ],
  },
  {
    code: 'REPAIR',
    name: '设备维修',
    nameEn: 'Maintenance',
    isAdmin: '0',
    permissions: ['equipment.*'],
  },
  {
    code: 'SUPPLIER',
    name: '供应商',
    nameEn: 'Supplier',
    isAdmin: '0',
    permissions: [
      'purchasing.deliveryNote.*',
      'purchasing.labelList.*',
      'purchasing.purchaseForecast.read',
      'purchasing.purchaseForecast.feedback',
      'purchasing.purchaseOrder.read',
      'purchasing.purchaseOrder.print',
      'purchasing.purchaseOrder.reply',
      'purchasing.purchaseOrder.acknowledge',
      'purchasing.purchaseOrder.refuseRevision',
      'purchasing.purchaseOrder.seePrice',
      'purchasing.deliveryPlan.read',
      'purchasing.deliveryPlan.answerLine',
      'purchasing.deliveryPlan.feedback',
      'purchasing.contract.read',
      'purchasing.pickupNote.read',
      ...['read', 'edit', 'editLine', 'execute'].map((action) => `purchasing.supplierInspectionTask.${action}`),
      'purchasing.returnNotice.read',
      'purchasing.returnNotice.feedback',
      'purchasing.returnNotice.print',
      'purchasing.ecr.read',
      'purchasing.monthlyReconciliation.read',
      'purchasing.monthlyReconciliation.print',
      'purchasing.monthlyReconciliation.dispute',
      'purchasing.monthlyReconciliation.confirm',
      'purchasing.invoiceRequest.read',
      'purchasing.invoiceRequest.create',
      'purchasing.invoiceRequest.edit',
      'purchasing.invoiceRequest.delete',
      'purchasing.invoiceRequest.submit',
      'base.part.read',
      'base.unit.read',
      'warehouse.warehouse.read',
      'base.vendor.read',
      'base.vendorPart.read',
      'base.vendorPart.seePrice',
      'base.manufacturer.read',
      'base.carrier.read',
      'warehouse.dock.read',
    ],
  },
] as const;

export const company = { code: 'NB', name: '宁波节拍', nameEn: 'Takt Ningbo' } as const;
/** Below the company. */
export const departments = [
  { code: 'D10', name: '生产部', nameEn: 'Production' },
  { code: 'D20', name: '质量部', nameEn: 'Quality' },
  { code: 'D30', name: '采购部', nameEn: 'Purchasing' },
  { code: 'D40', name: '销售部', nameEn: 'Sales' },
  { code: 'D50', name: '物流部', nameEn: 'Logistics' },
  { code: 'D60', name: '设备部', nameEn: 'Equipment' },
  { code: 'D70', name: '信息部', nameEn: 'Information technology' },
] as const;

/** Those who sign in, and those who only work here. */
export const personnel = [
  { code: 'E0102', name: '陈静', nameEn: 'Chen Jing', department: 'D30', position: '采购员', user: 'buyer' },
  { code: 'E0103', name: '周涛', nameEn: 'Zhou Tao', department: 'D40', position: '销售员', user: 'sales' },
  { code: 'E0104', name: '李梅', nameEn: 'Li Mei', department: 'D50', position: '库管员', user: 'store' },
  { code: 'E0106', name: '孙强', nameEn: 'Sun Qiang', department: 'D60', position: '维修班长', user: 'repair' },
  { code: 'E0211', name: '张伟', nameEn: 'Zhang Wei', department: 'D10', position: '数控操作工', user: 'operator' },
  { code: 'E0212', name: '刘芳', nameEn: 'Liu Fang', department: 'D20', position: '检验员', user: 'inspector' },
] as const;

export const businessRoles = [
  { code: 'LEADER', name: '班长', nameEn: 'Team leader', duty: '派工、验收、交接班' },
  { code: 'REPAIRER', name: '维修工', nameEn: 'Repairer', duty: '执行维修单与保养计划' },
] as const;

/** Face sign-in is on here, so that a visitor can try it; a company's own start is off. */
export const security = { code: 'default', lockCount: 10, passwordDays: 180, graceDays: 30, faceLogin: '1' } as const;

export const help = [
  {
    code: 'START',
    title: '十分钟认识节拍',
    titleEn: 'Takt in ten minutes',
    position: 1,
    content: '左侧选择功能区，菜单打开页签；列表里点编号打开单据。\n\n- Ctrl K 搜索菜单\n- Ctrl S 保存\n- 灰色按钮会说明原因',
    contentEn:
      'Choose an area on the left; the menu opens tabs; a number in a list opens its document.\n\n- Ctrl K searches the menu\n- Ctrl S saves\n- a grey button says why',
  },
  {
    code: 'SO',
    title: '销售订单',
    titleEn: 'Sales orders',
    page: '/mes/sales/salesOrder',
    position: 2,
    content: '新建后维护明细，锁定后不可修改；需要修改时先解锁。',
    contentEn: 'Add lines while it is new; a locked order cannot be changed until it is unlocked.',
  },
] as const;

/** What waits in the inboxes on the first morning. */
export const letters = [
  {
    to: 'admin',
    kind: 'mail',
    title: ['下周盘点安排', 'Stock count next week'],
    body: '各仓库请于周五前完成库位整理。',
    mailType: 'work',
  },
  {
    to: 'admin',
    kind: 'notice',
    title: ['周日 22:00 系统维护', 'Maintenance on Sunday at 22:00'],
    body: '维护约 90 分钟，请提前保存。',
    urgent: true,
  },
  {
    to: 'store',
    kind: 'task',
    title: ['确认永固铸造到货时间', 'Confirm the arrival of Yonggu Casting'],
    body: '送货单明早到，请回复月台。',
    mustAnswer: true,
  },
  {
    to: 'admin',
    kind: 'task',
    title: ['审核新供应商账号', 'Review the new supplier account'],
    body: '永固铸造申请增加一个账号，请核对联系人后开通。',
  },
  {
    to: 'buyer',
    kind: 'task',
    title: ['审核永固铸造的发运申请', 'Approve the shipment of Yonggu Casting'],
    body: '送货单处于发运控制，请核对订单余量后审核。',
    link: '/les/supplier/deliveryNote',
    urgent: true,
  },
  {
    to: 'sales',
    kind: 'task',
    title: ['确认订单 HD-PO-8801 的交期', 'Confirm the due date of order HD-PO-8801'],
    body: '客户要求提前两天，请与计划确认后锁定。',
    link: '/mes/sales/salesOrder',
    mustAnswer: true,
  },
  {
    to: 'yonggu',
    kind: 'notice',
    title: ['送货须提前 48 小时发布', 'Publish deliveries 48 hours ahead'],
    body: '自本月起，未提前发布的送货单将转入发运控制。',
  },
] as const;

export const people = [
  {
    username: 'admin',
    telephone: '13805740001',
    realName: '王建国',
    realNameEn: 'Wang Jianguo',
    role: 'ADMIN',
    engineerCode: 'E0101',
    department: 'D70',
    email: 'wang.jianguo@takt.example',
    officeLocation: '办公楼 3 楼 302',
    fax: '0574-86000302',
    description: '系统与权限管理',
  },
  {
    username: 'buyer',
    telephone: '13805740002',
    realName: '陈静',
    realNameEn: 'Chen Jing',
    role: 'BUYER',
    engineerCode: 'E0102',
    department: 'D30',
    email: 'chen.jing@takt.example',
    officeLocation: '办公楼 2 楼 215',
  },
  {
    username: 'sales',
    telephone: '13805740003',
    realName: '周涛',
    realNameEn: 'Zhou Tao',
    role: 'SALES',
    engineerCode: 'E0103',
    department: 'D40',
    email: 'zhou.tao@takt.example',
    officeLocation: '办公楼 2 楼 208',
    loginFrameLanguage: 'en',
    description: '海外客户',
  },
  {
    username: 'store',
    telephone: '13805740004',
    realName: '李梅',
    realNameEn: 'Li Mei',
    role: 'STORE',
    engineerCode: 'E0104',
    department: 'D50',
    officeLocation: '原材料库值班室',
    plant: 'NB01',
  },
  {
    username: 'repair',
    telephone: '13805740006',
    realName: '孙强',
    realNameEn: 'Sun Qiang',
    role: 'REPAIR',
    engineerCode: 'E0106',
    department: 'D60',
    officeLocation: '机修班',
  },
  {
    username: 'yonggu',
    telephone: '13805740005',
    realName: '赵永固',
    realNameEn: 'Zhao Yonggu',
    role: 'SUPPLIER',
    vendor: 'V001',
    email: 'zhao@yonggu.example',
  },
  {
    username: 'scale01',
    realName: '原材料库地磅',
    realNameEn: 'Weighbridge, raw material store',
    role: 'STORE',
    department: 'D50',
    isManualOperator: '0',
    authType: 'local',
    description: '地磅上传重量所用的接口账号',
  },
] as const;
