import type { Actor } from './actor.ts';
import { type Action, type AnyDocument, type GuardContext, isDocument, PRINT } from './document.ts';
import type { Entity } from './entity.ts';
import { pendingRefusal } from './pending-refusal.ts';
import { buttonRefusal, type Refusal, rightRefusal } from './refusal.ts';
import { fill, inSentence, type Text } from './text.ts';

type Row = { readonly status: string };

const NOW_NOT: Text = [
  '{document}在「{state}」状态下不能增删附件',
  'Files of the {document} are not changed while it is “{state}”',
];
const OPEN_IN: Text = ['可增删附件的状态：{states}', 'They are while it is {states}'];

/** The states of a document in which its files are changed: its first, while it is edited as a draft, and those it names. */
const fileStates = ({ initial, actions, filesIn, states }: AnyDocument): readonly string[] =>
  Object.keys(states).filter((state) => (state === initial && 'edit' in actions) || filesIn.includes(state));

/** The rights of which one is needed to change files: to edit the record, or any step of a document in which evidence arises. */
const fileRights = (entity: Entity<any, any>): readonly string[] =>
  isDocument(entity) && entity.filesIn.length > 0 ? stepsOf(entity) : ['edit'];

/** The right by which somebody changes files, or the one to ask for. */
export function fileRight(entity: Entity<any, any>, { can }: Pick<Actor, 'can'>): string {
  const [asked = 'edit', ...others] = fileRights(entity);
  return [asked, ...others].find((right) => can(`${entity.id}.${right}`)) ?? asked;
}

const stepsOf = ({ actions }: AnyDocument): readonly string[] =>
  Object.entries<Action>(actions).flatMap(([name, { system }]) => (system || name === PRINT ? [] : [name]));

/**
 * Why nobody may add a file to this record or take one away now; null when they may. Whoever edits a draft changes its files; in
 * the other states a document names, our own people do who take any of its steps, and suppliers only where they may edit it.
 */
export function fileRefusal(entity: Entity<any, any>, row: Readonly<Record<string, unknown>>, at: GuardContext): Refusal | null {
  const noRight = rightRefusal(`${entity.id}.${fileRight(entity, at.actor)}`, at.actor);
  if (noRight || !isDocument(entity)) return noRight;
  const record = row as Row;
  if (!fileStates(entity).includes(record.status)) return closedNow(entity, record.status);
  return awaitsEvidence(entity, record, at) ? null : buttonRefusal(entity, 'edit', record, at);
}

const awaitsEvidence = (doc: AnyDocument, row: Row, { actor }: GuardContext): boolean =>
  actor.vendorId === null && doc.filesIn.includes(row.status) && pendingRefusal(doc, 'edit', row, actor) === null;

function closedNow(doc: AnyDocument, status: string): Refusal {
  const named = (state: string): Text => doc.states[state]?.label ?? [state, state];
  const open = fileStates(doc).map(named);
  const states: Text = [open.map(([zh]) => zh).join('、'), open.map(([, en]) => `“${en}”`).join(' or ')];
  return {
    code: 'file.state',
    text: fill(NOW_NOT, { document: inSentence(doc.label), state: named(status) }),
    level: 'error',
    ...(open.length > 0 && { unblock: fill(OPEN_IN, { states }) }),
  };
}
