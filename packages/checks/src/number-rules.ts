import { numberRuleProblem } from '@takt/model';
import { documentsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/**
 * Finds number rules the engine cannot render. The mistake: a rule without a sequence, with which the second document of
 * a period cannot be saved.
 */
export const numberRules = (modules: readonly ModuleParts[]): Finding[] =>
  documentsOf(modules).flatMap(({ id, number }) => {
    const problem = numberRuleProblem(number);
    return problem ? [{ where: id, what: `number rule ${number}: ${problem}` }] : [];
  });
