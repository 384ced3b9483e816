import { choice, code, entity, flag, integer, type RowOf, text, RECORD_RIGHTS } from '@takt/model';

/** How closely parts are followed: by batch or by piece, scanned where, and remembered for how long. */
export const TrackingType = entity('base.trackingType', {
  label: ['追溯类型', 'Tracking type'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('类型编码', 'Type code', { required: true, unique: true, length: 20 }),
    name: text('类型名称', 'Type name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    mode: choice(
      '追溯方式',
      'Tracking',
      { lot: ['批次', 'Batch'], serial: ['序列号', 'Serial number'] },
      { required: true, default: 'lot' },
    ),
    scanAtReceipt: flag('收货扫描', 'Scanned at receipt'),
    scanAtIssue: flag('发料扫描', 'Scanned at issue'),
    scanAtAssembly: flag('装配扫描', 'Scanned at assembly', { default: '1' }),
    scanAtShipment: flag('发货扫描', 'Scanned at shipment'),
    keepYears: integer('记录保存年限（年）', 'Records kept (years)', {
      required: true,
      min: 1,
      max: 99,
      default: 15,
      help: ['安全件通常要求15年', 'Safety parts usually call for 15 years'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'name',
    'nameEn',
    'mode',
    'scanAtReceipt',
    'scanAtIssue',
    'scanAtAssembly',
    'scanAtShipment',
    'keepYears',
    'markStatus',
  ],
  query: ['code', 'name', 'mode', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface TrackingType extends RowOf<typeof TrackingType> {}
