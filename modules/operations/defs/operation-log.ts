import { choice, datetime, integer, series, type SeriesRow, text, user } from '@takt/model';
import { OPERATION_LOG_MONTHS } from './log-months.ts';

/** What people asked the product to do, whether or not it did: one row per request that would change or take out data. */
export const OperationLog = series('system.operationLog', {
  label: ['操作日志', 'Operation log'],
  at: 'at',
  keepMonths: OPERATION_LOG_MONTHS,
  fields: {
    at: datetime('时间', 'Time', { required: true }),
    user: user('用户', 'User'),
    // Worded when it was written, for people of either language: each is told theirs.
    logName: text('操作名称', 'Operation', { required: true, length: 200, bilingual: true }),
    logcontent: text('内容', 'Content', { length: 500, bilingual: true }),
    result: choice('结果', 'Result', {
      success: ['成功', 'Done'],
      refused: ['被拒', 'Refused'],
      fault: ['故障', 'Fault'],
    }),
    ms: integer('耗时（毫秒）', 'Time taken (ms)'),
    address: text('IP地址', 'Address', { length: 60 }),
    requestId: text('请求号', 'Request', { length: 40 }),
  },
  list: ['at', 'user', 'logName', 'logcontent', 'result', 'ms', 'address', 'requestId'],
  query: ['user', 'logName', 'result', 'at', 'logcontent', 'requestId'],
  title: ['logName'],
  rollups: { day: { by: ['logName', 'result'], measures: { ms: ['count', 'sum', 'max'] } } },
});
export type OperationLog = SeriesRow<typeof OperationLog>;
