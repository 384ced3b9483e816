import type { Fields } from '@takt/model';
import type { GridApi } from 'ag-grid-community';
import { App } from 'antd';
import type { ClipboardEvent, RefObject } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { wireNow } from '../../api/company-clock.ts';
import { toastError } from '../../kit/toast.tsx';
import type { Line } from '../draft.ts';
import { inInput } from './line-focus.ts';
import { enteredFields, type LineRights, withBlock } from './lines.ts';
import { usePasted } from './paste.ts';

interface ClipboardProps {
  readonly fields: Fields;
  readonly rows: readonly Line[];
  readonly rights: LineRights;
  readonly api: RefObject<GridApi<Line> | null>;
  readonly latest: RefObject<readonly Line[]>;
  readonly change: (rows: readonly Line[]) => void;
}

/** Copies the cell in hand, and pastes blocks of a spreadsheet from there on. */
export function useLineClipboard({ fields, rows, rights, api, latest, change }: ClipboardProps) {
  const { notification } = App.useApp();
  const pasted = usePasted(fields);
  const paste = async (text: string): Promise<void> => {
    const focused = api.current?.getFocusedCell();
    const start = focused?.column.getColId() ?? enteredFields(fields)[0] ?? '';
    const row = focused && !focused.rowPinned ? focused.rowIndex : rows.length;
    try {
      const block = await pasted(text, start);
      change(withBlock(fields, latest.current, { row, name: start }, block, { now: wireNow() }, rights.add));
    } catch (error) {
      // Better nothing than rows whose names could not be looked up.
      if (!(error instanceof ApiError)) throw error;
      toastError(notification, error);
    }
  };
  return {
    onPaste: (event: ClipboardEvent): void => {
      if (!rights.edit || inInput(event.nativeEvent)) return;
      event.preventDefault();
      void paste(event.clipboardData.getData('text/plain'));
    },
    onCopy: (event: ClipboardEvent): void => {
      const focused = api.current?.getFocusedCell();
      const row = focused && rows[focused.rowIndex];
      if (!row || inInput(event.nativeEvent) || globalThis.getSelection()?.toString()) return;
      const name = focused.column.getColId();
      event.clipboardData.setData('text/plain', String(row[`${name}Label`] ?? row[name] ?? ''));
      event.preventDefault();
    },
  };
}
