import { blank, type Guard } from '@takt/model';

/** Guards several documents of the warehouse ask in the same words. */
export const hasLines: Guard<{ readonly lines: readonly unknown[] }> = {
  id: 'hasLines',
  must: ({ lines }) => lines.length > 0,
  else: ['请先维护明细', 'Add at least one detail line first'],
};

/** Somebody says why in the dialog. */
export const reasonGiven: Guard = {
  id: 'reason',
  must: (_, at) => !blank(at.input.reason),
  else: ['请填写原因', 'Please fill in the reason'],
  onInput: true,
};

/** The document itself says why. */
export const reasonWritten: Guard<{ readonly reason: string | null }> = {
  id: 'reason',
  must: ({ reason }) => !blank(reason),
  else: ['请填写原因', 'Please fill in the reason'],
};
