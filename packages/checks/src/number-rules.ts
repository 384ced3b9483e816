import { numberRuleProblem } from '@takt/model';
import { documentsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

const prefixOf = (rule: string): string => rule.split('{', 1)[0] ?? '';

/**
 * Finds number rules the engine cannot render, and two that begin alike. The mistakes: a rule without a sequence, with which the
 * second document of a period cannot be saved; and numbers that do not tell which kind of document they are of.
 */
export const numberRules = (modules: readonly ModuleParts[]): Finding[] => {
  const documents = documentsOf(modules);
  return documents.flatMap(({ id, number }, index) => {
    const problem = numberRuleProblem(number);
    const other = documents.slice(0, index).find((one) => prefixOf(one.number) === prefixOf(number));
    return [
      ...(problem ? [{ where: id, what: `number rule ${number}: ${problem}` }] : []),
      ...(other ? [{ where: id, what: `numbers begin like those of ${other.id}` }] : []),
    ];
  });
};
