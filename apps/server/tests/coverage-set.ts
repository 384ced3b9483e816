import type { Entity } from '@takt/model';
import { entities } from './company.ts';
import { traitsOf } from './traits.ts';

/**
 * Facts of the engine, such as paging or the replay of a request, hold for every definition when they hold for a set that
 * has every trait between its members. They are tried on that set; `npm run test:all` tries them on all. What only a definition
 * can break is tried on all of them, always.
 */
type Definition = Entity<any, any>;

/** The fewest definitions, near enough, that have every trait of all: the one with most traits not yet had, again and again. */
export function coveringSet(all: readonly Definition[]): readonly Definition[] {
  const left = new Map(all.map((entity) => [entity, traitsOf(entity)] as const));
  const open = new Set([...left.values()].flatMap((traits) => [...traits]));
  const taken = new Set<Definition>();
  while (open.size > 0) {
    const gain = (entity: Definition): number => [...(left.get(entity) ?? [])].filter((trait) => open.has(trait)).length;
    const [best] = all.toSorted((one, other) => gain(other) - gain(one) || (one.id < other.id ? -1 : 1));
    if (!best) break;
    taken.add(best);
    for (const trait of left.get(best) ?? []) open.delete(trait);
  }
  return all.filter((entity) => taken.has(entity));
}

export const chosen: readonly Definition[] = coveringSet(entities);
const everything = process.env['TAKT_TESTS'] === 'all' || process.env['TAKT_FAULTS'] === 'full';
/** What the facts of the engine are tried on in this run. */
export const examples: readonly Definition[] = everything ? entities : chosen;
