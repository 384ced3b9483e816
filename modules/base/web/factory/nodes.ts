import { defaults, type Text } from '@takt/model';
import { entityOfLevel, type FactoryNode, type Level, levelRefusal } from '../../defs/factory/factory.ts';

/** A node with those below it. */
export interface Branch {
  readonly node: FactoryNode;
  readonly below: readonly Branch[];
}
export const branchesOf = (nodes: readonly FactoryNode[]): readonly Branch[] => {
  const byParent = Map.groupBy(nodes, ({ parent }) => parent);
  const below = (parent: string | null): readonly Branch[] =>
    (byParent.get(parent) ?? []).map((node) => ({ node, below: below(node.id) }));
  return below(null);
};

/** From the plant down to a node. */
export function pathTo(nodes: readonly FactoryNode[], id: string | null): readonly FactoryNode[] {
  const node = nodes.find((one) => one.id === id);
  return node ? [...pathTo(nodes, node.parent), node] : [];
}

/** Nodes that a search finds, by code or by either name, with all that stand above them. */
export function found(nodes: readonly FactoryNode[], typed: string): readonly FactoryNode[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return nodes;
  const hits = nodes.filter(({ code, name }) => [code, ...name].some((text) => text.toLowerCase().includes(wanted)));
  const shown = new Set(hits.flatMap(({ id }) => pathTo(nodes, id).map((node) => node.id)));
  return nodes.filter(({ id }) => shown.has(id));
}

export type Row = Readonly<Record<string, unknown>>;
/** The fields by which a node says where it stands: everything above it, as far as its level keeps it. */
export function placeBelow(nodes: readonly FactoryNode[], level: Level, parent: string | null): Row {
  const { fields } = entityOfLevel(level);
  const above = new Map(pathTo(nodes, parent).map((node) => [node.level, node.id]));
  const kept = (['plant', 'workshop', 'line', 'workSection'] as const).filter(
    (one) => one !== level && Object.hasOwn(fields, one),
  );
  return Object.fromEntries(kept.map((one) => [one, above.get(one) ?? null]));
}

/** What the form of a new node begins with. */
export const newNode = (nodes: readonly FactoryNode[], level: Level, parent: string | null): Row => ({
  ...defaults(entityOfLevel(level).fields, { now: '' }),
  ...placeBelow(nodes, level, parent),
});

const WHERE_IT_IS: Text = ['已经在该节点下', 'It is below that one already'];
/** Why a node cannot be moved below another one; null when it can. */
export const moveRefusal = (node: FactoryNode, target: FactoryNode): Text | null =>
  levelRefusal(node.level, target.level) ?? (node.parent === target.id ? WHERE_IT_IS : null);
