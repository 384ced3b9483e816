import { sharedWords, type Text } from '@takt/model';
import type { MenuProps } from 'antd';
import { useSay } from '@takt/web/host';
import { useTabActs } from './tab-acts.tsx';
import { closedBy, type Closing, HOME_ID, reopen, tabOf } from './tab-rules.ts';
import { useTabs, useTabStore } from './tab-store.ts';

const PIN: Text = ['固定', 'Pin'];
const UNPIN: Text = ['取消固定', 'Unpin'];
const WINDOW: Text = ['在新窗口打开', 'Open in a new window'];
const CLOSINGS: readonly (readonly [Closing, Text])[] = [
  ['this', sharedWords.close],
  ['others', ['关闭其他', 'Close others']],
  ['left', ['关闭左侧', 'Close to the left']],
  ['right', ['关闭右侧', 'Close to the right']],
  ['all', ['全部关闭', 'Close all']],
];
const OPEN: Text = ['已打开', 'Open'];
const CLOSED: Text = ['最近关闭', 'Recently closed'];

/** What the right mouse button offers on a tab. */
export function useTabMenu(id: number): MenuProps {
  const say = useSay();
  const state = useTabs();
  const acts = useTabActs();
  const pinned = tabOf(state, id)?.pinned === true;
  return {
    items: [
      { key: 'refresh', label: say(sharedWords.refresh), onClick: () => acts.refresh(id) },
      {
        key: 'pin',
        label: say(pinned ? UNPIN : PIN),
        disabled: id === HOME_ID,
        onClick: () => acts.pin(id, !pinned),
      },
      { type: 'divider' },
      ...CLOSINGS.map(([how, label]) => ({
        key: how,
        label: say(label),
        disabled: closedBy(state, how, id).length === 0,
        onClick: () => acts.close(how, id),
      })),
      { type: 'divider' },
      { key: 'window', label: say(WINDOW), onClick: () => acts.openInWindow(id) },
    ],
  };
}

/** Every open tab by name, and what was closed last. */
export function useListMenu(): MenuProps {
  const say = useSay();
  const store = useTabStore();
  const { tabs, active, closed } = useTabs();
  const acts = useTabActs();
  return {
    selectedKeys: [`tab ${active}`],
    style: { maxHeight: '70vh', overflowY: 'auto' },
    items: [
      {
        type: 'group',
        key: 'open',
        label: say(OPEN),
        children: tabs.map(({ id, title, unsaved }) => ({
          key: `tab ${id}`,
          label: `${say(title)}${unsaved ? ' •' : ''}`,
          onClick: () => acts.choose(id),
        })),
      },
      ...(closed.length === 0
        ? []
        : [
            {
              type: 'group' as const,
              key: 'closed',
              label: say(CLOSED),
              children: closed.map((one, index) => ({
                key: `closed ${index}`,
                label: say(one.title),
                onClick: () => store.setState((state) => reopen(state, one)),
              })),
            },
          ]),
    ],
  };
}
