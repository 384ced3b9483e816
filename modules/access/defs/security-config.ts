import { code, entity, flag, integer, type RowOf, text } from '@takt/model';

/** What the company has decided about signing in. One row is enough; without it the product's own values hold. */
export const SecurityConfig = entity('system.securityConfig', {
  label: ['登录安全设置', 'Sign-in security'],
  proof: true,
  fields: {
    code: code('编码', 'Code', { required: true, unique: true }),
    lockCount: integer('锁定次数', 'Lock count', {
      required: true,
      default: 10,
      min: 3,
      max: 10,
      integerWords: ['锁定次数必须为数字', 'The lock count must be a number'],
      help: ['连续输错多少次密码后锁定账号，3至10次', 'Wrong passwords in a row that lock the account, 3 to 10'],
    }),
    passwordDays: integer('密码有效天数', 'Password days', {
      required: true,
      default: 180,
      min: 0,
      max: 3650,
      help: ['到期必须修改密码，0为不限', 'Then it must be changed; 0 for never'],
    }),
    graceDays: integer('到期宽限天数', 'Days of grace', {
      required: true,
      default: 30,
      min: 0,
      max: 365,
      help: ['到期后仍未修改则锁定账号', 'After these the account is locked'],
    }),
    faceLogin: flag('人脸登录', 'Face sign-in', {
      default: '0',
      help: ['启用前须征得员工单独同意', 'Each person consents before their face is used'],
    }),
    secondFactor: flag('全员二次验证', 'Second factor for everyone', {
      default: '0',
      help: [
        '所有用户（含供应商）用密码登录时必须再用身份验证器或通行密钥；也可以只在角色上要求',
        'Everyone, suppliers too, shows an authenticator or a passkey beside the password; a role alone can require it as well',
      ],
    }),
    remark: text('备注', 'Remark', { length: 200 }),
  },
  title: ['code'],
  sort: [['code', 'asc']],
});
export interface SecurityConfig extends RowOf<typeof SecurityConfig> {}
