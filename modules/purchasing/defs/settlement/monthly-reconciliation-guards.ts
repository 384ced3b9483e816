import { blank, type Guard } from '@takt/model';

interface Statement {
  readonly invoices: number | null;
  readonly lines: readonly { readonly id: string }[];
}
/** Nothing is stored yet when it is asked: the server looks for another statement, in these words. */
export const onePerPeriod: Guard = {
  id: 'period',
  must: () => true,
  else: ['该期间对账单已存在', 'A statement for this period already exists'],
  unblock: ['请打开已有的对账单，或选择其他期间', 'Open the existing statement, or choose another period'],
};
/** What comes today would stand on the statement of a month to come, and be missing from that of this one. */
export const begun: Guard<{ readonly period: string | null }> = {
  id: 'begun',
  must: ({ period }, { now }) => (period ?? '') <= now.slice(0, 7),
  else: ['该期间尚未开始，不能生成对账单', 'The period has not begun; it has no statement yet'],
  unblock: ['请选择本月或以前的期间', 'Choose this month or an earlier one'],
};
/** Its lines were gathered for it. What it was before is for the server to know; it refuses in these words. */
export const sameHeader: Guard = {
  id: 'header',
  must: () => true,
  else: ['供应商、工厂、期间和币种不能更改', 'Supplier, plant, period and currency cannot be changed'],
  unblock: ['请删除后重新生成对账单', 'Delete the statement and generate another'],
};
export const why: Guard<Statement> = {
  id: 'why',
  must: ({ lines }, { input }) => !blank(input['reason']) && lines.some(({ id }) => id === input['lineId']),
  else: ['请填写异议原因', 'Enter the reason for the dispute'],
  onInput: true,
};
export const noinv: Guard<Statement> = {
  id: 'noinv',
  must: ({ invoices }) => (invoices ?? 0) === 0,
  else: ['已开票，不能取消确认', 'Already invoiced; cannot undo'],
  unblock: ['请先作废开票申请', 'Void the invoice request first'],
};
