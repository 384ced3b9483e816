import { CopyOutlined, DeleteOutlined, PlusOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { fill, inSentence, type Table, type Text } from '@takt/model';
import type { GridApi } from 'ag-grid-community';
import { Button } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { wireNow } from '../../api/company-clock.ts';
import { useSay } from '../../kit/say.tsx';
import { copyOfLine, type Line } from '../draft.ts';
import type { LineRights } from './lines.ts';
import { scanColumns } from './scan-add.ts';
import { ScanButton } from './scan-button.tsx';
import style from './lines-grid.module.css';

const ADD: Text = ['新增{label}', 'Add {label}'];
const DELETE: Text = ['删除{label}', 'Delete {label}'];
const COPY: Text = ['复制行', 'Copy line'];
const UNDO: Text = ['撤销', 'Undo'];
const REDO: Text = ['重做', 'Redo'];
const HINT: Text = ['可从 Excel 粘贴；Ctrl+D 向下填充，F8 下一处错误', 'Paste from Excel; Ctrl+D fills down, F8 next error'];

interface ToolsProps {
  readonly table: Table;
  readonly rows: readonly Line[];
  readonly rights: LineRights;
  readonly api: RefObject<GridApi<Line> | null>;
  /** Adds a line by its code; null where lines have none. */
  readonly scan: ((code: string) => Promise<boolean>) | null;
  readonly add: () => void;
  readonly onChange: (rows: readonly Line[]) => void;
  /** Null when there is nothing to go back to. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** Adds, copies and deletes lines: those ticked, else the one in hand. */
export function LinesTools({ table, rows, rights, api, scan, add, onChange, undo, redo }: ToolsProps) {
  const say = useSay();
  if (!rights.add && !rights.edit && !rights.remove) return null;
  const chosen = (): ReadonlySet<string> => {
    const ticked = api.current?.getSelectedRows().map(({ key }) => key) ?? [];
    const focused = api.current?.getFocusedCell();
    const inHand = focused && !focused.rowPinned ? rows[focused.rowIndex]?.key : undefined;
    return new Set(ticked.length > 0 ? ticked : inHand === undefined ? [] : [inHand]);
  };
  const copy = (): void => {
    const keys = chosen();
    if (keys.size === 0) return;
    onChange(rows.flatMap((row) => (keys.has(row.key) ? [row, copyOfLine(table.fields, row, { now: wireNow() })] : [row])));
  };
  const remove = (): void => {
    const keys = chosen();
    if (keys.size > 0) onChange(rows.filter(({ key }) => !keys.has(key)));
  };
  const label = inSentence(table.label);
  const tool = (name: Text, icon: ReactNode, run: (() => void) | null) => (
    <Button size="small" icon={icon} disabled={run === null} onClick={() => run?.()}>
      {say(name)}
    </Button>
  );
  return (
    <div className={style['tools']}>
      {rights.add && tool(fill(ADD, { label }), <PlusOutlined />, add)}
      {scan && <ScanButton label={table.fields[scanColumns(table.fields)?.name ?? '']?.label ?? table.label} scan={scan} />}
      {rights.add && tool(COPY, <CopyOutlined />, copy)}
      {rights.remove && tool(fill(DELETE, { label }), <DeleteOutlined />, remove)}
      {tool(UNDO, <UndoOutlined />, undo)}
      {tool(REDO, <RedoOutlined />, redo)}
      <span className={style['hint']}>{say(HINT)}</span>
    </div>
  );
}
