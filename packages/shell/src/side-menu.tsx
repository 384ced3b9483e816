import { MenuFoldOutlined, SearchOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Button, Input, Menu, type MenuProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { leavesOf, type MenuEntry, thinned, useSay } from '@takt/web/host';
import style from './side-menu.module.css';

type Item = NonNullable<MenuProps['items']>[number];

/** An area with more pages than this gets a box to find one in. */
const MANY = 15;
const FIND: Text = ['筛选菜单', 'Filter the menu'];
const COLLAPSE: Text = ['收起菜单', 'Collapse the menu'];

interface SideMenuProps {
  readonly area: MenuEntry;
  readonly url: string;
  /** It lies over the page, where there is no room beside it. */
  readonly over: boolean;
  readonly onOpen: (url: string) => void;
  readonly onCollapse: () => void;
}

/** The groups and pages of one area; each page opens in a tab. */
export function SideMenu({ area, url, over, onOpen, onCollapse }: SideMenuProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const many = leavesOf(area).length > MANY;
  const shown = many ? thinned(area.children, typed) : area.children;
  const scroll = useRef<HTMLDivElement>(null);
  // Whoever comes by a tab, a link or the search finds the page in the menu as well.
  useEffect(() => {
    scroll.current?.querySelector(`[data-url="${CSS.escape(url)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [url]);
  const itemOf = (entry: MenuEntry): Item => {
    const title = say(entry.label);
    const label = (
      <span className={style['label']} data-url={entry.url}>
        {title}
      </span>
    );
    return entry.children.length > 0
      ? { key: groupKey(entry), label, title, children: entry.children.map(itemOf) }
      : { key: entry.url, label, title };
  };
  return (
    <nav className={`${style['side']} ${over ? style['over'] : ''}`} aria-label={say(area.label)}>
      {many && (
        <div className={style['find']}>
          <Input
            size="small"
            allowClear
            prefix={<SearchOutlined />}
            placeholder={say(FIND)}
            aria-label={say(FIND)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      <div ref={scroll} className={style['scroll']}>
        <Menu
          key={`${area.id} ${typed}`}
          mode="inline"
          inlineIndent={14}
          items={shown.map(itemOf)}
          defaultOpenKeys={shown.map(groupKey)}
          selectedKeys={[url]}
          onClick={({ key }) => onOpen(key)}
          className={style['menu']}
        />
      </div>
      <Button
        type="text"
        size="small"
        className={style['fold']}
        icon={<MenuFoldOutlined />}
        aria-label={say(COLLAPSE)}
        title={say(COLLAPSE)}
        onClick={onCollapse}
      />
    </nav>
  );
}

/** Groups have no address of their own; the contract gives them this path. */
const groupKey = (entry: MenuEntry): string => `/a${entry.id}`;
