import { code, date, dictionary, entity, flag, integer, type RowOf, text, RECORD_RIGHTS } from '@takt/model';
import { contact, WEB_ADDRESS } from './contact.ts';

/** Who drives: for suppliers' deliveries, pickups and our shipments. Suppliers name one on their notes. */
export const Carrier = entity('base.carrier', {
  label: ['承运商', 'Carrier'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('承运商编码', 'Carrier code', { required: true, unique: true }),
    name: text('承运商名称', 'Carrier name', { required: true, contains: true }),
    nameEn: text('英文名称', 'English name', { contains: true }),
    shortName: text('简称', 'Short name', { length: 50, contains: true }),
    type: dictionary('carrierType', '运输方式', 'Mode of transport', { required: true }),
    ...contact,
    licenceNo: text('道路运输许可证号', 'Transport licence', { length: 60 }),
    licensedUntil: date('许可证有效期至', 'Licensed until'),
    vehicles: integer('车辆数', 'Vehicles', { min: 0 }),
    trackingUrl: text('运单查询网址', 'Tracking address', {
      length: 300,
      pattern: /^https?:\/\/\S+$/,
      patternWords: WEB_ADDRESS,
      help: ['运单号接在网址之后', 'The waybill number is added at its end'],
    }),
    hazardous: flag('可运危险品', 'Hazardous goods'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'licensedUntil', 'shortName', 'type', 'contactName', 'tel', 'hazardous', 'markStatus'],
  essential: ['code', 'name', 'licensedUntil'],
  query: ['code', 'name', 'shortName', 'type', 'licensedUntil', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  suppliers: ['code', 'name', 'nameEn', 'shortName', 'type', 'trackingUrl', 'hazardous', 'markStatus'],
});
export interface Carrier extends RowOf<typeof Carrier> {}
