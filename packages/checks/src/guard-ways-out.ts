import { actionsOf, documentsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/** A sentence that begins or ends with a request says itself what to do. */
const asks = (sentence: string): boolean => /(?<!申)请/.test(sentence);

/**
 * Finds guards that say no and not what clears the way. The mistake: somebody stands before a grey button, knows why, and still has to
 * ask a colleague what to do about it.
 */
export const guardWaysOut = (modules: readonly ModuleParts[]): Finding[] =>
  documentsOf(modules).flatMap((doc) =>
    actionsOf(doc).flatMap(([name, { needs = [] }]) =>
      needs
        .filter(({ level = 'error', unblock, else: [zh] }) => level === 'error' && unblock === undefined && !asks(zh))
        .map(({ id }) => ({ where: `${doc.id}.${name}.${id}`, what: 'does not say what clears the way' })),
    ),
  );
