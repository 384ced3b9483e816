import { EllipsisOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Popover, Tooltip } from 'antd';
import { createElement, useState } from 'react';
import { type MenuEntry, useBrand, useLang, useSay } from '@takt/web/host';
import { iconOf } from './icons.ts';
import style from './rail.module.css';

const AREAS: Text = ['功能区', 'Areas'];
const MORE: Text = ['更多', 'More'];
const EXPAND: Text = ['展开菜单', 'Show the menu'];
/** As many as fit on a small screen; the rest waits behind the last button. */
const MOST = 10;

interface RailProps {
  readonly areas: readonly MenuEntry[];
  readonly active: number | null;
  readonly onPick: (area: number) => void;
  /** Brings the menu back; null while it is there. */
  readonly onExpand: (() => void) | null;
}

/** The areas of the menu as a column of icons that never moves. */
export function Rail({ areas, active, onPick, onExpand }: RailProps) {
  const say = useSay();
  const brand = useBrand();
  const all = areas.length <= MOST;
  const shown = all ? areas : areas.slice(0, MOST);
  return (
    <nav className={`${style['rail']} ${style[useLang()]}`} aria-label={say(AREAS)}>
      <div className={style['mark']} aria-hidden="true">
        {say(brand.mark)}
      </div>
      {shown.map((area) => (
        <Area key={area.id} area={area} active={area.id === active} onPick={onPick} />
      ))}
      {!all && <More areas={areas.slice(MOST)} active={active} onPick={onPick} />}
      {onExpand && (
        <Tooltip title={say(EXPAND)} placement="right">
          <button type="button" className={`${style['area']} ${style['foot']}`} aria-label={say(EXPAND)} onClick={onExpand}>
            <span className={style['icon']} aria-hidden="true">
              <MenuUnfoldOutlined />
            </span>
          </button>
        </Tooltip>
      )}
    </nav>
  );
}

interface AreaProps {
  readonly area: MenuEntry;
  readonly active: boolean;
  readonly onPick: (area: number) => void;
}

function Area({ area: { id, label, icon }, active, onPick }: AreaProps) {
  const say = useSay();
  return (
    // It lies over the menu: whoever moves on to an entry must not be held up by it.
    <Tooltip title={say(label)} placement="right" mouseEnterDelay={0.4} styles={{ root: { pointerEvents: 'none' } }}>
      <button type="button" className={style['area']} aria-pressed={active} onClick={() => onPick(id)}>
        <span className={style['icon']} aria-hidden="true">
          {createElement(iconOf(icon))}
        </span>
        <span className={style['label']}>{say(label)}</span>
      </button>
    </Tooltip>
  );
}

function More({ areas, active, onPick }: Pick<RailProps, 'areas' | 'active' | 'onPick'>) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const pick = (id: number): void => {
    setOpen(false);
    onPick(id);
  };
  const content = (
    <div className={style['more']}>
      {areas.map((area) => (
        <Area key={area.id} area={area} active={area.id === active} onPick={pick} />
      ))}
    </div>
  );
  return (
    <Popover
      content={content}
      placement="rightBottom"
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      styles={{ container: { padding: 0 } }}
    >
      <button type="button" className={style['area']} aria-pressed={areas.some(({ id }) => id === active)}>
        <span className={style['icon']} aria-hidden="true">
          <EllipsisOutlined />
        </span>
        <span className={style['label']}>{say(MORE)}</span>
      </button>
    </Popover>
  );
}
