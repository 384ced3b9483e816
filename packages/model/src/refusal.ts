import type { Actor } from './actor.ts';
import { claimRefusal } from './claim.ts';
import { type Action, type AnyDocument, actionLabel, type GuardContext, type Guard } from './document.ts';
import { pendingRefusal } from './pending-refusal.ts';
import { fill, inSentence, type Text } from './text.ts';
import { firstStepTo } from './way-there.ts';
import { words } from './words.ts';

/** Why something may not be done: one value for the greyed button, the toast and the log. */
export interface Refusal {
  readonly code: string;
  readonly text: Text;
  /** What would clear the way. */
  readonly unblock?: Text;
  readonly level: 'error' | 'confirm' | 'warn';
}

type Status = { readonly status: string };
const no = (code: string, text: Text, unblock?: Text): Refusal => ({ code, text, level: 'error', ...(unblock && { unblock }) });

/** Refuses whoever does not hold a right, and says which. */
export const rightRefusal = (permission: string, { can }: Pick<Actor, 'can'>): Refusal | null =>
  can(permission) ? null : no('permission', words.notAuthorised, fill(words.askAdmin, { permission }));

/**
 * Why this action may not run now, in both languages; null when it may.
 * Pure: the browser greys the button with it, the server asks it again under the lock.
 */
export const refusal = (doc: AnyDocument, name: string, row: Status, at: GuardContext): Refusal | null =>
  refusedBy(() => true, doc, name, row, at);

/**
 * As `refusal`, for drawing a button: guards that judge the dialog's input are left for later, what somebody else has claimed is
 * theirs, and what waits for a release stays as it is. What the engine does by itself asks `refusal` alone, so that neither holds
 * up what follows from another document.
 */
export const buttonRefusal = (doc: AnyDocument, name: string, row: Status, at: GuardContext): Refusal | null =>
  refusedBy(({ onInput }) => !onInput, doc, name, row, at) ??
  claimRefusal(doc, name, row, at.actor) ??
  pendingRefusal(doc, name, row, at.actor);

type Judged = (guard: Guard) => boolean;
function refusedBy(judged: Judged, doc: AnyDocument, name: string, row: Status, at: GuardContext): Refusal | null {
  const action = doc.actions[name] as Action | undefined;
  if (!action) return no('action.unknown', name === 'edit' ? neverEdited(doc) : words.unknownAction);
  const refused = refusedActor(doc, name, action, row, at);
  if (refused) return refused;
  const from = [action.from].flat() as string[];
  if (from.length > 0 && !from.includes(row.status)) {
    const more = blocking(guardsFailed(doc, name, row, at, (guard) => judged(guard) && guard.beforeState === true));
    return more ?? no(`${doc.id}.${name}.state`, action.deny ?? stateSentence(doc, name, from), wayThere(doc, row.status, from));
  }
  return blocking(guardsFailed(doc, name, row, at, judged));
}
const blocking = (failed: readonly Refusal[]): Refusal | null => failed.find(({ level }) => level === 'error') ?? null;

/** Guards that ask or inform rather than block; the caller acknowledges them by code. */
export const cautions = (doc: AnyDocument, name: string, row: Status, at: GuardContext): readonly Refusal[] =>
  guardsFailed(doc, name, row, at).filter((failed) => failed.level !== 'error');

function refusedActor(doc: AnyDocument, name: string, action: Action, row: Status, at: GuardContext): Refusal | null {
  const permission = `${doc.id}.${name}`;
  const right = rightRefusal(permission, at.actor);
  if (right) return right;
  const byOther = action.by !== undefined && (row as Status & Record<string, unknown>)[action.by] !== at.actor.userId;
  const wrongSide = action.side !== undefined && (action.side === 'vendor') !== (at.actor.vendorId !== null);
  return byOther || wrongSide ? no(`${permission}.by`, words.notAuthorised) : null;
}

const neverEdited = ({ label }: AnyDocument): Text => fill(words.neverEdited, { document: inSentence(label) });

const guardsFailed = (doc: AnyDocument, name: string, row: Status, at: GuardContext, judged: Judged = () => true): Refusal[] =>
  ((doc.actions[name] as Action | undefined)?.needs ?? [])
    .filter((guard: Guard) => judged(guard) && !guard.must(row, at))
    .map((guard: Guard) => {
      const unblock = wayOn(guard, row, at);
      return {
        code: `${doc.id}.${name}.${guard.id}`,
        text: guard.else,
        level: guard.level ?? 'error',
        ...(unblock && { unblock }),
      };
    });

/** Fields that guards of a document need of a row in a list. */
export const headsJudged = ({ actions }: AnyDocument): readonly string[] => [
  ...new Set(Object.values<Action>(actions).flatMap(({ needs = [] }) => needs.flatMap(({ head = [] }) => head))),
];

const NAMED_FIRST: Text = ['{named}：{unblock}', '{named}: {unblock}'];
/** What it is about, and what would clear the way. */
function wayOn({ about, unblock }: Guard, row: Status, at: GuardContext): Text | undefined {
  const named = about?.(row, at);
  return named && unblock ? fill(NAMED_FIRST, { named, unblock }) : (named ?? unblock);
}

function stateSentence(doc: AnyDocument, name: string, from: readonly string[]): Text {
  const labels = from.map((state): Text => doc.states[state]?.label ?? [state, state]);
  return fill(words.stateOnly, {
    states: [labels.map(([zh]) => zh).join('、'), labels.map(([, en]) => en).join(' or ')],
    document: inSentence(doc.label),
    action: actionLabel(doc, name),
  });
}

/** What would bring the document from where it is to where it must be: a step, the system's turn, or nothing any more. */
function wayThere(doc: AnyDocument, status: string, from: readonly string[]): Text {
  const step = firstStepTo(doc, status, from);
  if (step === undefined) return fill(words.pastThat, { document: inSentence(doc.label) });
  const bySystem = (doc.actions[step] as Action | undefined)?.system;
  return fill(bySystem ? words.systemFirst : words.doFirst, { action: actionLabel(doc, step) });
}
