import { blank, type Guard, type Rule } from '@takt/model';

interface Version {
  readonly looped: string;
  readonly overlapped: string;
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
    '请先将重叠的版本失效，或驳回后修改生效期间',
    'Make the other version obsolete first, or reject this one and change its period',
  ],
};

type Dates = Readonly<Record<'validFrom' | 'validTo', string | null>>;
const inOrder = ({ validFrom, validTo }: Dates): boolean =>
  blank(validFrom) || blank(validTo) || (validTo ?? '') >= (validFrom ?? '');

interface Lined {
  readonly lines: readonly (Dates & { readonly alternateGroup: string | null; readonly priority: number | null })[];
}
export const lineRules: readonly Rule<Lined>[] = [
  {
    field: 'lines',
    must: ({ lines }) => lines.every(inOrder),
    else: ['明细的失效日期不能早于生效日期', 'The end of a line cannot be before its beginning'],
  },
  {
    field: 'lines',
    must: ({ lines }) => lines.every(({ alternateGroup, priority }) => blank(alternateGroup) === blank(priority)),
    else: ['替代组与优先级必须同时填写', 'An alternate group and its priority are filled in together'],
  },
];
