import { code, entity, flag, type RowOf, table, text } from '@takt/model';

export const Role = entity('system.role', {
  label: ['角色', 'Role'],
  fields: {
    code: code('角色编码', 'Role code', { required: true, unique: true }),
    name: text('角色名称', 'Role name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    isAdmin: flag('管理员', 'Administrator', { help: ['拥有全部权限', 'Holds every right'] }),
    remark: text('备注', 'Remark', { length: 200 }),
  },
  details: {
    permissions: table(
      '权限',
      'Rights',
      {
        permission: text('权限', 'Right', {
          required: true,
          length: 120,
          holds: 'right',
          pattern: /^[a-z][A-Za-z]*(\.[A-Za-z*]+){1,2}$/,
        }),
      },
      { unique: [['permission']] },
    ),
  },
  title: ['code', 'name'],
  sort: [['code', 'asc']],
});
export interface Role extends RowOf<typeof Role> {}
