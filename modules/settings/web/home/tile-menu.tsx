import {
  ArrowDownOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  ColumnHeightOutlined,
  ColumnWidthOutlined,
  ExportOutlined,
  EyeInvisibleOutlined,
  ReloadOutlined,
  VerticalAlignMiddleOutlined,
} from '@ant-design/icons';
import { sharedWords, type Text } from '@takt/model';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '@takt/web';
import type { LayoutCommand } from './arranging.ts';

const HIDE: Text = ['隐藏', 'Hide'];
/** Steps of the keyboard: a column, and about a line of text. */
const LINE = 2;
const COMMANDS: readonly { readonly label: Text; readonly icon: ReactNode; readonly command: LayoutCommand }[] = [
  { label: ['左移', 'Move left'], icon: <ArrowLeftOutlined />, command: { kind: 'move', to: 'left' } },
  { label: ['右移', 'Move right'], icon: <ArrowRightOutlined />, command: { kind: 'move', to: 'right' } },
  { label: sharedWords.moveUp, icon: <ArrowUpOutlined />, command: { kind: 'move', to: 'up' } },
  { label: sharedWords.moveDown, icon: <ArrowDownOutlined />, command: { kind: 'move', to: 'down' } },
  { label: ['加宽', 'Wider'], icon: <ColumnWidthOutlined />, command: { kind: 'size', wider: 1 } },
  { label: ['变窄', 'Narrower'], icon: <VerticalAlignMiddleOutlined rotate={90} />, command: { kind: 'size', wider: -1 } },
  { label: ['加高', 'Taller'], icon: <ColumnHeightOutlined />, command: { kind: 'size', taller: LINE } },
  { label: ['变矮', 'Shorter'], icon: <VerticalAlignMiddleOutlined />, command: { kind: 'size', taller: -LINE } },
];

interface MenuContext {
  readonly editing: boolean;
  readonly open: (() => void) | null;
  readonly refresh: (() => void) | null;
  readonly onCommand: (command: LayoutCommand) => void;
}

/** What can be done with a tile; while arranging, everything a mouse could do as well. */
export function useTileMenu(): (context: MenuContext) => MenuProps['items'] {
  const say = useSay();
  return ({ editing, open, refresh, onCommand }) => {
    const hide = { key: 'hide', icon: <EyeInvisibleOutlined />, label: say(HIDE), onClick: () => onCommand({ kind: 'hide' }) };
    if (editing)
      return [
        ...COMMANDS.map(({ label, icon, command }) => ({
          key: label[1],
          icon,
          label: say(label),
          onClick: () => onCommand(command),
        })),
        { type: 'divider' },
        hide,
      ];
    return [
      ...(open ? [{ key: 'open', icon: <ExportOutlined />, label: say(sharedWords.open), onClick: open }] : []),
      ...(refresh ? [{ key: 'refresh', icon: <ReloadOutlined />, label: say(sharedWords.refresh), onClick: refresh }] : []),
      hide,
    ];
  };
}
