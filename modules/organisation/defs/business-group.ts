import { code, department, entity, flag, ref, type RowOf, table, text, user } from '@takt/model';

/** People who do something together, each in a business role. */
export const BusinessGroup = entity('system.businessGroup', {
  label: ['业务组', 'Business group'],
  fields: {
    code: code('业务组编码', 'Group code', { required: true, unique: true }),
    name: text('业务组名称', 'Group name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    department: department('部门', 'Department'),
    leader: user('组长', 'Leader'),
    remark: text('备注', 'Remark', { length: 200 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    members: table(
      '成员',
      'Members',
      {
        user: user('用户', 'User', { required: true }),
        businessRole: ref('system.businessRole', '业务角色', 'Business role', { required: true }),
        remark: text('备注', 'Remark', { length: 200 }),
      },
      { unique: [['user', 'businessRole']] },
    ),
  },
  list: ['code', 'name', 'nameEn', 'department', 'leader', 'markStatus'],
  query: ['code', 'name', 'department', 'leader', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface BusinessGroup extends RowOf<typeof BusinessGroup> {}
