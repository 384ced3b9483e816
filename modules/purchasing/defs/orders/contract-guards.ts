import { blank, type Guard } from '@takt/model';

type Dates = Readonly<Record<'validFrom' | 'validTo', string | null>>;
export const period: Guard<Dates> = {
  id: 'period',
  must: ({ validFrom, validTo }) => (validTo ?? '') >= (validFrom ?? ''),
  else: ['合同失效日期不能早于生效日期', 'Expiry date cannot be earlier than effective date'],
  unblock: ['请改正合同的起止日期', 'Correct the contract’s dates'],
};

/** A remark may be corrected; whether prices or terms have changed is known when it is saved, and refused in these words. */
export const byRevision: Guard = {
  id: 'revision',
  must: () => true,
  else: ['生效合同的价格和条款不能直接修改', 'Prices and terms of a contract in effect cannot be edited'],
  unblock: [
    '请修订合同：新版次审批后，原版次在其生效前一日失效',
    'Revise it: once approved, the revision ends it the day before it begins',
  ],
};

export const oneRevision: Guard<{ readonly revised: string }> = {
  id: 'one',
  must: ({ revised }) => revised !== '1',
  else: ['该合同已有未审批的修订', 'A revision of this contract is not approved yet'],
  unblock: ['请打开该修订继续编制，或将其删除', 'Open that revision and go on with it, or delete it'],
};
export const beginsLater: Guard<Dates> = {
  id: 'begins',
  must: ({ validFrom }, { input }) => !blank(input['validFrom']) && String(input['validFrom']) > (validFrom ?? ''),
  else: ['修订的生效日期须晚于原合同的生效日期', 'A revision begins after the contract it follows'],
  unblock: ['请选择原合同生效日期之后的日期', 'Choose a day after the one on which the contract began'],
  onInput: true,
};

/** On any day a part has one contract price from a supplier, for a quantity. */
export const overlap: Guard<{ readonly overlapped: string }> = {
  id: 'overlap',
  must: ({ overlapped }) => overlapped !== '1',
  else: [
    '同一供应商、物料和起订数量在该期间已有合同价格',
    'Another contract has a price for the same supplier, part and quantity in that time',
  ],
  unblock: [
    '请驳回后修改期间，或从该合同修订：修订晚于原合同开始，且不早于其结束',
    'Reject it and change its dates, or revise that contract: a revision begins after it and does not end before it',
  ],
};
