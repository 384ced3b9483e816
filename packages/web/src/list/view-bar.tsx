import { DownOutlined, StarFilled } from '@ant-design/icons';
import { type Text } from '@takt/model';
import { useQueries } from '@tanstack/react-query';
import { Button, Dropdown, Input, Modal } from 'antd';
import { useState } from 'react';
import { countRows } from '../api/lists.ts';
import { useSay } from '../kit/say.tsx';
import type { Params } from './asked.ts';
import { totalShown } from './total.ts';
import { type View, type Views, withoutView } from './views.ts';
import style from './view-bar.module.css';

const ALL: Text = ['全部', 'All'];
const VIEWS: Text = ['视图', 'Views'];
const SAVE_AS: Text = ['保存为新视图', 'Save as a new view'];
const UPDATE: Text = ['更新当前视图', 'Update this view'];
const OPENING: Text = ['设为默认视图', 'Open with this view'];
const REMOVE: Text = ['删除当前视图', 'Delete this view'];
const NAME: Text = ['视图名称', 'Name of the view'];
const OK: Text = ['保存', 'Save'];
const CANCEL: Text = ['取消', 'Cancel'];
const COUNT_FRESH_MS = 30_000;
const LONGEST = 30;

interface ViewBarProps {
  readonly id: string;
  readonly views: Views;
  /** The view now looked through; null for everything. */
  readonly current: string | null;
  /** Counts change with what people do in the list. */
  readonly turn: number;
  readonly onPick: (view: View | null) => void;
  readonly onChange: (views: Views) => void;
  /** Saves what is seen now under this name, or over the view of this id. */
  readonly onSave: (name: string, id?: string) => void;
}

const everything: Params = {};

/** Saved views with their live counts; the choice is always in sight, so no view hides rows silently. */
export function ViewBar({ id, views, current, turn, onPick, onChange, onSave }: ViewBarProps) {
  const say = useSay();
  const [naming, setNaming] = useState<string | null>(null);
  const chips: readonly (View | null)[] = [null, ...views.list];
  const counts = useQueries({
    queries: chips.map((view) => ({
      queryKey: ['count', id, view?.id ?? '', view?.params ?? everything, turn],
      queryFn: () => countRows(id, view?.params ?? everything),
      staleTime: COUNT_FRESH_MS,
      meta: { quiet: true },
    })),
  });
  const chosen = views.list.find((view) => view.id === current) ?? null;
  const save = (): void => {
    const name = naming?.trim() ?? '';
    if (name === '') return;
    setNaming(null);
    onSave(name);
  };
  const items = [
    { key: 'as', label: say(SAVE_AS), onClick: () => setNaming('') },
    ...(chosen
      ? [
          { key: 'update', label: say(UPDATE), onClick: () => onSave(chosen.name, chosen.id) },
          { key: 'remove', label: say(REMOVE), onClick: () => onChange(withoutView(views, chosen.id)) },
        ]
      : []),
    ...((chosen?.id ?? null) === views.opening
      ? []
      : [{ key: 'opening', label: say(OPENING), onClick: () => onChange({ ...views, opening: chosen?.id ?? null }) }]),
  ];
  return (
    <div className={style['bar']}>
      <div className={style['chips']} role="group" aria-label={say(VIEWS)}>
        {chips.map((view, index) => {
          const counted = counts[index]?.data;
          return (
            <button
              key={view?.id ?? ''}
              type="button"
              className={`${style['chip']} ${(view?.id ?? null) === current ? style['current'] : ''}`}
              aria-pressed={(view?.id ?? null) === current}
              onClick={() => onPick(view)}
            >
              {view !== null && view.id === views.opening && <StarFilled className={style['star'] ?? ''} />}
              {view?.name ?? say(ALL)} <span className={style['count']}>{counted ? totalShown(counted) : ''}</span>
            </button>
          );
        })}
      </div>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="link" size="small" icon={<DownOutlined />} iconPlacement="end">
          {say(VIEWS)}
        </Button>
      </Dropdown>
      {naming !== null && (
        <Modal
          open
          width={480}
          title={say(SAVE_AS)}
          okText={say(OK)}
          cancelText={say(CANCEL)}
          okButtonProps={{ disabled: naming.trim() === '' }}
          onOk={save}
          onCancel={() => setNaming(null)}
        >
          <Input
            autoFocus
            maxLength={LONGEST}
            value={naming}
            aria-label={say(NAME)}
            placeholder={say(NAME)}
            onChange={({ target }) => setNaming(target.value)}
            onPressEnter={save}
          />
        </Modal>
      )}
    </div>
  );
}
