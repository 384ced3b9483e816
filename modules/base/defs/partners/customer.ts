import { code, decimal, dictionary, entity, flag, integer, type RowOf, text, user, RECORD_RIGHTS } from '@takt/model';
import { contact } from './contact.ts';

export const Customer = entity('base.customer', {
  label: ['客户', 'Customer'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('客户编码', 'Customer code', { required: true, unique: true }),
    name: text('客户名称', 'Customer name', { required: true, contains: true }),
    nameEn: text('英文名称', 'English name', { contains: true }),
    shortName: text('简称', 'Short name', { length: 50, contains: true }),
    category: dictionary('customerCategory', '客户分类', 'Customer category'),
    vendorCode: code('我方供应商代码', 'Our supplier code there', {
      help: ['客户给本公司的供应商代码，印在发货标签上', 'What the customer calls us; printed on shipping labels'],
    }),
    salesperson: user('销售员', 'Salesperson'),
    taxNo: text('税号', 'Tax number', { length: 30 }),
    currency: dictionary('currency', '结算币种', 'Currency', { default: 'CNY' }),
    taxRate: decimal('税率（%）', 'Tax rate (%)', { min: 0, max: 100, scale: 2 }),
    paymentTerm: dictionary('paymentTerm', '付款条件', 'Payment terms'),
    minShelfDays: integer('最短剩余保质期（天）', 'Minimum remaining shelf life (days)', {
      min: 0,
      help: ['发货批次至少剩余的天数', 'Days a batch must have left when it is shipped'],
    }),
    ...contact,
    shipTo: text('收货地址', 'Delivery address', { length: 300 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'shortName', 'category', 'salesperson', 'contactName', 'tel', 'email', 'markStatus'],
  query: ['code', 'name', 'shortName', 'category', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface Customer extends RowOf<typeof Customer> {}
