import { actionsOf, documentsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/**
 * Finds two guards of one action under one id. The mistake: people acknowledge warnings by code, so a “yes, go on” to one
 * would silence the other.
 */
export const guardIds = (modules: readonly ModuleParts[]): Finding[] =>
  documentsOf(modules).flatMap((doc) =>
    actionsOf(doc).flatMap(([name, { needs = [] }]) => {
      const ids = needs.map(({ id }) => id);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      // `state`, `by` and `system` are the engine's own refusals of an action.
      const engine = ids.filter((id) => ['state', 'by', 'system'].includes(id));
      return [
        ...twice.map((id) => ({ where: `${doc.id}.${name}.${id}`, what: 'another guard of this action has this id' })),
        ...engine.map((id) => ({ where: `${doc.id}.${name}.${id}`, what: 'the engine refuses under this id itself' })),
      ];
    }),
  );
