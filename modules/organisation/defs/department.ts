import { code, entity, flag, ref, type RowOf, text, user } from '@takt/model';

export const Department = entity('system.department', {
  label: ['部门', 'Department'],
  fields: {
    code: code('部门编码', 'Department code', { required: true, unique: true }),
    name: text('部门名称', 'Department name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    parent: ref('system.department', '上级部门', 'Parent department'),
    manager: user('负责人', 'Manager'),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  tree: 'parent',
  enabled: 'markStatus',
  scopes: { department: 'id' },
});
export interface Department extends RowOf<typeof Department> {}
