import { fill, resourceRefusal, type ResourceType, resourceWords, sharedWords, type Text } from '@takt/model';
import { type ActionButton, ActionButtonView, Refusal, Say, useDone, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import { deleteNode, type May, moveNode, useChanged } from './calls.ts';
import { nameOf, type Node, placeOf, siblingsOf, typeWithin } from './nodes.ts';
import style from './resources.module.css';

const ADD: Text = ['新增{type}', 'Add {type}'];
const FIRST: Text = ['已经是第一个', 'It is the first one already'];
const LAST: Text = ['已经是最后一个', 'It is the last one already'];
const UNSAVED: Text = ['请先保存或放弃修改', 'Save or discard the changes first'];
const SURE: Text = ['删除「{name}」？', 'Delete “{name}”?'];
const DELETED: Text = ['「{name}」已删除', '“{name}” has been deleted'];
const TYPES: readonly ResourceType[] = ['menu', 'tab', 'edit_page', 'button'];

interface ToolsProps {
  readonly nodes: readonly Node[];
  /** Null for the top of the menu. */
  readonly node: Node | null;
  readonly may: May;
  /** The form holds something that is not saved, which a move would load over. */
  readonly dirty: boolean;
  readonly onAdd: (type: ResourceType) => void;
  /** With the parent, which is looked at next. */
  readonly onDeleted: (parent: string | null) => void;
}

/** What can be done below and with the chosen node; what its place forbids says so, in the rule's own words. */
export function NodeTools({ nodes, node, may, dirty, onAdd, onDeleted }: ToolsProps) {
  const place = placeOf(nodes, node?.id ?? null);
  const adding = TYPES.map(
    (type): ActionButton => ({
      name: type,
      label: fill(ADD, { type: typeWithin(type) }),
      why: resourceRefusal(type, place),
      run: () => onAdd(type),
    }),
  );
  const { moving, removing, moves, remove } = useNodeActs({ nodes, node, dirty, onDeleted });
  const offered = [...(may('create') ? adding : []), ...(may('edit') ? moves : []), ...(may('delete') && remove ? [remove] : [])];
  return (
    <>
      <div className={style['tools']}>
        {offered.map((actionButton) => (
          <ActionButtonView key={actionButton.name} size="small" button={actionButton} danger={actionButton === remove} />
        ))}
      </div>
      <Refusal error={moving ?? removing} />
    </>
  );
}

/** Moving and deleting the chosen node. */
function useNodeActs({ nodes, node, dirty, onDeleted }: Pick<ToolsProps, 'nodes' | 'node' | 'dirty' | 'onDeleted'>) {
  const say = useSay();
  const done = useDone();
  const { modal } = App.useApp();
  const changed = useChanged();
  const moving = useMutation({
    mutationFn: ({ own, to }: { readonly own: Node; readonly to: 'up' | 'down' }) => moveNode(own, to),
    onSettled: changed,
  });
  const removing = useMutation({
    mutationFn: deleteNode,
    onSuccess: (_answer, own) => {
      done(fill(DELETED, { name: nameOf(own) }));
      onDeleted(own.parent);
    },
    onSettled: changed,
  });
  const errors = { moving: moving.error, removing: removing.error };
  if (!node) return { ...errors, moves: [], remove: null };
  const siblings = siblingsOf(nodes, node);
  const move = (to: 'up' | 'down', label: Text, end: Node | undefined, said: Text): ActionButton => ({
    name: to,
    label,
    why: end === node ? { text: said } : dirty ? { text: UNSAVED } : null,
    busy: moving.isPending && moving.variables.to === to,
    run: () => moving.mutate({ own: node, to }),
  });
  const remove: ActionButton = {
    name: 'delete',
    label: sharedWords.delete,
    why: nodes.some(({ parent }) => parent === node.id) ? { text: resourceWords.hasChildren } : null,
    run: () =>
      void modal.confirm({
        title: <Say text={fill(SURE, { name: nameOf(node) })} />,
        okText: say(sharedWords.delete),
        okButtonProps: { danger: true },
        cancelText: say(sharedWords.cancel),
        onOk: () => removing.mutate(node),
      }),
  };
  return {
    ...errors,
    moves: [move('up', sharedWords.moveUp, siblings[0], FIRST), move('down', sharedWords.moveDown, siblings.at(-1), LAST)],
    remove,
  };
}
