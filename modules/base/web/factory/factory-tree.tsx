import { sharedWords, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Empty, Input, Tag, Tree, type TreeDataNode } from 'antd';
import { type Key, useState } from 'react';
import { type FactoryNode, labelOf } from '../../defs/factory/factory.ts';
import { type Branch, branchesOf, found, pathTo } from './nodes.ts';
import style from './factory.module.css';

const SEARCH: Text = ['搜索编码或名称', 'Search by code or name'];
const NONE: Text = ['还没有工厂，请先新增', 'There is no plant yet; add one first'];
const NOT_FOUND: Text = ['没有符合的节点', 'Nothing found'];

interface TreeProps {
  readonly nodes: readonly FactoryNode[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  /** One node was dropped on another. */
  readonly onDrop: (node: FactoryNode, onto: FactoryNode) => void;
}

/** The node whose row a part of the page belongs to. */
const nodeAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-node]')?.getAttribute('data-node') ?? null) : null;

/** The whole factory. A search shows what it finds and what stands above; a node is moved by dragging it onto another. */
export function FactoryTree({ nodes, chosen, onChoose, onDrop }: TreeProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [unfolded, setUnfolded] = useState<readonly Key[]>(() =>
    nodes.filter(({ level }) => level === 'plant' || level === 'workshop').map(({ id }) => id),
  );
  const [dragged, setDragged] = useState<Key | null>(null);
  const [over, setOver] = useState<Key | null>(null);
  const shown = found(nodes, typed);
  const searching = typed.trim() !== '';
  // What was found is seen, and so is the chosen node, right after it was added or moved below a folded one.
  const open = searching
    ? shown.map(({ id }) => id)
    : pathTo(nodes, chosen)
        .map(({ id }) => id)
        .slice(0, -1);
  const nodeOf = (key: Key): FactoryNode | undefined => nodes.find(({ id }) => id === key);
  const drop = (row: string | null): void => {
    const [own, onto] = [nodeOf(dragged ?? ''), nodeOf(row ?? '')];
    if (own && onto && own !== onto) onDrop(own, onto);
  };
  const drawn = ({ node, below }: Branch): TreeDataNode & { readonly 'data-node': string } => ({
    key: node.id,
    'data-node': node.id,
    title: <Line node={node} />,
    ...(node.id === over && { className: style['over'] ?? '' }),
    children: below.map(drawn),
  });
  return (
    <>
      <Input.Search
        allowClear
        aria-label={say(SEARCH)}
        placeholder={say(SEARCH)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {/* The row below the pointer is meant. The tree itself takes its upper half for the row above, and so loses what is dropped
          right below the dragged node. */}
      <div
        className={style['tree']}
        onDragOverCapture={({ target }) => setOver(dragged === null ? null : nodeAt(target))}
        onDropCapture={({ target }) => drop(nodeAt(target))}
      >
        <Tree
          blockNode
          showLine
          draggable={{ icon: false }}
          onDragStart={({ node }) => setDragged(node.key)}
          onDragEnd={() => {
            setDragged(null);
            setOver(null);
          }}
          expandedKeys={[...unfolded, ...open]}
          onExpand={setUnfolded}
          selectedKeys={chosen === null ? [] : [chosen]}
          onSelect={(_keys, { node: { key } }) => onChoose(String(key))}
          treeData={branchesOf(shown).map(drawn)}
        />
        {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(searching ? NOT_FOUND : NONE)} />}
      </div>
    </>
  );
}

function Line({ node: { name, code, level, enabled } }: { readonly node: FactoryNode }) {
  const say = useSay();
  return (
    <span className={`${style['line']} ${enabled ? '' : style['off']}`}>
      <span className={style['code']}>{code}</span>
      <span className={style['name']}>{say(name)}</span>
      <span className={style['level']}>{say(labelOf(level))}</span>
      {!enabled && <Tag>{say(sharedWords.disabled)}</Tag>}
    </span>
  );
}
