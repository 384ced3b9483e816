import { AREAS } from '@takt/model';
import { entitiesOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/** Entities people reach through another screen, each with the screen that shows it. */
const WITHOUT_MENU: Readonly<Record<string, string>> = {};

/**
 * Finds menu entries that lead nowhere or twice to the same address, and entities no entry leads to. The mistake: a
 * definition with table, API and rights, and no page on which anybody could use it.
 */
export const menuComplete = (
  modules: readonly ModuleParts[],
  without: Readonly<Record<string, string>> = WITHOUT_MENU,
): Finding[] => {
  const known = new Set(entitiesOf(modules).map(({ id }) => id));
  const groups = modules.flatMap(({ menu }) => menu);
  const screens = groups.flatMap((group) => group.screens);
  const shown = new Set(screens.map(({ entity }) => entity));
  return [
    ...groups
      .filter(({ area }) => !Object.hasOwn(AREAS, area))
      .map(({ area, group }) => ({ where: `menu ${area}/${group}`, what: `there is no area ${area}` })),
    ...screens.flatMap(({ route, entity }, index) => [
      ...(screens.findIndex((other) => other.route === route) < index
        ? [{ where: `menu ${route}`, what: 'this route is taken' }]
        : []),
      ...(entity === undefined || known.has(entity)
        ? []
        : [{ where: `menu ${route}`, what: `shows ${entity}, which is not defined` }]),
    ]),
    ...[...known]
      .filter((id) => !shown.has(id) && !Object.hasOwn(without, id))
      .map((id) => ({ where: id, what: 'is on no menu; add its line to menu.ts' })),
    ...Object.keys(without)
      .filter((id) => !known.has(id) || shown.has(id))
      .map((id) => ({ where: id, what: 'needs no exception from the menu' })),
  ];
};
