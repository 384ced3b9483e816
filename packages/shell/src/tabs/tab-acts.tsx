import { fill, sharedWords, type Text } from '@takt/model';
import { App } from 'antd';
import { useMemo } from 'react';
import { useSay } from '@takt/web/host';
import { addressOf } from './tab-address.ts';
import { activate, close, closedBy, type Closing, pin, place, refresh, type Tab, tabOf } from './tab-rules.ts';
import { useTabStore } from './tab-store.ts';

const UNSAVED: Text = ['{names}有未保存的内容', '{names}: not saved yet'];
const LOST: Text = [
  '继续后，这些内容将丢失，无法恢复。',
  'If you go on, what was typed there is lost and cannot be brought back.',
];
const CLOSE_ANYWAY: Text = ['不保存，直接关闭', 'Close without saving'];
const REFRESH_ANYWAY: Text = ['不保存，直接刷新', 'Refresh without saving'];

interface TabActs {
  choose(id: number): void;
  /** Closes; asks once when there is unsaved work among what goes. */
  close(how: Closing, id: number): void;
  refresh(id: number): void;
  pin(id: number, pinned: boolean): void;
  /** Puts a tab where another one stands. */
  place(id: number, other: number): void;
  openInWindow(id: number): void;
}

/** What a person does with tabs. */
export function useTabActs(): TabActs {
  const store = useTabStore();
  const { modal } = App.useApp();
  const say = useSay();
  return useMemo(() => {
    const sure = (tabs: readonly Tab[], yes: Text, act: () => void): void => {
      const unsaved = tabs.filter((tab) => tab.unsaved);
      if (unsaved.length === 0) {
        act();
        return;
      }
      const names = unsaved.map(({ title }) => `「${say(title)}」`).join('');
      modal.confirm({
        title: say(fill(UNSAVED, { names })),
        content: say(LOST),
        okText: say(yes),
        okButtonProps: { danger: true },
        cancelText: say(sharedWords.keepEditing),
        onOk: act,
      });
    };
    return {
      choose: (id) => store.setState((state) => activate(state, id)),
      close: (how, id) =>
        sure(closedBy(store.getState(), how, id), CLOSE_ANYWAY, () => store.setState((state) => close(state, how, id))),
      refresh: (id) => {
        const tab = tabOf(store.getState(), id);
        if (tab) sure([tab], REFRESH_ANYWAY, () => store.setState((state) => refresh(activate(state, id), id)));
      },
      pin: (id, pinned) => store.setState((state) => pin(state, id, pinned)),
      place: (id, other) => store.setState((state) => place(state, id, other)),
      openInWindow: (id) => {
        const tab = tabOf(store.getState(), id);
        // Without an opener the new window starts with tabs of its own.
        if (tab) window.open(`#${addressOf(tab)}`, '_blank', 'noopener');
      },
    };
  }, [store, modal, say]);
}
