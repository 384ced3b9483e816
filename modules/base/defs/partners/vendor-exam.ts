import { choice, code, decimal, entity, flag, integer, type RowOf, ref, type Text, text, RECORD_RIGHTS } from '@takt/model';

const BY_HUNDRED: Text = ['百分比；启用的合计不超过100', 'Percent; those in use add up to 100 at most'];
// B045
const ratio = decimal('分值比例（%）', 'Score ratio (%)', {
  required: true,
  above: 0,
  max: 100,
  scale: 2,
  wrongWords: ['分值比例必须为大于0的数字', 'The score ratio must be a number above 0'],
  help: BY_HUNDRED,
});

/** What suppliers are appraised by: quality, delivery, cost, service, technology; each with its weight. */
export const VendorExamType = entity('base.vendorExamType', {
  label: ['供应商考核类型', 'Supplier exam type'],
  byFace: RECORD_RIGHTS,
  fields: {
    // B048
    examTypeCode: code('考核类型编号', 'Type number', {
      required: true,
      unique: true,
      uniqueWords: ['考核类型编号不能重复', 'The type number must be unique'],
    }),
    name: text('考核类型名称', 'Type name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    examRatio: ratio,
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['examTypeCode', 'name', 'nameEn', 'examRatio', 'remark', 'markStatus'],
  query: ['examTypeCode', 'name', 'markStatus'],
  title: ['examTypeCode', 'name'],
  sort: [['examTypeCode', 'asc']],
  enabled: 'markStatus',
});
export interface VendorExamType extends RowOf<typeof VendorExamType> {}

/** One thing that is measured within a type, against a target. */
export const VendorExamItem = entity('base.vendorExamItem', {
  label: ['供应商考核项目', 'Supplier exam item'],
  byFace: RECORD_RIGHTS,
  fields: {
    // B047
    examItemCode: code('考核项编号', 'Item number', {
      required: true,
      unique: true,
      uniqueWords: ['考核项编号不能重复', 'The item number must be unique'],
    }),
    name: text('考核项名称', 'Item name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    examType: ref('base.vendorExamType', '考核类型', 'Exam type', { required: true }),
    examRatio: ratio,
    // B046
    targetScore: integer('目标分', 'Target score', {
      required: true,
      min: 1,
      integerWords: ['目标分必须为正整数', 'The target score must be a positive integer'],
    }),
    source: choice(
      '取数方式',
      'Measured by',
      {
        manual: ['人工评分', 'Entered by hand'],
        ppm: ['来料PPM', 'Incoming PPM'],
        onTime: ['准时交付率', 'On-time delivery'],
        claims: ['索赔次数', 'Claims'],
        replyHours: ['回复及时率', 'Replies in time'],
      },
      { required: true, default: 'manual' },
    ),
    lowerBetter: flag('越小越好', 'Lower is better', {
      help: ['例如PPM：实际低于目标得满分', 'PPM, for example: full score below the target'],
    }),
    standard: text('评分标准', 'How it is scored', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['examItemCode', 'name', 'nameEn', 'examType', 'examRatio', 'targetScore', 'source', 'lowerBetter', 'markStatus'],
  query: ['examItemCode', 'name', 'examType', 'source', 'markStatus'],
  title: ['examItemCode', 'name'],
  sort: [['examItemCode', 'asc']],
  enabled: 'markStatus',
});
export interface VendorExamItem extends RowOf<typeof VendorExamItem> {}
