import { entitiesOf, fieldsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/**
 * Finds fields and conversions that point at an entity nobody defines. The mistake: a misspelt name. Entities are named
 * by text, so that definitions need not import each other; the compiler cannot see it, and the first user would.
 */
export const refsResolve = (modules: readonly ModuleParts[]): Finding[] => {
  const known = new Set(entitiesOf(modules).map(({ id }) => id));
  const fields = fieldsOf(modules).map(({ where, field }) => ({ where, to: field.options.to }));
  const conversions = modules
    .flatMap(({ defs }) => defs.conversions ?? [])
    .flatMap(({ id, source, target }) => [
      { where: id, to: source.id as string },
      { where: id, to: target.id as string },
    ]);
  return [...fields, ...conversions].flatMap(({ where, to }) =>
    to === undefined || known.has(to) ? [] : [{ where, what: `points at ${to}, which is not defined` }],
  );
};
