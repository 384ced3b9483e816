import { code, compareDecimal, computed, entity, flag, quantity, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { ANY_SOURCE } from './replenishment-source.ts';
import { unitOfDelivery } from './unit-of-delivery.ts';

/** A place goods are taken from all day: below the minimum it is filled up to the maximum, in whole packages. */
export const PickFace = entity('warehouse.pickFace', {
  label: ['补货点', 'Pick face'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('补货点编码', 'Pick face code', { required: true, unique: true, length: 40 }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    location: ref('warehouse.location', '库位', 'Location', { required: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    minQty: quantity('最低库存', 'Minimum', { required: true, min: 0, scale: 6 }),
    maxQty: quantity('最高库存', 'Maximum', { required: true, above: 0, scale: 6 }),
    packageQty: quantity('整包数量', 'Quantity per package', {
      required: true,
      above: 0,
      scale: 6,
      default: '1',
      help: ['只按整包补货，向下取整：放得下才补', 'Whole packages only, never more than fit'],
    }),
    sourceWarehouse: ref('warehouse.warehouse', '源仓库', 'Source warehouse', { required: true }),
    sourceLocation: ref('warehouse.location', '优先源库位', 'Preferred source', { help: ANY_SOURCE }),
    deliveryUnit: unitOfDelivery,
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
    onHandQty: computed('decimal', '现有', 'On hand', { bar: { of: 'maxQty', low: 'minQty' } }),
    onOrderQty: computed('decimal', '补货途中', 'Being replenished'),
    reservedQty: computed('decimal', '已分配', 'Reserved'),
  },
  list: [
    'code',
    'part',
    'location',
    'onHandQty',
    'warehouse',
    'minQty',
    'maxQty',
    'packageQty',
    'onOrderQty',
    'reservedQty',
    'sourceLocation',
    'deliveryUnit',
    'markStatus',
  ],
  essential: ['part', 'location', 'onHandQty'],
  query: ['code', 'warehouse', 'location', 'part', 'sourceLocation', 'deliveryUnit', 'markStatus'],
  title: ['code'],
  sort: [['code', 'asc']],
  unique: [['location', 'part']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
  rules: [
    {
      field: 'maxQty',
      must: ({ minQty, maxQty }) => compareDecimal(maxQty, minQty) >= 0,
      else: ['最高库存不能小于最低库存', 'The maximum stock cannot be below the minimum stock'],
    },
    {
      field: 'packageQty',
      must: ({ maxQty, packageQty }) => compareDecimal(packageQty, maxQty) <= 0,
      else: ['整包数量不能大于最高库存', 'A package cannot hold more than the maximum'],
    },
    {
      field: 'sourceLocation',
      must: ({ location, sourceLocation }) => location !== sourceLocation,
      else: ['源库位不能是补货点自己', 'It cannot be filled from itself'],
    },
  ],
});
export interface PickFace extends RowOf<typeof PickFace> {}
