import { expect, test } from 'vitest';
import { type FactoryNode, type Level, levelRefusal, levelsBelow } from '../../defs/factory/factory.ts';
import { branchesOf, found, moveRefusal, newNode, pathTo, placeBelow } from './nodes.ts';

const node = (id: string, level: Level, parent: string | null, name = id): FactoryNode => ({
  id,
  version: 1,
  level,
  parent,
  code: id,
  name: [name, `${id} in English`],
  enabled: true,
});
const nodes = [
  node('P1', 'plant', null, '一厂'),
  node('W1', 'workshop', 'P1'),
  node('L1', 'line', 'W1', '装配线'),
  node('L2', 'line', 'W1'),
  node('S1', 'workSection', 'L1'),
  node('T1', 'station', 'S1'),
  node('T2', 'station', 'L2'),
];
const of = (id: string): FactoryNode => nodes.find((one) => one.id === id) ?? node('', 'plant', null);

test('the tree hangs together from the plants down', () => {
  const [plant] = branchesOf(nodes);
  expect(plant?.below[0]?.below.map(({ node: { id } }) => id)).toEqual(['L1', 'L2']);
  expect(pathTo(nodes, 'T1').map(({ id }) => id)).toEqual(['P1', 'W1', 'L1', 'S1', 'T1']);
});

test('a search finds codes and names in either language, with what stands above', () => {
  expect(found(nodes, 't2').map(({ id }) => id)).toEqual(['P1', 'W1', 'L2', 'T2']);
  expect(found(nodes, '装配').map(({ id }) => id)).toEqual(['P1', 'W1', 'L1']);
  expect(found(nodes, 'nothing')).toEqual([]);
  expect(found(nodes, ' ')).toHaveLength(nodes.length);
});

test('a node says everything of its place that its level keeps', () => {
  expect(placeBelow(nodes, 'line', 'W1')).toEqual({ plant: 'P1', workshop: 'W1' });
  expect(placeBelow(nodes, 'station', 'S1')).toEqual({ plant: 'P1', line: 'L1', workSection: 'S1' });
  // Moved out of its section, a station must not go on naming it.
  expect(placeBelow(nodes, 'station', 'L2')).toEqual({ plant: 'P1', line: 'L2', workSection: null });
  expect(newNode(nodes, 'station', 'L1')).toMatchObject({ kind: 'manual', markStatus: '1', line: 'L1' });
});

test('every level stands below its own, and nowhere else', () => {
  expect(levelsBelow(null)).toEqual(['plant']);
  expect(levelsBelow('line')).toEqual(['workSection', 'station']);
  expect(levelsBelow('station')).toEqual([]);
  expect(levelRefusal('line', 'plant')).toEqual(['产线不能放在工厂下面', 'Line: cannot be placed below a Plant']);
  expect(moveRefusal(of('T1'), of('L2'))).toBeNull();
  expect(moveRefusal(of('T2'), of('L2'))).toEqual(['已经在该节点下', 'It is below that one already']);
});
