import { command, fill, ref, type Text, text } from '@takt/model';

const AS_MANY: Text = [
  '此处有 {wanted} 件未登记序列号，填写了 {told} 个',
  '{wanted} pieces here have no serial number yet; {told} numbers are given',
];
const NONE: Text = ['此处各件均已登记序列号', 'Every piece here has its serial number'];
const TWICE: Text = ['序列号 {serialNo} 重复', 'Serial number {serialNo} is given twice'];

/** What is wrong with the numbers of pieces that have none yet; null where there is one for each. */
export function enteringProblem(wanted: number, told: readonly string[]): Text | null {
  const twice = told.find((one, n) => told.indexOf(one) !== n);
  if (wanted === 0) return NONE;
  if (twice !== undefined) return fill(TWICE, { serialNo: twice });
  return told.length === wanted ? null : fill(AS_MANY, { wanted, told: told.length });
}

/** What whoever stands before the pieces says. */
export const enteringFields = {
  serialNos: text('序列号', 'Serial numbers', {
    required: true,
    length: 40_000,
    help: ['每件一个，每行一个或用逗号分隔', 'One for each piece, one a line or with commas'],
  }),
};

/** Tells the numbers of serialised pieces that were booked without: nothing moves, the register hears of them. */
export const enterSerials = command<{ readonly entered: number }>()(
  'warehouse.enterSerials',
  ['登记序列号', 'Enter serial numbers'],
  { stock: ref('warehouse.stock', '库存', 'Stock', { required: true }), ...enteringFields },
  { needs: 'warehouse.serialNo.create' },
);
