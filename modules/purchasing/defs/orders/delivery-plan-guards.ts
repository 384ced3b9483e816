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
  unblock: ['请改正需求数量和需求时间', 'Correct the demand’s quantity and time'],
};
export const once: Guard<Plan> = {
  id: 'once',
  must: ({ feedbackCount }) => (feedbackCount ?? 0) === 0,
  else: ['已反馈，不能重复反馈', 'Feedback was already given and can be given only once'],
  unblock: ['需要更改时请联系采购员', 'Ask the buyer if something has to change'],
};
export const below: Guard<Plan> = {
  id: 'below',
  must: ({ lines }) => lines.some((line) => !isTaken(line)),
  else: [
    '已生成数量不小于需求数量，不能生成送货单',
    'Generated quantity has reached the demand; no delivery note can be generated',
  ],
  unblock: ['如需多送，请采购员增加计划', 'Ask the buyer for a further plan if more is to come'],
};
export const all: Guard<Plan> = {
  id: 'all',
  must: hasAll,
  else: ['收货数量未达到需求数量', 'Received quantity is below the demand'],
  unblock: ['请等收货达到需求，或填写原因后关闭', 'Wait for the rest, or close it with a reason'],
};

/** The narrower reading some companies choose: what the supplier has seen is no longer changed. */
const onlyNew = (zh: string, en: string): Guard<Plan> => ({
  id: 'onlyNew',
  must: ({ status, strictNewOnly }) => strictNewOnly !== '1' || status === 'new',
  else: [`只有新建状态的交付计划才能${zh}`, `${en} is allowed only when the delivery plan is New`],
  unblock: [
    '供应商已看到该计划；如需更改，请关闭后另建',
    'The supplier has seen this one; close it and make another if something has to change',
  ],
});
export const editOnlyNew = onlyNew('修改', 'Edit');
export const publishOnlyNew = onlyNew('发布', 'Publish');
