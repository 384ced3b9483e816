import { compareDecimal, type Decimal, type Guard } from '@takt/model';

interface Line {
  readonly qty: Decimal | null;
  readonly arrivalAt: string | null;
  readonly generatedQty: Decimal | null;
  readonly receivedQty: Decimal | null;
}
interface Plan {
  readonly status?: string;
  readonly feedbackCount: number | null;
  readonly strictNewOnly: string | null;
  readonly lines: readonly Line[];
}
const compare = (a: Decimal | null, b: Decimal | null): number => compareDecimal(a ?? '0', b ?? '0');

export const isTaken = (line: Pick<Line, 'qty' | 'generatedQty'>): boolean => compare(line.generatedQty, line.qty) >= 0;
/** Everything that was asked for has come. */
export const hasAll = ({ lines }: Pick<Plan, 'lines'>): boolean =>
  lines.length > 0 && lines.every(({ qty, receivedQty }) => compare(receivedQty, qty) >= 0);

export const demand: Guard<Plan> = {
  id: 'demand',
  must: ({ lines }, { now }) =>
    lines.length > 0 && lines.every(({ qty, arrivalAt }) => compare(qty, '0') > 0 && (arrivalAt ?? '') > now),
  else: ['需求数量须大于0且需求时间须晚于当前时间', 'Demand quantity must be above 0 and demand time in the future'],
};
export const once: Guard<Plan> = {
  id: 'once',
  must: ({ feedbackCount }) => (feedbackCount ?? 0) === 0,
  else: ['已反馈，不能重复反馈', 'Feedback was already given and can be given only once'],
};
export const below: Guard<Plan> = {
  id: 'below',
  must: ({ lines }) => lines.some((line) => !isTaken(line)),
  else: [
    '已生成数量不小于需求数量，不能生成送货单',
    'Generated quantity has reached the demand; no delivery note can be generated',
  ],
};
export const all: Guard<Plan> = {
  id: 'all',
  must: hasAll,
  else: ['收货数量未达到需求数量', 'Received quantity is below the demand'],
};

/** The narrower reading some companies choose: what the supplier has seen is no longer changed. */
const onlyNew = (zh: string, en: string): Guard<Plan> => ({
  id: 'onlyNew',
  must: ({ status, strictNewOnly }) => strictNewOnly !== '1' || status === 'new',
  else: [`只有新建状态的交付计划才能${zh}`, `${en} is allowed only when the delivery plan is New`],
});
export const editOnlyNew = onlyNew('修改', 'Edit');
export const publishOnlyNew = onlyNew('发布', 'Publish');
