import { type GuardContext, blank, compareDecimal, type Decimal, type Guard, isDecimal } from '@takt/model';

interface Task {
  readonly qty: Decimal | null;
  readonly batch: string | null;
  readonly locationCode: string | null;
  readonly partNo: string | null;
}

const inputText = ({ input }: GuardContext, name: string): string => String(input[name] ?? '').trim();
/** Against what was to be picked: negative when less was there, zero when all of it was. */
const compared = ({ qty }: Task, { input }: GuardContext): number =>
  compareDecimal(isDecimal(input['qty']) ? input['qty'] : '0', qty ?? '0');

export const isWhole = (task: Task, at: GuardContext): boolean => compared(task, at) === 0;

export const scan: Guard<Task> = {
  id: 'scan',
  must: (task, at) =>
    inputText(at, 'location') === task.locationCode &&
    inputText(at, 'part') === task.partNo &&
    inputText(at, 'batch') === (task.batch ?? ''),
  else: ['扫描信息与任务不符', 'Scan does not match the task'],
  unblock: ['请核对库位、物料和批次后重新扫描', 'Check location, part and batch, and scan again'],
  onInput: true,
};
export const qtyMax: Guard<Task> = {
  id: 'qtyMax',
  must: (task, at) => compared(task, at) <= 0,
  else: ['拣货数量不能超过任务数量', 'Picked quantity cannot exceed the quantity of the task'],
  unblock: ['请输入不超过任务数量的数量，多拣的放回库位', 'Enter a quantity up to that of the task; put the rest back'],
  onInput: true,
};
export const shortReason: Guard<Task> = {
  id: 'shortReason',
  must: (task, at) => compared(task, at) >= 0 || !blank(at.input['reason']),
  else: ['短拣请填写原因', 'A reason is required for a short pick'],
  onInput: true,
};
