import { type HistoryEntry, moduleOf, type Refusal, type Text } from '@takt/model';
import type { Row } from './calls.ts';
import { upload, write } from './http.ts';
import { readTogether } from './together.ts';

const call = (entity: string, name: string): string => `/${moduleOf(entity)}/ai/${name}`;

export interface Saved {
  readonly id: string;
  readonly version: number;
  readonly number?: string;
}
/** Creates or changes a row with its lines; `accepted` are the warnings the person has confirmed. */
export const saveRow = (
  entity: string,
  row: Readonly<Record<string, unknown>>,
  accepted: readonly string[],
  key: string,
): Promise<Saved> => write(call(entity, 'submit'), { _entity: entity, row, accepted }, key);

type Target = Pick<Row, 'id'> & { readonly version: number };
export const deleteRow = (entity: string, { id, version }: Target): Promise<unknown> =>
  write(call(entity, 'delete'), { _entity: entity, _paramsLot: [{ id, version }] });

export interface RowResult {
  readonly id: string;
  readonly ok: boolean;
  /** It waits for a release and is not done yet. */
  readonly pending?: true;
  readonly refusal?: Refusal;
}
interface ActAnswer {
  readonly input?: Readonly<Record<string, unknown>>;
  readonly accepted?: readonly string[];
}
/** Runs an action on rows, in whatever version where that is null; of several, each reports for itself. */
export async function actOn(
  entity: string,
  action: string,
  rows: readonly { readonly id: string; readonly version: number | null }[],
  { input = {}, accepted = [] }: ActAnswer = {},
): Promise<readonly RowResult[]> {
  const targets = rows.map(({ id, version }) => ({ id, version }));
  const asked = { _entity: entity, action, rows: targets, input, accepted };
  const answer = await write<Pick<RowResult, 'pending'> & { readonly results?: readonly RowResult[] }>(
    call(entity, 'action'),
    asked,
  );
  const { results, pending } = answer;
  return results ?? rows.map(({ id }) => ({ id, ok: true, ...(pending && { pending }) }));
}

/** What happened to a row, newest first. */
export const loadHistory = (entity: string, id: string): Promise<readonly HistoryEntry[]> =>
  readTogether(call(entity, 'queryHistory'), { _entity: entity, id });

export interface RelatedDocument {
  readonly entity: string;
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly statusLabel: Text;
  /** How many steps from the one looked at; below zero what came before. */
  readonly step: number;
}
/** The chain a document stands in, each side as it is read: what it began with first, what came of it last. */
export interface Related {
  readonly before: readonly RelatedDocument[];
  readonly after: readonly RelatedDocument[];
  readonly edges: readonly { readonly from: string; readonly to: string }[];
  /** There are more documents than these. */
  readonly more: boolean;
}
/** What this document was made from and what was made of it, as far back and on as it goes. */
export const loadRelated = (entity: string, id: string): Promise<Related> =>
  readTogether(call(entity, 'queryRelated'), { _entity: entity, id });

/** Makes a document from another, of all that is left of it. */
export const convertRow = (
  conversion: string,
  source: string,
  id: string,
): Promise<{ readonly id: string; readonly number: string }> => write(call(source, 'convert'), { conversion, id });

/** A file kept with a record. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly by: string;
  readonly at: string;
  readonly own: boolean;
}
export const loadAttachments = (entity: string, id: string): Promise<readonly Attachment[]> =>
  readTogether(call(entity, 'queryAttachments'), { _entity: entity, id });
const about = (entity: string, id: string): string => `_entity=${encodeURIComponent(entity)}&id=${encodeURIComponent(id)}`;
export function attachFile(entity: string, id: string, file: File): Promise<{ readonly id: string }> {
  const form = new FormData();
  form.set('file', file);
  return upload(`${call(entity, 'attach')}?${about(entity, id)}`, form);
}
export const detachFile = (entity: string, id: string, file: string): Promise<null> =>
  write(call(entity, 'detach'), { _entity: entity, id, file });
/** Where a kept file is fetched from. */
export const attachmentAddress = (entity: string, id: string, file: string): string =>
  `${call(entity, 'attachment')}?${about(entity, id)}&file=${encodeURIComponent(file)}`;
