import { code, entity, flag, integer, type RowOf, text } from '@takt/model';
import { contact } from './contact.ts';

export const Vendor = entity('base.vendor', {
  label: ['供应商', 'Supplier'],
  fields: {
    code: code('供应商编码', 'Supplier code', { required: true, unique: true }),
    name: text('供应商名称', 'Supplier name', { required: true, contains: true }),
    nameEn: text('英文名称', 'English name', { contains: true }),
    shortName: text('简称', 'Short name', { length: 50, contains: true }),
    taxNo: text('税号', 'Tax number', { length: 30 }),
    ...contact,
    forecastReplyHours: integer('预测回复小时数', 'Forecast reply hours', {
      min: 0,
      integerWords: ['预测回复小时数必须为整数', 'Forecast reply hours must be an integer'],
    }),
    orderReplyHours: integer('订单回复小时数', 'Order reply hours', {
      min: 0,
      integerWords: ['订单回复小时数必须为整数', 'Order reply hours must be an integer'],
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
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'shortName', 'contactName', 'tel', 'leadTimeHours', 'shipmentControl', 'markStatus'],
  query: ['code', 'name', 'shortName', 'shipmentControl', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { vendor: 'id' },
});
export interface Vendor extends RowOf<typeof Vendor> {}
