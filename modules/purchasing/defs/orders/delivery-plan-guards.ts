import { blank, compareDecimal, type Decimal, type Guard, type GuardContext, isDecimal, type Text, todayOf } from '@takt/model';
import { repliesFit, repliesFor, repliesIn } from '../replies.ts';
import { atLatest, atMost, boundsOf, counted, isCounted, lastDayOf, mostOf } from './promise-limits.ts';

interface Line {
  readonly id: string;
  readonly lineNo: number | null;
  readonly partNo: string | null;
  readonly decimals: number | null;
  readonly answerQty: Decimal | null;
  readonly answerAt: string | null;
  readonly qty: Decimal | null;
  readonly arrivalAt: string | null;
  readonly generatedQty: Decimal | null;
  readonly receivedQty: Decimal | null;
}
interface Plan {
  readonly status?: string;
  readonly feedbackCount: number | null;
  readonly promiseExcess: Decimal | null;
  readonly promiseDays: number | null;
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
  else: ['已回复，不能重复回复', 'A reply was already given and can be given only once'],
  unblock: ['需要更改时请联系采购员', 'Ask the buyer if something has to change'],
};
export const ofPlan: Guard<Plan> = {
  id: 'line',
  must: ({ lines }, { input }) => lines.some(({ id }) => id === input['lineId']),
  else: ['请选择计划的一条明细', 'Choose a line of the plan'],
  onInput: true,
};
export const arrival = {
  id: 'arrival',
  must: (_, { input, now }) => typeof input['arrivalAt'] !== 'string' || input['arrivalAt'] >= now,
  else: ['到货时间不能早于现在', 'The arrival cannot be in the past'],
  unblock: ['请填写以后的时间', 'Enter a time to come'],
  onInput: true,
} as const satisfies Guard<Plan>;

const MOMENT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
interface Answer {
  readonly qty: Decimal;
  readonly at: string;
  readonly remark: string | null;
}
/** What the supplier says of each line: now, else before, else that it comes as asked. */
export const answersTo = <L extends Line>(
  lines: readonly L[],
  input: Readonly<Record<string, unknown>>,
): readonly { readonly line: L; readonly answer: Answer; readonly differs: boolean }[] =>
  repliesFor(lines, { replies: input['replies'] }).map(({ line, reply }) => {
    const answer = {
      qty: reply?.qty ?? line.answerQty ?? line.qty ?? '0',
      at: reply?.date ?? line.answerAt ?? line.arrivalAt ?? '',
      remark: reply?.remark ?? null,
    };
    return { line, answer, differs: compare(answer.qty, line.qty) !== 0 || answer.at !== line.arrivalAt };
  });
/** Whoever agrees keeps every line; whoever does not says which, how much of it, and when. */
export const answers: Guard<Plan> = {
  id: 'answers',
  must: ({ lines }, { input }) => {
    if (!repliesFit(lines, input)) return false;
    const given = answersTo(lines, input);
    const otherwise = given.some(({ differs }) => differs);
    return given.every(({ answer: { at } }) => blank(at) || MOMENT.test(at)) && otherwise === (input['result'] === 'dispute');
  },
  else: [
    '有异议时请逐行填写可交数量和到货时间；全部按计划时请选择接受',
    'To disagree, answer the lines concerned with quantity and arrival; agree where all of it comes as planned',
  ],
  onInput: true,
};
interface Said {
  readonly line: Line;
  readonly qty: unknown;
  readonly at: unknown;
}
/** Of one line from its own dialog, of every line where the whole plan is answered. */
const saidBy = ({ lines }: Plan, { input }: GuardContext): readonly Said[] => {
  const line = lines.find(({ id }) => id === input['lineId']);
  if (line) return [{ line, qty: input['qty'], at: input['arrivalAt'] }];
  return answersTo(lines, input).map((one) => ({ line: one.line, qty: one.answer.qty, at: one.answer.at }));
};
const beyond = (said: readonly Said[], breaks: (one: Said) => boolean, boundOf: (line: Line) => Text): Text =>
  boundsOf(said.filter(breaks).map(({ line }) => ({ line, bound: boundOf(line) })));

const uncounted = ({ line, qty }: Said): boolean => !isCounted(qty, line.decimals);
export const promisedWhole: Guard<Plan> = {
  id: 'promisedWhole',
  must: (plan, at) => !saidBy(plan, at).some(uncounted),
  else: ['答复数量的小数位数超过计量单位允许', 'An answered quantity has more decimals than its unit'],
  about: (plan, at) => beyond(saidBy(plan, at), uncounted, counted),
  unblock: ['请按计量单位的小数位填写', 'Enter what the unit can be counted in'],
  onInput: true,
};
const excessive =
  (plan: Plan) =>
  ({ line, qty }: Said): boolean =>
    isDecimal(qty) && compare(qty, mostOf(line, plan)) > 0;
export const promisedMost: Guard<Plan> = {
  id: 'promisedMost',
  must: (plan, at) => !saidBy(plan, at).some(excessive(plan)),
  else: ['答复数量超过需求数量', 'More is answered than was asked for'],
  about: (plan, at) => beyond(saidBy(plan, at), excessive(plan), (line) => atMost(mostOf(line, plan))),
  unblock: ['请减少答复数量；需要多送请联系采购员', 'Answer less; ask the buyer if more is to come'],
  onInput: true,
};
const lastOf = (plan: Plan, at: GuardContext) => (line: Line) => lastDayOf(line.arrivalAt ?? '', todayOf(at), plan);
const tooFar =
  (plan: Plan, at: GuardContext) =>
  ({ line, at: arrives }: Said): boolean => {
    const last = lastOf(plan, at)(line);
    return last !== null && typeof arrives === 'string' && arrives.slice(0, 10) > last;
  };
export const promisedWithin: Guard<Plan> = {
  id: 'promisedWithin',
  must: (plan, at) => !saidBy(plan, at).some(tooFar(plan, at)),
  else: ['答复到货时间过晚', 'An answered arrival is too far ahead'],
  about: (plan, at) => beyond(saidBy(plan, at), tooFar(plan, at), (line) => atLatest(lastOf(plan, at)(line))),
  unblock: ['请核对年份和日期', 'Check the year and the day'],
  onInput: true,
};
/** What is not delivered needs no time; a time that is said is one to come, whatever the quantity. */
export const promisedAhead: Guard<Plan> = {
  id: 'promisedAhead',
  must: ({ lines }, { input, now }) =>
    (repliesIn(input) ?? []).every(({ date }) => blank(date) || (date ?? '') >= now) &&
    answersTo(lines, input).every(({ answer: { qty, at } }) => compare(qty, '0') === 0 || at >= now),
  else: arrival.else,
  unblock: arrival.unblock,
  onInput: true,
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
