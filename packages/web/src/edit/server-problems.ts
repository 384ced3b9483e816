import type { Problem } from '@takt/model';

/** What the server found wrong is told at its place until that place is changed: only the server can judge it again. */
export const remainingProblems = (serverProblems: readonly Problem[], changed: string): readonly Problem[] =>
  serverProblems.filter(({ at }) => at !== changed && !at.startsWith(`${changed}.`));
