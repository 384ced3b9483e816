import {
  blank,
  choice,
  code,
  compareDecimal,
  dictionary,
  entity,
  flag,
  integer,
  money,
  type RowOf,
  ref,
  table,
  text,
  user,
  RECORD_RIGHTS,
} from '@takt/model';
import { ENDS_FIRST, inOrder, period } from '../period.ts';

/** Who agrees to what, level after level. A level whose amount does not fit is passed over. */
export const ApprovalPlan = entity('base.approvalPlan', {
  label: ['审批方案', 'Approval plan'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('方案编码', 'Plan code', { required: true, unique: true }),
    name: text('方案名称', 'Plan name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    subject: dictionary('approvalSubject', '适用单据', 'For documents', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { help: ['不选则适用于所有工厂', 'For every plant when empty'] }),
    currency: dictionary('currency', '金额币种', 'Currency of amounts', { default: 'CNY' }),
    ...period,
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    levels: table('审批级次', 'Levels', {
      level: integer('级次', 'Level', { ordinal: true, required: true, min: 1, max: 5 }),
      name: text('级次名称', 'Level name', { required: true, length: 60 }),
      nameEn: text('英文名称', 'English name', { length: 60 }),
      mode: choice(
        '审批方式',
        'Agreed by',
        { any: ['任一人同意', 'Any one of them'], all: ['全部同意', 'All of them'] },
        { required: true, default: 'any' },
      ),
      amountFrom: money('金额从', 'Amount from', { min: 0 }),
      amountTo: money('金额到', 'Amount to', { min: 0 }),
      deadlineHours: integer('时限（小时）', 'Deadline (hours)', { min: 1 }),
    }),
    approvers: table('审批人', 'Approvers', {
      level: integer('级次', 'Level', { ordinal: true, required: true, min: 1, max: 5 }),
      kind: choice(
        '审批人类型',
        'Kind of approver',
        {
          user: ['指定用户', 'A user'],
          role: ['角色', 'A role'],
          head: ['申请人部门负责人', 'Head of the applicant’s department'],
        },
        { required: true, default: 'user' },
      ),
      user: user('用户', 'User'),
      role: ref('system.role', '角色', 'Role'),
    }),
  },
  list: ['code', 'name', 'nameEn', 'subject', 'plant', 'currency', 'validFrom', 'validTo', 'markStatus'],
  query: ['code', 'name', 'subject', 'plant', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
  unplaced: 'seen',
  rules: [
    { field: 'validTo', must: (row) => inOrder(row), else: ENDS_FIRST },
    {
      field: 'levels',
      must: ({ levels }) => {
        const numbers = levels.map(({ level }) => level).toSorted((a, b) => a - b);
        return numbers.length > 0 && numbers.every((level, index) => level === index + 1);
      },
      else: ['级次从1开始连续编号，不能重复', 'Levels are numbered 1, 2, 3 without a gap or a repetition'],
    },
    {
      field: 'levels',
      must: ({ levels }) =>
        levels.every(({ amountFrom, amountTo }) => !amountFrom || !amountTo || compareDecimal(amountTo, amountFrom) > 0),
      else: ['「金额到」必须大于「金额从」', 'The end of an amount must be above its beginning'],
    },
    {
      field: 'approvers',
      must: ({ approvers }) =>
        approvers.every((one) => !(one.kind === 'user' && blank(one.user)) && !(one.kind === 'role' && blank(one.role))),
      else: ['请按审批人类型选择用户或角色', 'Choose the user or the role the kind of approver asks for'],
    },
    {
      field: 'approvers',
      must: ({ levels, approvers }) => {
        const named = new Set(approvers.map(({ level }) => level));
        return (
          levels.every(({ level }) => named.has(level)) &&
          approvers.every((one) => levels.some(({ level }) => level === one.level))
        );
      },
      else: ['每个级次都要有审批人，审批人的级次必须存在', 'Each level needs an approver, and each approver a level that exists'],
    },
  ],
});
export interface ApprovalPlan extends RowOf<typeof ApprovalPlan> {}
