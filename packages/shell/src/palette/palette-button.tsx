import { SearchOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { useEffect, useState } from 'react';
import { later, leavesOf, type MenuEntry, useSay } from '@takt/web/host';
import { USER_CENTRE } from '../user-center/user-center.ts';
import { useOwnPages } from '../own-pages.ts';
import { openingOf } from '../tabs/tab-address.ts';
import { activate, open as openTab } from '../tabs/tab-rules.ts';
import { useTabs, useTabStore } from '../tabs/tab-store.ts';
import { earlyKeys } from './early-keys.ts';
import type { Way } from './palette-rules.ts';
import style from './palette-button.module.css';

const Palette = later(async () => (await import('./palette.tsx')).Palette);
const FIND: Text = ['搜索菜单、单据号、物料', 'Search menu, numbers, parts'];

/** The box in the header that opens the palette; Ctrl and K open it from anywhere. */
export function PaletteButton({ areas }: { readonly areas: readonly MenuEntry[] }) {
  const say = useSay();
  const store = useTabStore();
  const own = useOwnPages();
  const ways = useWays(areas);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const [early] = useState(() => earlyKeys(window));
  const show = (): void => {
    early.begin();
    setUsed(true);
    setOpen(true);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setUsed(true);
      setOpen((shown) => {
        if (!shown) early.begin();
        return !shown;
      });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [early]);
  const close = (): void => {
    early.take();
    setOpen(false);
  };
  const go = ({ kind, key, label, url, params, run }: Way): void => {
    setOpen(false);
    if (run) {
      run();
      return;
    }
    store.setState((state) =>
      kind === 'tab'
        ? activate(state, Number(key.split(' ')[1]))
        : openTab(
            state,
            openingOf(areas, own, { url, ...(params && { params }) }, kind === 'doc' || kind === 'row' ? label : undefined),
          ),
    );
  };
  return (
    <>
      <button type="button" className={style['box']} aria-label={say(FIND)} aria-keyshortcuts="Control+K" onClick={show}>
        <SearchOutlined />
        <span className={style['hint']}>{say(FIND)}</span>
        <kbd className={style['keys']}>Ctrl K</kbd>
      </button>
      {used && <Palette open={open} areas={areas} ways={ways} early={early} onGo={go} onClose={close} />}
    </>
  );
}

/** Open tabs, pages of the menu that are not open, and the pages about oneself. */
function useWays(areas: readonly MenuEntry[]): readonly Way[] {
  const { tabs } = useTabs();
  const isShut = ({ url }: { readonly url: string }): boolean => !tabs.some((tab) => tab.url === url);
  return [
    ...tabs
      .toSorted((a, b) => b.seen - a.seen)
      .map(({ id, title, url }): Way => ({ key: `tab ${id}`, kind: 'tab', label: title, path: null, url })),
    ...areas.flatMap((area) =>
      leavesOf(area)
        .filter(isShut)
        .map(({ id, label, url }): Way => ({ key: `menu ${id}`, kind: 'menu', label, path: area.label, url })),
    ),
    ...USER_CENTRE.filter(isShut).map(({ url, label }): Way => ({ key: `self ${url}`, kind: 'self', label, path: null, url })),
  ];
}
