import { blank, type Guard, reasonGiven } from '@takt/model';

/** The document itself says why. */
export const reasonWritten: Guard<{ readonly reason: string | null }> = {
  id: reasonGiven.id,
  must: ({ reason }) => !blank(reason),
  else: reasonGiven.else,
};
