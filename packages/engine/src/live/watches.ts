import { type Entity, isId } from '@takt/model';
import type { Person } from '../ctx.ts';
import { ACCESS_CHANGED, type Change } from './change.ts';
import { openToSuppliers } from '../records/supplier-reach.ts';

/** What a screen shows, and whose screen it is. */
export interface Watch {
  readonly person: Person;
  readonly entities: ReadonlySet<string>;
}

/** What a browser says: the entities its pages show now. Anything else is not heard. */
export function watchedIn(said: string): readonly string[] | null {
  try {
    const { watch } = JSON.parse(said) as { readonly watch?: unknown };
    return Array.isArray(watch) && watch.length <= 100 && watch.every((one) => typeof one === 'string') ? watch : null;
  } catch {
    return null;
  }
}

/** Of what is shown, the entities whose rows the person may read and that have changed where the person sees them. */
export function heardOf(
  { person, entities }: Watch,
  changes: readonly Change[],
  known: ReadonlyMap<string, Entity<any, any>>,
): readonly string[] {
  const heard = changes.filter((change) => entities.has(change.entity) && mayHear(person, change, known.get(change.entity)));
  return [...new Set(heard.map(({ entity }) => entity))];
}

function mayHear(person: Person, { entity: id, places, owner, unseen }: Change, entity: Entity<any, any> | undefined): boolean {
  if (owner) return person.userId === owner.userId || (owner.right !== null && person.can(owner.right));
  if (!entity || !person.can(`${id}.read`)) return false;
  if (person.vendorId !== null && unseen) return false;
  if (person.vendorId !== null && !openToSuppliers(entity)) return false;
  const sees = (allowed: readonly string[], at: readonly string[]): boolean => at.some((place) => allowed.includes(place));
  const own = person.vendorId !== null && places.vendor ? sees([person.vendorId], places.vendor) : true;
  return (
    own &&
    Object.entries(places).every(([dimension, at]) => {
      const allowed = person.scopes[dimension as keyof typeof person.scopes];
      return !allowed || !at || sees(allowed.filter(isId), at);
    })
  );
}

export const isAccessChange = (changes: readonly Change[]): boolean =>
  changes.some(({ entity }) => entity === ACCESS_CHANGED.entity);
