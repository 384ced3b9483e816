import { fill, sharedWords, type Text } from '@takt/model';
import { type ActionButton, ActionButtonView, filterParam, leafOf, pageOf, Refusal, useMenu, usePages, useSay } from '@takt/web';
import { Button, Spin, Tag } from 'antd';
import {
  entityOfLevel,
  type FactoryNode,
  type FactoryTree,
  labelOf,
  type Level,
  levelsBelow,
  type Use,
} from '../../defs/factory/factory.ts';
import { useUses, whyNot } from './calls.ts';
import { pathTo } from './nodes.ts';
import style from './factory.module.css';

const ADD: Text = ['新增{level}', 'Add {level}'];
const OPEN: Text = ['打开记录', 'Open the record'];
const MOVE: Text = ['移动到…', 'Move…'];
const TOP: Text = ['工厂在最上层，不能移动', 'A plant stands at the top and cannot be moved'];
const NO_PAGE: Text = ['菜单中没有该页面', 'The menu does not lead to its page'];
const USED: Text = ['使用情况', 'Where used'];
const UNUSED: Text = ['没有数据引用它，可以删除', 'Nothing refers to it; it can be deleted'];
const KEPT: Text = ['被引用的节点不能删除，可以停用', 'A node that is referred to cannot be deleted; it can be disabled'];
const CHOOSE: Text = ['请在左侧选择节点，或新增工厂', 'Choose a node on the left, or add a plant'];

interface PanelProps {
  readonly tree: FactoryTree;
  /** Null when none is chosen. */
  readonly node: FactoryNode | null;
  readonly onAdd: (level: Level) => void;
  readonly onMove: (node: FactoryNode) => void;
}

/** The chosen node: where it stands, what can be done below and with it, and what refers to it. */
export function NodePanel({ tree, node, onAdd, onMove }: PanelProps) {
  const say = useSay();
  const menu = useMenu() ?? [];
  const pages = usePages();
  const adding = levelsBelow(node?.level ?? null).map(
    (level): ActionButton => ({
      name: level,
      label: fill(ADD, { level: labelOf(level) }),
      why: whyNot(tree.creates, level, 'create'),
      run: () => onAdd(level),
    }),
  );
  if (!node) {
    return (
      <>
        <div className={style['tools']}>
          {adding.map((actionButton) => (
            <ActionButtonView key={actionButton.name} button={actionButton} />
          ))}
        </div>
        <p className={style['hint']}>{say(CHOOSE)}</p>
      </>
    );
  }
  const { id, code, level, name, enabled } = node;
  const page = pageOf(menu, { entity: entityOfLevel(level).id, id, number: code });
  const buttons: readonly ActionButton[] = [
    ...adding,
    {
      name: 'move',
      label: MOVE,
      why: level === 'plant' ? { text: TOP } : whyNot(tree.edits, level, 'edit'),
      run: () => onMove(node),
    },
    { name: 'open', label: OPEN, why: page ? null : { text: NO_PAGE }, run: () => page && pages.open(page) },
  ];
  return (
    <>
      <h2 className={style['path']}>
        {pathTo(tree.nodes, id)
          .map((one) => say(one.name))
          .join(' / ')}
      </h2>
      <p className={style['about']}>
        <Tag>{say(labelOf(level))}</Tag>
        <span>{code}</span>
        <span>{name[0] === name[1] ? '' : name.join(' · ')}</span>
        {!enabled && <Tag color="warning">{say(sharedWords.disabled)}</Tag>}
      </p>
      <div className={style['tools']}>
        {buttons.map((actionButton) => (
          <ActionButtonView key={actionButton.name} button={actionButton} />
        ))}
      </div>
      <Uses node={node} />
    </>
  );
}

function Uses({ node }: { readonly node: FactoryNode }) {
  const say = useSay();
  const { data, error, isPending } = useUses(node);
  return (
    <section aria-label={say(USED)}>
      <h3 className={style['sub']}>{say(USED)}</h3>
      <Refusal error={error} />
      {isPending && <Spin size="small" />}
      {data && (
        <>
          <ul className={style['uses']}>
            {data.map((use) => (
              <UsedBy key={use.entity} node={node} use={use} />
            ))}
          </ul>
          <p className={style['hint']}>{say(data.length === 0 ? UNUSED : KEPT)}</p>
        </>
      )}
    </section>
  );
}

/** So many rows, and the way to them where their list finds them. */
function UsedBy({ node, use: { entity, label, count, by } }: { readonly node: FactoryNode; readonly use: Use }) {
  const say = useSay();
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], entity);
  return (
    <li>
      <span>{say(label)}</span>
      {leaf && by !== null ? (
        <Button
          type="link"
          size="small"
          aria-label={`${say(label)} ${count}`}
          onClick={() => pages.open({ url: leaf.url, params: filterParam({ [by]: [node.id] }), title: leaf.label })}
        >
          {count}
        </Button>
      ) : (
        <strong>{count}</strong>
      )}
    </li>
  );
}
