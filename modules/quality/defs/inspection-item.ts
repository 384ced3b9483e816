import { choice, code, dictionary, entity, flag, integer, type RowOf, text, type Text } from '@takt/model';
import { inLimitOrder, limits, UPSIDE_DOWN } from './limits.ts';
import { CLASSES } from './quality-words.ts';

export const DEVIATION: Text = ['偏差项不能关闭', 'A deviation cannot be closed'];
export const IMPORTANT: Text = ['重要项不能关闭', 'An important item cannot be closed'];

const isMeasured = ({ kind }: { readonly kind: string }): boolean => kind === 'variable';

/** One thing that is looked at or measured. */
export const InspectionItem = entity('quality.inspectionItem', {
  label: ['检验项目', 'Inspection item'],
  byFace: ['read', 'create', 'edit', 'delete', 'import', 'close'],
  fields: {
    code: code('检验项目编码', 'Inspection item code', { required: true, unique: true, length: 30 }),
    name: text('检验项目名称', 'Inspection item name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    kind: choice(
      '数据类型',
      'Data type',
      {
        variable: ['计量（测量值）', 'Measured value'],
        attribute: ['计数（合格／不合格）', 'Good or bad'],
        appearance: ['外观描述', 'Appearance, in words'],
      },
      { required: true, default: 'attribute' },
    ),
    itemClass: choice('重要度', 'Class', CLASSES, { required: true, default: 'major' }),
    important: flag('重要项', 'Important item', { help: ['重要项不能关闭', 'An important item cannot be closed'] }),
    deviation: flag('偏差项', 'Deviation', {
      help: ['因偏差许可而加严控制的项目，不能关闭', 'Under closer watch because of a deviation permit; it cannot be closed'],
    }),
    ...limits,
    unitName: text('测量单位', 'Unit of the value', { length: 20, help: ['如 mm、N·m、HRC', 'Such as mm, N·m, HRC'] }),
    decimals: integer('小数位数', 'Decimal places', { min: 0, max: 6 }),
    method: text('检验方法', 'Method', { length: 500 }),
    toolType: dictionary('gaugeType', '检具类型', 'Inspection tool type'),
    photoRequired: flag('必须拍照', 'Photo required'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'kind', 'itemClass', 'important', 'standard', 'lower', 'upper', 'unitName', 'markStatus'],
  query: ['code', 'name', 'kind', 'itemClass', 'important', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  suppliers: [
    'code',
    'name',
    'nameEn',
    'kind',
    'itemClass',
    'important',
    'operator',
    'standard',
    'upper',
    'lower',
    'unitName',
    'decimals',
    'method',
    'toolType',
    'photoRequired',
    'markStatus',
  ],
  visible: {
    operator: isMeasured,
    standard: isMeasured,
    upper: isMeasured,
    lower: isMeasured,
    unitName: isMeasured,
    decimals: isMeasured,
  },
  // B018–B021: a measured item says what it is measured against.
  requiredWhen: { operator: isMeasured, standard: isMeasured, upper: isMeasured, lower: isMeasured },
  rules: [
    { id: 'B022', field: 'upper', must: (item) => !isMeasured(item) || inLimitOrder(item), else: UPSIDE_DOWN },
    // Closing is switching off, whichever way it is done.
    { id: 'B105', field: 'markStatus', must: (item) => item.markStatus === '1' || item.deviation === '0', else: DEVIATION },
    { id: 'B107', field: 'markStatus', must: (item) => item.markStatus === '1' || item.important === '0', else: IMPORTANT },
  ],
});
export interface InspectionItem extends RowOf<typeof InspectionItem> {}
