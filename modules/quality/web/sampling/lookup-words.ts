import { fill, type Text } from '@takt/model';
import {
  type PlanRequest,
  codeLetter,
  type Plan,
  planFor,
  SEVERITIES,
  type Severity,
  sizeOf,
  SWITCHING,
} from '../../defs/index.ts';

const LETTER: Text = [
  '批量 {lot}，检验水平 {level}：样本量字码 {letter}',
  'A lot of {lot} at level {level} has the code letter {letter}',
];
const DOWN: Text = ['{letter} 行是向下箭头，改用下一行', 'Row {letter} points down: take the next row'];
const UP: Text = ['{letter} 行是向上箭头，改用上一行', 'Row {letter} points up: take the row above'];
const PLAN: Text = ['{letter} 行：样本量 {n}，接收数 {ac}，拒收数 {re}', 'Row {letter}: sample size {n}, Ac {ac}, Re {re}'];
const CHANGED: Text = ['沿箭头换行后，字码与样本量都随之改变', 'Letter and sample size both changed with the arrow'];
const ALL: Text = [
  '样本量不小于批量，全数检验，Ac、Re 不变',
  'The sample is as large as the lot or larger: inspect every piece; Ac and Re stay',
];
const NONE: Text = ['标准在此没有抽样方案', 'The standard has no plan here'];

/** The way through the table, one sentence for each step. */
export function stepsOf({ lot, level, aql, severity }: PlanRequest): readonly Text[] {
  const first = fill(LETTER, { lot, level, letter: codeLetter(lot, level) });
  const plan = planFor({ lot, level, aql, severity });
  if (!plan) return [first, NONE];
  const arrows = plan.path.flatMap(({ letter, cell }) =>
    cell === 'v' || cell === '^' ? [fill(cell === 'v' ? DOWN : UP, { letter })] : [],
  );
  return [
    first,
    ...arrows,
    fill(PLAN, { letter: plan.letter, n: sizeOf(plan.letter, severity), ac: plan.ac, re: plan.re }),
    ...(arrows.length > 0 ? [CHANGED] : []),
    ...(plan.full ? [ALL] : []),
  ];
}

/** What would move inspection on from each severity. */
export const MOVES: Readonly<Record<Severity, readonly Text[]>> = {
  normal: [
    fill(['连续 {window} 批或更少中有 {n} 批不接收 → 加严', '{n} lots not accepted within {window} or fewer → tightened'], {
      window: SWITCHING.window,
      n: SWITCHING.notAcceptedInWindow,
    }),
    fill(
      [
        '转移得分达到 {score}、生产稳定且质量部同意 → 放宽',
        'Switching score of {score}, steady production and consent → reduced',
      ],
      { score: SWITCHING.score },
    ),
  ],
  tightened: [
    fill(['连续 {n} 批接收 → 正常', '{n} lots accepted in a row → normal'], { n: SWITCHING.acceptedInRow }),
    fill(['累计 {n} 批不接收 → 暂停检验', '{n} lots not accepted altogether → discontinued'], { n: SWITCHING.discontinue }),
  ],
  reduced: [['有 1 批不接收，或生产不稳定 → 正常', 'One lot not accepted, or irregular production → normal']],
};

interface Compared {
  readonly severity: Severity;
  readonly plan: Plan | null;
}
/** The same lot at each severity: what switching would change. */
export const comparedOf = (asked: Omit<PlanRequest, 'severity'>): readonly Compared[] => {
  const of = (severity: Severity): Compared => ({ severity, plan: planFor({ ...asked, severity }) });
  return [of('normal'), of('tightened'), of('reduced')];
};
export const severityName = (severity: Severity): Text => SEVERITIES[severity];
