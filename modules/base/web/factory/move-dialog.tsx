import { fill, sharedWords, type Text } from '@takt/model';
import { Refusal, useDone, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Modal, TreeSelect } from 'antd';
import { useState } from 'react';
import type { FactoryNode } from '../../defs/factory/factory.ts';
import { moveNode, useChanged } from './calls.ts';
import { type Branch, branchesOf, moveRefusal } from './nodes.ts';
import style from './factory.module.css';

const TITLE: Text = ['移动「{name}」', 'Move “{name}”'];
const TO: Text = ['移动到', 'Move below'];
const MOVE: Text = ['移动', 'Move'];
const MOVED: Text = ['「{name}」已移动到「{to}」', '“{name}” now stands below “{to}”'];
const ALONG: Text = ['下级节点会一起移动，并记入历史', 'What stands below it moves along, and the history tells it'];

interface MoveProps {
  readonly nodes: readonly FactoryNode[];
  readonly node: FactoryNode;
  /** Where it was dropped; null when the person has yet to say. */
  readonly onto: string | null;
  readonly onClose: () => void;
}

interface Target {
  readonly value: string;
  readonly title: string;
  readonly disabled: boolean;
  readonly children: Target[];
}

/** Asks where a node shall stand, and moves it there under the rules of its form. A drop leads here as well. */
export function MoveDialog({ nodes, node, onto, onClose }: MoveProps) {
  const say = useSay();
  const done = useDone();
  const changed = useChanged();
  const [to, setTo] = useState(onto);
  const target = nodes.find(({ id }) => id === to);
  const moving = useMutation({
    mutationFn: (where: FactoryNode) => moveNode(nodes, node, where.id),
    onSuccess: async (_saved, where) => {
      await changed();
      done(fill(MOVED, { name: node.name, to: where.name }));
      onClose();
    },
  });
  const offered = ({ node: one, below }: Branch): Target => ({
    value: one.id,
    title: `${one.code} ${say(one.name)}`,
    disabled: moveRefusal(node, one) !== null,
    children: below.filter((branch) => branch.node.level !== 'station').map(offered),
  });
  return (
    <Modal
      open
      title={say(fill(TITLE, { name: node.name }))}
      okText={say(MOVE)}
      okButtonProps={{ disabled: !target }}
      cancelText={say(sharedWords.cancel)}
      confirmLoading={moving.isPending}
      onOk={() => target && moving.mutate(target)}
      onCancel={onClose}
    >
      <Refusal error={moving.error} />
      <label className={style['label']} htmlFor="move-to">
        {say(TO)}
      </label>
      <TreeSelect
        id="move-to"
        className={style['wide'] ?? ''}
        value={to ?? undefined}
        showSearch={{ treeNodeFilterProp: 'title' }}
        treeDefaultExpandAll
        treeData={branchesOf(nodes).map(offered)}
        onChange={(next: string) => {
          setTo(next);
          moving.reset();
        }}
      />
      <p className={style['hint']}>{say(ALONG)}</p>
    </Modal>
  );
}
