import { ApiError } from '../api/api-error.ts';

const isQuestion = (error: unknown): error is ApiError => error instanceof ApiError && error.level === 'question';

/**
 * Runs a call that the server may answer with a question: whoever says yes has it run again with the question accepted. Null
 * where somebody says no; what is no question, or one that was accepted already, is thrown.
 */
export async function accepting<T>(
  run: (accepted: readonly string[]) => Promise<T>,
  ask: (question: ApiError) => Promise<boolean>,
  accepted: readonly string[] = [],
): Promise<T | null> {
  try {
    return await run(accepted);
  } catch (error) {
    if (!isQuestion(error) || accepted.includes(error.code)) throw error;
    if (!(await ask(error))) return null;
    return accepting(run, ask, [...accepted, error.code]);
  }
}
