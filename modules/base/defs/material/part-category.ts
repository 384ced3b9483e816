import { code, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** How parts are sorted: a tree of families, as deep as a company wants it. */
export const PartCategory = entity('base.partCategory', {
  label: ['物料分类', 'Part category'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('分类编码', 'Category code', { required: true, unique: true, length: 20 }),
    name: text('分类名称', 'Category name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    parent: ref('base.partCategory', '上级分类', 'Parent category'),
    sequence: integer('顺序', 'Sequence', { ordinal: true, min: 0 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'parent', 'sequence', 'remark', 'markStatus'],
  query: ['code', 'name', 'parent', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  tree: 'parent',
  enabled: 'markStatus',
  suppliers: ['code', 'name', 'nameEn', 'parent', 'sequence', 'markStatus'],
});
export interface PartCategory extends RowOf<typeof PartCategory> {}
