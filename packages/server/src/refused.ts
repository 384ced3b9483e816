import type { Problem, Refusal, Text } from '@takt/model';
import { catalogue, type CatalogueCode, type CatalogueEntry } from './catalogue.ts';

/** Something a person may not do, with the sentence for it. Shown as it is; anything else thrown is a fault. */
export class Refused extends Error {
  readonly refusal: Refusal;
  /** What is wrong at which field, for forms and imports. */
  readonly problems: readonly Problem[];
  readonly status: number;

  constructor(refusal: Refusal, options: { readonly status?: number; readonly problems?: readonly Problem[] } = {}) {
    super(refusal.text[1]);
    this.refusal = refusal;
    this.status = options.status ?? (refusal.code === 'permission' ? 403 : 422);
    this.problems = options.problems ?? [];
  }

  /** One of the engine's own refusals. */
  static of(code: CatalogueCode, problems: readonly Problem[] = []): Refused {
    const { status, text, level, unblock }: CatalogueEntry = catalogue[code];
    return new Refused({ code, text, level, ...(unblock && { unblock }) }, { status, problems });
  }
}

/** Refuses with a sentence of the service's own. */
export function refuse(code: string, text: Text, unblock?: Text): never {
  throw new Refused({ code, text, level: 'error', ...(unblock && { unblock }) });
}
