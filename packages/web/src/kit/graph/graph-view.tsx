import type { Text } from '@takt/model';
import type { ReactNode } from 'react';
import { Figure } from '../figure.tsx';
import { later } from '../later.tsx';
import { type GraphEdge, graphHeight } from './graph-layout.ts';
import type { DrawnNode } from './graph-node.ts';

/** The library comes when the first graph is looked at. */
const DrawnGraph = later(async () => (await import('./drawn-graph.tsx')).DrawnGraph);

interface GraphViewProps {
  readonly label: Text;
  readonly summary: Text;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly GraphEdge[];
  readonly table: ReactNode;
}

/** Things and what they come from, left to right. What stands in a node answers mouse and keyboard itself. */
export function GraphView({ label, summary, nodes, edges, table }: GraphViewProps) {
  return (
    <Figure
      label={label}
      summary={summary}
      pressable
      picture={
        <div style={{ height: graphHeight(nodes) }}>
          <DrawnGraph nodes={nodes} edges={edges} />
        </div>
      }
      table={table}
    />
  );
}
