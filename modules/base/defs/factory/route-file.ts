import { code, computed, dictionary, entity, flag, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { ENDS_FIRST, inOrder, period } from '../period.ts';

/** A work instruction or a control plan for a route, or for one process of it. The file itself is attached to the record. */
export const RouteFile = entity('base.routeFile', {
  label: ['工艺文件', 'Route file'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('文件编号', 'File number', { required: true, unique: true, length: 60 }),
    name: text('文件名称', 'File title', { required: true, contains: true }),
    nameEn: text('英文名称', 'English title', { contains: true }),
    route: ref('base.route', '工艺路线', 'Process route', { required: true }),
    process: ref('base.process', '工序', 'Process', {
      help: ['不填表示适用于整条路线', 'Left empty, it holds for the whole route'],
    }),
    station: ref('base.station', '工位', 'Station'),
    type: dictionary('routeFileType', '文件类型', 'File type', { required: true, default: 'SOP' }),
    versionNo: code('文件版本', 'File version', { required: true, length: 20, default: 'A' }),
    ...period,
    fileCount: computed('integer', '文件数', 'Files', {
      help: ['在“附件”页签上传；为零表示还没有文件', 'Uploaded on the tab Files; none yet while it is zero'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'route', 'process', 'station', 'type', 'versionNo', 'validFrom', 'validTo', 'fileCount', 'markStatus'],
  query: ['code', 'name', 'route', 'process', 'type', 'versionNo', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'route.plant' },
  rules: [{ field: 'validTo', must: (row) => inOrder(row), else: ENDS_FIRST }],
});
export interface RouteFile extends RowOf<typeof RouteFile> {}
