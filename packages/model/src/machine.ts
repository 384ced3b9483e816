import type { Refusal } from './refusal.ts';
import { fill, type Text } from './text.ts';
import { words } from './words.ts';

/**
 * States and moves of something that is no document: it has no number, no lines and no list of its own. The engine
 * keeps such things itself (a user's account, a QR sign-in); they are declared, refused and tested like documents.
 */
export interface Machine {
  readonly id: string;
  readonly label: Text;
  readonly initial: string;
  readonly states: Readonly<Record<string, { readonly code: string; readonly label: Text }>>;
  readonly actions: Readonly<Record<string, Move>>;
}
interface Move {
  readonly label: Text;
  /** Empty for the move that makes it. */
  readonly from: readonly string[];
  readonly to: string;
  readonly system?: true;
  readonly needs?: readonly { readonly id: string; readonly else: Text }[];
}

export const machine = <const M extends Machine>(parts: M): M => parts;

/** Why the move may not be made from this state; null when it may. */
export function moveRefusal(of: Machine, action: string, state: string): Refusal | null {
  const move = of.actions[action];
  if (!move) return { code: 'action.unknown', text: words.unknownAction, level: 'error' };
  if (move.from.includes(state)) return null;
  return { code: `${of.id}.${action}.state`, text: moveSentence(of, action), level: 'error' };
}

/** From which states the move may be made, as the refusal says it. */
export function moveSentence(of: Machine, action: string): Text {
  const move = of.actions[action];
  if (!move) return words.unknownAction;
  const labels = move.from.map((from): Text => of.states[from]?.label ?? [from, from]);
  const states: Text = [labels.map(([zh]) => zh).join('、'), labels.map(([, en]) => en).join(' or ')];
  return fill(words.stateOnly, { states, document: of.label, action: move.label });
}

/** The states as one of them is chosen or shown: by code. */
export const statesByCode = (of: Machine): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.values(of.states).map(({ code, label }) => [code, label]));

/** The state with this code, as the database keeps it. */
export function stateOf<M extends Machine>(of: M, code: string): keyof M['states'] & string {
  const found = Object.entries(of.states).find(([, state]) => state.code === code);
  if (!found) throw new Error(`${of.id} has no state ${code}`);
  return found[0];
}
