import { type Action, type AnyDocument, targetsOf } from './document.ts';

/** Every greyed button asks, in every row of a list; the answer depends on the definition alone. */
const known = new WeakMap<AnyDocument, Map<string, string | undefined>>();

/**
 * The first step of the shortest way from where a document is to where it must be; undefined where no way leads there. People's own
 * steps go before those of the system, which takes a document on and never back.
 */
export function firstStepTo(doc: AnyDocument, status: string, wanted: readonly string[]): string | undefined {
  const steps = known.get(doc) ?? new Map<string, string | undefined>();
  known.set(doc, steps);
  const key = [status, ...wanted].join();
  if (!steps.has(key)) steps.set(key, searchBoth(doc, status, wanted));
  return steps.get(key);
}

function searchBoth(doc: AnyDocument, status: string, wanted: readonly string[]): string | undefined {
  const states = Object.keys(doc.states);
  const isAhead = (here: string, to: string): boolean => states.indexOf(to) > states.indexOf(here);
  return (
    search(doc, status, wanted, ({ system }) => !system) ??
    search(doc, status, wanted, ({ system }, here, to) => !system || isAhead(here, to))
  );
}

type Passable = (action: Action, here: string, to: string) => boolean;
function search(doc: AnyDocument, status: string, wanted: readonly string[], passable: Passable): string | undefined {
  const first = new Map<string, string>();
  const open = [status];
  for (const here of open)
    for (const [name, action] of Object.entries<Action>(doc.actions).filter(([, { from }]) => [from].flat().includes(here)))
      for (const to of targetsOf(action).filter((one) => passable(action, here, one))) {
        if (to === status || first.has(to)) continue;
        const step = first.get(here) ?? name;
        if (wanted.includes(to)) return step;
        first.set(to, step);
        open.push(to);
      }
  return undefined;
}
