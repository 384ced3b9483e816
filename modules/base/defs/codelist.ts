import { code, entity, flag, integer, type RowOf, table, text } from '@takt/model';

export const Codelist = entity('base.codelist', {
  label: ['代码表', 'Codelist'],
  fields: {
    code: code('代码表编码', 'Codelist code', { required: true, unique: true }),
    name: text('代码表名称', 'Codelist name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    items: table(
      '代码项',
      'Items',
      {
        value: code('代码值', 'Value', { required: true }),
        label: text('中文名称', 'Chinese label', { required: true, length: 100 }),
        labelEn: text('英文名称', 'English label', { length: 100 }),
        sort: integer('排序', 'Order', { min: 0, default: 0 }),
        enabled: flag('启用', 'Enabled', { default: '1' }),
      },
      { unique: [['value']] },
    ),
  },
  list: ['code', 'name', 'nameEn', 'remark', 'markStatus'],
  query: ['code', 'name', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface Codelist extends RowOf<typeof Codelist> {}
