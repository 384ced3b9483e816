import { choice, code, decimal, entity, flag, integer, type RowOf, text, RECORD_RIGHTS } from '@takt/model';

/** What things are packed in: a kind of box, bag, rack or pallet with its measures. */
export const Package = entity('base.package', {
  label: ['包装', 'Package'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('包装编码', 'Package code', { required: true, unique: true }),
    name: text('包装名称', 'Package name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    kind: choice(
      '包装类型',
      'Package kind',
      {
        bag: ['袋', 'Bag'],
        box: ['周转箱', 'Tote'],
        carton: ['纸箱', 'Carton'],
        rack: ['料架', 'Rack'],
        pallet: ['托盘', 'Pallet'],
        container: ['集装箱', 'Container'],
      },
      { required: true },
    ),
    returnable: flag('循环使用', 'Returnable'),
    material: text('材质', 'Material', { length: 60 }),
    lengthMm: integer('长（mm）', 'Length (mm)', { min: 1, max: 99_999 }),
    widthMm: integer('宽（mm）', 'Width (mm)', { min: 1, max: 99_999 }),
    heightMm: integer('高（mm）', 'Height (mm)', { min: 1, max: 99_999 }),
    tareKg: decimal('皮重（kg）', 'Tare (kg)', { min: 0, scale: 3 }),
    maxLoadKg: decimal('最大载重（kg）', 'Maximum load (kg)', { above: 0, scale: 3 }),
    stackLayers: integer('堆码层数', 'Stacking layers', { min: 1, max: 99 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'kind', 'returnable', 'lengthMm', 'widthMm', 'heightMm', 'tareKg', 'maxLoadKg', 'markStatus'],
  query: ['code', 'name', 'kind', 'returnable', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  vendorsRead: true,
});
export interface Package extends RowOf<typeof Package> {}
