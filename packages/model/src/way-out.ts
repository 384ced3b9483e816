import type { Action } from './document.ts';

/** Verbs that end a document or take it back, whichever document it is. */
const VERBS: readonly string[] = ['cancel', 'close', 'delete', 'obsolete', 'reverse', 'scrap', 'void', 'withdraw'];

interface Named {
  readonly name: string;
  readonly action: Pick<Action, 'wayOut'>;
}
/** Whether an action leads out of a document's way rather than on: by its verb, or because its definition says so. */
export const isWayOut = ({ name, action }: Named): boolean => action.wayOut === true || VERBS.includes(name);
