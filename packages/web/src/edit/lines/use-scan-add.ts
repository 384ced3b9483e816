import { type Fields, valueProblem } from '@takt/model';
import type { GridApi } from 'ag-grid-community';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { wireNow } from '../../api/company-clock.ts';
import { loadOptions } from '../../api/calls.ts';
import { Burst } from '../../scan/burst.ts';
import { useScan } from '../../scan/use-scan.ts';
import type { Line } from '../draft.ts';
import { pastedValue } from './block.ts';
import { PICKED } from './line-cells.tsx';
import { rowOfCode, scanColumns, withScanned } from './scan-add.ts';

interface ScanAddOptions {
  readonly fields: Fields;
  /** Whether lines may be added, and these are the ones in sight. */
  readonly open: boolean;
  readonly api: RefObject<GridApi<Line> | null>;
  /** The lines at this moment: another scan may have added one while this code was looked up. */
  readonly current: () => readonly Line[];
  readonly change: (rows: readonly Line[]) => void;
  readonly goTo: (row: number, name: string) => void;
  readonly onUnknown: (code: string) => void;
}

/** Adding lines by scanning; null where no code could begin a line. */
export function useScanAdd({ fields, open, api, current, change, goTo, onUnknown }: ScanAddOptions) {
  const columns = open ? scanColumns(fields) : null;
  const burst = useRef(new Burst());
  const scan = async (code: string): Promise<boolean> => {
    if (columns === null) return false;
    const row = rowOfCode(await loadOptions(columns.to, code).catch(() => []), code);
    if (row === null) return false;
    api.current?.stopEditing(true);
    const after = withScanned(fields, columns, current(), row, { now: wireNow() });
    change(after.rows);
    goTo(after.row, columns.qty);
    return true;
  };
  useScan(scan, columns !== null);
  /** The first sign of a scan opens the cell in hand, and the rest lands in it: that was no typing either. */
  const pressed = (event: KeyboardEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest('.ag-cell') : null;
    if (columns === null || cell === null || event.ctrlKey || event.altKey || event.metaKey) return;
    const code = burst.current.take(event.key, event.timeStamp);
    if (code === null || api.current?.getEditingCells().length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const field = fields[cell.getAttribute('col-id') ?? ''];
    void scan(code).then((taken) => {
      if (taken || !field) return;
      // Machines type plain values, too: what the cell understands stays in it.
      const fits = !PICKED.includes(field.kind) && valueProblem(field, pastedValue(field, code)) === null;
      api.current?.stopEditing(!fits);
      if (!fits) onUnknown(code);
    });
  };
  return columns === null ? null : { scan, pressed };
}
