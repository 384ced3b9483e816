import { integer, parameter, type Text } from '@takt/model';

const HELP: Text = [
  '满该月数后自动删除，每月一次；法规要求网络日志至少留存六个月',
  'Rows older than this many months go by themselves, a month at a time; the law wants logs kept for six months at least',
];
/** The law has no upper bound; twenty years is longer than anybody has asked for. */
const limits = { required: true, default: 36, min: 6, max: 240, help: HELP } as const;

export const OPERATION_LOG_MONTHS = parameter(
  'system.operationLogMonths',
  integer('操作日志保留月数', 'Months operations are kept', limits),
);
export const LOGIN_LOG_MONTHS = parameter(
  'system.loginLogMonths',
  integer('登录日志保留月数', 'Months sign-ins are kept', limits),
);
