import { RESOURCE_TYPES, sharedWords, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Tag, Tree, type TreeDataNode } from 'antd';
import { type Key, useState } from 'react';
import { type Branch, branchesOf, nameOf, type Node, pathTo } from './nodes.ts';
import style from './resources.module.css';

/** No node has this id. */
const ROOT = 'top';

interface TreeProps {
  readonly nodes: readonly Node[];
  readonly top: Text;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Every node with its type and page; the top stands for the whole menu. */
export function ResourceTree({ nodes, top, chosen, onChoose }: TreeProps) {
  const say = useSay();
  const drawn = ({ node, below }: Branch): TreeDataNode => ({
    key: node.id,
    title: <Line node={node} />,
    children: below.map(drawn),
  });
  const root: TreeDataNode = { key: ROOT, title: <strong>{say(top)}</strong>, children: branchesOf(nodes).map(drawn) };
  const [unfolded, setUnfolded] = useState<readonly Key[]>(() => [ROOT, ...branchesOf(nodes).map(({ node }) => node.id)]);
  // The chosen node is always seen, also right after it was added below a folded one.
  const above = pathTo(nodes, chosen)
    .slice(0, -1)
    .map(({ id }) => id);
  return (
    <Tree
      blockNode
      showLine
      expandedKeys={[...unfolded, ...above]}
      onExpand={setUnfolded}
      selectedKeys={[chosen ?? ROOT]}
      onSelect={(_keys, { node: { key } }) => onChoose(key === ROOT ? null : String(key))}
      treeData={[root]}
    />
  );
}

function Line({ node }: { readonly node: Node }) {
  const say = useSay();
  const off = node.markStatus === '0';
  return (
    <span className={style['line']}>
      <span className={off ? style['off'] : ''}>{say(nameOf(node))}</span>
      <Tag>{say(RESOURCE_TYPES[node.type])}</Tag>
      {off && <Tag color="warning">{say(sharedWords.disabled)}</Tag>}
      <span className={style['url']}>{node.url}</span>
    </span>
  );
}
