import { choice, code, department, dictionary, entity, flag, integer, type RowOf, text, RECORD_RIGHTS } from '@takt/model';

/** What can go wrong on the line, who is called for it and how soon somebody must be there. */
export const ExceptionCode = entity('quality.exceptionCode', {
  label: ['异常代码', 'Exception code'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('异常代码', 'Exception code', { required: true, unique: true, length: 20 }),
    name: text('异常名称', 'Exception name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    category: dictionary('exceptionCategory', '异常类别', 'Exception category', { required: true }),
    grade: choice(
      '紧急程度',
      'Urgency',
      { minor: ['一般', 'Minor'], major: ['重要', 'Major'], critical: ['紧急', 'Critical'] },
      { required: true, default: 'minor' },
    ),
    stopsLine: flag('停线', 'Stops the line'),
    department: department('责任部门', 'Responsible department'),
    responseMinutes: integer('响应时限（分钟）', 'Respond within (min)', { min: 1, max: 10_000 }),
    escalateMinutes: integer('升级时限（分钟）', 'Escalate after (min)', {
      min: 1,
      max: 10_000,
      help: ['到时未关闭则通知上一级', 'Not closed by then, the next level hears of it'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'name',
    'nameEn',
    'category',
    'grade',
    'stopsLine',
    'department',
    'responseMinutes',
    'escalateMinutes',
    'markStatus',
  ],
  query: ['code', 'name', 'category', 'grade', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  rules: [
    {
      field: 'escalateMinutes',
      must: ({ responseMinutes, escalateMinutes }) => !responseMinutes || !escalateMinutes || escalateMinutes >= responseMinutes,
      else: ['升级时限不能短于响应时限', 'It cannot be escalated before a response is due'],
    },
  ],
});
export interface ExceptionCode extends RowOf<typeof ExceptionCode> {}
