import type { Entity } from '@takt/model';
import { currentCommit, partOf } from '@takt/testing';
import { entities } from './company.ts';
import { traitsOf } from './traits.ts';

/**
 * Facts of the engine, such as paging or the replay of a request, hold for every definition when they hold for a set that
 * has every trait between its members. They are tried on that set, and on a tenth of the others which the commit chooses.
 * What only a definition can break is tried on all of them, always.
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

/** Which tenth of the other definitions a commit takes its turn with: 0 to 9. */
export const tenthOf = (commit: string): number => partOf(commit, 10);
export const inTenth = (others: readonly Definition[], tenth: number): readonly Definition[] =>
  others.filter((_, index) => index % 10 === tenth);

export const chosen: readonly Definition[] = coveringSet(entities);
const others = entities.filter((entity) => !chosen.includes(entity));
const commit = currentCommit();
const everything = process.env['TAKT_TESTS'] === 'all' || process.env['TAKT_FAULTS'] === 'full';
const turn = inTenth(others, tenthOf(commit));

/** What the facts of the engine are tried on in this run. */
export const examples: readonly Definition[] = everything
  ? entities
  : entities.filter((entity) => chosen.includes(entity) || turn.includes(entity));
/** What the run says of it. */
export const announced: string = everything
  ? `engine facts on all ${entities.length} definitions`
  : `engine facts on ${chosen.length} definitions and tenth ${tenthOf(commit) + 1} of 10 (commit ${commit.slice(0, 7)})`;
