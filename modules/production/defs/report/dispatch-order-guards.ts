import {
  addDecimal,
  blank,
  compareDecimal,
  type Decimal,
  type Guard,
  type GuardContext,
  isDecimal,
  multiplyDecimal,
  scaleOf,
  type Text,
} from '@takt/model';

interface Order {
  readonly operator: string | null;
  readonly team: string | null;
  readonly station: string | null;
  readonly device: string | null;
  readonly deviceRequired: string | null;
  readonly unqualified: string | null;
  readonly deviceDown: string | null;
  readonly wornTool: string | null;
  readonly errorProofingLock: string | null;
  readonly spotCheckLock: string | null;
  readonly firstPieceLock: string | null;
  readonly manualLock: string | null;
  readonly plannedQty: Decimal | null;
  readonly goodQty: Decimal | null;
  readonly scrapQty: Decimal | null;
  readonly reworkQty: Decimal | null;
  readonly overPercent: Decimal | null;
  readonly decimals: number | null;
  readonly operationThere: string | null;
  readonly dispatched: string | null;
  readonly lastReport: string | null;
  readonly consumed: string | null;
}
const QUANTITIES = ['good', 'scrap', 'rework'] as const;
const decimalOf = (value: unknown): Decimal => (isDecimal(value) ? value : '0');
const asked = ({ input }: GuardContext): Decimal => QUANTITIES.map((name) => decimalOf(input[name])).reduce(addDecimal, '0');
const reported = ({ goodQty, scrapQty, reworkQty }: Order): Decimal =>
  addDecimal(addDecimal(goodQty ?? '0', scrapQty ?? '0'), reworkQty ?? '0');
const most = ({ plannedQty, overPercent }: Order): Decimal =>
  multiplyDecimal(plannedQty ?? '0', addDecimal('1', multiplyDecimal(overPercent ?? '0', '0.01')));

export const operationThere: Guard<Order> = {
  id: 'operation',
  must: (row) => row.operationThere === '1',
  else: ['车间工单没有该工序', 'The work order has no such operation'],
  unblock: ['请填写车间工单中的工序号', 'Enter the sequence of one of its operations'],
};
/** One that was made by hand goes out with those of its work order. */
export const dispatched: Guard<Order> = {
  id: 'dispatched',
  must: (row) => row.dispatched === '1',
  else: ['车间工单还没有派工', 'The work order is not dispatched'],
  unblock: ['请在车间工单上派工，会一并发布', 'Dispatch the work order: this one goes out with it'],
};
export const assign: Guard<Order> = {
  id: 'assign',
  must: ({ operator, team, station, device, deviceRequired }) =>
    !(blank(operator) && blank(team)) && !blank(station) && (deviceRequired !== '1' || !blank(device)),
  else: ['请指定操作员、工位和设备', 'Assign operator, station and device'],
};
export const skill: Guard<Order> = {
  id: 'skill',
  must: ({ unqualified }) => blank(unqualified),
  else: ['操作员没有该工序的有效资质', 'The operator has no valid qualification for this process'],
  about: ({ unqualified }): Text => [unqualified ?? '', unqualified ?? ''],
  unblock: ['请换人，或在操作工中登记资质', 'Assign somebody else, or enter the qualification of the operator'],
};

/** The number of what stops it is said, so that whoever stands there knows whom to ask. */
const stoppedBy = (id: string, field: keyof Order, words: Text, unblock: Text): Guard<Order> => ({
  id,
  must: (row) => blank(row[field]),
  else: words,
  about: (row): Text => [String(row[field] ?? ''), String(row[field] ?? '')],
  unblock,
});
export const deviceOk = stoppedBy(
  'deviceOk',
  'deviceDown',
  ['设备处于故障或停用状态，不能开工', 'The device is faulty or stopped; cannot start'],
  ['请换设备，或等维修完成', 'Take another device, or wait for the repair'],
);
export const toolLife = stoppedBy(
  'toolLife',
  'wornTool',
  ['模具或工装寿命已到，不能开工', 'Tooling life is exhausted; cannot start'],
  ['请换工装，或维护后重置寿命', 'Take another tool, or have it maintained and its life reset'],
);
export const poka = stoppedBy(
  'poka',
  'errorProofingLock',
  ['防错点检未完成或不合格', 'Error-proofing check is missing or failed'],
  ['请完成防错点检并解除该锁定', 'Do the check and release the lock'],
);
export const spot = stoppedBy(
  'spot',
  'spotCheckLock',
  ['设备点检未完成', 'Device spot check is not done'],
  ['请完成设备点检并解除该锁定', 'Do the check and release the lock'],
);
export const locked = stoppedBy(
  'locked',
  'manualLock',
  ['产线或设备已锁定，不能开工', 'The line or the device is locked; cannot start'],
  ['请由锁定人解除', 'Whoever locked it releases it'],
);
export const fai = stoppedBy(
  'fai',
  'firstPieceLock',
  ['首检未合格，不能报工', 'First-piece inspection has not passed; cannot report'],
  ['请由检验员解除首件锁定', 'An inspector releases the lock of the first piece'],
);

