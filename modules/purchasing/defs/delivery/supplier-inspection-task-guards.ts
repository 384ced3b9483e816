import { blank, type Guard, type Rule } from '@takt/model';

interface Findings {
  readonly asnQty: number | null;
  readonly sampQty: number | null;
  readonly deviation: string | null;
  readonly deviationRemark: string | null;
}
/** What the guards look at. */
interface Task extends Findings {
  readonly lines: readonly { readonly result: string | null; readonly judgement: string | null }[];
}

/** What the remark says where nothing deviates. */
export const NOTHING = '无';
const isCount = (value: number | null): value is number => Number.isInteger(value) && (value ?? 0) > 0;
const fits = ({ asnQty, sampQty }: Findings): boolean => (sampQty ?? 0) <= (asnQty ?? 0);
/** A deviation is described; that there is none may be said in a word. */
const described = ({ deviation, deviationRemark }: Findings): boolean =>
  !blank(deviationRemark) && !(deviation === 'Y' && deviationRemark === NOTHING);

export const qty: Guard<Task> = {
  id: 'qty',
  must: (task) => isCount(task.asnQty) && isCount(task.sampQty) && fits(task),
  else: [
    '检验数量必须为大于0的整数且不超过送货数量',
    'Inspection quantity must be an integer above 0 and not above the delivery quantity',
  ],
  unblock: ['请输入不超过送货数量的整数', 'Enter a whole number up to the delivered quantity'],
};
export const dev: Guard<Task> = {
  id: 'dev',
  must: (task) => !blank(task.deviation) && described(task),
  else: ['请选择是否偏差并填写备注', 'Deviation yes/no and remark are required'],
};
export const all: Guard<Task> = {
  id: 'all',
  // A check that looked at nothing has no result either.
  must: ({ lines }) => lines.length > 0 && lines.every(({ result, judgement }) => !blank(result) && !blank(judgement)),
  else: ['存在未录入的检验结果', 'Some results are not entered'],
  unblock: ['请录入每一项的结果', 'Enter a result for every item'],
};
export const noDev: Guard<Task> = {
  id: 'noDev',
  must: ({ deviation }) => deviation === 'N',
  else: ['存在偏差，必须复检', 'Deviation exists; a recheck is required'],
  unblock: ['请转复检并录入复检结论', 'Send it to recheck and enter the conclusion'],
};
export const result: Guard<Task> = {
  id: 'result',
  must: (_, { input }) => !blank(input['result']),
  else: ['请录入复检结论', 'Enter the recheck conclusion'],
  onInput: true,
};

/** A task begins without findings. Whoever enters how many pieces were looked at says the rest as well. */
const entered = ({ sampQty }: Findings): boolean => sampQty !== null;
export const findingRules: readonly Rule<Findings>[] = [
  {
    id: 'B037',
    field: 'sampQty',
    must: fits,
    else: ['检验数量不能大于送货数量', 'The inspection quantity cannot exceed the delivery quantity'],
  },
  {
    id: 'B038',
    field: 'deviation',
    must: (task) => !entered(task) || !blank(task.deviation),
    else: ['请选择是否偏差', 'Deviation yes/no is required'],
  },
  {
    id: 'B039',
    field: 'deviationRemark',
    must: (task) => !entered(task) || described(task),
    else: ['偏差备注不能为空', 'The deviation remark is required'],
  },
];
