import { choice, code, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** Which component is scanned onto which product, and where: the genealogy is made of it. */
export const BindingConfig = entity('base.bindingConfig', {
  label: ['绑定配置', 'Binding configuration'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('配置编码', 'Configuration code', { required: true, unique: true, length: 60 }),
    part: ref('base.part', '产品', 'Product', { required: true }),
    component: ref('base.part', '绑定零件', 'Component bound', { required: true }),
    process: ref('base.process', '工序', 'Process', { required: true }),
    station: ref('base.station', '工位', 'Station', {
      help: ['不填表示该工序的所有工位', 'Left empty, every station of the process'],
    }),
    trackingType: ref('base.trackingType', '追溯类型', 'Tracking type', { required: true }),
    qty: integer('绑定件数', 'Pieces bound', { required: true, min: 1, max: 999, default: 1 }),
    codeCheck: choice(
      '条码校验',
      'Code check',
      {
        none: ['不校验', 'None'],
        partNo: ['包含物料编码', 'Contains the part number'],
        prefix: ['固定前缀', 'Fixed prefix'],
      },
      { required: true, default: 'partNo' },
    ),
    prefix: text('条码前缀', 'Code prefix', { length: 40 }),
    usedOnce: flag('零件码不可重复', 'Component code is used once', { default: '1' }),
    replaceable: flag('允许换件', 'May be replaced'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'part',
    'component',
    'process',
    'station',
    'trackingType',
    'qty',
    'codeCheck',
    'usedOnce',
    'replaceable',
    'markStatus',
  ],
  query: ['code', 'part', 'component', 'process', 'station', 'markStatus'],
  title: ['code'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'station.plant' },
  unplaced: 'seen',
  visible: { prefix: ({ codeCheck }) => codeCheck === 'prefix' },
  requiredWhen: { prefix: ({ codeCheck }) => codeCheck === 'prefix' },
});
export interface BindingConfig extends RowOf<typeof BindingConfig> {}
