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
import type { Text } from '@takt/model';
import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../kit/say.tsx';
import type { LayoutCommand } from './arranging.ts';

const OPEN: Text = ['打开', 'Open'];
const REFRESH: Text = ['刷新', 'Refresh'];
const HIDE: Text = ['隐藏', 'Hide'];
/** Steps of the keyboard: a column, and about a line of text. */
const LINE = 2;
const DEEDS: readonly { readonly label: Text; readonly icon: ReactNode; readonly deed: LayoutCommand }[] = [
  { label: ['左移', 'Move left'], icon: <ArrowLeftOutlined />, deed: { kind: 'move', to: 'left' } },
  { label: ['右移', 'Move right'], icon: <ArrowRightOutlined />, deed: { kind: 'move', to: 'right' } },
  { label: ['上移', 'Move up'], icon: <ArrowUpOutlined />, deed: { kind: 'move', to: 'up' } },
  { label: ['下移', 'Move down'], icon: <ArrowDownOutlined />, deed: { kind: 'move', to: 'down' } },
  { label: ['加宽', 'Wider'], icon: <ColumnWidthOutlined />, deed: { kind: 'size', wider: 1 } },
  { label: ['变窄', 'Narrower'], icon: <VerticalAlignMiddleOutlined rotate={90} />, deed: { kind: 'size', wider: -1 } },
  { label: ['加高', 'Taller'], icon: <ColumnHeightOutlined />, deed: { kind: 'size', taller: LINE } },
  { label: ['变矮', 'Shorter'], icon: <VerticalAlignMiddleOutlined />, deed: { kind: 'size', taller: -LINE } },
];

interface MenuAsked {
  readonly editing: boolean;
  readonly open: (() => void) | null;
  readonly refresh: (() => void) | null;
  readonly onDeed: (rowCommand: LayoutCommand) => void;
}

/** What can be done with a tile; while arranging, everything a mouse could do as well. */
export function useTileMenu(): (asked: MenuAsked) => MenuProps['items'] {
  const say = useSay();
  return ({ editing, open, refresh, onDeed }) => {
    const hide = { key: 'hide', icon: <EyeInvisibleOutlined />, label: say(HIDE), onClick: () => onDeed({ kind: 'hide' }) };
    if (editing)
      return [
        ...DEEDS.map(({ label, icon, deed: rowCommand }) => ({
          key: label[1],
          icon,
          label: say(label),
          onClick: () => onDeed(rowCommand),
        })),
        { type: 'divider' },
        hide,
      ];
    return [
      ...(open ? [{ key: 'open', icon: <ExportOutlined />, label: say(OPEN), onClick: open }] : []),
      ...(refresh ? [{ key: 'refresh', icon: <ReloadOutlined />, label: say(REFRESH), onClick: refresh }] : []),
      hide,
    ];
  };
}
