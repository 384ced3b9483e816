import { type Entity, type Fields, type Moment, type Problem, problems, type Text } from '@takt/model';
import type { Draft } from './draft.ts';
import { customFieldProblems } from './custom-fields.ts';

/* G01 */ export const CHECK_FORM: Text = ['请检查表单填写内容', 'Please check the form'];

/** What stands between a form and the server: errors stop it, warnings are asked about and sent along as accepted. */
interface Judged {
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
  readonly accepted: readonly string[];
}

export function judged(entity: Entity, draft: Draft, at: Moment, own: Fields = {}): Judged {
  const found = [...problems(entity, draft, at), ...customFieldProblems(own, draft)];
  const warnings = found.filter(({ level }) => level === 'warn');
  return {
    errors: found.filter(({ level }) => level === 'error'),
    warnings,
    // A warning is accepted by its rule, or by the field it stands at.
    accepted: warnings.map(({ rule, at: place }) => rule ?? place),
  };
}
