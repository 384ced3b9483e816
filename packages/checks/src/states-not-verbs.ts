import { actionLabel } from '@takt/model';
import { actionsOf, documentsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/**
 * Finds states called like the step that leads to them. The mistake: 关闭 and 锁定 stood beside 已发布 and 已完成, as a state in one
 * column and as a button in the next.
 */
export const statesNotVerbs = (modules: readonly ModuleParts[]): Finding[] =>
  documentsOf(modules).flatMap((doc) => {
    const verbs = new Map(actionsOf(doc).map(([name]) => [actionLabel(doc, name)[0], name]));
    return Object.entries(doc.states).flatMap(([name, { label }]): Finding[] => {
      const action = verbs.get(label[0]);
      return action
        ? [{ where: `${doc.id} state ${name}`, what: `“${label[0]}” is what ${action} does; say what has happened` }]
        : [];
    });
  });
