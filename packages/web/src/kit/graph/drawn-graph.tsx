import { Handle, MarkerType, Position, ReactFlow, type ReactFlowInstance } from '@xyflow/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type GraphEdge, NODE_SIZE, placedNodes } from './graph-layout.ts';
import type { DrawnNode } from './graph-node.ts';
import '@xyflow/react/dist/base.css';
import style from './graph.module.css';

interface NodeProps {
  readonly data: { readonly content: ReactNode };
}
/** The ends of lines are places to draw to, nothing to press. */
function Node({ data: { content } }: NodeProps) {
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} className={style['end'] ?? ''} />
      {content}
      <Handle type="source" position={Position.Right} isConnectable={false} className={style['end'] ?? ''} />
    </>
  );
}
const NODE_TYPES = { content: Node };
/** Never larger than life: a graph of two would fill the page. */
const FIT = { maxZoom: 1, minZoom: 0.5, padding: 0.06 } as const;

interface DrawnGraphProps {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly GraphEdge[];
}

/** The picture of a graph. The only place that knows the library it is drawn with. */
export function DrawnGraph({ nodes, edges }: DrawnGraphProps) {
  const place = useRef<HTMLDivElement>(null);
  const flow = useRef<ReactFlowInstance | null>(null);
  const placed = useMemo(() => {
    const contents = new Map(nodes.map(({ id, content }) => [id, content]));
    return placedNodes(nodes, edges).map(({ id, x, y }) => ({
      id,
      type: 'content',
      position: { x, y },
      ...NODE_SIZE,
      data: { content: contents.get(id) },
      // What stands in a node is pressed; without a word about it the library lets presses through to the ground.
      style: { pointerEvents: 'all' as const },
    }));
  }, [nodes, edges]);
  const lines = useMemo(
    () =>
      edges.map(({ from, to }) => ({
        id: `${from} ${to}`,
        source: from,
        target: to,
        focusable: false,
        markerEnd: { type: MarkerType.ArrowClosed, color: 'var(--takt-color-text-tertiary)' },
      })),
    [edges],
  );
  useEffect(() => {
    const within = place.current;
    if (!within) return undefined;
    const sized = new ResizeObserver(() => void flow.current?.fitView(FIT));
    sized.observe(within);
    return () => sized.disconnect();
  }, []);
  return (
    <div ref={place} className={style['graph']}>
      <ReactFlow
        // Other documents begin anew, so that they are fitted into the place as well.
        key={placed.map(({ id }) => id).join(' ')}
        nodes={placed}
        edges={lines}
        nodeTypes={NODE_TYPES}
        onInit={(instance) => {
          flow.current = instance as unknown as ReactFlowInstance;
        }}
        fitView
        fitViewOptions={FIT}
        minZoom={FIT.minZoom}
        maxZoom={FIT.maxZoom}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        // The wheel goes on with the page.
        zoomOnScroll={false}
        preventScrolling={false}
        zoomOnDoubleClick={false}
        proOptions={{ hideAttribution: true }}
      />
    </div>
  );
}
