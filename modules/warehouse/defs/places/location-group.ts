import { choice, code, entity, flag, integer, type RowOf, ref, table, text, RECORD_RIGHTS } from '@takt/model';

/** Locations from anywhere in a warehouse that a rule, a count or a tour names together. */
export const LocationGroup = entity('warehouse.locationGroup', {
  label: ['库位组', 'Location group'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('组编码', 'Group code', { required: true, unique: true }),
    name: text('组名称', 'Group name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    purpose: choice(
      '用途',
      'Used for',
      {
        putaway: ['上架', 'Put away'],
        picking: ['拣货', 'Picking'],
        count: ['盘点', 'Count'],
        replenishment: ['补货', 'Replenishment'],
      },
      { required: true },
    ),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    locations: table(
      '库位',
      'Locations',
      {
        location: ref('warehouse.location', '库位', 'Location', { required: true }),
        sequence: integer('顺序', 'Sequence', { ordinal: true, min: 0 }),
      },
      { unique: [['location']] },
    ),
  },
  list: ['code', 'name', 'nameEn', 'warehouse', 'purpose', 'markStatus'],
  query: ['code', 'name', 'warehouse', 'purpose', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
});
export interface LocationGroup extends RowOf<typeof LocationGroup> {}
