import type { Text } from '@takt/model';
import { type Answer, type ExportJob, fetchFile, read, write } from '@takt/web/host';

/** An export as the centre shows it. */
export interface ListedExport extends ExportJob {
  readonly userName: string;
  /** What was asked for, in words; empty for everything. */
  readonly conditions: Text;
  readonly fileSize: number | null;
  readonly expiresAt: string | null;
  readonly mayFetch: boolean;
}
export interface Exports {
  readonly list: readonly ListedExport[];
  readonly mayReadAll: boolean;
}
export const loadAllExports = (everybody: boolean): Promise<Exports> => read('/system/export/list', { everybody });
export const loadExportFile = (id: string): Promise<Answer> => fetchFile(`/system/export/${encodeURIComponent(id)}/file`);

export type ExportCommand = 'repeat' | 'remove';
export const doTo = (command: ExportCommand, id: string): Promise<null> => write(`/system/export/${command}`, { id });
