import { code, entity, flag, query, type ListItem, type RowOf, table, text } from '@takt/model';

/** A list of values as the company keeps it. It stands in place of the shipped list of the same code. */
export const Dictionary = entity('system.dictionary', {
  label: ['数据字典', 'Dictionary'],
  suppliers: ['code', 'name', 'nameEn', 'items'],
  fields: {
    code: code('字典编码', 'Dictionary code', { required: true, unique: true, length: 40 }),
    name: text('字典名称', 'Dictionary name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    remark: text('备注', 'Remark', { length: 200 }),
  },
  details: {
    items: table(
      '字典项',
      'Items',
      {
        value: code('值', 'Value', { required: true, length: 40 }),
        label: text('中文名称', 'Chinese name', { required: true, length: 60 }),
        labelEn: text('英文名称', 'English name', { length: 60 }),
        enabled: flag('启用', 'Offered', { default: '1' }),
      },
      { unique: [['value']] },
    ),
  },
  title: ['code', 'name'],
  sort: [['code', 'asc']],
});
export interface Dictionary extends RowOf<typeof Dictionary> {}

/** The values of a list as they stand for the company: forms and lists of everybody need their words. */
export const listItems = query<readonly ListItem[]>()(
  'system.listItems',
  ['字典项', 'Items of a dictionary'],
  { list: code('字典编码', 'Dictionary code', { required: true, length: 40 }) },
  { everyone: true },
);
