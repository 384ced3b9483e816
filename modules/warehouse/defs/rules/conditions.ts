import { ref, type Text } from '@takt/model';
import { abc, type Abc } from '../places/abc.ts';

/** What a step of a rule asks of a part; what is left empty asks nothing. */
export const conditions = {
  category: ref('base.partCategory', '物料分类', 'Part category'),
  abc,
  part: ref('base.part', '物料', 'Part'),
};

export interface Conditions {
  readonly category: string | null;
  readonly abc: Abc | null;
  readonly part: string | null;
}
/** The part a rule is asked about. */
export interface Wanted {
  readonly part: string;
  readonly category: string | null;
  readonly abc: Abc | null;
}

const OTHER_PART: Text = ['只用于另一种物料', 'Only for another part'];
const OTHER_CATEGORY: Text = ['物料分类不符', 'The part is of another category'];
const OTHER_ABC: Text = ['ABC分类不符', 'The part is of another ABC class'];

/** Why a step does not concern a part; null when it does. */
export function unmet(step: Conditions, { part, category, abc: moves }: Wanted): Text | null {
  if (step.part && step.part !== part) return OTHER_PART;
  if (step.category && step.category !== category) return OTHER_CATEGORY;
  return step.abc && step.abc !== moves ? OTHER_ABC : null;
}

/** One step as it was tried: what it looked at, and why it was taken or passed over. */
export interface Tried {
  readonly sequence: number;
  readonly strategy: Text;
  readonly taken: boolean;
  readonly why: readonly Text[];
}

export const inSequence = <S extends { readonly sequence: number }>(steps: readonly S[]): readonly S[] =>
  steps.toSorted((a, b) => a.sequence - b.sequence);

const SEQUENCES: Text = ['步骤顺序不能重复', 'Each step has a sequence of its own'];
const NO_STEP: Text = ['请至少添加一个步骤', 'Add at least one step'];

type Stepped = { readonly steps: readonly { readonly sequence: number }[] };
/** What holds for the steps of every rule. */
export const stepRules = [
  { field: 'steps', must: ({ steps }: Stepped) => steps.length > 0, else: NO_STEP },
  {
    field: 'steps',
    must: ({ steps }: Stepped) => new Set(steps.map(({ sequence }) => sequence)).size === steps.length,
    else: SEQUENCES,
  },
];
