import { fieldsOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/**
 * Finds dictionary fields whose list nobody ships, or whose default is not in it. The mistake: a misspelt list. It offers
 * nothing to choose and refuses whatever is sent, and no compiler can see it.
 */
export const listsShipped = (modules: readonly ModuleParts[]): Finding[] => {
  const lists = new Map(modules.flatMap(({ defs }) => defs.lists ?? []).map(({ code, items }) => [code, items]));
  return fieldsOf(modules).flatMap(({ where, field: { kind, options } }): Finding[] => {
    if (kind !== 'dictionary') return [];
    const items = lists.get(options.list ?? '');
    if (!items) return [{ where, what: `no module ships the list ${options.list}` }];
    const first = options.default;
    return first === undefined || Object.hasOwn(items, String(first))
      ? []
      : [{ where, what: `its default ${String(first)} is not in the list ${options.list}` }];
  });
};
