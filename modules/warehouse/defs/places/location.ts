import { choice, code, decimal, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { abc } from './abc.ts';
import { LOCATION_KINDS } from './location-kinds.ts';

/** How much a location holds, and what may lie in it together. The generator asks for the same. */
export const limits = {
  maxWeight: decimal('最大承重（kg）', 'Maximum weight (kg)', { above: 0, scale: 3 }),
  maxVolume: decimal('最大容积（m³）', 'Maximum volume (m³)', { above: 0, scale: 3 }),
  maxHeight: integer('最大高度（mm）', 'Maximum height (mm)', { min: 1 }),
  maxPallets: integer('托盘数', 'Pallets', { min: 1 }),
  mixedParts: flag('允许混料', 'Mixed parts allowed'),
  mixedLots: flag('允许混批', 'Mixed batches allowed'),
};

export const Location = entity('warehouse.location', {
  label: ['库位', 'Location'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('库位编码', 'Location code', { required: true }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    area: ref('warehouse.area', '库区', 'Area'),
    zone: ref('warehouse.zone', '区域', 'Zone'),
    aisle: text('巷道', 'Aisle', { length: 10 }),
    rack: text('货架', 'Rack', { length: 10 }),
    level: text('层', 'Level', { length: 10 }),
    slot: text('格', 'Slot', { length: 10 }),
    kind: choice('库位类型', 'Location kind', LOCATION_KINDS, { required: true, default: 'storage' }),
    abc,
    pickSequence: integer('拣货顺序', 'Pick sequence', {
      ordinal: true,
      min: 0,
      help: ['拣货与上架按此从小到大走', 'Picking and putaway walk along it, low numbers first'],
    }),
    checkCharacter: code('校验码', 'Check character', {
      length: 4,
      help: [
        '贴在库位上，作业时读出以确认站对了位置',
        'On its label; read aloud or scanned to prove one stands at the right place',
      ],
    }),
    fixedPart: ref('base.part', '固定物料', 'Fixed part', {
      help: ['只存放该物料的固定库位', 'Kept for this part alone'],
    }),
    ...limits,
    putawayLocked: flag('禁止上架', 'Closed to putaway'),
    pickLocked: flag('禁止拣货', 'Closed to picking'),
    // Set while a count has it frozen: nothing moves here but what that count finds.
    countOrder: ref('warehouse.countOrder', '盘点中', 'Under count', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'warehouse',
    'area',
    'zone',
    'kind',
    'abc',
    'pickSequence',
    'fixedPart',
    'maxWeight',
    'mixedParts',
    'mixedLots',
    'putawayLocked',
    'markStatus',
  ],
  query: ['code', 'warehouse', 'area', 'zone', 'kind', 'abc', 'markStatus'],
  title: ['code'],
  sort: [['code', 'asc']],
  // Two warehouses may both have an A-01-01.
  unique: [['warehouse', 'code']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
});
export interface Location extends RowOf<typeof Location> {}
