import { code, entity, flag, type RowOf, text } from '@takt/model';
import { rightsTable } from './rights-table.ts';

export const Role = entity('system.role', {
  label: ['角色', 'Role'],
  proof: true,
  fields: {
    code: code('角色编码', 'Role code', { required: true, unique: true }),
    name: text('角色名称', 'Role name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    isAdmin: flag('管理员', 'Administrator', { help: ['拥有全部权限', 'Holds every right'] }),
    secondFactor: flag('要求二次验证', 'Second factor', {
      help: [
        '该角色的用户从下次用密码登录起，必须再用身份验证器或通行密钥',
        'From their next sign-in its users show an authenticator or a passkey beside the password',
      ],
    }),
    remark: text('备注', 'Remark', { length: 200 }),
  },
  details: { permissions: rightsTable() },
  title: ['code', 'name'],
  sort: [['code', 'asc']],
});
export interface Role extends RowOf<typeof Role> {}
