import type { Text } from '@takt/model';

/** What asked for a replenishment. */
export const REPLENISHMENT_ORIGINS = {
  manual: ['手工', 'By hand'],
  minMax: ['最低最高库存', 'Minimum and maximum'],
  kanban: ['看板卡', 'Kanban card'],
  button: ['电子看板按钮', 'Kanban button'],
  backflush: ['倒冲阈值', 'Backflush threshold'],
} as const satisfies Readonly<Record<string, Text>>;
