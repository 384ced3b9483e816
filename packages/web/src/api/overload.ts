import { ApiError } from './api-error.ts';

/** As long as somebody looks at a page that still loads. */
const PATIENCE_MS = 60_000;
/** Where the server names no time. */
const SHORTLY_S = 1;
/** What was refused together does not come back together. */
const APART_MS = 500;

const secondsToWait = (error: unknown): number | null =>
  error instanceof ApiError && error.code === 'overload' ? (error.retryAfter ?? SHORTLY_S) : null;

/**
 * Asks again what was refused because it was too much at once, when the server says there is room. A page that gave up instead showed
 * what it had not heard as if there were none.
 */
export async function whenThereIsRoom<T>(call: () => Promise<T>): Promise<T> {
  const giveUp = performance.now() + PATIENCE_MS;
  for (;;)
    try {
      return await call();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null) throw error;
      const pause = seconds * 1000 + Math.random() * APART_MS;
      if (performance.now() + pause > giveUp) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
}
