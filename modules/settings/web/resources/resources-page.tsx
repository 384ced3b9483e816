import { fill, type ResourceType, sharedWords, type Text } from '@takt/model';
import { Card, Page, PageHead, Refusal, SideBySide, useSay, useThisTab } from '@takt/web';
import { App, Empty } from 'antd';
import { useState } from 'react';
import { Resource } from '../../defs/index.ts';
import { useMay, useNodes } from './calls.ts';
import { type FormEvents, NodeForm, StoredForm } from './node-form.tsx';
import { NodeTools } from './node-tools.tsx';
import { nameOf, newDraft, type Node, pathTo, typeWithin } from './nodes.ts';
import { ResourceTree } from './resource-tree.tsx';
import { Shipped } from './shipped.tsx';
import style from './resources.module.css';

const TOP: Text = ['公司菜单', 'Company menu'];
const NONE: Text = [
  '公司目前使用出厂菜单。套用后可以改名、调整顺序和停用。',
  'The shipped menu stands. Once taken over, its entries can be renamed, arranged and disabled.',
];
const HINT: Text = ['请在左侧选择节点，或在最上层新增', 'Choose a node on the left, or add one at the top'];
const NEW: Text = ['新增{type}', 'New {type}'];

const ASK: Text = ['放弃未保存的修改？', 'Discard what is not saved?'];

/** What is shown on the right: a node, or a new one below it. */
interface Looked {
  /** Null for the top, which is no node. */
  readonly id: string | null;
  readonly adding: ResourceType | null;
}

/** Where the person looks. Half-typed work is asked about before it is left. */
function useLooked() {
  const say = useSay();
  const tab = useThisTab();
  const { modal } = App.useApp();
  const [looked, setLooked] = useState<Looked>({ id: null, adding: null });
  const [dirty, setDirty] = useState(false);
  // A form that is left begins anew, also where the same node is looked at again.
  const [turn, setTurn] = useState(0);
  const mark = (unsaved: boolean): void => {
    setDirty(unsaved);
    tab.setUnsaved(unsaved);
  };
  const leave = (next: Looked): void => {
    mark(false);
    setTurn(turn + 1);
    setLooked(next);
  };
  const look = (next: Looked): void => {
    if (!dirty) return setLooked(next);
    void modal.confirm({
      title: say(ASK),
      okText: say(sharedWords.discard),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.keepEditing),
      onOk: () => leave(next),
    });
  };
  return { ...looked, turn, dirty, mark, look, leave };
}

/** The company's own menu as a tree, with the form of the chosen node beside it. */
export function ResourcesPage() {
  const say = useSay();
  const may = useMay();
  const { data: nodes, error } = useNodes();
  const { id, adding, turn, dirty, mark, look, leave } = useLooked();
  const shown = (chosen: string | null): void => leave({ id: chosen, adding: null });
  const node = nodes?.find((one) => one.id === id) ?? null;
  const chosen = node?.id ?? null;
  return (
    <Page fits>
      <PageHead title={Resource.label} tools={nodes && <Shipped count={nodes.length} may={may} onDone={() => shown(null)} />} />
      <Refusal error={error} />
      {nodes && (
        <SideBySide even fits>
          <Card aria-label={say(TOP)}>
            {/* A tree that has got its first nodes unfolds anew. */}
            <ResourceTree
              key={String(nodes.length > 0)}
              nodes={nodes}
              top={TOP}
              chosen={chosen}
              onChoose={(next) => look({ id: next, adding: null })}
            />
            {nodes.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(NONE)} />}
          </Card>
          <Card aria-label={say(node ? nameOf(node) : TOP)}>
            <h2 className={style['path']}>{[TOP, ...pathTo(nodes, chosen).map(nameOf)].map(say).join(' / ')}</h2>
            <NodeTools
              nodes={nodes}
              node={node}
              may={may}
              dirty={dirty}
              onAdd={(type) => look({ id: chosen, adding: type })}
              onDeleted={shown}
            />
            {adding && <h3 className={style['adding']}>{say(fill(NEW, { type: typeWithin(adding) }))}</h3>}
            {!adding && !node && <p className={style['hint']}>{say(HINT)}</p>}
            <ShownForm
              key={turn}
              nodes={nodes}
              node={node}
              adding={adding}
              editable={may('edit')}
              onDirty={mark}
              onSaved={shown}
            />
          </Card>
        </SideBySide>
      )}
    </Page>
  );
}

interface ShownProps extends FormEvents {
  readonly nodes: readonly Node[];
  readonly node: Node | null;
  readonly adding: ResourceType | null;
  readonly editable: boolean;
}
function ShownForm({ nodes, node, adding, editable, ...events }: ShownProps) {
  if (adding)
    return (
      <NodeForm
        key={`${adding} ${node?.id}`}
        draft={newDraft(nodes, adding, node)}
        parentLabel={node && `${node.code} ${node.name}`}
        editable
        {...events}
      />
    );
  return node && <StoredForm key={`${node.id} ${node.version}`} node={node} editable={editable} {...events} />;
}
