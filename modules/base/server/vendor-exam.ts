import { compareDecimal, type Decimal, fill, type Text } from '@takt/model';
import { Refused, whenSaved, advisoryLock } from '@takt/engine';
import { VendorExamItem, VendorExamType } from '../defs/index.ts';

const OVER: Text = [
  '启用的{what}分值比例合计为{sum}%，不能超过100%',
  'The score ratios of {what} in use add up to {sum} %; 100 % is the limit',
];
const TYPES: Text = ['考核类型', 'exam types'];
const ITEMS: Text = ['同类型考核项目', 'the type’s items'];

function demandAtMostHundred(sum: Decimal, what: Text): void {
  if (compareDecimal(sum, '100') > 0) throw Refused.at('examRatio', 'vendorExam.sum', fill(OVER, { what, sum }));
}

/** Ratios of what is in use are shares of one hundred. They may be less while they are being set up. */
export const examSavings = [
  whenSaved(VendorExamType, async (ctx) => {
    await advisoryLock(ctx, VendorExamType.id);
    const { sum } = await ctx.sql.one<{ sum: Decimal }>`
      select trim_scale(coalesce(sum(exam_ratio), 0))::text as sum from base_vendor_exam_type
      where deleted_at is null and mark_status = '1'`;
    demandAtMostHundred(sum, TYPES);
  }),
  whenSaved(VendorExamItem, async (ctx, id) => {
    await advisoryLock(ctx, VendorExamType.id);
    const { sum } = await ctx.sql.one<{ sum: Decimal }>`
      select trim_scale(coalesce(sum(i.exam_ratio), 0))::text as sum from base_vendor_exam_item i
      where i.deleted_at is null and i.mark_status = '1'
        and i.exam_type_id = (select exam_type_id from base_vendor_exam_item where id = ${id})`;
    demandAtMostHundred(sum, ITEMS);
  }),
];
