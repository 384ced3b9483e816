import { choice, code, department, EMAIL, entity, flag, image, MOBILE, ref, type RowOf, table, text } from '@takt/model';

export const User = entity('system.user', {
  label: ['用户', 'User'],
  fields: {
    username: code('用户名', 'User name', { required: true, unique: true, length: 40 }),
    realName: text('姓名', 'Name', { required: true, length: 60, contains: true }),
    realNameEn: text('英文名', 'English name', { length: 60 }),
    telephone: text('手机号码', 'Mobile number', {
      pattern: MOBILE.pattern,
      patternWords: MOBILE.words,
      length: 20,
    }),
    email: text('邮箱', 'E-mail', {
      pattern: EMAIL.pattern,
      patternWords: EMAIL.words,
      length: 100,
    }),
    nickname: text('昵称', 'Nickname', { length: 40 }),
    gender: choice(
      '性别',
      'Gender',
      { secret: ['保密', 'Secret'], man: ['男', 'Man'], woman: ['女', 'Woman'] },
      { default: 'secret' },
    ),
    region: text('地区', 'Region', { length: 60 }),
    signature: text('个性签名', 'Signature', { length: 100 }),
    avatar: image('头像', 'Avatar', { readonly: true }),
    engineerCode: code('工号', 'Employee number', { length: 40 }),
    officeLocation: text('办公地点', 'Office', { length: 100 }),
    fax: text('传真', 'Fax', { length: 30 }),
    description: text('描述', 'Description', { length: 200 }),
    mainPath: text('主页地址', 'Main page', { length: 120, pattern: /^\/[\w/-]+$/ }),
    department: department('部门', 'Department'),
    vendor: ref('base.vendor', '所属供应商', 'Supplier', {
      help: ['填写后该用户只能看到该供应商的数据', 'The user then sees only this supplier’s records'],
    }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    roles: table('角色', 'Roles', { role: ref('system.role', '角色', 'Role', { required: true }) }, { unique: [['role']] }),
    scopes: table(
      '数据权限',
      'Data permissions',
      {
        dimension: choice(
          '维度',
          'Dimension',
          {
            plant: ['工厂', 'Plant'],
            warehouse: ['仓库', 'Warehouse'],
            department: ['部门', 'Department'],
            vendor: ['供应商', 'Supplier'],
            owner: ['本人', 'Own records'],
          },
          { required: true },
        ),
        value: text('对象', 'Record', { required: true, length: 40 }),
      },
      { unique: [['dimension', 'value']] },
    ),
  },
  list: ['username', 'realName', 'realNameEn', 'department', 'telephone', 'email', 'vendor', 'markStatus'],
  query: ['username', 'realName', 'department', 'markStatus'],
  title: ['username', 'realName'],
  sort: [['username', 'asc']],
  enabled: 'markStatus',
});
export interface User extends RowOf<typeof User> {}
