import type { Problem, Text } from '@takt/model';

/** How the contract's `opTag` wants to be shown. */
export type Level = 'success' | 'error' | 'warning' | 'question' | 'info';
const LEVELS: Readonly<Record<string, Level>> = { 0: 'success', 1: 'error', 2: 'warning', 3: 'question' };

/** A call that was refused or failed, in both languages. */
export class ApiError extends Error {
  readonly code: string;
  /** Of HTTP; 0 where nothing was answered. */
  readonly status: number;
  readonly text: Text;
  /** What would clear the way. */
  readonly unblock: Text | null;
  readonly level: Level;
  /** The number to tell an administrator; only a fault of the system has one worth telling. */
  readonly requestId: string | null;
  /** Where in the form it is wrong, as far as the server can say. */
  readonly problems: readonly Problem[];
  /** Shown until it is closed. */
  readonly stays: boolean;
  /** What the server sent beside the refusal. */
  readonly data: unknown;
  /** In how many seconds it may be asked again, where it was too much at once. */
  readonly retryAfter: number | null;

  constructor(parts: {
    readonly code: string;
    readonly status?: number;
    readonly text: Text;
    readonly unblock?: Text | null;
    readonly level?: Level;
    readonly requestId?: string | null;
    readonly problems?: readonly Problem[];
    readonly stays?: boolean;
    readonly data?: unknown;
    readonly retryAfter?: number | null;
  }) {
    super(parts.text[1]);
    this.code = parts.code;
    this.status = parts.status ?? 0;
    this.text = parts.text;
    this.unblock = parts.unblock ?? null;
    this.level = parts.level ?? 'error';
    this.requestId = parts.requestId ?? null;
    this.problems = parts.problems ?? [];
    this.stays = parts.stays ?? false;
    this.data = parts.data ?? null;
    this.retryAfter = parts.retryAfter ?? null;
  }
}

interface FailureItem {
  readonly errorCode?: string;
  readonly errorCodeDesc?: string;
  readonly errorCodeDescE?: string;
  readonly errorCategory?: string;
  readonly addStr?: string;
  readonly opTag?: string;
  readonly unblock?: Text;
  readonly requestId?: string;
  readonly problems?: readonly WireProblem[];
}
type WireProblem = Pick<Problem, 'at' | 'level' | 'rule'> & { readonly zh: string; readonly en: string };
interface Failure {
  /** 1 for what must not pass unread. */
  readonly errorShow?: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly errorMsg?: readonly FailureItem[];
}

const UNREADABLE: Text = ['服务器没有给出可读的答复', 'The server gave no readable answer'];
const LATER: Text = ['请稍后重试；若仍失败，请联系管理员', 'Try again shortly; if it still fails, tell an administrator'];

/** Reads the contract's failure envelope; `body` is whatever the server sent. */
export function apiErrorOf(httpStatus: number, body: unknown, retryAfter: string | null = null): ApiError {
  const { message, data, errorMsg, errorShow } = (typeof body === 'object' && body !== null ? body : {}) as Failure;
  const item = errorMsg?.[0];
  if (!item) {
    const text: Text = message ? [message, message] : UNREADABLE;
    return new ApiError({ code: `HTTP ${httpStatus}`, status: httpStatus, text, unblock: LATER, data });
  }
  const zh = item.errorCodeDesc ?? message ?? UNREADABLE[0];
  return new ApiError({
    code: item.errorCode ?? `HTTP ${httpStatus}`,
    status: httpStatus,
    text: [zh, item.errorCodeDescE ?? zh],
    unblock: item.unblock ?? (item.addStr ? [item.addStr, item.addStr] : null),
    level: LEVELS[item.opTag ?? '1'] ?? 'info',
    requestId: item.errorCategory === 'fault' ? (item.requestId ?? null) : null,
    problems: (item.problems ?? []).map(({ zh: text, en, ...place }) => ({ ...place, text: [text, en] })),
    stays: errorShow === 1,
    data,
    retryAfter: retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null,
  });
}

const UNREACHED: Text = ['无法连接服务器', 'The server cannot be reached'];
const CHECK_NETWORK: Text = ['请检查网络后重试', 'Check the network and try again'];
const TOO_SLOW: Text = ['服务器超时未答复', 'The server took too long to answer'];

/** What `fetch` itself threw: the network is gone, or the time limit ended the wait. */
export const networkError = (cause: unknown): ApiError =>
  cause instanceof DOMException && cause.name === 'TimeoutError'
    ? new ApiError({ code: 'timeout', text: TOO_SLOW, unblock: LATER, level: 'warning' })
    : new ApiError({ code: 'network', text: UNREACHED, unblock: CHECK_NETWORK });
