import { addDecimal, blank, compareDecimal, type Decimal, type Guard, multiplyDecimal, type Text } from '@takt/model';

interface Order {
  readonly plannedQty: Decimal | null;
  readonly plannedStart: string | null;
  readonly plannedEnd: string | null;
  readonly hasBom: string | null;
  readonly hasRoute: string | null;
  readonly hasSetting: string | null;
  readonly shortParts: number | null;
  readonly begun: string | null;
  readonly posted: string | null;
  readonly goodQty: Decimal | null;
  readonly scrapQty: Decimal | null;
  readonly wipQty: Decimal | null;
  readonly reworkQty: Decimal | null;
  readonly shortPercent: Decimal | null;
  readonly executing: number | null;
  readonly failedBackflush: number | null;
}
const above = (value: Decimal | null, limit: Decimal): boolean => compareDecimal(value ?? '0', limit) > 0;

export const qty: Guard<Order> = {
  id: 'qty',
  must: ({ plannedQty }) => above(plannedQty, '0'),
  else: ['计划数量必须大于0', 'Planned quantity must be above 0'],
  unblock: ['请修改计划数量', 'Change the planned quantity'],
  head: ['plannedQty'],
};
export const time: Guard<Order> = {
  id: 'time',
  must: ({ plannedStart, plannedEnd }) => (plannedEnd ?? '') > (plannedStart ?? ''),
  else: ['计划结束时间必须晚于开始时间', 'Planned end must be later than planned start'],
  unblock: ['请修改计划时间', 'Change the planned times'],
  head: ['plannedStart', 'plannedEnd'],
};
export const bom: Guard<Order> = {
  id: 'bom',
  must: ({ hasBom, hasRoute }) => hasBom === '1' && hasRoute === '1',
  else: ['没有生效的BOM或工艺路线', 'No effective BOM or route version'],
  unblock: ['请由工艺工程师使其在计划开始日生效', 'A process engineer puts them into effect for the planned start'],
  about: ({ hasBom, hasRoute }): Text =>
    hasBom !== '1' && hasRoute !== '1'
      ? ['BOM、工艺路线', 'BOM, route']
      : hasBom === '1'
        ? ['工艺路线', 'Route']
        : ['BOM', 'BOM'],
};
/** Without it nobody knows where material is taken from and where the goods go. */
export const lines: Guard<Order> = {
  id: 'lineSetting',
  must: ({ hasSetting }) => hasSetting === '1',
  else: ['工艺路线的产线没有产线设置', 'A line of the route has no line setting'],
  unblock: ['请在产线设置中维护线边库位和完工库位', 'Enter its line-side location and that of its goods among the line settings'],
};
export const kit: Guard<Order> = {
  id: 'kit',
  must: ({ shortParts }) => (shortParts ?? 0) === 0,
  else: ['存在缺料，是否继续发布', 'Material shortage exists; release anyway?'],
  level: 'confirm',
};
export const noStart: Guard<Order> = {
  id: 'noStart',
  must: ({ begun }) => begun !== '1',
  else: ['已开工或已领料，不能撤回', 'Work has started or material was issued; cannot withdraw'],
  unblock: ['可先暂停，再关闭订单', 'Suspend the order, then close it'],
};

/** How much of the order is reported. */
const reported = ({ goodQty, scrapQty }: Order): Decimal => addDecimal(goodQty ?? '0', scrapQty ?? '0');
/** The least that makes it done by itself. */
const enough = ({ plannedQty, shortPercent }: Order): Decimal =>
  multiplyDecimal(plannedQty ?? '0', addDecimal('1', multiplyDecimal(shortPercent ?? '0', '-0.01')));
export const isShort = (order: Order): boolean => compareDecimal(reported(order), enough(order)) < 0;

export const qtyDone: Guard<Order> = {
  id: 'qtyDone',
  must: (order, { input }) => !isShort(order) || (input['force'] === '1' && !blank(input['reason'])),
  else: ['完工数量不足，请强制完工并填写原因', 'Reported quantity is below plan; force completion with a reason'],
  about: (order): Text => [
    `合格 ${order.goodQty ?? '0'}、报废 ${order.scrapQty ?? '0'} / 计划 ${order.plannedQty ?? '0'}`,
    `good ${order.goodQty ?? '0'}, scrap ${order.scrapQty ?? '0'} of ${order.plannedQty ?? '0'} planned`,
  ],
  onInput: true,
};
/** Completes an order that is short of its plan. */
const FORCE = 'production.productionOrder.force';
export const mayForce: Guard<Order> = {
  id: 'mayForce',
  must: (_order, { actor, input }) => input['force'] !== '1' || actor.can(FORCE),
  else: ['您没有强制完工的权限', 'You have no right to force a completion'],
  unblock: ['请由有权限的人强制完工', 'Somebody with the right does it'],
  onInput: true,
};
export const noWip: Guard<Order> = {
  id: 'noWip',
  must: ({ wipQty, reworkQty }) => !above(wipQty, '0') && !above(reworkQty, '0'),
  else: ['存在在制品，不能完工', 'WIP still exists on this order'],
  unblock: ['请先报工、报废或完成返工', 'Report it, scrap it or finish its rework first'],
  about: ({ wipQty, reworkQty }): Text => [
    `在制 ${wipQty ?? '0'}、返工中 ${reworkQty ?? '0'}`,
    `${wipQty ?? '0'} in process, ${reworkQty ?? '0'} in rework`,
  ],
};
/** The same of an order that is closed half-way. */
export const nothingLeft: Guard<Order> = {
  ...noWip,
  id: 'nothingLeft',
  else: ['还有在制品，请先报工或报废后再关闭', 'There is work in process: report it or scrap it, then close the order'],
};
export const nobodyWorks: Guard<Order> = {
  id: 'nobodyWorks',
  must: ({ executing }) => (executing ?? 0) === 0,
  else: ['还有派工单在执行', 'Dispatch orders are still in execution'],
  unblock: ['请先完成这些派工单', 'Finish them first'],
};
export const backflushOk: Guard<Order> = {
  id: 'backflushOk',
  must: ({ failedBackflush }) => (failedBackflush ?? 0) === 0,
  else: ['存在未处理的反冲异常', 'Unresolved backflush errors exist'],
  unblock: ['请在反冲查询中补扣或免扣', 'Run them again or waive them on the backflush page'],
};
export const noReport: Guard<Order> = {
  id: 'noReport',
  must: ({ posted }) => posted !== '1',
  else: ['已有报工或领料，不能取消', 'Reports or issues exist; cannot cancel'],
  unblock: ['可先暂停，再关闭订单', 'Suspend the order, then close it'],
};
