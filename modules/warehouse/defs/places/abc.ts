import { choice, type Text } from '@takt/model';

/** How often a part moves: A daily, C seldom. Shared by zones, locations and the conditions of rules. */
export const ABC = {
  A: ['A 高频', 'A, fast moving'],
  B: ['B 中频', 'B, medium'],
  C: ['C 低频', 'C, slow moving'],
} as const satisfies Readonly<Record<string, Text>>;
export type Abc = keyof typeof ABC;

export const abc = choice('ABC分类', 'ABC class', ABC);
