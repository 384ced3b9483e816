import { type GuardContext, blank, type Guard } from '@takt/model';

interface Line {
  readonly id: string;
  readonly countedQty: string | null;
  readonly countedBy: string | null;
  readonly recountedQty: string | null;
  readonly toRecount: '1' | '0' | null;
}
interface Count {
  readonly lines: readonly Line[];
}

const countedLine = ({ lines }: Count, { input }: GuardContext): Line | undefined => lines.find(({ id }) => id === input.lineId);
const flagged = ({ lines }: Count): readonly Line[] => lines.filter(({ toRecount }) => toRecount === '1');
const recounted = (row: Count): boolean => flagged(row).every(({ recountedQty }) => !blank(recountedQty));

export const line: Guard<Count> = {
  id: 'line',
  must: (row, at) => countedLine(row, at) !== undefined,
  else: ['请选择盘点明细', 'Choose a line of the count'],
  onInput: true,
};
/** Whoever found the difference neither confirms it nor tries figures until it is gone. */
export const other: Guard<Count> = {
  id: 'other',
  must: (row, at) => {
    const counted = countedLine(row, at);
    return counted?.toRecount !== '1' || counted.countedBy !== at.actor.userId;
  },
  else: ['差异超出允差，须由其他人复盘', 'The difference is above the tolerance: somebody else counts it again'],
  unblock: ['请由初盘人以外的人员登录后录入', 'Somebody other than the first counter signs in and enters it'],
  onInput: true,
};
export const diff: Guard<Count> = {
  id: 'diff',
  must: (row) => flagged(row).length > 0 && recounted(row),
  else: ['复盘人不能与初盘人相同', 'The recount must be done by another person'],
  unblock: ['请其他人再次盘点标记为需复盘的明细', 'Have somebody else count the lines marked for a recount'],
};
export const all: Guard<Count> = {
  id: 'all',
  must: ({ lines }) => lines.every(({ countedQty }) => !blank(countedQty)),
  else: ['存在未盘点的明细', 'Some lines are not counted'],
  unblock: ['请录入全部明细，没有的填0', 'Count every line; enter 0 where there is nothing'],
};
export const recount: Guard<Count> = {
  id: 'recount',
  must: recounted,
  else: ['差异超出允差的明细须由其他人复盘', 'Lines with a difference above the tolerance are counted again by somebody else'],
  unblock: ['请由初盘人以外的人员复盘标记的明细', 'Somebody other than the first counter recounts the marked lines'],
};
