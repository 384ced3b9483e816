import { dictionary, EMAIL, entity, flag, MOBILE, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** Whom to ask at a customer about what; the customer itself names the first of them only. */
export const CustomerContact = entity('base.customerContact', {
  label: ['客户联系人', 'Customer contact'],
  byFace: RECORD_RIGHTS,
  fields: {
    customer: ref('base.customer', '客户', 'Customer', { required: true }),
    name: text('姓名', 'Name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名', 'English name', { length: 60, contains: true }),
    duty: dictionary('contactDuty', '职责', 'Responsible for', { required: true }),
    position: text('职务', 'Position', { length: 60 }),
    site: text('所在工厂', 'Site', { length: 100, help: ['客户的工厂或办公地点', 'The plant or office of the customer'] }),
    tel: text('手机号码', 'Mobile number', { pattern: MOBILE.pattern, patternWords: MOBILE.words }),
    phone: text('办公电话', 'Office phone', { length: 40 }),
    email: text('邮箱', 'E-mail', { pattern: EMAIL.pattern, patternWords: EMAIL.words }),
    informed: flag('接收质量通知', 'Gets quality notices', {
      help: ['质量问题与客户投诉的回复发给此人', 'Replies about quality problems and complaints go here'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['customer', 'name', 'nameEn', 'duty', 'position', 'site', 'tel', 'phone', 'email', 'informed', 'markStatus'],
  query: ['customer', 'name', 'duty', 'tel', 'markStatus'],
  title: ['name'],
  unique: [['customer', 'name', 'duty']],
  enabled: 'markStatus',
  rules: [
    {
      field: 'tel',
      must: ({ tel, phone, email }) => [tel, phone, email].some((way) => way),
      else: ['手机、电话、邮箱至少填写一项', 'Give a mobile number, a phone number or an e-mail address'],
    },
  ],
});
export interface CustomerContact extends RowOf<typeof CustomerContact> {}
