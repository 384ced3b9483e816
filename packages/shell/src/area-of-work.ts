import type { MenuEntry } from '@takt/web/host';

const entitiesIn = ({ entity, children }: MenuEntry): readonly string[] => [
  ...(entity === null ? [] : [entity]),
  ...children.flatMap(entitiesIn),
];

/**
 * Where somebody's work is: the area with most of the steps they may take of documents that wait for them; the first one where
 * they take none.
 */
export function areaOfWork(areas: readonly MenuEntry[], steps: readonly string[] = []): MenuEntry | undefined {
  const documents = steps.map((step) => step.slice(0, step.lastIndexOf('.')));
  const stepsIn = (area: MenuEntry): number => {
    const entities = new Set(entitiesIn(area));
    return documents.filter((document) => entities.has(document)).length;
  };
  return areas.toSorted((a, b) => stepsIn(b) - stepsIn(a))[0];
}
