import type { ExportJob } from '../../api/lists.ts';

export const isUnderWay = ({ state }: ExportJob): boolean => state === 'queued' || state === 'running';

/** How much of it is done, in whole percent; a hundred only once the file is there. */
export function percentOf({ state, doneRows, totalRows }: ExportJob): number {
  if (state === 'done') return 100;
  if (totalRows === null || totalRows === 0) return 0;
  return Math.min(99, Math.floor((doneRows * 100) / totalRows));
}
