import {
  blank,
  choice,
  code,
  decimal,
  dictionary,
  entity,
  flag,
  integer,
  type RowOf,
  text,
  user,
  RECORD_RIGHTS,
} from '@takt/model';
import { contact } from './contact.ts';

export const Vendor = entity('base.vendor', {
  label: ['供应商', 'Supplier'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('供应商编码', 'Supplier code', { required: true, unique: true }),
    name: text('供应商名称', 'Supplier name', { required: true, contains: true }),
    nameEn: text('英文名称', 'English name', { contains: true }),
    shortName: text('简称', 'Short name', { length: 50, contains: true }),
    category: dictionary('vendorCategory', '供应商分类', 'Supplier category'),
    standing: choice(
      '合作状态',
      'Standing',
      {
        potential: ['潜在', 'Potential'],
        trial: ['试用', 'On trial'],
        qualified: ['合格', 'Qualified'],
        restricted: ['限制新业务', 'No new business'],
        leaving: ['淘汰中', 'Being phased out'],
      },
      { required: true, default: 'qualified' },
    ),
    level: choice(
      '供应商等级',
      'Supplier level',
      { A: ['A级', 'Level A'], B: ['B级', 'Level B'], C: ['C级', 'Level C'], D: ['D级', 'Level D'] },
      { help: ['按考核总分：A≥90，B≥80，C≥70，D<70', 'By the appraisal: A from 90, B from 80, C from 70, D below'] },
    ),
    buyer: user('采购员', 'Buyer'),
    taxNo: text('税号', 'Tax number', { length: 30 }),
    currency: dictionary('currency', '结算币种', 'Currency', { default: 'CNY' }),
    taxRate: decimal('税率（%）', 'Tax rate (%)', { min: 0, max: 100, scale: 2 }),
    paymentTerm: dictionary('paymentTerm', '付款条件', 'Payment terms'),
    bankName: text('开户银行', 'Bank', { length: 100 }),
    bankAccount: code('银行账号', 'Bank account', {
      pattern: /^[0-9A-Z]{6,34}$/,
      patternWords: ['银行账号为6到34位数字或大写字母', 'A bank account has 6 to 34 digits or capital letters'],
    }),
    ...contact,
    forecastReplyHours: integer('预测回复小时数', 'Forecast reply hours', {
      min: 0,
      integerWords: ['预测回复小时数必须为整数', 'Forecast reply hours must be an integer'],
    }),
    orderReplyHours: integer('订单回复小时数', 'Order reply hours', {
      min: 0,
      integerWords: ['订单回复小时数必须为整数', 'Order reply hours must be an integer'],
    }),
    planReplyHours: integer('交付计划反馈小时数', 'Delivery plan reply hours', {
      min: 0,
      integerWords: ['交付计划反馈小时数必须为整数', 'Delivery plan reply hours must be an integer'],
    }),
    earlyDeliveryHours: integer('提前送货小时数', 'Early delivery hours', {
      min: 0,
      integerWords: ['提前送货小时数必须为整数', 'Early delivery hours must be an integer'],
    }),
    leadTimeHours: integer('提前期小时数', 'Lead time hours', {
      min: 0,
      integerWords: ['提前期小时数必须为整数', 'Lead time hours must be an integer'],
    }),
    shipmentControl: flag('发运控制', 'Shipment control', {
      help: ['送货单发布后须经发运审核', 'Published delivery notes wait for shipment approval'],
    }),
    asnRequired: flag('必须预约到货', 'ASN required', {
      help: ['没有到货通知单不予收货', 'Nothing is received without an ASN'],
    }),
    vmi: flag('供应商管理库存', 'Vendor-managed stock', {
      help: ['库存在领用前归供应商所有', 'The stock is the supplier’s until it is used'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'name',
    'nameEn',
    'shortName',
    'category',
    'standing',
    'level',
    'buyer',
    'contactName',
    'tel',
    'leadTimeHours',
    'shipmentControl',
    'markStatus',
  ],
  query: ['code', 'name', 'shortName', 'category', 'standing', 'level', 'shipmentControl', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { vendor: 'id' },
  requiredWhen: { bankName: (vendor) => !blank(vendor.bankAccount) },
});
export interface Vendor extends RowOf<typeof Vendor> {}
