import { AppstoreAddOutlined, LayoutOutlined, PlusOutlined, UndoOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Button, Dropdown, Skeleton } from 'antd';
import { useState } from 'react';
import { Notice, type Tile, useDone, usePages, useSay } from '@takt/web';
import { added } from './arranging.ts';
import { BoardGrid } from './board-grid.tsx';
import { useOwnTiles } from './catalogue.ts';
import { LAYOUT_CONFIG } from './layout-address.ts';
import type { BoardSize, Layout } from './layout.ts';
import { useBoardSize, useLayout } from './use-layout.ts';
import style from './home-board.module.css';

const HOME: Text = ['首页', 'Home'];
const ARRANGE: Text = ['布置首页', 'Arrange'];
const HINT: Text = [
  '拖动标题移动卡片，拖动右下角调整大小；也可使用卡片的 ⋯ 菜单。修改自动保存。',
  'Drag a tile by its title, size it by its corner, or use its ⋯ menu. Changes are kept at once.',
];
const DONE: Text = ['完成', 'Done'];
const ADD: Text = ['添加卡片', 'Add a tile'];
const RESTORE: Text = ['恢复默认', 'Restore default'];
const RESTORED: Text = ['首页已恢复默认布局', 'The home page is back to its default'];
const FOR_ROLES: Text = ['角色布局', 'Layouts of roles'];
const EMPTY: Text = ['首页上没有卡片', 'There are no tiles on the home page'];

/** The board of the person signed in, in the size asked for or in the one that fits. */
export function HomeBoard({ size }: { readonly size: BoardSize | 'auto' }) {
  const tiles = useOwnTiles();
  if (!tiles) return <Skeleton active />;
  return size === 'auto' ? <FittingBoard tiles={tiles} /> : <Board board={size} tiles={tiles} />;
}

function FittingBoard({ tiles }: { readonly tiles: readonly Tile[] }) {
  const board = useBoardSize(useLayout('large', tiles).layout);
  return board === null ? <Skeleton active /> : <Board key={board} board={board} tiles={tiles} />;
}

function Board({ board, tiles }: { readonly board: BoardSize; readonly tiles: readonly Tile[] }) {
  const say = useSay();
  const done = useDone();
  const { layout, isOwn, mayPublish, keep } = useLayout(board, tiles);
  const [editing, setEditing] = useState(false);
  if (!layout) return <Skeleton active />;
  const restore = (): void => {
    keep(null);
    done(RESTORED);
  };
  return (
    <div className={style['board']}>
      <div className={style['bar']}>
        <h1 className={style['title']}>{say(HOME)}</h1>
        {editing && <span className={style['hint']}>{say(HINT)}</span>}
        {editing ? (
          <>
            <AddTile tiles={tiles} layout={layout} board={board} onChange={keep} />
            <Button size="small" icon={<UndoOutlined />} disabled={!isOwn} onClick={restore}>
              {say(RESTORE)}
            </Button>
            {mayPublish && <RoleLayouts />}
            <Button size="small" type="primary" onClick={() => setEditing(false)}>
              {say(DONE)}
            </Button>
          </>
        ) : (
          <Button size="small" type="text" icon={<LayoutOutlined />} onClick={() => setEditing(true)}>
            {say(ARRANGE)}
          </Button>
        )}
      </div>
      {layout.placed.length === 0 ? (
        <Notice text={EMPTY} />
      ) : (
        <BoardGrid tiles={tiles} layout={layout} editing={editing} onChange={keep} />
      )}
    </div>
  );
}

interface AddTileProps {
  readonly tiles: readonly Tile[];
  readonly layout: Layout;
  readonly board: BoardSize;
  readonly onChange: (layout: Layout) => void;
}
function AddTile({ tiles, layout, board, onChange }: AddTileProps) {
  const say = useSay();
  const hidden = tiles.filter(({ id }) => layout.hidden.includes(id));
  const items = hidden.map((tile) => ({
    key: tile.id,
    icon: <PlusOutlined />,
    label: say(tile.label),
    onClick: () => onChange(added(layout, tile, board)),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} disabled={hidden.length === 0}>
      <Button size="small" icon={<AppstoreAddOutlined />}>
        {say(ADD)}
      </Button>
    </Dropdown>
  );
}

/** The way to what others see; for those who may say so. */
function RoleLayouts() {
  const say = useSay();
  const pages = usePages();
  return (
    <Button size="small" onClick={() => pages.open(LAYOUT_CONFIG)}>
      {say(FOR_ROLES)}
    </Button>
  );
}
