import { decided } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import { PROMISE_DAYS, PROMISE_EXCESS } from '../defs/index.ts';

/** What documents that suppliers answer compute of their company and of their lines, for their guards and pages. */
export const termsOfPromises = {
  promiseExcess: `(${decided(PROMISE_EXCESS, 't')})::numeric`,
  promiseDays: `(${decided(PROMISE_DAYS, 't')})::int`,
};
/** How many decimals the unit of a line is counted in. */
export const decimals = `(select u.precision from ${unitRows} u where u.tenant_id = t.tenant_id and u.id = t.unit_id)`;
export const lineOfPromises = {
  partNo: `(select p.part_no from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
  decimals,
};
