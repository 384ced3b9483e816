import type { Guard } from '@takt/model';

interface Wave {
  readonly openTasks: number | null;
  readonly lines: readonly { readonly order: string; readonly ready: string | null; readonly elsewhere: string | null }[];
}
export const once: Guard<Wave> = {
  id: 'once',
  must: ({ lines }) => new Set(lines.map(({ order }) => order)).size === lines.length,
  else: ['同一出库单只能选一次', 'Each outbound order is chosen once'],
};
export const ready: Guard<Wave> = {
  id: 'ready',
  must: ({ lines }) => lines.every((line) => line.ready === '1'),
  else: ['只能选择本仓库已下达或已分配的出库单', 'Choose released or allocated outbound orders of this warehouse'],
};
export const elsewhere: Guard<Wave> = {
  id: 'elsewhere',
  must: ({ lines }) => lines.every((line) => line.elsewhere !== '1'),
  else: ['出库单已在其他波次中', 'An outbound order is already in another wave'],
};
export const tasksDone: Guard<Wave> = {
  id: 'tasksDone',
  must: ({ openTasks }) => (openTasks ?? 0) === 0,
  else: ['存在未完成的拣货任务，不能关闭', 'Pick tasks are still open; the wave cannot be closed'],
};
