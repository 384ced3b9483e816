import { code, entity, flag, type RowOf, ref, text, user, RECORD_RIGHTS } from '@takt/model';

export const Workshop = entity('base.workshop', {
  label: ['车间', 'Workshop'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('车间编码', 'Workshop code', { required: true, unique: true, length: 20 }),
    name: text('车间名称', 'Workshop name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    costCentre: ref('base.costCentre', '成本中心', 'Cost centre'),
    leader: user('车间主任', 'Workshop leader'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'plant', 'costCentre', 'leader', 'markStatus'],
  query: ['code', 'name', 'plant', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
});
export interface Workshop extends RowOf<typeof Workshop> {}
