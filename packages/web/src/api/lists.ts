import { moduleOf, type Sort, type Text } from '@takt/model';
import type { LongJob } from '../jobs/calls.ts';
import type { Option, Page, PageRequest, Row } from './calls.ts';
import { loadPreferences } from './preferences.ts';
import { type Answer, fetchFile } from './files.ts';
import { read, upload, write } from './http.ts';
import { readTogether } from './together.ts';

export interface RowsRequest extends PageRequest {
  readonly sort: readonly Sort[];
}
export interface Rows extends Page {
  /** Sums over everything found, not over this page; only of entities whose definition asks for them. */
  readonly totals?: Readonly<Record<string, string>>;
}

const sortSent = (sort: readonly Sort[]) =>
  sort.length > 0 && { multipleSort: sort.map(([field, direction]) => ({ field, asc: direction === 'asc' })) };

/** One page of a list in the order asked for; without one, in the entity's own. */
export const loadRows = (entity: string, { params, page, size, sort }: RowsRequest): Promise<Rows> =>
  read(`/${moduleOf(entity)}/ai/queryPage`, {
    _entity: entity,
    _params: params,
    paging: { page, size },
    ...sortSent(sort),
  });

/** How many rows a view holds. */
export const countRows = (entity: string, params: PageRequest['params']): Promise<Page> =>
  readTogether(`/${moduleOf(entity)}/ai/queryPage`, { _entity: entity, _params: params, paging: { page: 1, size: 1 } });

/** What rows are called, for values that are kept as ids; as many of them as the person may see. */
export const loadNames = (entity: string, ids: readonly string[]): Promise<readonly Option[]> =>
  readTogether(`/${moduleOf(entity)}/ai/queryArray`, { _entity: entity, filter: { id: ids } });

export interface PageButton {
  readonly action: string;
  readonly permission: string;
  readonly label: Text;
  /** An administrator may take it out of sight; the right to it stays. */
  readonly show: boolean;
}
/** What the person may do on a screen, in the order its list shows it. */
export const loadButtons = (url: string): Promise<readonly PageButton[]> =>
  read('/base/quercondition/quercond/queryButton', { pathNo: url });

type Target = { readonly id: string; readonly version: number };
/** What the engine needs to know a row by. */
export const targetOf = ({ id, version }: Row): Target => ({ id, version: typeof version === 'number' ? version : 0 });

export const deleteRows = (entity: string, rows: readonly Row[]): Promise<{ readonly deleted: number }> =>
  write(`/${moduleOf(entity)}/ai/delete`, { _entity: entity, _paramsLot: rows.map(targetOf) });

export const loadPreference = async (key: string): Promise<unknown> => (await loadPreferences(key)).own;
/** The last one counts and nobody waits for it, so it travels like a question. */
export const savePreference = (key: string, value: unknown): Promise<null> => read('/system/preference/save', { key, value });

export interface ExportRequest extends Pick<RowsRequest, 'params' | 'sort'> {
  /** Names of columns in the order they are shown; none for every field there is. */
  readonly fields: readonly string[];
}
/** Everything found on a screen, as a workbook; above the cap the server makes it in the background and says so. */
export const exportRows = (entity: string, url: string, { params, fields, sort }: ExportRequest): Promise<Answer> =>
  fetchFile(`/${moduleOf(entity)}/ai/export`, {
    _entity: entity,
    _params: params,
    _fields: fields,
    pathNo: url,
    ...sortSent(sort),
  });

/** A workbook the server makes, or has made, in the background. */
export interface ExportJob extends LongJob {
  readonly fileName: string | null;
}
/** The person's exports of the last seven days, the newest first. */
export const loadExports = (): Promise<readonly ExportJob[]> => readTogether('/system/export/mine');

export const loadTemplate = (entity: string): Promise<Answer> =>
  fetchFile(`/${moduleOf(entity)}/ai/template?_entity=${encodeURIComponent(entity)}`);

export interface CellError {
  /** As Excel counts. */
  readonly row: number;
  readonly column: number | null;
  readonly reason: string;
}
/** What an import that was refused sends along: where the errors are, and the person's own file with them marked. */
export interface ImportErrors {
  readonly errors: readonly CellError[];
  /** Null when the file is too large to be marked. */
  readonly fileId: string | null;
}
/** What an import is answered with: how many records there are now, or the job that will create them. */
type ImportAnswer = { readonly created: number } | { readonly job: string };
export const importRows = (entity: string, file: File): Promise<ImportAnswer> => {
  const form = new FormData();
  form.append('file', file);
  return upload(`/${moduleOf(entity)}/ai/import?_entity=${encodeURIComponent(entity)}`, form);
};
export const loadOwnFile = (id: string): Promise<Answer> => fetchFile(`/system/file/${encodeURIComponent(id)}`);
