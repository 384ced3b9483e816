import { text } from '@takt/model';

/** A document the other way takes back what this one posted, and names it. The contract has no name for it. */
export const reverseAction = {
  beyond: true,
  label: ['冲销', 'Reverse'],
  input: { reason: text('原因', 'Reason', { length: 500 }) },
  effect: true,
  posts: true,
  bulk: false,
} as const;
