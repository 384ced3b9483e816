import { choice, code, decimal, dictionary, entity, flag, integer, type RowOf, text, RECORD_RIGHTS } from '@takt/model';

/** A question put to customers or suppliers in a survey. */
export const SurveyItem = entity('quality.surveyItem', {
  label: ['调查项目', 'Survey item'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('调查项目编码', 'Survey item code', { required: true, unique: true, length: 20 }),
    name: text('调查内容', 'Question', { required: true, length: 200, contains: true }),
    nameEn: text('英文内容', 'Question in English', { length: 200, contains: true }),
    category: dictionary('surveyCategory', '调查类别', 'Survey category', { required: true }),
    audience: choice(
      '调查对象',
      'Asked of',
      { customer: ['客户', 'Customers'], vendor: ['供应商', 'Suppliers'], staff: ['员工', 'Staff'] },
      { required: true, default: 'customer' },
    ),
    answer: choice(
      '回答方式',
      'Answered by',
      { score: ['打分', 'A score'], yesNo: ['是／否', 'Yes or no'], words: ['文字', 'Words'] },
      { required: true, default: 'score' },
    ),
    maxScore: integer('满分', 'Highest score', { min: 1, max: 1000, default: 10 }),
    weight: decimal('权重（%）', 'Weight (%)', { min: 0, max: 100, scale: 2 }),
    sequence: integer('顺序', 'Sequence', { ordinal: true, min: 0 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'category', 'audience', 'answer', 'maxScore', 'weight', 'sequence', 'markStatus'],
  query: ['code', 'name', 'category', 'audience', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  visible: { maxScore: ({ answer }) => answer === 'score' },
  requiredWhen: { maxScore: ({ answer }) => answer === 'score' },
});
export interface SurveyItem extends RowOf<typeof SurveyItem> {}
