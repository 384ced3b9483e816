import { choice, code, date, department, EMAIL, entity, flag, MOBILE, type RowOf, text, user } from '@takt/model';

/** Somebody who works for the company, whether or not they sign in. */
export const Personnel = entity('system.personnel', {
  label: ['人员', 'Personnel'],
  fields: {
    code: code('工号', 'Employee number', { required: true, unique: true }),
    name: text('姓名', 'Name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名', 'English name', { length: 60 }),
    department: department('部门', 'Department', { required: true }),
    position: text('岗位', 'Position', { length: 60 }),
    user: user('系统用户', 'User'),
    telephone: text('手机号码', 'Mobile number', { pattern: MOBILE.pattern, patternWords: MOBILE.words, length: 20 }),
    email: text('邮箱', 'E-mail', { pattern: EMAIL.pattern, patternWords: EMAIL.words, length: 100 }),
    employment: choice(
      '用工类型',
      'Employment',
      { regular: ['正式', 'Regular'], dispatched: ['派遣', 'Dispatched'], trainee: ['实习', 'Trainee'] },
      { default: 'regular' },
    ),
    joinedOn: date('入职日期', 'Joined on'),
    leftOn: date('离职日期', 'Left on'),
    remark: text('备注', 'Remark', { length: 200 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'department', 'position', 'user', 'telephone', 'employment', 'joinedOn', 'markStatus'],
  query: ['code', 'name', 'department', 'employment', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { department: 'department' },
});
export interface Personnel extends RowOf<typeof Personnel> {}
