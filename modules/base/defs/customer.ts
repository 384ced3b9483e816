import { code, entity, flag, type RowOf, text } from '@takt/model';
import { contact } from './contact.ts';

export const Customer = entity('base.customer', {
  label: ['客户', 'Customer'],
  fields: {
    code: code('客户编码', 'Customer code', { required: true, unique: true }),
    name: text('客户名称', 'Customer name', { required: true, contains: true }),
    nameEn: text('英文名称', 'English name', { contains: true }),
    shortName: text('简称', 'Short name', { length: 50, contains: true }),
    taxNo: text('税号', 'Tax number', { length: 30 }),
    ...contact,
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'shortName', 'contactName', 'tel', 'email', 'markStatus'],
  query: ['code', 'name', 'shortName', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface Customer extends RowOf<typeof Customer> {}
