import {
  type GuardContext,
  blank,
  compareDecimal,
  type Decimal,
  driverTel as callable,
  type Guard,
  isDecimal,
  isMobile,
  plusHours,
  type Rule,
  sumDecimal,
  type Text,
} from '@takt/model';

import { type Excess, excessOf, isExcess } from './note-excess.ts';
import { lorryOf } from './transport-fields.ts';

export { hasLines, qtyPositive, reasonGiven } from '@takt/model';

type Qty = Decimal | null;
export type Line = { readonly id: string } & Excess &
  Readonly<Record<'boundQty' | 'receivedQty' | 'rejectedQty', Qty>> &
  Readonly<Record<'labelControlled' | 'serialised' | 'plan' | 'order', string | null>> & { readonly sourceLine: number | null };
/** What the guards look at. Nearly all of it may be null: rows come from the database, some of them unfinished. */
interface Note
  extends Readonly<Record<'plannedArrival' | 'gateArrivedAt' | 'driver' | 'driverTel' | 'plate' | 'asnOpen', string | null>> {
  readonly leadTimeHours: number | null;
  readonly lines: readonly Line[];
  readonly labels: readonly { readonly caseNo: string }[];
}
const compare = (a: Qty, b: Qty): number => compareDecimal(a ?? '0', b ?? '0');
const arrived = (n: Note): Decimal => sumDecimal(n.lines.flatMap((line) => [line.receivedQty, line.rejectedQty]));
const boundLine = (n: Note, at: GuardContext): Line | undefined => n.lines.find((line) => line.id === at.input.lineId);

/** Less has arrived than was announced. */
export const isShort = (n: Note): boolean => compare(arrived(n), sumDecimal(n.lines.map((line) => line.qty))) < 0;

export const source: Guard<Note> = {
  id: 'source',
  must: (n) => n.lines.every((line) => blank(line.plan) !== blank(line.order) && line.sourceLine !== null),
  else: ['请选择已发布的交付计划或已确认的采购订单', 'Select a published delivery plan or a confirmed purchase order'],
};
export const bindMax: Guard<Note> = {
  id: 'bindMax',
  must: (n, at) => {
    const line = boundLine(n, at);
    return line !== undefined && isDecimal(at.input.qty) && compare(sumDecimal([line.boundQty, at.input.qty]), line.qty) <= 0;
  },
  else: ['绑定数量不能大于最大可绑定数量', 'The binding quantity exceeds the maximum'],
  unblock: ['请减少绑定数量，或先解绑其他标签', 'Bind less, or unbind another label first'],
  onInput: true,
};
/* B089 */ export const EMPTY_CASE: Text = ['箱号不能为空', 'The case number is required'];
export const caseNo: Guard<Note> = {
  id: 'caseNo',
  must: (_, at) => !blank(at.input.caseNo),
  else: ['请填写箱号', 'The case number is required'],
  onInput: true,
};
/** Numbered pieces of one case each have a label row of their own; another case has another number. */
export const caseOnce: Guard<Note> = {
  id: 'caseOnce',
  must: (n, at) => boundLine(n, at)?.serialised === '1' || !n.labels.some(({ caseNo: known }) => known === at.input.caseNo),
  else: ['该箱号已绑定在本单上', 'This case is on the note already'],
  unblock: ['请核对箱号', 'Check the case number'],
  onInput: true,
};
export const serialNo: Guard<Note> = {
  id: 'serialNo',
  must: (n, at) => boundLine(n, at)?.serialised !== '1' || !blank(at.input.serialNo),
  else: ['请填写序列号', 'The serial number is required'],
  onInput: true,
};
export const openQty: Guard<Note> = {
  id: 'openQty',
  // What the supplier's terms allow on top is not refused: it waits in shipment control.
  must: (n) => !n.lines.some(isExcess),
  else: ['送货数量超过未交数量', 'Quantity exceeds the open quantity'],
  about: (n) => excessOf(n.lines),
  unblock: ['请减少送货数量，或请采购员增加订单', 'Deliver less, or ask the buyer for a larger order'],
};
export const lead: Guard<Note> = {
  id: 'lead',
  must: (n, at) => (n.plannedArrival ?? '') >= plusHours(at.now, n.leadTimeHours ?? 0),
  else: ['预计到货时间早于供应商提前期', 'Planned arrival is inside the supplier lead time'],
  level: 'warn',
};
export const noGate: Guard<Note> = {
  id: 'noGate',
  must: (n) => blank(n.gateArrivedAt),
  else: ['车辆已到厂，不能撤回', 'The vehicle has already arrived; cannot withdraw'],
  unblock: ['请仓库收货或整单拒收', 'The warehouse receives or rejects the goods'],
};
/** Whoever ships says who drives where the note does not say it yet. */
export const driverTel: Guard<Note> = {
  ...callable,
  must: (n, at) => isMobile(lorryOf(n, at.input).driverTel),
  onInput: true,
  asksFor: 'driverTel',
};
export const plate: Guard<Note> = {
  id: 'plate',
  must: (n, at) => !blank(lorryOf(n, at.input).plate),
  else: ['请填写车牌号', 'The vehicle number is required'],
  onInput: true,
  asksFor: 'plate',
};
export const labels: Guard<Note> = {
  id: 'labels',
  must: (n) => n.lines.every((line) => line.labelControlled !== '1' || compare(line.boundQty, line.qty) === 0),
  else: ['标签未绑定完成，不能发运', 'Labels are not fully bound; cannot ship'],
  unblock: ['请先把每行的数量绑定到标签', 'Bind each line’s quantity to labels first'],
};
export const cancelable: Guard<Note> = {
  id: 'cancelable',
  // The ASN is in transit until the vehicle reaches the gate.
  must: (n) => blank(n.gateArrivedAt) && compare(arrived(n), '0') === 0,
  else: ['当前状态不可取消发运', 'The shipment can no longer be cancelled'],
  unblock: ['车辆已登记到厂的，由仓库收货或拒收', 'Once the vehicle is registered, the warehouse receives or rejects'],
};
export const settled: Guard<Note> = {
  id: 'settled',
  must: ({ asnOpen }) => asnOpen !== '1',
  else: ['仓库还在收货，不能关闭', 'The warehouse is still receiving; it cannot be closed'],
  unblock: ['请仓库收完或关闭收货单', 'The warehouse receives the rest or closes its receipt'],
};
export const shortReason: Guard<Note> = {
  id: 'shortReason',
  must: (n, at) => !isShort(n) || !blank(at.input.reason),
  else: ['少收关闭请填写原因', 'A reason is required when closing short'],
  onInput: true,
};

/** One source a line: an order that was split into plans is called off by them. */
export const oneSource: Rule<{ readonly lines: readonly Pick<Line, 'plan' | 'order'>[] }> = {
  field: 'lines',
  must: (n) => n.lines.every((line) => blank(line.plan) || blank(line.order)),
  else: source.else,
};
