import { integer, query, text } from '@takt/model';

/** A row of the contract's test page: users, to try tables with. */
export interface TrialUser {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: string;
}
export interface TrialPage {
  readonly list: readonly TrialUser[];
  readonly total: number;
}
const conditions = {
  name: text('用户名或姓名', 'User name or name', { length: 50 }),
  page: integer('页', 'Page', { min: 1, max: 100_000 }),
  size: integer('每页条数', 'Page size', { min: 1, max: 100 }),
};
export const trialUsers = query<TrialPage>()('base.trialUsers', ['测试用户', 'Test users'], conditions, {
  path: '/base/test/test01/queryPage',
  byFace: true,
});
export const trialUsersAgain = query<TrialPage>()('base.trialUsersAgain', ['测试用户明细', 'Test users, details'], conditions, {
  path: '/base/test/test02/queryPage',
  byFace: true,
});
