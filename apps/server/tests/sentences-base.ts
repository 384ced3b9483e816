import type { SpokenDocument } from './sentences.ts';

const only = (state: readonly [string, string], zh: string, en: string) =>
  [`只有${state[0]}状态的BOM版本才能${zh}`, `${en} is allowed only when the BOM version is ${state[1]}`] as const;
const DRAFT = ['编制', 'Draft'] as const;
const IN_APPROVAL = ['审批中', 'In approval'] as const;

export const bomVersion: SpokenDocument = {
  edit: { from: ['00'], to: '=', deny: only(DRAFT, '修改', 'Edit') },
  delete: { from: ['00'], to: '#deleted', deny: only(DRAFT, '删除', 'Delete') },
  addLine: { from: ['00'], to: '=', deny: only(DRAFT, '新增明细', 'Add detail') },
  editLine: { from: ['00'], to: '=', deny: only(DRAFT, '修改明细', 'Edit detail') },
  deleteLine: { from: ['00'], to: '=', deny: only(DRAFT, '删除明细', 'Delete detail') },
  submit: {
    from: ['00'],
    to: '15',
    deny: only(DRAFT, '提交', 'Submit'),
    guards: {
      has_lines: ['请先维护明细', 'Add at least one detail line first'],
      loop: ['BOM存在循环引用', 'The BOM contains a loop'],
    },
  },
  approve: {
    from: ['15'],
    to: '10',
    deny: only(IN_APPROVAL, '生效', 'Approve'),
    guards: { overlap: ['生效期间与其他版本重叠', 'Effective period overlaps another version'] },
  },
  reject: { from: ['15'], to: '00', deny: only(IN_APPROVAL, '驳回', 'Reject') },
  obsolete: { from: ['10'], to: '40', deny: only(['生效', 'Effective'], '失效', 'Obsolete') },
};
