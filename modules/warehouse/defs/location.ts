import { choice, code, decimal, entity, flag, type RowOf, ref, text } from '@takt/model';

export const Location = entity('warehouse.location', {
  label: ['库位', 'Location'],
  fields: {
    code: code('库位编码', 'Location code', { required: true }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    zone: text('区域', 'Zone', { length: 40 }),
    aisle: text('巷道', 'Aisle', { length: 10 }),
    rack: text('货架', 'Rack', { length: 10 }),
    level: text('层', 'Level', { length: 10 }),
    slot: text('格', 'Slot', { length: 10 }),
    kind: choice(
      '库位类型',
      'Location kind',
      {
        storage: ['存储', 'Storage'],
        receiving: ['收货', 'Receiving'],
        shipping: ['发货', 'Shipping'],
        qc: ['待检', 'Awaiting inspection'],
        transit: ['在途', 'In transit'],
        ng: ['不合格', 'Nonconforming'],
      },
      { required: true, default: 'storage' },
    ),
    maxWeight: decimal('最大承重（kg）', 'Maximum weight (kg)', { above: 0, scale: 3 }),
    mixedLots: flag('允许混批', 'Mixed batches allowed'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'warehouse', 'zone', 'aisle', 'rack', 'level', 'slot', 'kind', 'mixedLots', 'markStatus'],
  query: ['code', 'warehouse', 'zone', 'kind', 'markStatus'],
  title: ['code', 'zone'],
  sort: [['code', 'asc']],
  // Two warehouses may both have an A-01-01.
  unique: [['warehouse', 'code']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
});
export interface Location extends RowOf<typeof Location> {}
