import { code, date, entity, flag, type RowOf, text, RECORD_RIGHTS } from '@takt/model';
import { contact, WEB_ADDRESS } from './contact.ts';

/** Who makes a part, where the supplier trades it. Reports of materials and gauges name it as well. */
export const Manufacturer = entity('base.manufacturer', {
  label: ['制造商', 'Manufacturer'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('制造商编码', 'Manufacturer code', { required: true, unique: true }),
    name: text('制造商名称', 'Manufacturer name', { required: true, contains: true }),
    nameEn: text('英文名称', 'English name', { contains: true }),
    brand: text('品牌', 'Brand', { length: 60 }),
    country: text('国家或地区', 'Country or region', { length: 60 }),
    ...contact,
    website: text('网址', 'Website', {
      pattern: /^https?:\/\/\S+$/,
      patternWords: WEB_ADDRESS,
    }),
    certificateNo: text('体系证书编号', 'System certificate number', {
      length: 60,
      help: ['例如 IATF 16949 证书', 'IATF 16949, for example'],
    }),
    certifiedUntil: date('证书有效期至', 'Certified until'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'certifiedUntil', 'brand', 'country', 'contactName', 'tel', 'certificateNo', 'markStatus'],
  essential: ['code', 'name', 'certifiedUntil'],
  query: ['code', 'name', 'brand', 'country', 'certifiedUntil', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  suppliers: ['code', 'name', 'nameEn', 'brand', 'country', 'markStatus'],
});
export interface Manufacturer extends RowOf<typeof Manufacturer> {}
