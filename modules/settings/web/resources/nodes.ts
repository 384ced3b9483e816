import { defaults, RESOURCE_TYPES, type ResourcePlace, type ResourceType, type Text } from '@takt/model';
import { Resource } from '../../defs/index.ts';

/** A node of the menu as the list sends it. */
export type Node = Pick<
  Resource,
  'id' | 'version' | 'code' | 'name' | 'nameEn' | 'type' | 'parent' | 'url' | 'position' | 'markStatus'
>;

/** A node with those below it, in their order. */
export interface Branch {
  readonly node: Node;
  readonly below: readonly Branch[];
}

export const nameOf = ({ name, nameEn }: Pick<Node, 'name' | 'nameEn'>): Text => [name, nameEn ?? name];

/** What a node is, within a sentence. */
export function typeWithin(type: ResourceType): Text {
  const [zh, en] = RESOURCE_TYPES[type];
  return [zh, en.toLowerCase()];
}

/** Nodes in the order the menu shows them: by position, those of one position by code. */
export const ordered = (nodes: readonly Node[]): readonly Node[] =>
  nodes.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.code < b.code ? -1 : 1));

export const branchesOf = (nodes: readonly Node[], parent: string | null = null): readonly Branch[] =>
  nodes.filter((node) => node.parent === parent).map((node) => ({ node, below: branchesOf(nodes, node.id) }));

/** From the top down to a node. */
export function pathTo(nodes: readonly Node[], id: string | null): readonly Node[] {
  const node = nodes.find((one) => one.id === id);
  return node ? [...pathTo(nodes, node.parent), node] : [];
}

/** What the rules need to know of a node that something is to be put under; null for the top. */
export function placeOf(nodes: readonly Node[], id: string | null): ResourcePlace | null {
  const path = pathTo(nodes, id);
  const last = path.at(-1);
  return last ? { type: last.type, level: path.filter(({ type }) => type === 'menu').length } : null;
}

export const siblingsOf = (nodes: readonly Node[], { parent }: Pick<Node, 'parent'>): readonly Node[] =>
  nodes.filter((node) => node.parent === parent);

/** A code no node has: that of the parent with the next number behind it. */
export function freeCode(nodes: readonly Node[], parent: Node | null): string {
  const taken = new Set(nodes.map(({ code }) => code));
  for (let n = nodes.filter((node) => node.parent === (parent?.id ?? null)).length + 1; ; n += 1) {
    const code = `${parent?.code ?? 'M'}${String(n).padStart(2, '0')}`;
    if (!taken.has(code)) return code;
  }
}

/** What a form begins with: a stored node, or a new one that comes last below its parent. */
export type Draft = Readonly<Record<string, unknown>>;

export const newDraft = (nodes: readonly Node[], type: ResourceType, parent: Node | null): Draft => ({
  ...defaults(Resource.fields, { now: '' }),
  code: freeCode(nodes, parent),
  type,
  parent: parent?.id ?? null,
  position: siblingsOf(nodes, { parent: parent?.id ?? null }).length + 1,
});
