import { type GuardContext, blank, compareDecimal, type Guard, isDecimal, scaleOf } from '@takt/model';

interface Line {
  readonly id: string;
  readonly part: string | null;
  readonly countedQty: string | null;
  readonly countedBy: string | null;
  readonly recountedQty: string | null;
  readonly recountedBy: string | null;
  readonly recounter: string | null;
  readonly countedAt: string | null;
  readonly recountedAt: string | null;
  readonly toRecount: '1' | '0' | null;
  readonly decimals: number;
}
interface Count {
  readonly snapshotAt: string | null;
  readonly lines: readonly Line[];
}

const countedLine = ({ lines }: Count, { input }: GuardContext): Line | undefined => lines.find(({ id }) => id === input.lineId);
/** Goods that no line has are told by where they lie and what they are. */
const isFind = ({ input }: GuardContext): boolean => !blank(input.location) && !blank(input.part);
const flagged = ({ lines }: Count): readonly Line[] => lines.filter(({ toRecount }) => toRecount === '1');
const recounted = (row: Count): boolean => flagged(row).every(({ recountedQty }) => !blank(recountedQty));

export const line: Guard<Count> = {
  id: 'line',
  must: (row, at) => countedLine(row, at) !== undefined || isFind(at),
  else: ['请选择盘点明细', 'Choose a line of the count'],
  onInput: true,
};
/**
 * Whoever found the difference may mend a typing error of theirs until somebody else has counted. The mark stays, so nobody tries
 * figures until it is gone; then the second figure stands.
 */
export const other: Guard<Count> = {
  id: 'other',
  must: (row, at) => {
    const counted = countedLine(row, at);
    return counted?.toRecount !== '1' || counted.countedBy !== at.actor.userId || blank(counted.recountedQty);
  },
  else: ['该行已由其他人复盘，初盘数量不能再改', 'Somebody else has counted it again: the first figure stays'],
  unblock: ['如有疑问，请复盘人核对', 'In doubt, ask whoever counted it again to look once more'],
  onInput: true,
};
/** Who is named counts it again alone; whoever counted first has no part in that any more. */
export const named: Guard<Count> = {
  id: 'named',
  must: (row, at) => {
    const { toRecount, recounter = null } = countedLine(row, at) ?? {};
    return toRecount !== '1' || recounter === null || recounter === at.actor.userId;
  },
  else: ['该行已指定复盘人，由其复盘', 'Somebody is named to count this line again'],
  unblock: ['请指定的复盘人录入，或改派他人', 'Let them enter it, or name somebody else'],
  onInput: true,
};
/** What nobody has to count again, or somebody has, is not given to anybody. */
export const marked: Guard<Count> = {
  id: 'marked',
  must: (row, at) => {
    const counted = countedLine(row, at);
    return counted?.toRecount === '1' && blank(counted.recountedQty);
  },
  else: ['该行无需复盘，或已复盘', 'This line is not to be recounted, or it has been'],
  unblock: ['请选择标记为需复盘且尚未复盘的明细', 'Choose lines that are marked and not yet counted again'],
  onInput: true,
};
export const notFirst: Guard<Count> = {
  id: 'notFirst',
  must: (row, at) => blank(at.input.recounter) || countedLine(row, at)?.countedBy !== at.input.recounter,
  else: ['复盘人不能与初盘人相同', 'The recount must be done by another person'],
  unblock: ['请指定初盘人以外的人员', 'Name somebody other than the first counter'],
  onInput: true,
};
/** A quantity says nothing where no part is named. */
export const empty: Guard<Count> = {
  id: 'empty',
  must: (row, at) => {
    const { countedQty } = at.input;
    const place = isFind(at) ? undefined : countedLine(row, at);
    return place?.part !== null || !isDecimal(countedQty) || compareDecimal(countedQty, '0') === 0;
  },
  else: ['空库位只能确认为0', 'An empty place is confirmed with 0'],
  unblock: ['发现的实物请填写库位和物料，不选明细', 'For goods found there, enter location and part instead of the line'],
  onInput: true,
};
/** What is counted in pieces is not halved. */
export const whole: Guard<Count> = {
  id: 'whole',
  must: (row, at) => {
    const { countedQty } = at.input;
    const counted = isFind(at) ? undefined : countedLine(row, at);
    return counted === undefined || !isDecimal(countedQty) || scaleOf(countedQty) <= counted.decimals;
  },
  else: ['小数位超过物料单位的小数位', 'More decimals than the unit of the part has'],
  unblock: ['按件计的物料请填写整数', 'Enter a whole number where the part is counted in pieces'],
  onInput: true,
};
/** Before the release there was nothing to count, and a newer figure stands; a device with a wrong clock would be judged by the wrong books. */
export const moment: Guard<Count> = {
  id: 'moment',
  must: (row, at) => {
    const { at: counted } = at.input;
    const line = countedLine(row, at);
    const since = [row.snapshotAt, line?.countedAt, line?.recountedAt].map((one) => one ?? '');
    return typeof counted !== 'string' || since.every((one) => counted >= one);
  },
  else: [
    '盘点时间早于盘点单的下达或该行已有的盘点',
    'Counted before the count was released, or before what the line says already',
  ],
  unblock: ['请核对盘点时间和终端的时钟，重新盘点', 'Check the time and the clock of the device, and count again'],
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
