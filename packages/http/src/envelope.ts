import { type Lang, type Problem, say } from '@takt/model';
import { type CatalogueCode, Refused, refusedBy } from '@takt/engine/host';

/** The contract's success envelope around JSON that is already text. */
export const success = (data: string, message = ''): string => `{"status":1,"data":${data},"message":${JSON.stringify(message)}}`;

const OP_TAG = { error: '1', warn: '2', confirm: '3' } as const;

interface Failure {
  readonly httpStatus: number;
  readonly body: string;
}

/** The contract's failure envelope. Both languages travel; the browser shows the one it speaks. */
export function failure(refused: Refused, lang: Lang, operation: string, requestId: string, data?: unknown): Failure {
  const { code, text, unblock, level } = refused.refusal;
  const item = {
    errorCode: code,
    errorCodeDesc: text[0],
    errorCodeDescE: text[1],
    errorCategory: refused.status >= 500 ? 'fault' : 'refusal',
    addStr: unblock ? say(unblock, lang) : '',
    opNo: operation,
    opTag: OP_TAG[level],
    ...(unblock && { unblock }),
    ...(refused.problems.length > 0 && { problems: refused.problems.map(plain) }),
    requestId,
  };
  return {
    httpStatus: refused.status,
    body: JSON.stringify({
      status: refused.status >= 500 ? -1 : 0,
      message: say(text, lang),
      errorMsg: [item],
      // Whoever meets a fault of ours needs its number for longer than three seconds.
      ...(refused.status >= 500 && { errorShow: 1 }),
      ...(data !== undefined && { data }),
    }),
  };
}
const plain = ({ at, text, level, rule }: Problem) => ({ at, zh: text[0], en: text[1], level, ...(rule && { rule }) });

/** What the HTTP layer or the database threw, as a refusal people understand; a fault when it is none. */
export function asRefused(error: unknown): Refused {
  const code = httpRefusal(error);
  return code ? Refused.of(code) : refusedBy(error);
}

function httpRefusal(error: unknown): CatalogueCode | null {
  if (error instanceof Refused) return null;
  const { code = '', statusCode: status = 0 } = (error ?? {}) as { readonly code?: string; readonly statusCode?: number };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'media.type';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return 'file.tooLarge';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'too.large';
  if (status === 429) return 'overload';
  return status >= 400 && status < 500 ? 'request' : null;
}
