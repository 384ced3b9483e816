import { DownOutlined, StarFilled, TeamOutlined } from '@ant-design/icons';
import { sharedWords, type Text } from '@takt/model';
import { useQueries } from '@tanstack/react-query';
import { Button, Dropdown, Input, Modal, Tooltip } from 'antd';
import { useState } from 'react';
import { countRows } from '../api/lists.ts';
import { useSay } from '../kit/say.tsx';
import type { Params } from './params.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { SeenView } from './shared.ts';
import { totalShown } from './total.ts';
import type { SavedViews } from './use-views.ts';
import type { View } from './views.ts';
import style from './view-bar.module.css';

const ALL: Text = ['全部', 'All'];
const VIEWS: Text = ['视图', 'Views'];
const SAVE_AS: Text = ['保存为新视图', 'Save as a new view'];
const UPDATE: Text = ['更新当前视图', 'Update this view'];
const OPENING: Text = ['设为默认视图', 'Open with this view'];
const REMOVE: Text = ['删除当前视图', 'Delete this view'];
const SHARE: Text = ['共享当前视图…', 'Share this view…'];
const SHARE_VERB: Text = ['共享', 'Share'];
const WITHDRAW: Text = ['取消共享', 'Stop sharing'];
const FOR_ALL: Text = ['所有人的共享视图', 'Shared with everyone'];
const FOR_ROLE: Text = ['本角色的共享视图', 'Shared with your role'];
const NAME: Text = ['视图名称', 'Name of the view'];
const COUNT_FRESH_MS = 30_000;
const LONGEST = 30;

interface ViewBarProps {
  readonly id: string;
  readonly views: SavedViews;
  /** The view now looked through; null for everything. */
  readonly current: string | null;
  /** Counts change with what people do in the list. */
  readonly turn: number;
  /** The rows are there: counting comes after them. */
  readonly ready: boolean;
  readonly onPick: (view: View | null) => void;
  /** Saves what is seen now under this name, or over the view of this id. */
  readonly onSave: (name: string, id?: string) => void;
}

const everything: Params = {};

/** Saved views with their live counts; the choice is always in sight, so no view hides rows silently. */
export function ViewBar({ id, views, current, turn, ready, onPick, onSave }: ViewBarProps) {
  const say = useSay();
  const [naming, setNaming] = useState<string | null>(null);
  const [sharing, setSharing] = useState<View | null>(null);
  const chips: readonly (SeenView | null)[] = [null, ...views.list];
  const counts = useQueries({
    queries: chips.map((view) => ({
      queryKey: ['count', id, view?.id ?? '', view?.params ?? everything, turn],
      queryFn: () => countRows(id, view?.params ?? everything),
      staleTime: COUNT_FRESH_MS,
      enabled: ready,
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
  // What is shared is changed by those alone who may share.
  const may = chosen !== null && !chosen.shipped && (chosen.shared === null || views.mayPublish);
  const items = [
    { key: 'as', label: say(SAVE_AS), onClick: () => setNaming('') },
    ...(may
      ? [
          { key: 'update', label: say(UPDATE), onClick: () => onSave(chosen.name, chosen.id) },
          { key: 'remove', label: say(chosen.shared ? WITHDRAW : REMOVE), onClick: () => views.remove(chosen) },
        ]
      : []),
    ...(may && chosen.shared === null && views.mayPublish
      ? [{ key: 'share', label: say(SHARE), onClick: () => setSharing(chosen) }]
      : []),
    ...((chosen?.id ?? null) === views.opening
      ? []
      : [{ key: 'opening', label: say(OPENING), onClick: () => views.openWith(chosen?.id ?? null) }]),
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
              {view?.shared && (
                <Tooltip title={say(view.shared.role === null ? FOR_ALL : FOR_ROLE)}>
                  <TeamOutlined
                    className={style['star'] ?? ''}
                    aria-label={say(view.shared.role === null ? FOR_ALL : FOR_ROLE)}
                  />
                </Tooltip>
              )}
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
      {sharing && (
        <ShareDialog
          title={SHARE}
          verb={SHARE_VERB}
          onClose={() => setSharing(null)}
          onDone={(audience) => {
            setSharing(null);
            views.share(sharing, audience);
          }}
        />
      )}
      {naming !== null && (
        <Modal
          open
          width={480}
          title={say(SAVE_AS)}
          okText={say(sharedWords.save)}
          cancelText={say(sharedWords.cancel)}
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
