import { code, dictionary, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { abc } from './abc.ts';

/** Locations alike that putaway and picking name together: a row of racks, a block of floor. */
export const Zone = entity('warehouse.zone', {
  label: ['区域', 'Zone'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('区域编码', 'Zone code', { required: true, length: 20 }),
    name: text('区域名称', 'Zone name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    area: ref('warehouse.area', '库区', 'Area', {
      help: ['不分库区的仓库可不选', 'May be empty where a warehouse has no areas'],
    }),
    storageType: dictionary('storageType', '存储方式', 'Kind of storage'),
    abc,
    pickOrder: integer('拣货顺序', 'Order of picking', {
      ordinal: true,
      min: 0,
      help: ['拣货路径先走小号区域', 'A picking tour visits low numbers first'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'warehouse', 'area', 'storageType', 'abc', 'pickOrder', 'markStatus'],
  query: ['code', 'name', 'warehouse', 'area', 'storageType', 'abc', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  unique: [['warehouse', 'code']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
});
export interface Zone extends RowOf<typeof Zone> {}
