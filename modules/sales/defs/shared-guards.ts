import { blank, type Guard } from '@takt/model';

/** Guards that several documents of sales ask in the same words. */
export const hasLines: Guard<{ readonly lines: readonly unknown[] }> = {
  id: 'hasLines',
  must: ({ lines }) => lines.length > 0,
  else: ['请先维护明细', 'Add at least one detail line first'],
};
export const reason: Guard = {
  id: 'reason',
  must: (_, { input }) => !blank(input['reason']),
  else: ['请填写原因', 'Please fill in the reason'],
  onInput: true,
};
