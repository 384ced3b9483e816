import {
  CloseOutlined,
  DownOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  HomeOutlined,
  PushpinOutlined,
  ReloadOutlined,
  ShrinkOutlined,
  ArrowsAltOutlined,
} from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Button, Dropdown, Tooltip } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '@takt/web/host';
import { useTabActs } from './tab-acts.tsx';
import { useListMenu, useTabMenu } from './tab-menus.tsx';
import { HOME_ID, type Tab } from './tab-rules.ts';
import { useTabs } from './tab-store.ts';
import { useScreenFull, useTabKeys } from './tab-keys.ts';
import style from './tab-bar.module.css';

const TABS: Text = ['已打开的页面', 'Open pages'];
const UNSAVED: Text = ['未保存', 'not saved'];
const ALL: Text = ['全部页签', 'All tabs'];
const REFRESH: Text = ['刷新当前页签', 'Refresh this tab'];
const WIDE: Text = ['隐藏菜单和页头', 'Hide menu and header'];
const NARROW: Text = ['显示菜单和页头', 'Show menu and header'];
const FULL: Text = ['浏览器全屏', 'Browser full screen'];
const LEAVE_FULL: Text = ['退出全屏', 'Leave full screen'];

interface TabBarProps {
  /** Rail, menu and header are hidden. */
  readonly wide: boolean;
  readonly onWide: (wide: boolean) => void;
}

/** The open pages, and what can be done with the one in front. */
export function TabBar({ wide, onWide }: TabBarProps) {
  const say = useSay();
  const acts = useTabActs();
  const { tabs, active } = useTabs();
  const [asked, setAsked] = useState(active);
  const menu = useTabMenu(asked);
  const list = useListMenu();
  const [full, toggleFull] = useScreenFull();
  useTabKeys();
  return (
    <div className={style['bar']}>
      <Dropdown menu={menu} trigger={['contextMenu']}>
        <div className={style['around']} onContextMenuCapture={({ target }) => setAsked(idOf(target) ?? active)}>
          <Strip tabs={tabs} active={active} />
        </div>
      </Dropdown>
      <Dropdown menu={list} trigger={['click']}>
        <Button type="text" size="small" icon={<DownOutlined />} aria-label={say(ALL)} title={say(ALL)} />
      </Dropdown>
      <Tool text={REFRESH} icon={<ReloadOutlined />} onClick={() => acts.refresh(active)} />
      <Tool
        text={wide ? NARROW : WIDE}
        icon={wide ? <ShrinkOutlined /> : <ArrowsAltOutlined />}
        pressed={wide}
        onClick={() => onWide(!wide)}
      />
      <Tool
        text={full ? LEAVE_FULL : FULL}
        icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        pressed={full}
        onClick={toggleFull}
      />
    </div>
  );
}

function Tool({
  text,
  icon,
  pressed,
  onClick,
}: {
  readonly text: Text;
  readonly icon: ReactNode;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}) {
  const say = useSay();
  return (
    <Tooltip title={say(text)} placement="bottomRight">
      <Button type="text" size="small" icon={icon} aria-label={say(text)} aria-pressed={pressed} onClick={onClick} />
    </Tooltip>
  );
}

/** The tab under the pointer. */
const idOf = (target: EventTarget): number | null => {
  const id = target instanceof Element ? target.closest<HTMLElement>('[role=tab]')?.dataset['tab'] : undefined;
  return id === undefined ? null : Number(id);
};

/** The row of tabs; the wheel moves it when there are more than fit. */
function Strip({ tabs, active }: { readonly tabs: readonly Tab[]; readonly active: number }) {
  const say = useSay();
  const acts = useTabActs();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current?.querySelector(`#tab-${active}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  const walk = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === active);
    const beside = tabs[at + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0)];
    if (event.ctrlKey && event.shiftKey && beside && beside.id !== active) {
      event.preventDefault();
      acts.place(active, beside.id);
      return;
    }
    const steps: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 };
    const next = tabs[((steps[event.key] ?? -1) + tabs.length) % tabs.length];
    if (event.key in steps && next) {
      event.preventDefault();
      acts.choose(next.id);
      strip.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
    } else if (event.key === 'Delete') acts.close('this', active);
  };
  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={say(TABS)}
      className={style['strip']}
      onWheel={({ deltaY }) => strip.current?.scrollBy({ left: deltaY })}
      onKeyDown={walk}
    >
      {tabs.map((tab) => (
        <One key={tab.id} tab={tab} active={tab.id === active} />
      ))}
    </div>
  );
}

/** What is dragged is a tab, and not a text or a file. */
const DRAGGED = 'application/x-takt-tab';

function One({ tab: { id, title, pinned, unsaved }, active }: { readonly tab: Tab; readonly active: boolean }) {
  const say = useSay();
  const acts = useTabActs();
  const name = say(title);
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${id}`}
      data-tab={id}
      aria-selected={active}
      aria-controls={`panel-${id}`}
      aria-label={unsaved ? `${name} (${say(UNSAVED)})` : name}
      tabIndex={active ? 0 : -1}
      title={name}
      className={style['tab']}
      draggable={id !== HOME_ID}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, String(id))}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={({ dataTransfer }) => acts.place(Number(dataTransfer.getData(DRAGGED)), id)}
      onClick={() => acts.choose(id)}
      onAuxClick={({ button }) => button === 1 && !pinned && acts.close('this', id)}
    >
      {id === HOME_ID ? <HomeOutlined /> : pinned && <PushpinOutlined />}
      <span className={style['name']}>{name}</span>
      {unsaved && <span className={style['dot']}>•</span>}
      {!pinned && (
        // The keyboard closes with Delete; a button inside a tab would be unreachable anyway.
        <span
          className={style['close']}
          aria-hidden="true"
          data-close={id}
          onClick={(event) => {
            event.stopPropagation();
            acts.close('this', id);
          }}
        >
          <CloseOutlined />
        </span>
      )}
    </button>
  );
}
