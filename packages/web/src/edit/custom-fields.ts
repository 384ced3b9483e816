import { defaults, type Field, type Fields, type Kind, type Moment, type Problem, valueProblem } from '@takt/model';
import type { Column } from '../api/calls.ts';
import { bagOf, type Draft, OWN, valueIn } from './draft.ts';

/** The tenant's own fields among the columns of a list, under the names they travel by. */
export const customFieldsOf = (columns: readonly Column[]): Fields =>
  Object.fromEntries(
    columns
      .filter(({ name }) => name.startsWith(OWN))
      .map(({ name, kind, label, formRules }): [string, Field] => [
        name,
        { kind, label, required: false, options: {}, ...formRules },
      ]),
  );

/** What is wrong with them, in the sentences the server would use. Rows from before a field may stay without it. */
export const customFieldProblems = (fields: Fields, draft: Draft): readonly Problem[] =>
  Object.entries(fields).flatMap(([at, field]): Problem[] => {
    const text = valueProblem(field, valueIn(draft, at), field.required && typeof draft['id'] !== 'string');
    return text ? [{ at, text, level: 'error' }] : [];
  });

/** A switch holds something before anybody touches it. */
const AT_REST: Partial<Record<Kind, string>> = { flag: '0' };

/** A new row with what its own fields begin with; they become known only after the form has been opened. */
export function withCustomDefaults(fields: Fields, draft: Draft, at: Moment): Draft {
  if (typeof draft['id'] === 'string' || Object.keys(fields).length === 0) return draft;
  const begun = Object.entries(defaults(fields, at)).map(([name, value]) => [
    name.slice(OWN.length),
    value ?? AT_REST[fields[name]?.kind ?? 'text'] ?? null,
  ]);
  return { ...draft, ext: { ...Object.fromEntries(begun), ...bagOf(draft) } };
}
