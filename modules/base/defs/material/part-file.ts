import { code, computed, dictionary, entity, flag, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { ENDS_FIRST, inOrder, period } from '../period.ts';

/** A drawing, a specification or a certificate of a part, version by version. The file itself is attached to the record. */
export const PartFile = entity('base.partFile', {
  label: ['零件文件', 'Part file'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('文件编号', 'File number', { required: true, unique: true, length: 60 }),
    name: text('文件名称', 'File title', { required: true, contains: true }),
    nameEn: text('英文名称', 'English title', { contains: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    type: dictionary('partFileType', '文件类型', 'File type', { required: true, default: 'DRAWING' }),
    versionNo: code('文件版本', 'File version', { required: true, length: 20, default: 'A' }),
    ...period,
    fileCount: computed('integer', '文件数', 'Files', {
      help: ['在“附件”页签上传；为零表示还没有文件', 'Uploaded on the tab Files; none yet while it is zero'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'part', 'type', 'versionNo', 'validFrom', 'validTo', 'fileCount', 'markStatus'],
  query: ['code', 'name', 'part', 'type', 'versionNo', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  rules: [{ field: 'validTo', must: (row) => inOrder(row), else: ENDS_FIRST }],
});
export interface PartFile extends RowOf<typeof PartFile> {}
