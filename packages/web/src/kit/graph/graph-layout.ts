/** A place in a graph that is read from left to right. */
export interface GraphNode {
  readonly id: string;
  /** Below zero to the left of what it is all about, above zero to the right. */
  readonly column: number;
}
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
}
interface PlacedNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export const NODE_SIZE = { width: 224, height: 64 } as const;
const GAP = { x: 48, y: 16 } as const;

/**
 * Columns side by side, each in the middle of the height. Within a column nodes stand beside those they are connected to in the
 * column before, so that few lines cross.
 */
export function placedNodes(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): readonly PlacedNode[] {
  const columns = [...new Set(nodes.map(({ column }) => column))].sort((a, b) => a - b);
  const rows = new Map<string, number>();
  return columns.flatMap((column, nth) => {
    const here = nodes.filter((node) => node.column === column);
    const pull = (id: string): number => {
      const before = edges.flatMap(({ from, to }) => (to === id && rows.has(from) ? [rows.get(from) ?? 0] : []));
      return before.length === 0 ? 0 : before.reduce((sum, row) => sum + row, 0) / before.length;
    };
    // As given where nothing pulls: whoever asks has put them in an order already.
    const order = here.map(({ id }, at) => ({ id, at, pulled: pull(id) })).sort((a, b) => a.pulled - b.pulled || a.at - b.at);
    return order.map(({ id }, at) => {
      const row = at - (order.length - 1) / 2;
      rows.set(id, row);
      return { id, x: nth * (NODE_SIZE.width + GAP.x), y: row * (NODE_SIZE.height + GAP.y) };
    });
  });
}

const HIGHEST = 420;
/** How high the place of a graph is: as its fullest column, within reason; as for one node where there is none. */
export function graphHeight(nodes: readonly GraphNode[]): number {
  const fullest = Math.max(
    1,
    ...Map.groupBy(nodes, ({ column }) => column)
      .values()
      .map((column) => column.length),
  );
  return Math.min(HIGHEST, fullest * (NODE_SIZE.height + GAP.y) + 2 * GAP.y);
}
