import {
  addDecimal,
  blank,
  compareDecimal,
  type Decimal,
  type Guard,
  type GuardContext,
  isDecimal,
  subtractDecimal,
  type Text,
} from '@takt/model';

interface Operation {
  readonly seq: number | null;
  readonly inputQty: Decimal | null;
  readonly goodQty: Decimal | null;
  readonly scrapQty: Decimal | null;
  readonly reworkQty: Decimal | null;
  readonly feedQty: Decimal | null;
  readonly selfFed: string | null;
  readonly previousSeq: number | null;
  readonly unmounted: number | null;
}
interface Order {
  readonly plannedQty: Decimal | null;
  readonly orderOpen: string | null;
  readonly fits: string | null;
  readonly leftToPlan: Decimal | null;
  readonly executing: number | null;
  readonly goodQty: Decimal | null;
  readonly wipQty: Decimal | null;
  readonly reworkQty: Decimal | null;
  readonly packedQty: Decimal | null;
  readonly offlineQty: Decimal | null;
  readonly lastOfOrder: string | null;
  readonly boxQty: Decimal | null;
  readonly batchHeld: string | null;
  readonly failedBackflush: number | null;
  readonly operations: readonly Operation[];
}
const decimalOf = (value: unknown): Decimal => (isDecimal(value) ? value : '0');
const above = (value: Decimal, limit: Decimal): boolean => compareDecimal(value, limit) > 0;

/** An order that is neither released nor in production makes nothing. */
export const orderOpen: Guard<Order> = {
  id: 'orderOpen',
  must: (row) => row.orderOpen === '1',
  else: ['生产订单未发布或已结束', 'The production order is not released, or it has ended'],
  unblock: ['请先发布生产订单', 'Release the production order first'],
};
export const fits: Guard<Order> = {
  id: 'fits',
  must: (row) => row.fits === '1',
  else: ['工序范围不在生产订单的工艺路线内', 'These operations are not those of the production order'],
  unblock: ['请按生产订单的工序填写首工序和末工序', 'Enter a first and a last operation of the production order'],
};
/** What is planned of an operation in all work orders is what the order wants of it, never more. */
export const remaining: Guard<Order> = {
  id: 'remaining',
  must: ({ plannedQty, leftToPlan }) => !above(plannedQty ?? '0', leftToPlan ?? '0'),
  else: ['工单数量超过生产订单未安排的数量', 'The quantity exceeds what the production order has left to plan'],
  about: ({ plannedQty, leftToPlan }): Text => [
    `${plannedQty ?? '0'} > ${leftToPlan ?? '0'}`,
    `${plannedQty ?? '0'} > ${leftToPlan ?? '0'}`,
  ],
  unblock: ['请减少数量', 'Reduce the quantity'],
};

const operationOf = (row: Order, { input }: GuardContext): Operation | undefined =>
  row.operations.find(({ seq }) => seq === input['seq']);
/** How much has come to the operation: what was put in, and what may still be put in. Null where nothing limits it. */
const arrivedAt = ({ selfFed, previousSeq, inputQty, feedQty }: Operation): Decimal | null =>
  selfFed !== '1' ? (inputQty ?? '0') : previousSeq === null ? null : addDecimal(inputQty ?? '0', feedQty ?? '0');
const doneAt = ({ goodQty, scrapQty, reworkQty }: Operation): Decimal =>
  addDecimal(addDecimal(goodQty ?? '0', scrapQty ?? '0'), reworkQty ?? '0');
const asked = ({ input }: GuardContext): Decimal =>
  addDecimal(addDecimal(decimalOf(input['good']), decimalOf(input['scrap'])), decimalOf(input['rework']));

export const route: Guard<Order> = {
  id: 'route',
  must: (row, at) => {
    const operation = operationOf(row, at);
    const arrived = operation && arrivedAt(operation);
    return operation !== undefined && (arrived === null || arrived === undefined || above(arrived, '0'));
  },
  else: ['产品未到达本工序', 'The unit has not reached this operation'],
  unblock: ['请先在上道工序报工', 'Report the operation before it first'],
  onInput: true,
};
export const seq: Guard<Order> = {
  id: 'seq',
  must: (row, at) => {
    const operation = operationOf(row, at);
    const arrived = operation ? arrivedAt(operation) : null;
    return !operation || arrived === null || !above(addDecimal(doneAt(operation), asked(at)), arrived);
  },
  else: ['报工数量超过上工序合格数', 'Quantity exceeds the previous operation output'],
  about: (row, at): Text => {
    const operation = operationOf(row, at);
    const left = operation ? subtractDecimal(arrivedAt(operation) ?? '0', doneAt(operation)) : '0';
    return [`可报 ${left}，本次 ${asked(at)}`, `${left} can be reported, not ${asked(at)}`];
  },
  unblock: ['请减少数量，或先在上道工序报工', 'Report less, or report the operation before it first'],
  onInput: true,
};
export const binding: Guard<Order> = {
  id: 'binding',
  must: (row, at) => (operationOf(row, at)?.unmounted ?? 0) === 0,
  else: ['关键件未绑定完成', 'Key parts are not fully bound'],
  unblock: ['请在派工单上扫描上料', 'Mount them on the dispatch order by scanning their batch'],
  onInput: true,
};

