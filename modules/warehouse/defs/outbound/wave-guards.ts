import { blank, type Guard } from '@takt/model';

interface Wave {
  readonly route: string | null;
  readonly dock: string | null;
  readonly plannedAt: string | null;
  readonly openTasks: number | null;
  readonly lines: readonly { readonly order: string; readonly ready: string | null; readonly elsewhere: string | null }[];
}
export const rule: Guard<Wave> = {
  id: 'rule',
  must: ({ route, dock, plannedAt }) => [route, dock, plannedAt].some((one) => !blank(one)),
  else: ['请填写路线、月台或计划时间', 'Enter a route, a dock or a planned time'],
  unblock: ['波次按路线、月台或计划时间归集', 'A wave gathers orders by its route, its dock or its planned time'],
};
/** What is there has been gathered, or stands in a wave already. */
export const found: Guard<Wave> = {
  id: 'found',
  must: () => true,
  else: ['没有符合条件的出库单', 'No outbound order fits'],
  unblock: ['请更改条件，或先下达出库单', 'Change the conditions, or release the outbound orders first'],
};
export const once: Guard<Wave> = {
  id: 'once',
  must: ({ lines }) => new Set(lines.map(({ order }) => order)).size === lines.length,
  else: ['同一出库单只能选一次', 'Each outbound order is chosen once'],
  unblock: ['请删除重复的明细', 'Delete the line that repeats it'],
};
export const ready: Guard<Wave> = {
  id: 'ready',
  must: ({ lines }) => lines.every((line) => line.ready === '1'),
  else: ['只能选择本仓库已下达或已分配的出库单', 'Choose released or allocated outbound orders of this warehouse'],
  unblock: ['请先下达出库单，或选择其他出库单', 'Release the outbound order first, or choose another'],
};
export const elsewhere: Guard<Wave> = {
  id: 'elsewhere',
  must: ({ lines }) => lines.every((line) => line.elsewhere !== '1'),
  else: ['出库单已在其他波次中', 'An outbound order is already in another wave'],
  unblock: ['请从另一波次中移除，或选择其他出库单', 'Take it out of the other wave, or choose another order'],
};
export const tasksDone: Guard<Wave> = {
  id: 'tasksDone',
  must: ({ openTasks }) => (openTasks ?? 0) === 0,
  else: ['存在未完成的拣货任务，不能关闭', 'Pick tasks are still open; the wave cannot be closed'],
  unblock: ['请先完成或取消波次内的拣货任务', 'Finish or cancel the wave’s pick tasks first'],
};
