import { blank, type Guard, type Rule } from '@takt/model';

interface Version {
  readonly looped: string;
  readonly overlapped: string;
  readonly ends: string | null;
  readonly lines: readonly unknown[];
}
export const loop: Guard<Version> = {
  id: 'loop',
  must: ({ looped }) => looped !== '1',
  else: ['BOM存在循环引用', 'The BOM contains a loop'],
  unblock: ['请从明细中去掉包含本物料的组件', 'Remove the component that contains this part itself'],
};
export const overlap: Guard<Version> = {
  id: 'overlap',
  must: ({ overlapped }) => overlapped !== '1',
  else: ['生效期间与其他版本重叠', 'Effective period overlaps another version'],
  unblock: [
    '请驳回后修改生效期间：须晚于被替代版本开始，且不早于其结束',
    'Reject it and change its period: it begins after the version it replaces, and does not end before it',
  ],
};
/** Nobody ends what is in effect without having been told. */
export const endsOther: Guard<Version> = {
  id: 'endsOther',
  must: ({ ends }) => blank(ends),
  else: ['当前生效版本将于本版本生效前一日失效', 'The version in effect will end the day before this one begins'],
  unblock: ['失效的版本见“随之失效”', 'Which one it is stands in “Ends with approval”'],
  level: 'confirm',
};

type Dates = Readonly<Record<'validFrom' | 'validTo', string | null>>;
const inOrder = ({ validFrom, validTo }: Dates): boolean =>
  blank(validFrom) || blank(validTo) || (validTo ?? '') >= (validFrom ?? '');

interface Lined {
  readonly lines: readonly Dates[];
}
export const lineRules: readonly Rule<Lined>[] = [
  {
    field: 'lines',
    must: ({ lines }) => lines.every(inOrder),
    else: ['明细的失效日期不能早于生效日期', 'The end of a line cannot be before its beginning'],
  },
];
