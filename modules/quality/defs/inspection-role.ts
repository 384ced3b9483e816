import { code, date, entity, flag, type RowOf, ref, table, text, user, RECORD_RIGHTS } from '@takt/model';
import { inspectionKind } from './quality-words.ts';

/** Who inspects what: the people whom inspection tasks of a kind, a plant and a line may be given to. */
export const InspectionRole = entity('quality.inspectionRole', {
  label: ['检验角色维护', 'Inspection role maintenance'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('检验角色编码', 'Inspection role code', { required: true, unique: true, length: 20 }),
    name: text('检验角色名称', 'Inspection role name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    inspectionKind: inspectionKind(),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    line: ref('base.line', '产线', 'Line', { help: ['不填表示全厂', 'Without it the whole plant'] }),
    mayRelease: flag('可放行', 'May release', {
      help: ['判定合格后可直接放行，不再复核', 'May release what passed, without a second look'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    members: table(
      '检验员',
      'Inspectors',
      {
        user: user('检验员', 'Inspector', { required: true }),
        certificateNo: text('资格证书', 'Certificate', { length: 60 }),
        validUntil: date('有效期至', 'Valid until'),
      },
      { unique: [['user']] },
    ),
  },
  list: ['code', 'name', 'nameEn', 'inspectionKind', 'plant', 'line', 'mayRelease', 'markStatus'],
  query: ['code', 'name', 'inspectionKind', 'plant', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
});
export interface InspectionRole extends RowOf<typeof InspectionRole> {}
