import { choice, compareDecimal, decimal, type Text } from '@takt/model';

const OPERATORS = {
  between: ['介于上下限', 'Between the limits'],
  ge: ['≥ 下限', '≥ lower limit'],
  gt: ['> 下限', '> lower limit'],
  le: ['≤ 上限', '≤ upper limit'],
  lt: ['< 上限', '< upper limit'],
  eq: ['= 标准值', '= standard value'],
} as const;
type Operator = keyof typeof OPERATORS;

const UPPER: Text = ['上限必须为数字且不能为空', 'The upper limit must be a number and not empty'];
const LOWER: Text = ['下限必须为数字且不能为空', 'The lower limit must be a number and not empty'];
const STANDARD: Text = ['标准值必须为数字且不能为空', 'The standard value must be a number and not empty'];
const OPERATOR: Text = ['请选择逻辑运算符', 'The logical operator is required'];
export const UPSIDE_DOWN: Text = ['上限必须大于下限', 'The upper limit must be greater than the lower limit'];

/** What a measured value is held against. A one-sided operator keeps its other limit for information. */
export const limits = {
  operator: choice('逻辑运算符', 'Logical operator', OPERATORS, { requiredWords: OPERATOR }),
  standard: decimal('标准值', 'Standard value', { requiredWords: STANDARD, wrongWords: STANDARD }),
  lower: decimal('下限', 'Lower limit', { requiredWords: LOWER, wrongWords: LOWER }),
  upper: decimal('上限', 'Upper limit', { requiredWords: UPPER, wrongWords: UPPER }),
};
export interface Limits {
  readonly operator: Operator | null;
  readonly standard: string | null;
  readonly upper: string | null;
  readonly lower: string | null;
}

const stated = ({ operator, standard, upper, lower }: Limits): boolean => Boolean(operator || standard || upper || lower);
export const inLimitOrder = ({ upper, lower }: Pick<Limits, 'upper' | 'lower'>): boolean =>
  !upper || !lower || compareDecimal(upper, lower) > 0;
/** Of limits either all is said or nothing. */
const LIMIT_RULES = [
  ['B018', UPPER, ({ upper }: Limits) => Boolean(upper)],
  ['B019', LOWER, ({ lower }: Limits) => Boolean(lower)],
  ['B020', STANDARD, ({ standard }: Limits) => Boolean(standard)],
  ['B021', OPERATOR, ({ operator }: Limits) => Boolean(operator)],
  ['B022', UPSIDE_DOWN, inLimitOrder],
] as const;
/** The rules of limits for lines that may bring their own. */
export const lineLimitRules = (field: string) =>
  LIMIT_RULES.map(([id, text, holds]) => ({
    id,
    field,
    must: (row: { readonly lines: readonly Limits[] }) => row.lines.every((line) => !stated(line) || holds(line)),
    else: text,
  }));

const HELD: Readonly<
  Record<Operator, (value: string, of: { readonly [K in 'standard' | 'upper' | 'lower']: string }) => boolean>
> = {
  between: (value, of) => compareDecimal(value, of.lower) >= 0 && compareDecimal(value, of.upper) <= 0,
  ge: (value, of) => compareDecimal(value, of.lower) >= 0,
  gt: (value, of) => compareDecimal(value, of.lower) > 0,
  le: (value, of) => compareDecimal(value, of.upper) <= 0,
  lt: (value, of) => compareDecimal(value, of.upper) < 0,
  eq: (value, of) => compareDecimal(value, of.standard) === 0,
};
/** Whether a measured value passes, compared as it was entered, without rounding. Without limits there is no verdict. */
export function withinLimits(value: string, { operator, standard, upper, lower }: Limits): boolean | null {
  if (!operator || !standard || !upper || !lower) return null;
  return HELD[operator](value, { standard, upper, lower });
}
