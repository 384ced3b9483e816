import { blank, choice, code, date, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** One container that travels between us and our partners, known by the number on its plate. */
export const CyclePackage = entity('base.cyclePackage', {
  label: ['循环包装', 'Cycle package'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('器具编号', 'Container number', { required: true, unique: true }),
    package: ref('base.package', '包装', 'Package', { required: true }),
    rfid: code('RFID标签', 'RFID tag', { length: 64 }),
    owner: choice(
      '所有方',
      'Owner',
      { company: ['本公司', 'Our company'], customer: ['客户', 'Customer'], vendor: ['供应商', 'Supplier'] },
      { required: true, default: 'company' },
    ),
    customer: ref('base.customer', '客户', 'Customer'),
    vendor: ref('base.vendor', '供应商', 'Supplier'),
    boughtOn: date('购置日期', 'Bought on'),
    usedCycles: integer('已循环次数', 'Cycles used', { required: true, min: 0, default: 0, bar: { of: 'maxCycles' } }),
    maxCycles: integer('设计循环次数', 'Cycles designed for', { min: 1 }),
    nextCheckOn: date('下次检查日期', 'Next check on'),
    condition: choice(
      '状况',
      'Condition',
      {
        good: ['完好', 'Good'],
        dirty: ['待清洗', 'To be cleaned'],
        damaged: ['待维修', 'To be repaired'],
        scrapped: ['已报废', 'Scrapped'],
        lost: ['丢失', 'Lost'],
      },
      { required: true, default: 'good' },
    ),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'package',
    'nextCheckOn',
    'condition',
    'rfid',
    'owner',
    'customer',
    'vendor',
    'usedCycles',
    'maxCycles',
    'markStatus',
  ],
  essential: ['code', 'package', 'nextCheckOn'],
  query: ['code', 'package', 'rfid', 'owner', 'condition', 'markStatus'],
  title: ['code'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  visible: { customer: ({ owner }) => owner === 'customer', vendor: ({ owner }) => owner === 'vendor' },
  requiredWhen: { customer: ({ owner }) => owner === 'customer', vendor: ({ owner }) => owner === 'vendor' },
  rules: [
    {
      field: 'usedCycles',
      must: ({ usedCycles, maxCycles }) => blank(maxCycles) || usedCycles <= (maxCycles ?? 0),
      else: ['已循环次数不能大于设计循环次数', 'The cycles used cannot exceed the cycles it is designed for'],
    },
  ],
});
export interface CyclePackage extends RowOf<typeof CyclePackage> {}
