import { type Actor, type Guard, type Problem, type Refusal, rightRefusal, type Text } from '@takt/model';
import { databaseError } from './db/errors.ts';
import { catalogue, type CatalogueCode, type CatalogueEntry } from './catalogue.ts';

/** Something a person may not do, with the sentence for it. Shown as it is; anything else thrown is a fault. */
export class Refused extends Error {
  readonly refusal: Refusal;
  /** What is wrong at which field, for forms and imports. */
  readonly problems: readonly Problem[];
  readonly status: number;
  /** In how many seconds it may be asked again, where it was too much at once. */
  readonly retryAfter: number | null;

  constructor(
    refusal: Refusal,
    options: { readonly status?: number; readonly problems?: readonly Problem[]; readonly retryAfter?: number } = {},
  ) {
    super(refusal.text[1]);
    this.refusal = refusal;
    this.status = options.status ?? (refusal.code === 'permission' ? 403 : 422);
    this.problems = options.problems ?? [];
    this.retryAfter = options.retryAfter ?? null;
  }

  /** A rule of the catalogue that one field breaks: the same sentence above the form and at the field. */
  static at(field: string, rule: string, text: Text): Refused {
    return new Refused({ code: rule, text, level: 'error' }, { problems: [{ at: field, text, level: 'error', rule }] });
  }

  /** What a guard says, where only the transaction can judge it: the same code and words as before the button was pressed. */
  static by({ id }: { readonly id: string }, action: string, guard: Omit<Guard, 'must'>): Refused {
    const { else: text, unblock } = guard;
    return new Refused({ code: `${id}.${action}.${guard.id}`, text, level: 'error', ...(unblock && { unblock }) });
  }

  /** Too much at once; in so many seconds it may be asked again. */
  static later(seconds: number): Refused {
    const { status, text, level } = catalogue.overload;
    return new Refused({ code: 'overload', text, level }, { status, retryAfter: seconds });
  }

  /** One of the engine's own refusals. */
  static of(code: CatalogueCode, problems: readonly Problem[] = []): Refused {
    const { status, text, level, unblock }: CatalogueEntry = catalogue[code];
    return new Refused({ code, text, level, ...(unblock && { unblock }) }, { status, problems });
  }
}

/** Refuses whoever does not hold a right, and says which one to ask for. */
export function demandRight(actor: Pick<Actor, 'can'>, permission: string): void {
  const no = rightRefusal(permission, actor);
  if (no) throw new Refused(no);
}

/** What was thrown, as a refusal: itself, what the database objected to, or the fault it is. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const { code = '', constraint = '' } = databaseError(error);
  if (code === '23505')
    return Refused.of(constraint.endsWith('_number_key') ? 'B102' : constraint.startsWith('idempotency') ? 'busy' : 'X04');
  if (code === '23503') return Refused.of('ref.missing');
  if (code === 'TK002') return Refused.of('tenant.suspended');
  if (code === '42501') return Refused.of('permission');
  if (code === '57014' || code === '55P03') return Refused.of('timeout');
  return Refused.of(/^(22|23)/.test(code) ? 'value' : 'fault');
}

/** Refuses with a sentence of the service's own. */
export function refuse(code: string, text: Text, unblock?: Text): never {
  throw new Refused({ code, text, level: 'error', ...(unblock && { unblock }) });
}
