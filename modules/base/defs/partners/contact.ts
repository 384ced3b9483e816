import { EMAIL, MOBILE, type Text, text } from '@takt/model';

export const WEB_ADDRESS: Text = ['网址以 http:// 或 https:// 开头', 'An address begins with http:// or https://'];

/** Whom to ask at a partner; customers and suppliers share it. */
export const contact = {
  contactName: text('联系人', 'Contact person', { length: 50 }),
  tel: text('手机号码', 'Mobile number', { pattern: MOBILE.pattern, patternWords: MOBILE.words }),
  email: text('邮箱', 'E-mail', { pattern: EMAIL.pattern, patternWords: EMAIL.words }),
  address: text('地址', 'Address'),
};
