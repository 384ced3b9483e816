import { type Action, type AnyDocument, targetsOf } from '@takt/model';

/** Where an action leads when nothing special holds: its last branch, unless something is amiss there; null when the state stays. */
const usualTarget = (doc: AnyDocument, action: Action): string | null => {
  const last = targetsOf(action).toReversed();
  return last.find((to) => doc.states[to]?.tone !== 'warning') ?? last[0] ?? null;
};
/** Where it leads on, usually or else: what is done step by step stays where it is until the last step. */
export const targetAhead = (doc: AnyDocument, action: Action, isAhead: (to: string) => boolean): string | null =>
  [usualTarget(doc, action), ...targetsOf(action)].find((to) => to !== null && isAhead(to)) ?? null;
const startsIn = ({ from }: Action, name: string): boolean => [from].flat().includes(name);

/** A state beside the usual way, hanging from the step it is reached from. */
export interface Side {
  readonly name: string;
  readonly from: string;
}
interface StateGraph {
  /** The usual way from the first state to the last. */
  readonly way: readonly string[];
  readonly sides: readonly Side[];
  /** How far along a state is; a side state stands between two steps. */
  readonly rank: (name: string) => number;
}

/** The states of a document as its definition connects them: the usual way, and what branches off it. */
export function stateGraph(doc: AnyDocument): StateGraph {
  const names = Object.keys(doc.states);
  const actions = Object.values<Action>(doc.actions);
  const later = (from: string, to: string): boolean => names.indexOf(to) > names.indexOf(from);
  /** Whether it is good to be there, or goes on from there to an end without turning back. */
  const ends = (name: string): boolean =>
    doc.states[name]?.final ||
    doc.states[name]?.tone === 'success' ||
    actions.some((action) => startsIn(action, name) && targetsOf(action).some((to) => later(name, to) && ends(to)));
  const way: string[] = [doc.initial];
  for (;;) {
    const last = way.at(-1) ?? doc.initial;
    const ahead = actions
      .filter((action) => startsIn(action, last))
      .map((action) => targetAhead(doc, action, (to) => later(last, to) && !way.includes(to) && doc.states[to]?.tone !== 'error'))
      .filter((to) => to !== null);
    // What ends at once is called off, as long as something else goes on.
    const next = ahead.find((to) => ends(to) && !doc.states[to]?.final) ?? ahead.find(ends) ?? ahead[0];
    if (!next) break;
    way.push(next);
  }
  const sides = names
    .filter((name) => !way.includes(name))
    .map((name): Side => {
      const reached = way.find((step) => actions.some((action) => startsIn(action, step) && targetsOf(action).includes(name)));
      return { name, from: reached ?? way[0] ?? doc.initial };
    });
  const rank = (name: string): number => {
    const step = way.indexOf(name);
    if (step >= 0) return step;
    const side = sides.find((one) => one.name === name);
    return side ? way.indexOf(side.from) + 0.5 : -1;
  };
  return { way, sides, rank };
}

/** Who brought the document into a state, and when. */
export interface Reached {
  readonly who: string;
  readonly at: string;
}
interface Move {
  readonly toStatus: string | null;
  readonly who: string;
  readonly at: string;
}

/** When each state was last entered, oldest move first; going back forgets what lay ahead. */
export function reachedStates(doc: AnyDocument, moves: readonly Move[]): ReadonlyMap<string, Reached> {
  const { rank } = stateGraph(doc);
  const nameOf = new Map(Object.entries<{ readonly code: string }>(doc.states).map(([name, { code }]) => [code, name]));
  const reached = new Map<string, Reached>();
  let current: string | null = null;
  for (const { toStatus, who, at } of moves) {
    const name = toStatus === null ? undefined : nameOf.get(toStatus);
    if (name === undefined || name === current) continue;
    for (const known of reached.keys()) if (rank(known) >= rank(name)) reached.delete(known);
    reached.set(name, { who, at });
    current = name;
  }
  return reached;
}
