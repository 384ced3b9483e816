import { createContext, use } from 'react';
import { read } from '@takt/web/light';
import type { HandheldAssembly, Task } from './task.ts';
import { useOfflineAnswer } from './use-offline-answer.ts';

/** Rights change seldom while somebody works. */
const KEEP_MS = 60_000;

/** Every right some page of the handheld asks about. */
const rightsOf = (tasks: readonly Task[]): readonly string[] =>
  [...new Set(tasks.flatMap(({ needs, steps = [] }) => [...needs, ...steps]))].toSorted();

/** Which of them the person holds; null before anybody has said. */
export function useHeld({ tasks }: Pick<HandheldAssembly, 'tasks'>) {
  const permissions = rightsOf(tasks);
  // A new version asks about others: what was answered to the old one says nothing of them.
  return useOfflineAnswer(
    `allowed ${permissions.join()}`,
    () => read<readonly string[]>('/base/ai/allowed', { permissions }),
    KEEP_MS,
  );
}

/** Whether a kind of work is theirs: all of it, not only its last step. */
export const isTheirs = ({ needs }: Pick<Task, 'needs'>, held: readonly string[]): boolean =>
  needs.every((right) => held.includes(right));

export const HeldContext = createContext<readonly string[] | null>(null);
/** Whether a step is the person's to take; while nobody has said, the server decides. */
export const useMay = (right: string): boolean => use(HeldContext)?.includes(right) ?? true;
