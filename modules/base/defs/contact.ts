import { text } from '@takt/model';

/** Whom to ask at a partner; customers and suppliers share it, so P12 and P13 are worded once. */
export const contact = {
  contactName: text('联系人', 'Contact person', { length: 50 }),
  tel: text('手机号码', 'Mobile number', {
    pattern: /^1[3-9]\d{9}$/,
    patternWords: ['手机号码格式不正确', 'The mobile number is not valid'],
  }),
  email: text('邮箱', 'E-mail', {
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    patternWords: ['邮箱格式不正确', 'The e-mail format is not valid'],
  }),
  address: text('地址', 'Address'),
};