export const qty: Guard<Order> = {
  id: 'qty',
  must: (row, at) =>
    compareDecimal(asked(at), '0') > 0 &&
    QUANTITIES.every((name) => {
      const one = decimalOf(at.input[name]);
      return compareDecimal(one, '0') >= 0 && scaleOf(one) <= (row.decimals ?? 6);
    }),
  else: ['报工数量必须为非负整数且合计大于0', 'Reported quantities must be non-negative integers with a sum above 0'],
  unblock: ['请更正数量', 'Correct the quantities'],
  onInput: true,
};
export const over: Guard<Order> = {
  id: 'over',
  must: (row, at) => compareDecimal(addDecimal(reported(row), asked(at)), most(row)) <= 0,
  else: ['报工数量超过允许上限', 'Reported quantity exceeds the allowed limit'],
  about: (row, at): Text => [
    `上限 ${most(row)}，已报 ${reported(row)}，本次 ${asked(at)}`,
    `at most ${most(row)}, ${reported(row)} reported, ${asked(at)} now`,
  ],
  unblock: ['请减少数量，或另派一单', 'Report less, or dispatch another order'],
  onInput: true,
};
/** Quality counts what failed by how it failed. */
export const defects: Guard<Order> = {
  id: 'defects',
  must: (_row, { input }) =>
    (compareDecimal(decimalOf(input['scrap']), '0') === 0 || !blank(input['scrapDefect'])) &&
    (compareDecimal(decimalOf(input['rework']), '0') === 0 || !blank(input['reworkDefect'])),
  else: ['请选择缺陷', 'Choose the defect'],
  onInput: true,
};
export const notAhead: Guard<Order> = {
  id: 'notAhead',
  must: (_row, { input, now }) => blank(input['at']) || String(input['at']) <= now,
  else: ['报工时间不能晚于现在', 'Work cannot be reported for a moment to come'],
  unblock: ['请更正时间', 'Correct the time'],
  onInput: true,
};
export const settles: Guard<Order> = {
  id: 'settles',
  must: ({ reworkQty }, { input }) => {
    const settled = addDecimal(decimalOf(input['good']), decimalOf(input['scrap']));
    return compareDecimal(settled, '0') > 0 && compareDecimal(settled, reworkQty ?? '0') <= 0;
  },
  else: [
    '返工完成的数量必须大于0且不超过返工中的数量',
    'What comes back from rework must be above 0 and no more than is in rework',
  ],
  about: ({ reworkQty }): Text => [`返工中 ${reworkQty ?? '0'}`, `${reworkQty ?? '0'} in rework`],
  unblock: ['请更正数量', 'Correct the quantities'],
  onInput: true,
};
/** What was sent to rework at the station comes back there, so somebody still works on it. */
export const nothingInRework: Guard<Order> = {
  id: 'nothingInRework',
  must: ({ reworkQty }) => compareDecimal(reworkQty ?? '0', '0') <= 0,
  else: ['还有返工未完成', 'There are pieces in rework'],
  about: ({ reworkQty }): Text => [`返工中 ${reworkQty ?? '0'}`, `${reworkQty ?? '0'} in rework`],
  unblock: ['请先登记返工完成', 'Say first what became of them'],
};
export const anyReport: Guard<Order> = {
  id: 'anyReport',
  must: ({ lastReport }) => !blank(lastReport),
  else: ['没有可冲销的报工', 'There is no report to take back'],
  unblock: ['只能冲销本工序最近一次报工', 'Only the last report of the operation can be taken back'],
};
export const notConsumed: Guard<Order> = {
  id: 'notConsumed',
  must: ({ consumed }) => blank(consumed),
  else: ['后续已使用该报工的产品，不能冲销', 'What was reported has gone on; it cannot be taken back'],
  about: ({ consumed }): Text => [consumed ?? '', consumed ?? ''],
  unblock: ['请先冲销后面的报工或下线', 'Take back what came after it first'],
};
export const mountable: Guard = {
  id: 'mountable',
  must: (_, { input }) => !blank(input['batch']) || !blank(input['container']),
  else: ['请扫描批次或容器', 'Scan the batch or the container'],
  onInput: true,
};
