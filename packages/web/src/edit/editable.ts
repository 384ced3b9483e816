import { type AnyDocument, buttonRefusal, type Entity, fileRefusal, fill, isDocument, type Refusal, words } from '@takt/model';
import type { ScreenRights } from '../actions/screen-rights.ts';
import type { Draft } from './draft.ts';
import type { LineRights } from './lines/lines.ts';

/** The row as the definitions speak of it: its state by name. */
export type NamedRow = Draft & { readonly status: string };

const without = (permission: string): Refusal => ({
  code: 'permission',
  text: words.notAuthorised,
  unblock: fill(words.askAdmin, { permission }),
  level: 'error',
});

/** No right would open it, so none is named. */
const OF_A_LOG: Refusal = {
  code: 'log',
  text: ['日志由系统写入，不能修改', 'The log is written by the system and cannot be changed'],
  level: 'error',
};

/** Why the form cannot be changed now; null when it can. New rows ask for the right to make them. */
export function editRefusal(entity: Entity, row: NamedRow | null, rights: ScreenRights): Refusal | null {
  if (entity.log) return OF_A_LOG;
  const right = (action: string): Refusal | null => {
    const permission = `${entity.id}.${action}`;
    return rights.can(permission) ? null : without(permission);
  };
  if (row === null) return right('create');
  return isDocument(entity) ? buttonRefusal(entity, 'edit', row, rights.guardContext(entity, row)) : right('edit');
}

/** Suppliers who never change a document of this kind are not told why they cannot now. */
export const isReader = (entity: Entity, row: NamedRow | null, rights: ScreenRights): boolean =>
  row !== null && !rights.can(`${entity.id}.edit`) && rights.guardContext(entity, row).actor.vendorId !== null;

/** Whether files may be added to a record, or taken away, as it is now. */
export const mayChangeFiles = (entity: Entity, row: NamedRow | null, rights: ScreenRights): boolean =>
  row !== null && !entity.log && fileRefusal(entity, row, rights.guardContext(entity, row)) === null;

/** Lines follow their own three actions where a document has them, else the header. */
export function lineRights(entity: Entity, row: NamedRow | null, rights: ScreenRights): LineRights {
  const free = editRefusal(entity, row, rights) === null;
  const may = (doc: AnyDocument, name: string, standingRow: NamedRow): boolean =>
    name in doc.actions ? buttonRefusal(doc, name, standingRow, rights.guardContext(doc, standingRow)) === null : free;
  if (row === null || !isDocument(entity)) return { add: free, edit: free, remove: free };
  return { add: may(entity, 'addLine', row), edit: may(entity, 'editLine', row), remove: may(entity, 'deleteLine', row) };
}
