import { choice, code, entity, flag, type RowOf, ref, text, user, RECORD_RIGHTS } from '@takt/model';

export const Warehouse = entity('warehouse.warehouse', {
  label: ['仓库', 'Warehouse'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('仓库编码', 'Warehouse code', { required: true, unique: true, length: 20 }),
    name: text('仓库名称', 'Warehouse name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    type: choice(
      '仓库类型',
      'Warehouse type',
      {
        raw: ['原材料仓', 'Raw material'],
        semiFinished: ['半成品仓', 'Semi-finished goods'],
        finished: ['成品仓', 'Finished goods'],
        lineSide: ['线边仓', 'Line side'],
        spare: ['备件仓', 'Spare parts'],
        returns: ['退货仓', 'Returns'],
      },
      { required: true },
    ),
    manager: user('仓库负责人', 'Warehouse manager'),
    address: text('地址', 'Address'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'plant', 'type', 'manager', 'markStatus'],
  query: ['code', 'name', 'plant', 'type', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  suppliers: ['code', 'name', 'nameEn', 'plant', 'type', 'address', 'markStatus'],
  scopes: { plant: 'plant', warehouse: 'id' },
});
export interface Warehouse extends RowOf<typeof Warehouse> {}
