import { type AnyDocument, isPendingAction, isQueueAction, snake, type Text } from '@takt/model';
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
/** Documents of ours the contract does not know, with the reason in their definition. */
const OURS: readonly string[] = ['warehouse.wave', 'warehouse.lotHold', 'purchasing.requisition'];

/** System actions of ours the contract does not name, with the reason in their definition: other documents moved on or were undone. */
const OUR_ACTIONS: readonly string[] = [
  'warehouse.asn.depart',
  'warehouse.countOrder.nameRecounter',
  'warehouse.stockAdjust.takeBack',
  'warehouse.outboundOrder.depart',
  'warehouse.asn.reopen',
  'purchasing.deliveryNote.reopen',
  'purchasing.returnNotice.reopen',
];
/** Buttons of ours it does not name: what one of its guards asks for has to be said or brought by somebody. They move nothing. */
const OUR_BUTTONS: readonly string[] = [
  'purchasing.contract.revise',
  'purchasing.purchaseOrder.revise',
  'purchasing.deliveryPlan.answerLine',
  'purchasing.purchaseOrder.acknowledge',
  'purchasing.purchaseOrder.refuseRevision',
  'purchasing.purchaseOrder.withdrawRevision',
  'purchasing.ecr.approveSamples',
  'purchasing.monthlyReconciliation.gather',
  'purchasing.monthlyReconciliation.releaseLine',
  'purchasing.invoiceRequest.releaseLine',
  'warehouse.receipt.judge',
  'warehouse.stockHold.move',
  'warehouse.stockAdjust.reverse',
];
/** Ways back it has no name for: goods that were picked, shipped or moved, and held goods that turn out to be no good. */
const OUR_STEPS: readonly string[] = [
  'warehouse.outboundOrder.unpick',
  'warehouse.outboundOrder.reverse',
  'warehouse.stockTransfer.reverse',
  'warehouse.replenishmentTask.reverse',
  'warehouse.stockHold.reject',
];
export const isOurs = (doc: AnyDocument, action: string): boolean => OUR_ACTIONS.includes(`${doc.id}.${action}`);
const isOurButton = (doc: AnyDocument, action: string): boolean =>
  OUR_STEPS.includes(`${doc.id}.${action}`) ||
  (OUR_BUTTONS.includes(`${doc.id}.${action}`) && doc.actions[action].to === undefined);
/** What the contract has to say about: the document's own actions, less what every work queue or pending action can do. */
export const isOfContract = (doc: AnyDocument, action: string): boolean =>
  !isOurs(doc, action) && !isOurButton(doc, action) && !isQueueAction(doc, action) && !isPendingAction(doc, action);

/** The contract's name of a document. */
export const contractName = (id: string): string => snake(id.slice(id.indexOf('.') + 1));

/** What the contract says of a document. The data is a copy of the contract, so that a slip in a definition shows. */
export function spokenOf(doc: AnyDocument): SpokenDocument | null {
  const found = CONTRACT[contractName(doc.id)];
  if (!found && !OURS.includes(doc.id)) throw new Error(`the contract has no ${contractName(doc.id)}`);
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
