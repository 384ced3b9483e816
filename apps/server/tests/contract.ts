import { type Action, type AnyDocument, isPendingAction, isQueueAction, snake, type Text } from '@takt/model';
import documents from './contract/documents.json' with { type: 'json' };
import { mended } from './mended-words.ts';
import type { SpokenDocument } from './spoken.ts';

const WRITTEN = documents as unknown as Readonly<Record<string, SpokenDocument>>;
/** What starts from nothing is the engine's create, whatever the contract calls it: freeze, generate. */
const spoken = (document: SpokenDocument): SpokenDocument => ({
  ...document,
  actions: Object.fromEntries(
    Object.entries(document.actions).map(([name, action]) => [action.from.length === 0 ? 'create' : name, action]),
  ),
});
const CONTRACT = Object.fromEntries(Object.entries(WRITTEN).map(([name, document]) => [name, mended(spoken(document))]));
/** Actions the contract does not name: others moved the document on, or somebody says or brings what one of its guards asks for. */
const isOurs = (doc: AnyDocument, action: string): boolean => (doc.actions[action] as Action).beyond === true;
/** What the contract has to say about: the document's own actions, less what every work queue or pending action can do. */
export const isOfContract = (doc: AnyDocument, action: string): boolean =>
  !isOurs(doc, action) && !isQueueAction(doc, action) && !isPendingAction(doc, action);

/** What the contract says of documents that nothing defines yet. */
export const undefinedYet = (defined: readonly AnyDocument[]): readonly (readonly [string, SpokenDocument])[] => {
  const names = new Set(defined.map(({ id }) => contractName(id)));
  return Object.entries(CONTRACT).filter(([name]) => !names.has(name));
};

/** The contract's name of a document. */
export const contractName = (id: string): string => snake(id.slice(id.indexOf('.') + 1));

/** What the contract says of a document. The data is a copy of the contract, so that a slip in a definition shows. */
export function spokenOf(doc: AnyDocument): SpokenDocument | null {
  const found = CONTRACT[contractName(doc.id)];
  if (!found && !doc.beyond) throw new Error(`the contract has no ${contractName(doc.id)}`);
  return found ?? null;
}

/** The words of a guard, by the contract's id of it: `delivery_note.publish.has_lines`. */
export function guardWords(id: string): Text {
  const [document = '', action = '', guard = ''] = id.split('.');
  const camel = action.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const found = CONTRACT[document]?.actions[camel]?.guards?.[guard];
  if (!found) throw new Error(`the contract has no guard ${id}`);
  return found;
}
