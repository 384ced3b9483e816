import { sharedWords, type Text } from '@takt/model';
import { Card, Page, PageHead, Refusal, Say, SideBySide, useSay, useThisTab } from '@takt/web';
import { App, Spin } from 'antd';
import { useState } from 'react';
import { type FactoryNode, type FactoryTree as Whole, type Level } from '../../defs/factory/factory.ts';
import { useFactory, whyNot } from './calls.ts';
import { FactoryTree } from './factory-tree.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewNode } from './new-node.tsx';
import { NodePanel } from './node-panel.tsx';
import { moveRefusal, newNode } from './nodes.ts';
import style from './factory.module.css';

const TITLE: Text = ['工厂建模', 'Factory model tree'];
const TREE: Text = ['工厂结构', 'Structure'];
const HOW: Text = ['拖动节点到新的上级即可移动', 'Drag a node onto another to move it'];
const LEAVE: Text = ['放弃未保存的内容？', 'Discard what is not saved?'];
const DISCARD: Text = ['放弃', 'Discard'];

/** Plants, workshops, lines, work sections and stations as one tree, with the chosen one beside it. */
export function FactoryPage() {
  const say = useSay();
  const { data, error, isPending } = useFactory();
  return (
    <Page fits>
      <PageHead title={TITLE}>
        <span className={style['how']}>{say(HOW)}</span>
      </PageHead>
      <Refusal error={error} />
      {isPending && <Spin className={style['waiting'] ?? ''} />}
      {data && <TreeAndNode tree={data} />}
    </Page>
  );
}

interface Looked {
  readonly id: string | null;
  readonly adding: Level | null;
}
interface Moving {
  readonly node: FactoryNode;
  readonly onto: string | null;
}

/** Where the person looks. Half-typed work is asked about before it is left. */
function useLooked() {
  const say = useSay();
  const tab = useThisTab();
  const { modal } = App.useApp();
  const [looked, setLooked] = useState<Looked>({ id: null, adding: null });
  const [dirty, setDirty] = useState(false);
  const mark = (unsaved: boolean): void => {
    setDirty(unsaved);
    tab.setUnsaved(unsaved);
  };
  const leave = (next: Looked): void => {
    mark(false);
    setLooked(next);
  };
  const look = (next: Looked): void => {
    if (!dirty) return setLooked(next);
    void modal.confirm({
      title: <Say text={LEAVE} />,
      okText: say(DISCARD),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.keepEditing),
      onOk: () => leave(next),
    });
  };
  return { ...looked, mark, look, leave };
}

function TreeAndNode({ tree }: { readonly tree: Whole }) {
  const say = useSay();
  const { notification } = App.useApp();
  const { id, adding, mark, look, leave } = useLooked();
  const [moving, setMoving] = useState<Moving | null>(null);
  const node = tree.nodes.find((one) => one.id === id) ?? null;
  const drop = (own: FactoryNode, onto: FactoryNode): void => {
    const denied = whyNot(tree.edits, own.level, 'edit');
    const text = moveRefusal(own, onto) ?? denied?.text;
    if (text) notification.warning({ key: text[0], title: <Say text={text} />, duration: 4 });
    else setMoving({ node: own, onto: onto.id });
  };
  return (
    <SideBySide even fits>
      <Card aria-label={say(TREE)}>
        {/* A tree that has got its first nodes unfolds anew. */}
        <FactoryTree
          key={String(tree.nodes.length > 0)}
          nodes={tree.nodes}
          chosen={node?.id ?? null}
          onChoose={(next) => look({ id: next, adding: null })}
          onDrop={drop}
        />
      </Card>
      <Card aria-label={say(node?.name ?? TITLE)}>
        <NodePanel
          tree={tree}
          node={node}
          onAdd={(level) => look({ id: node?.id ?? null, adding: level })}
          onMove={(own) => setMoving({ node: own, onto: null })}
        />
        {adding && (
          <NewNode
            key={`${adding} ${node?.id}`}
            level={adding}
            begin={newNode(tree.nodes, adding, node?.id ?? null)}
            onDirty={() => mark(true)}
            onSaved={(made) => leave({ id: made, adding: null })}
            onCancel={() => look({ id: node?.id ?? null, adding: null })}
          />
        )}
      </Card>
      {moving && <MoveDialog key={moving.node.id} nodes={tree.nodes} {...moving} onClose={() => setMoving(null)} />}
    </SideBySide>
  );
}
