import { choice, code, type Entity, fill, query, type Text } from '@takt/model';
import { Line } from './line.ts';
import { Plant } from './plant.ts';
import { Station } from './station.ts';
import { WorkSection } from './work-section.ts';
import { Workshop } from './workshop.ts';

/** The levels of the factory model, from the top down. */
const LEVELS = { plant: Plant, workshop: Workshop, line: Line, workSection: WorkSection, station: Station } as const;
export type Level = keyof typeof LEVELS;
export const LEVEL_NAMES: readonly Level[] = ['plant', 'workshop', 'line', 'workSection', 'station'];

/** Below what a level stands; a plant stands below nothing. A short line has stations and no sections. */
const ABOVE: Readonly<Record<Level, readonly Level[]>> = {
  plant: [],
  workshop: ['plant'],
  line: ['workshop'],
  workSection: ['line'],
  station: ['line', 'workSection'],
};
/** What can be made below a node; null for the top. */
export const levelsBelow = (level: Level | null): readonly Level[] =>
  level === null ? ['plant'] : LEVEL_NAMES.filter((one) => ABOVE[one].includes(level));

const MISPLACED: Text = ['{level}不能放在{parent}下面', '{level}: cannot be placed below a {parent}'];
/** Why a node of one level cannot stand below one of another; null when it can. */
export const levelRefusal = (level: Level, parent: Level): Text | null =>
  ABOVE[level].includes(parent) ? null : fill(MISPLACED, { level: labelOf(level), parent: labelOf(parent) });

export const entityOfLevel = (level: Level): Entity => LEVELS[level];
export const labelOf = (level: Level): Text => LEVELS[level].label;

export interface FactoryNode {
  readonly id: string;
  readonly version: number;
  readonly level: Level;
  readonly parent: string | null;
  readonly code: string;
  readonly name: Text;
  readonly enabled: boolean;
}
/** The factory as far as the person may see it, plants in their scope and levels they may read, and what they may change. */
export interface FactoryTree {
  readonly nodes: readonly FactoryNode[];
  readonly creates: readonly Level[];
  readonly edits: readonly Level[];
}
export const factoryTree = query<FactoryTree>()(
  'base.factoryTree',
  ['工厂建模', 'Factory model tree'],
  {},
  { needs: 'base.plant.read' },
);

/** Rows of one entity that point at a node. */
export interface Use {
  readonly entity: string;
  readonly label: Text;
  readonly count: number;
  /** By which field its list finds them; null where no single field does. */
  readonly by: string | null;
}
export const factoryUses = query<readonly Use[]>()(
  'base.factoryUses',
  ['使用情况', 'Where used'],
  {
    level: choice(
      '层级',
      'Level',
      { plant: Plant.label, workshop: Workshop.label, line: Line.label, workSection: WorkSection.label, station: Station.label },
      { required: true },
    ),
    id: code('节点', 'Node', { required: true }),
  },
  { needs: 'base.plant.read' },
);
