import { blank, type Guard, isMobile } from '@takt/model';

interface Notice {
  readonly status?: string;
  readonly collected: string | null;
  readonly driverTel: string | null;
  readonly replyDueAt: string | null;
  readonly leftAt: string | null;
  readonly lines: readonly { readonly came: string | null }[];
}

/** By the note a line names; without one, what the warehouse has of it is the bound. */
export const came: Guard<Notice> = {
  id: 'came',
  must: ({ lines }) => lines.every((line) => line.came === '1'),
  else: ['退货数量超过该供应商随此单交付的数量', 'More goes back than came with the note from this supplier'],
  unblock: ['请改正数量，或选择正确的送货单、提货单', 'Correct the quantity, or choose the right note'],
};
export const content: Guard<Notice> = {
  id: 'content',
  must: (_, { input }) => input['result'] === 'agree' || (input['result'] === 'dispute' && !blank(input['remark'])),
  else: ['请填写回复内容', 'Please fill in the reply'],
  onInput: true,
};
/** Who drives is asked in the answer; else what the notice says holds. */
export const driverTel: Guard<Notice> = {
  id: 'driverTel',
  must: (notice, { input }) =>
    notice.collected !== '1' || isMobile(blank(input['driverTel']) ? notice.driverTel : input['driverTel']),
  else: ['司机联系方式不正确', 'The driver contact is not valid'],
  unblock: ['请填写11位手机号', 'Enter a mobile number of 11 digits'],
  onInput: true,
};
export const confirmable: Guard<Notice> = {
  id: 'confirmable',
  must: ({ status, replyDueAt }, { now }) => status === 'answered' || (replyDueAt !== null && now > replyDueAt),
  else: ['当前状态不可确认', 'The return notice is not in a confirmable state'],
  unblock: ['请先等供应商回复', 'The supplier replies first'],
};
export const left: Guard<Notice> = {
  id: 'left',
  must: ({ leftAt }) => !blank(leftAt),
  else: ['退货尚未出门，不能关闭', 'The goods have not left yet; cannot close'],
  unblock: ['请先在仓库发出关联的出库单', 'Ship the related outbound order in the warehouse first'],
};
