import type { ReactNode } from 'react';
import type { GraphNode } from './graph-layout.ts';

/** A node with what stands in it. */
export interface DrawnNode extends GraphNode {
  readonly content: ReactNode;
}
