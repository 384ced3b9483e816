import { PlusOutlined } from '@ant-design/icons';
import { fill, sharedWords, type Text } from '@takt/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Segmented, Select, Skeleton, Switch } from 'antd';
import { useState } from 'react';
import {
  loadOptions,
  loadPublished,
  loadPublishedFor,
  Notice,
  PageHead,
  publish,
  Refusal,
  type Tile,
  useBeginner,
  useDone,
  useProduct,
  useSay,
  useThisTab,
} from '@takt/web';
import { LAYOUT_CONFIG } from './layout-address.ts';
import { added } from './arranging.ts';
import { BoardGrid } from './board-grid.tsx';
import { useCatalogue } from './catalogue.ts';
import { type BoardSize, fitted, type Layout, layoutOf, shipped } from './layout.ts';
import { layoutKey } from './use-layout.ts';
import style from './layout-config.module.css';

const EVERYONE = '';
const WHOSE: Text = ['适用对象', 'For'];
const WHICH: Text = ['看板', 'Board'];
const BOARDS: Readonly<Record<BoardSize, Text>> = { large: ['大看板', 'Large'], small: ['小看板', 'Small'] };
const COMPACT: Text = ['始终使用小看板', 'Always use the small board'];
const CATALOGUE: Text = ['可添加的卡片', 'Tiles to add'];
const NOTHING_LEFT: Text = ['全部卡片都已在看板上', 'All tiles are on the board'];
const PUBLISH: Text = ['发布', 'Publish'];
const PUBLISHED: Text = ['{board}已发布给{whom}', '{board} board published: {whom}'];
const WITHDRAW: Text = ['撤回发布', 'Withdraw'];
const WITHDRAWN: Text = ['已撤回，{whom}恢复使用上一级布局', 'Withdrawn; {whom}: the next layout counts again'];
const NOT_YET: Text = [
  '尚未发布，以下为您自己的出厂布局；各角色的首页按权限生成',
  'Nothing published yet; this is your own board as shipped. Others begin with what their rights call for',
];
const NO_RIGHT: Text = ['您没有发布布局的权限', 'You may not publish layouts'];

/** Where an administrator arranges the boards of others. */
export function LayoutConfig() {
  const say = useSay();
  const [board, setBoard] = useState<BoardSize>('large');
  const [role, setRole] = useState(EVERYONE);
  const key = layoutKey(board);
  const { role: roleEntity } = useProduct().people;
  const right = useQuery({ queryKey: ['published', key], queryFn: () => loadPublished(key) });
  const mayPublish = right.data?.mayPublish === true;
  const roles = useQuery({
    queryKey: ['options', roleEntity],
    queryFn: () => loadOptions(roleEntity, ''),
    enabled: mayPublish,
  });
  const standing = useQuery({
    queryKey: ['published-for', key, role],
    queryFn: () => loadPublishedFor(key, role === EVERYONE ? null : role),
    enabled: mayPublish,
    gcTime: 0,
  });
  if (right.data && !mayPublish) return <Notice text={NO_RIGHT} />;
  const options = [{ value: EVERYONE, label: say(sharedWords.everyone) }, ...(roles.data ?? [])];
  return (
    <>
      <PageHead title={LAYOUT_CONFIG.title} />
      <div className={style['bar']}>
        <label className={style['field']}>
          {say(WHOSE)}
          <Select
            className={style['whose'] ?? ''}
            value={role}
            options={options}
            onChange={setRole}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </label>
        <Segmented<BoardSize>
          aria-label={say(WHICH)}
          value={board}
          options={(['large', 'small'] as const).map((value) => ({ value, label: say(BOARDS[value]) }))}
          onChange={setBoard}
        />
      </div>
      <Refusal error={roles.error ?? standing.error} />
      {standing.isSuccess ? (
        <Editor
          key={`${key} ${role} ${standing.dataUpdatedAt}`}
          board={board}
          role={role === EVERYONE ? null : role}
          whom={roles.data?.find(({ value }) => value === role)?.label ?? say(sharedWords.everyone)}
          storedLayout={standing.data}
        />
      ) : (
        <Skeleton active />
      )}
    </>
  );
}

interface EditorProps {
  readonly board: BoardSize;
  readonly role: string | null;
  readonly whom: string;
  readonly storedLayout: unknown;
}

function Editor({ board, role, whom, storedLayout }: EditorProps) {
  const say = useSay();
  const done = useDone();
  const client = useQueryClient();
  const tab = useThisTab();
  const tiles = useCatalogue();
  const person = useBeginner();
  const known = layoutOf(storedLayout);
  const [layout, setLayout] = useState<Layout>(() =>
    known ? fitted(known, tiles, board, person) : shipped(tiles, board, person),
  );
  const change = (next: Layout): void => {
    setLayout(next);
    tab.setUnsaved(true);
  };
  const sending = useMutation({
    mutationFn: (value: Layout | null) => publish(layoutKey(board), role, value),
    onSuccess: (_, value) => {
      tab.setUnsaved(false);
      done(fill(value ? PUBLISHED : WITHDRAWN, { board: BOARDS[board], whom }));
      void client.invalidateQueries({ queryKey: ['published'] });
      void client.invalidateQueries({ queryKey: ['published-for', layoutKey(board)] });
    },
  });
  return (
    <>
      <div className={style['bar']}>
        {board === 'large' && (
          <label className={style['field']}>
            <Switch size="small" checked={layout.compact} onChange={(compact) => change({ ...layout, compact })} />
            {say(COMPACT)}
          </label>
        )}
        <span className={style['state']}>{!known && say(NOT_YET)}</span>
        {known && (
          <Button loading={sending.isPending} onClick={() => sending.mutate(null)}>
            {say(WITHDRAW)}
          </Button>
        )}
        <Button type="primary" loading={sending.isPending} onClick={() => sending.mutate(layout)}>
          {say(PUBLISH)}
        </Button>
      </div>
      <Refusal error={sending.error} />
      <div className={style['desk']}>
        <div className={style['board']}>
          <BoardGrid tiles={tiles} layout={layout} editing onChange={change} />
        </div>
        <HiddenTiles
          tiles={tiles.filter(({ id }) => layout.hidden.includes(id))}
          onAdd={(tile) => change(added(layout, tile, board))}
        />
      </div>
    </>
  );
}

/** The tiles that are not on the board. */
function HiddenTiles({ tiles, onAdd }: { readonly tiles: readonly Tile[]; readonly onAdd: (tile: Tile) => void }) {
  const say = useSay();
  return (
    <aside className={style['shelf']}>
      <h2 className={style['name']}>{say(CATALOGUE)}</h2>
      {tiles.length === 0 && <p className={style['state']}>{say(NOTHING_LEFT)}</p>}
      {tiles.map((tile) => (
        <Button key={tile.id} block icon={<PlusOutlined />} className={style['add'] ?? ''} onClick={() => onAdd(tile)}>
          {say(tile.label)}
        </Button>
      ))}
    </aside>
  );
}
