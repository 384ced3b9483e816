import { type AnyDocument, type GuardContext, isDocument } from './document.ts';
import type { Entity } from './entity.ts';
import { pendingRefusal } from './pending-refusal.ts';
import { buttonRefusal, type Refusal, rightRefusal } from './refusal.ts';

type Row = { readonly status: string };

/**
 * Why nobody may add a file to this record or take one away now; null when they may. Files follow their record: whoever may edit
 * it may change them, and our own people also where the document says that evidence is still to come.
 */
export function fileRefusal(entity: Entity<any, any>, row: Readonly<Record<string, unknown>>, at: GuardContext): Refusal | null {
  const noRight = rightRefusal(`${entity.id}.edit`, at.actor);
  if (noRight || !isDocument(entity)) return noRight;
  const record = row as Row;
  const refused = buttonRefusal(entity, 'edit', record, at);
  return refused && awaitsEvidence(entity, record, at) ? null : refused;
}

const awaitsEvidence = (doc: AnyDocument, row: Row, { actor }: GuardContext): boolean =>
  actor.vendorId === null && doc.filesIn.includes(row.status) && pendingRefusal(doc, 'edit', row, actor) === null;
