import { code, computed, decimal, entity, flag, quantity, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { ANY_SOURCE } from './replenishment-source.ts';
import { unitOfDelivery } from './unit-of-delivery.ts';

/**
 * Boxes that go round between a store and a place of use, each with a card. How many there are follows from demand; the cards
 * themselves are no rows: their numbers are the loop's code with 1 to the number of cards behind it.
 */
export const KanbanLoop = entity('warehouse.kanbanLoop', {
  label: ['看板回路', 'Kanban loop'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('回路编码', 'Loop code', { required: true, unique: true, length: 40 }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    warehouse: ref('warehouse.warehouse', '使用仓库', 'Warehouse of use', { required: true }),
    location: ref('warehouse.location', '使用库位', 'Location of use', { required: true }),
    sourceWarehouse: ref('warehouse.warehouse', '源仓库', 'Source warehouse', { required: true }),
    sourceLocation: ref('warehouse.location', '优先源库位', 'Preferred source', { help: ANY_SOURCE }),
    deliveryUnit: unitOfDelivery,
    cardQty: quantity('每卡数量', 'Quantity per card', { required: true, above: 0, scale: 6 }),
    dailyDemand: quantity('日需求', 'Daily demand', { required: true, above: 0, scale: 6 }),
    leadDays: decimal('补货周期（天）', 'Lead time (days)', { required: true, above: 0, scale: 3 }),
    safetyPercent: decimal('安全余量（%）', 'Safety margin (%)', { required: true, min: 0, scale: 2, default: '0' }),
    cardCount: decimal('卡数', 'Cards', {
      readonly: true,
      scale: 0,
      help: [
        '日需求 × 周期 ×（1 + 余量）÷ 每卡数量，进位取整；卡号为回路编码加-1、-2……',
        'Demand × lead time × (1 + margin) ÷ quantity per card, rounded up; cards are numbered code-1, code-2 …',
      ],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
    openCards: computed('integer', '补货中的卡', 'Cards being replenished', { bar: { of: 'cardCount' } }),
  },
  list: [
    'code',
    'part',
    'location',
    'openCards',
    'warehouse',
    'sourceLocation',
    'deliveryUnit',
    'cardQty',
    'cardCount',
    'markStatus',
  ],
  essential: ['part', 'location', 'openCards'],
  query: ['code', 'part', 'warehouse', 'location', 'deliveryUnit', 'markStatus'],
  title: ['code'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
  rules: [
    {
      field: 'sourceLocation',
      must: ({ location, sourceLocation }) => location !== sourceLocation,
      else: ['源库位和使用库位不能相同', 'Source and location of use must differ'],
    },
  ],
});
export interface KanbanLoop extends RowOf<typeof KanbanLoop> {}
