import { type Entity, fill, isWayOut, sharedWords, type Text } from '@takt/model';
import { Dropdown, type MenuProps, Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { useExplain } from '../actions/action-bar.tsx';
import type { Row } from '../api/calls.ts';
import { useDone } from '../kit/done.tsx';
import { useSay } from '../kit/say.tsx';
import type { Judged } from './batch.ts';
import { nameOf } from '../product/row-name.ts';
import { rowOffers } from './row-offers.ts';
import { useTicked } from './ticked.ts';
import type { Acting } from './use-acting.tsx';
import style from './row-menu.module.css';

const COPY_AS_NEW: Text = ['复制新增', 'Copy as new'];
const COPY_NAME: Text = ['复制编号', 'Copy number'];
const COPIED: Text = ['已复制 {name}', '{name} copied'];
const MENU: Text = ['{name} 的操作', 'What can be done with {name}'];

/** The row a menu is open for, and where on the screen. */
export interface MenuPlace {
  readonly row: Row;
  readonly x: number;
  readonly y: number;
}
interface RowMenuProps {
  readonly id: string;
  readonly entity: Entity | undefined;
  readonly acting: Acting;
  readonly place: MenuPlace;
  readonly onOpen: (row: Row) => void;
  readonly onCopy: (row: Row) => void;
  readonly onClose: () => void;
}

/** Everything that can be done with one row, greyed with the reason where it cannot be done now. */
export function RowMenu({ id, entity, acting, place, onOpen, onCopy, onClose }: RowMenuProps) {
  const say = useSay();
  const done = useDone();
  const explain = useExplain();
  const { row, x, y } = place;
  const [ticked = { row, whole: null }] = useTicked(id, [row], acting.doc !== null || acting.rowCommands.length > 0);
  useFocusBack();
  const name = nameOf(entity, row);
  const item = (judged: Judged, danger = false) => {
    const why = judged.refused[0]?.refusal ?? null;
    return {
      key: judged.name,
      danger: danger && why === null,
      label: (
        <Tooltip title={why && say(why.text)} placement="left">
          <span className={why ? style['faded'] : ''} aria-disabled={why !== null}>
            {say(judged.label)}
          </span>
        </Tooltip>
      ),
      onClick: () => (why ? explain(why) : acting.run(judged)),
    };
  };
  const copyName = async (): Promise<void> => {
    await navigator.clipboard.writeText(name);
    done(fill(COPIED, { name }));
  };
  const offers = rowOffers(acting, ticked);
  const out = [
    ...offers.filter(isWayOut).map((offer) => item(offer)),
    ...(acting.allowed.has('delete') ? [item(acting.judge('delete', [ticked]), true)] : []),
  ];
  const on = offers.filter((offer) => !isWayOut(offer)).map((offer) => item(offer));
  const items: MenuProps['items'] = [
    { key: 'open', label: say(sharedWords.open), onClick: () => onOpen(row) },
    ...(acting.allowed.has('create') ? [{ key: 'copy', label: say(COPY_AS_NEW), onClick: () => onCopy(row) }] : []),
    { key: 'name', label: say(COPY_NAME), onClick: () => void copyName() },
    ...[on, out].flatMap((group) => (group.length > 0 ? [{ type: 'divider' as const }, ...group] : [])),
  ];
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      menu={{ items, onClick: onClose, 'aria-label': say(fill(MENU, { name })) }}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <span className={style['place']} style={{ left: x, top: y }} />
    </Dropdown>
  );
}

/** Gives the focus back to the cell it came from. */
function useFocusBack(): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
}
