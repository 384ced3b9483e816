import { blank, code, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

export const Unit = entity('base.unit', {
  label: ['计量单位', 'Unit of measure'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('单位编码', 'Unit code', { required: true, unique: true, length: 20 }),
    name: text('单位名称', 'Unit name', { required: true, length: 50, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 50, contains: true }),
    baseUnit: ref('base.unit', '基本单位', 'Base unit', {
      help: ['1 本单位 = 分子 ÷ 分母 个基本单位', '1 of this unit = numerator ÷ denominator base units'],
    }),
    // Two integers, because one decimal factor cannot hold a third.
    numerator: integer('换算分子', 'Numerator', { min: 1 }),
    denominator: integer('换算分母', 'Denominator', { min: 1 }),
    precision: integer('小数位数', 'Decimals', { required: true, min: 0, max: 3, default: 0 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'baseUnit', 'numerator', 'denominator', 'precision', 'markStatus'],
  query: ['code', 'name', 'baseUnit', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  suppliers: ['code', 'name', 'nameEn', 'baseUnit', 'numerator', 'denominator', 'precision', 'markStatus'],
  requiredWhen: {
    numerator: (u) => !blank(u.baseUnit),
    denominator: (u) => !blank(u.baseUnit),
  },
  rules: [
    {
      field: 'baseUnit',
      must: (u) => !blank(u.baseUnit) || (blank(u.numerator) && blank(u.denominator)),
      else: ['填写换算关系时请选择基本单位', 'Select the base unit the conversion leads to'],
    },
  ],
});
export interface Unit extends RowOf<typeof Unit> {}
