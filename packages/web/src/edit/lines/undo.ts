/** States of something before and after the present one. */
export interface Stack<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}
export const emptyStack: Stack<never> = { past: [], future: [] };
const DEEPEST = 100;

/** Something is about to change: its present state can be gone back to, and what was undone is forgotten. */
export const recorded = <T>({ past }: Stack<T>, present: T): Stack<T> => ({
  past: [...past, present].slice(-DEEPEST),
  future: [],
});

interface Step<T> {
  readonly stack: Stack<T>;
  readonly present: T;
}
export function undone<T>({ past, future }: Stack<T>, present: T): Step<T> | null {
  const before = past.at(-1);
  return before === undefined ? null : { stack: { past: past.slice(0, -1), future: [present, ...future] }, present: before };
}
export function redone<T>({ past, future }: Stack<T>, present: T): Step<T> | null {
  const [after, ...rest] = future;
  return after === undefined ? null : { stack: { past: [...past, present], future: rest }, present: after };
}
