import { type Lang, type Problem, say } from '@takt/model';
import type { CatalogueCode } from '../catalogue.ts';
import { databaseError } from '../db/errors.ts';
import { Refused } from '../refused.ts';

/** The contract's success envelope around JSON that is already text. */
export const success = (data: string, message = ''): string => `{"status":1,"data":${data},"message":${JSON.stringify(message)}}`;

const OP_TAG = { error: '1', warn: '2', confirm: '3' } as const;

export interface Failure {
  readonly httpStatus: number;
  readonly body: string;
}

/** The contract's failure envelope. Both languages travel; the browser shows the one it speaks. */
export function failure(refused: Refused, lang: Lang, operation: string, requestId: string): Failure {
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
    body: JSON.stringify({ status: refused.status >= 500 ? -1 : 0, message: say(text, lang), errorMsg: [item] }),
  };
}
const plain = ({ at, text, level, rule }: Problem) => ({ at, zh: text[0], en: text[1], level, ...(rule && { rule }) });

/** What the database or the HTTP layer threw, as a refusal people understand; a fault when it is none. */
export function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const code = known(error);
  if (code) return Refused.of(code);
  return Refused.of('fault');
}

function known(error: unknown): CatalogueCode | null {
  const { code = '', constraint = '' } = databaseError(error);
  if (code === '23505')
    return constraint.endsWith('_number_key') ? 'B102' : constraint.startsWith('idempotency') ? 'busy' : 'X04';
  if (code === '23503') return 'ref.missing';
  if (code === '57014' || code === '55P03') return 'timeout';
  if (/^(22|23)/.test(code)) return 'value';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'media.type';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') return 'too.large';
  if (code.startsWith('FST_ERR_CTP') || code === 'FST_ERR_VALIDATION' || code === 'FST_ERR_BAD_URL') return 'request';
  const status = (error as { readonly statusCode?: number }).statusCode ?? 0;
  if (status === 429) return 'overload';
  return status >= 400 && status < 500 ? 'request' : null;
}
