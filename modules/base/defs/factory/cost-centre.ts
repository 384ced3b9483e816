import { choice, code, department, entity, flag, type RowOf, ref, text, user, RECORD_RIGHTS } from '@takt/model';
import { ENDS_FIRST, inOrder, period } from '../period.ts';

/** Where costs are collected: the ledger's number for a workshop, a line or an office. */
export const CostCentre = entity('base.costCentre', {
  label: ['成本中心', 'Cost centre'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('成本中心编码', 'Cost centre code', { required: true, unique: true, length: 20 }),
    name: text('成本中心名称', 'Cost centre name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    kind: choice(
      '类型',
      'Kind',
      {
        production: ['生产', 'Production'],
        auxiliary: ['辅助生产', 'Auxiliary'],
        administration: ['管理', 'Administration'],
        sales: ['销售', 'Sales'],
      },
      { required: true, default: 'production' },
    ),
    department: department('部门', 'Department'),
    manager: user('负责人', 'Manager'),
    ...period,
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'plant', 'kind', 'department', 'manager', 'validFrom', 'validTo', 'markStatus'],
  query: ['code', 'name', 'plant', 'kind', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
  rules: [{ field: 'validTo', must: (row) => inOrder(row), else: ENDS_FIRST }],
});
export interface CostCentre extends RowOf<typeof CostCentre> {}
