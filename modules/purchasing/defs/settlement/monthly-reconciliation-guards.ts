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
