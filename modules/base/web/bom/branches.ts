/** Something told with the way to it, `1.3.2`, as a tree shows it. */
interface Keyed {
  readonly key: string;
}
export type Branch<T> = T & { readonly children?: readonly Branch<T>[] };

/** Below each what its key begins; what has nothing below has no list at all, so that no handle is drawn. */
export function branchesOf<T extends Keyed>(nodes: readonly T[]): readonly Branch<T>[] {
  const above = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')));
  const byParent = Map.groupBy(nodes, ({ key }) => above(key));
  const below = (parent: string): readonly Branch<T>[] =>
    (byParent.get(parent) ?? []).map((node) => ({ ...node, ...(byParent.has(node.key) && { children: below(node.key) }) }));
  return below('');
}

/** Everything that has something below it. */
export const parentsOf = (nodes: readonly Keyed[]): readonly string[] => {
  const parents = new Set(nodes.map(({ key }) => key.slice(0, Math.max(0, key.lastIndexOf('.')))));
  return nodes.flatMap(({ key }) => (parents.has(key) ? [key] : []));
};

/** The level as engineers write it: a dot for each one above. */
export const levelOf = (key: string): string => {
  const level = key.split('.').length;
  return `${'.'.repeat(level - 1)}${level}`;
};
