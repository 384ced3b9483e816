import { code, entity, flag, type RowOf, text } from '@takt/model';

/** What somebody is in the business: inspector, approver of level 2. It gives no rights; flows and groups ask for it. */
export const BusinessRole = entity('system.businessRole', {
  label: ['业务角色', 'Business role'],
  fields: {
    code: code('角色编码', 'Role code', { required: true, unique: true }),
    name: text('角色名称', 'Role name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    duty: text('职责', 'Duty', { length: 200 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface BusinessRole extends RowOf<typeof BusinessRole> {}
