import { apiErrorOf } from './api-error.ts';
import { read, signed } from './http.ts';
import { whenThereIsRoom } from './overload.ts';
import type { Envelope } from './send.ts';

interface Ask {
  readonly path: string;
  readonly body: unknown;
  readonly resolve: (answer: Answered) => void;
  readonly reject: (error: unknown) => void;
}
/** How one of several questions was answered; the status is that of HTTP. */
interface Answered {
  readonly http: number;
  readonly retryAfter: number | null;
  readonly answer: unknown;
}

/** As many as the server takes at once. */
const MOST = 40;
let waiting: Ask[] = [];

async function send(asks: readonly Ask[]): Promise<void> {
  try {
    const sent = asks.map(({ path, body }) => ({ path, body }));
    const answers = await read<readonly Answered[]>('/base/ai/queryTogether', { asks: sent });
    asks.forEach(({ resolve, reject }, at) => {
      const answered = answers[at];
      if (answered) resolve(answered);
      else reject(apiErrorOf(0, null));
    });
  } catch (error) {
    for (const { reject } of asks) reject(error);
  }
}

function sendWaiting(): void {
  const asks = waiting;
  waiting = [];
  for (let at = 0; at < asks.length; at += MOST) void send(asks.slice(at, at + MOST));
}

const answerTo = (path: string, body: unknown): Promise<Answered> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(sendWaiting);
    waiting.push({ path, body, resolve, reject });
  });

const isDone = <T>(http: number, answer: unknown): answer is Envelope<T> =>
  http === 200 && typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 1;

/**
 * Asks for what accompanies a page: counts, names, what is known of a record. What is asked in the same moment travels as one call, and
 * each is answered, refused and asked again by itself.
 */
export const readTogether = <T>(path: string, body: unknown = {}): Promise<T> =>
  whenThereIsRoom(() =>
    signed(async () => {
      const { http, retryAfter, answer } = await answerTo(path, body);
      if (isDone<T>(http, answer)) return answer.data;
      throw apiErrorOf(http, answer, retryAfter === null ? null : String(retryAfter));
    }),
  );
