import { verbs } from '@takt/model';
import { actionsOf, documentsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/**
 * Finds actions without words: neither a label of their own nor one of the verbs every document shares. The mistake: a
 * button that shows its name in the code.
 */
export const actionLabels = (modules: readonly ModuleParts[]): Finding[] =>
  documentsOf(modules).flatMap((doc) =>
    actionsOf(doc)
      .filter(([name, { label }]) => label === undefined && !Object.hasOwn(verbs, name))
      .map(([name]) => ({ where: `${doc.id}.${name}`, what: 'has no label and is none of the shared verbs' })),
  );
