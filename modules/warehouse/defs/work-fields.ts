import { priorityField, ref, user } from '@takt/model';

/** Where a task of the warehouse is done, and how urgent it is. The zone follows from the location the task names. */
export const workPlace = {
  zone: ref('warehouse.zone', '作业区域', 'Work zone', { readonly: true }),
  priority: priorityField(),
};
/** Who has it, and did it in the end. */
export const claimedBy = user('领取人', 'Claimed by', { readonly: true });
