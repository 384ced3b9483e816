import { Menu, type MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import type { MenuEntry } from '../api/calls.ts';
import { useSay } from '../kit/say.tsx';
import style from './side-menu.module.css';

type Item = NonNullable<MenuProps['items']>[number];

/** The groups and pages of one area; opening a page is going to its address. */
export function SideMenu({ area, url }: { readonly area: MenuEntry; readonly url: string }) {
  const say = useSay();
  const navigate = useNavigate();
  const itemOf = (entry: MenuEntry): Item => {
    const title = say(entry.label);
    const label = <span className={style['label']}>{title}</span>;
    return entry.children.length > 0
      ? { key: groupKey(entry), label, title, children: entry.children.map(itemOf) }
      : { key: entry.url, label, title };
  };
  return (
    <nav className={style['side']} aria-label={say(area.label)}>
      <Menu
        key={area.id}
        mode="inline"
        inlineIndent={14}
        items={area.children.map(itemOf)}
        defaultOpenKeys={area.children.map(groupKey)}
        selectedKeys={[url]}
        onClick={({ key }) => void navigate(`/manage${key}`)}
        className={style['menu']}
      />
    </nav>
  );
}

/** Groups have no address of their own; the contract gives them this path. */
const groupKey = (entry: MenuEntry): string => `/a${entry.id}`;
