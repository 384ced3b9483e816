import { code, flag, ref, text } from '@takt/model';

/** What names a rule of the warehouse and says where it holds. */
export const ruleHead = {
  code: code('规则编码', 'Rule code', { required: true, unique: true }),
  name: text('规则名称', 'Rule name', { required: true, length: 100, contains: true }),
  nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
  warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
};
export const ruleFoot = {
  remark: text('备注', 'Remark', { length: 500 }),
  markStatus: flag('启用', 'Enabled', { default: '1' }),
};

/** Where a step looks; the whole warehouse when all are empty. */
export const within = {
  area: ref('warehouse.area', '库区', 'Area'),
  zone: ref('warehouse.zone', '区域', 'Zone'),
  locationGroup: ref('warehouse.locationGroup', '库位组', 'Location group'),
};
