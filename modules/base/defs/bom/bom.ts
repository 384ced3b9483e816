import { choice, code, computed, entity, flag, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

export const BOM_USAGES = {
  production: ['生产', 'Production'],
  engineering: ['设计', 'Engineering'],
  service: ['售后', 'Service'],
} as const;
export type BomUsage = keyof typeof BOM_USAGES;

/** That a part is made from others in a plant, for a use; of what it is made, and from when, its versions say. */
export const Bom = entity('base.bom', {
  label: ['BOM', 'BOM'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('BOM编码', 'BOM code', {
      required: true,
      unique: true,
      length: 60,
      help: ['通常为物料编码加工厂编码', 'Usually the part number and the plant code'],
    }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    usage: choice('用途', 'Usage', BOM_USAGES, { required: true, default: 'production' }),
    effective: computed('text', '当前生效版本', 'Version in effect'),
    versions: computed('integer', '版本数', 'Versions'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'part', 'plant', 'usage', 'effective', 'versions', 'remark', 'markStatus'],
  query: ['code', 'part', 'plant', 'usage', 'markStatus'],
  title: ['code'],
  sort: [['code', 'asc']],
  unique: [['part', 'plant', 'usage']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
});
export interface Bom extends RowOf<typeof Bom> {}
