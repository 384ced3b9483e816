import type { Text } from '@takt/model';
import { type Answer, callServer, engineCommand, engineQuery, type ExportJob, fetchFile } from '@takt/web';

/** An export as the centre shows it. */
export interface ListedExport extends ExportJob {
  readonly userName: string;
  /** What was asked for, in words; empty for everything. */
  readonly conditions: Text;
  readonly fileSize: number | null;
  readonly expiresAt: string | null;
  readonly mayFetch: boolean;
}
interface Exports {
  readonly list: readonly ListedExport[];
  readonly mayReadAll: boolean;
}
const exportsListed = engineQuery<{ readonly everybody: boolean }, Exports>('/system/export/list');
export const loadAllExports = (everybody: boolean) => callServer(exportsListed, { everybody });
export const loadExportFile = (id: string): Promise<Answer> => fetchFile(`/system/export/${encodeURIComponent(id)}/file`);

type OneExport = { readonly id: string };
const COMMANDS = {
  repeat: engineCommand<OneExport, null>('/system/export/repeat'),
  remove: engineCommand<OneExport, null>('/system/export/remove'),
};
export type ExportCommand = keyof typeof COMMANDS;
export const doTo = (command: ExportCommand, id: string) => callServer(COMMANDS[command], { id });
