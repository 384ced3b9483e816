import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@takt/web/light';
import { expect, test, vi } from 'vitest';
import type { FactoryNode, Level } from '../../defs/factory/factory.ts';
import { FactoryTree } from './factory-tree.tsx';

const node = (id: string, level: Level, parent: string | null): FactoryNode => ({
  id,
  version: 1,
  level,
  parent,
  code: id,
  name: [`${id}名`, `${id} name`],
  enabled: true,
});
const nodes = [
  node('P1', 'plant', null),
  node('W1', 'workshop', 'P1'),
  node('L1', 'line', 'W1'),
  node('T1', 'station', 'L1'),
  node('L2', 'line', 'W1'),
  node('W2', 'workshop', 'P1'),
];
/** Rows have no height here: above zero is the upper half of each, below it the lower. */
const HALVES = [
  ['upper', -1],
  ['lower', 1],
] as const;

function at(row: string, event: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd', y: number): void {
  const place = screen.getByText(`${row} name`);
  const happens = createEvent[event](place);
  Object.defineProperty(happens, 'clientY', { value: y });
  fireEvent(place, happens);
}

test.each(HALVES)('a node dropped on the %s half of any row is dropped on that row', (_half, y) => {
  speak('en');
  const dropped = vi.fn();
  render(<FactoryTree nodes={nodes} chosen="T1" onChoose={vi.fn()} onDrop={dropped} />);
  // Right below the dragged node, right below what hangs on it, above it, and on itself.
  for (const [own, onto] of [
    ['T1', 'L2'],
    ['L1', 'L2'],
    ['L2', 'W2'],
    ['L2', 'T1'],
    ['T1', 'P1'],
    ['T1', 'T1'],
  ] as const) {
    at(own, 'dragStart', 0);
    at(onto, 'dragEnter', y);
    at(onto, 'dragOver', y);
    at(onto, 'drop', y);
    at(own, 'dragEnd', 0);
  }
  expect(dropped.mock.calls.map(([own, onto]: FactoryNode[]) => `${own?.id} on ${onto?.id}`)).toEqual([
    'T1 on L2',
    'L1 on L2',
    'L2 on W2',
    'L2 on T1',
    'T1 on P1',
  ]);
});
