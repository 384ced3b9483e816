import { choice, code, entity, flag, integer, quantity, type RowOf, ref, table, text, RECORD_RIGHTS } from '@takt/model';

/** How a part is packed: so many pieces in an inner package, so many of those in an outer one, and so on to the pallet. */
export const PackageSchema = entity('base.packageSchema', {
  label: ['包装方案', 'Package schema'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('方案编码', 'Schema code', { required: true, unique: true, length: 60 }),
    name: text('方案名称', 'Schema name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    use: choice(
      '适用',
      'Used for',
      {
        inbound: ['来料', 'Inbound'],
        inhouse: ['厂内流转', 'In house'],
        outbound: ['出货', 'Outbound'],
      },
      { required: true, default: 'outbound' },
    ),
    customer: ref('base.customer', '客户', 'Customer', {
      help: ['客户有专用包装时填写', 'Where a customer has packaging of its own'],
    }),
    standard: flag('默认方案', 'Standard schema', { default: '1' }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    levels: table('包装层级', 'Levels', {
      level: integer('层级', 'Level', {
        ordinal: true,
        required: true,
        min: 1,
        max: 9,
        help: ['1 为最内层', '1 is the innermost'],
      }),
      package: ref('base.package', '包装', 'Package', { required: true }),
      qty: quantity('装载数量', 'Quantity held', {
        required: true,
        above: 0,
        help: ['最内层为物料数量，其余为下一层包装的个数', 'Pieces in the innermost; packages of the level below in every other'],
      }),
      label: ref('base.label', '标签', 'Label'),
      mixed: flag('可混装', 'Mixed parts allowed'),
      remark: text('备注', 'Remark', { length: 200 }),
    }),
  },
  list: ['code', 'name', 'nameEn', 'part', 'use', 'customer', 'standard', 'remark', 'markStatus'],
  query: ['code', 'name', 'part', 'use', 'customer', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  rules: [
    {
      field: 'levels',
      must: ({ levels }) => levels.length > 0,
      else: ['请至少添加一个包装层级', 'Add at least one level'],
    },
    {
      field: 'levels',
      must: ({ levels }) =>
        levels
          .map(({ level }) => level)
          .toSorted((a, b) => a - b)
          .every((level, index) => level === index + 1),
      else: ['包装层级必须从1开始连续', 'The levels must begin at 1 and leave no gap'],
    },
  ],
});
export interface PackageSchema extends RowOf<typeof PackageSchema> {}