/** How much a box holds; null where the part has no package schema. */
const boxOf = ({ boxQty }: Order): Decimal | null => (boxQty !== null && above(boxQty, '0') ? boxQty : null);
const sizeTold = (row: Order, { input }: GuardContext): Text => {
  const words = `${decimalOf(input['qty'])} > ${boxOf(row) ?? ''}`;
  return [words, words];
};
/** One box at a time; without a package schema a box holds what somebody puts into it. */
export const full: Guard<Order> = {
  id: 'full',
  must: (row, { input }) => {
    const box = boxOf(row);
    return box === null || !above(decimalOf(input['qty']), box);
  },
  else: ['包装数量超过标准包装数', 'Pack quantity exceeds the standard pack'],
  about: sizeTold,
  unblock: ['请分箱包装', 'Pack it into several boxes'],
  onInput: true,
};
export const ok: Guard<Order> = {
  id: 'ok',
  must: ({ batchHeld }) => batchHeld !== '1',
  else: ['存在未检或不合格产品', 'A unit is not inspected or not OK'],
  unblock: ['该批次已冻结，请先解除批次冻结', 'The batch is on hold; lift the hold first'],
};
const PACK_PARTIAL = 'production.workOrder.packPartial';
export const partial: Guard<Order> = {
  id: 'partial',
  must: (row, { input, actor }) => {
    const box = boxOf(row);
    return box === null || compareDecimal(decimalOf(input['qty']), box) >= 0 || actor.can(PACK_PARTIAL);
  },
  else: ['尾箱包装需要权限', 'A box that is not full needs a right'],
  unblock: ['请装满一箱，或由有权限的人封尾箱', 'Fill the box, or have it closed by somebody who may'],
  onInput: true,
};
/** Only what the last operation has passed lies there to be packed. */
export const packable: Guard<Order> = {
  id: 'packable',
  must: ({ goodQty, packedQty }, { input }) => !above(addDecimal(packedQty ?? '0', decimalOf(input['qty'])), goodQty ?? '0'),
  else: ['包装数量超过已完工未包装的数量', 'That is more than is good and not packed yet'],
  about: ({ goodQty, packedQty }): Text => {
    const left = subtractDecimal(goodQty ?? '0', packedQty ?? '0');
    return [`可包装 ${left}`, `${left} can be packed`];
  },
  unblock: ['请先报工末工序', 'Report the last operation first'],
  onInput: true,
};
export const last: Guard<Order> = {
  id: 'last',
  must: ({ lastOfOrder, goodQty, offlineQty }, { input }) =>
    lastOfOrder === '1' && !above(addDecimal(offlineQty ?? '0', decimalOf(input['qty'])), goodQty ?? '0'),
  else: ['产品未完成最后工序', 'The unit has not passed the last operation'],
  about: ({ goodQty, offlineQty }): Text => {
    const left = subtractDecimal(goodQty ?? '0', offlineQty ?? '0');
    return [`可下线 ${left}`, `${left} can be brought to stock`];
  },
  unblock: ['请先报工末工序', 'Report the last operation first'],
  onInput: true,
};

export const nobodyWorks: Guard<Order> = {
  id: 'nobodyWorks',
  must: ({ executing }) => (executing ?? 0) === 0,
  else: ['还有派工单在执行', 'Dispatch orders are still in execution'],
  unblock: ['请先完成这些派工单', 'Finish them first'],
};
export const noWip: Guard<Order> = {
  id: 'noWip',
  must: ({ wipQty, reworkQty }) => !above(wipQty ?? '0', '0') && !above(reworkQty ?? '0', '0'),
  else: ['工单还有在制品', 'There is work in process on this work order'],
  about: ({ wipQty, reworkQty }): Text => [
    `在制 ${wipQty ?? '0'}、返工中 ${reworkQty ?? '0'}`,
    `${wipQty ?? '0'} in process, ${reworkQty ?? '0'} in rework`,
  ],
  unblock: ['请先报工或报废', 'Report it or scrap it first'],
};
/** A finished work order brings nothing to stock any more. */
export const allOffline: Guard<Order> = {
  id: 'allOffline',
  must: ({ lastOfOrder, goodQty, offlineQty }) => lastOfOrder !== '1' || !above(goodQty ?? '0', offlineQty ?? '0'),
  else: ['还有合格品未下线', 'Good pieces have not been brought to stock'],
  about: ({ goodQty, offlineQty }): Text => {
    const left = subtractDecimal(goodQty ?? '0', offlineQty ?? '0');
    return [`未下线 ${left}`, `${left} left`];
  },
  unblock: ['请先下线', 'Bring them to stock first'],
};
export const backflushOk: Guard<Order> = {
  id: 'backflushOk',
  must: ({ failedBackflush }) => (failedBackflush ?? 0) === 0,
  else: ['存在未处理的反冲异常', 'Unresolved backflush errors exist'],
  unblock: ['请在反冲查询中补扣或免扣', 'Run them again or waive them on the backflush page'],
};
export const splitFits: Guard<Order> = {
  id: 'splitFits',
  must: ({ plannedQty }, { input }) => compareDecimal(decimalOf(input['qty']), plannedQty ?? '0') < 0,
  else: ['拆出的数量必须小于工单数量', 'What is split off must be less than the whole'],
  unblock: ['请减少数量', 'Reduce the quantity'],
  onInput: true,
};
export const qtyAsked: Guard = {
  id: 'qtyAsked',
  must: (_, { input }) => !blank(input['qty']) && above(decimalOf(input['qty']), '0'),
  else: ['请填写数量', 'Enter a quantity'],
  onInput: true,
  asksFor: 'qty',
};
