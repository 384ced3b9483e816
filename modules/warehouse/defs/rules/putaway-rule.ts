import { choice, entity, integer, type RowOf, table, type Text, text, RECORD_RIGHTS } from '@takt/model';
import { conditions, stepRules } from './conditions.ts';
import { ruleFoot, ruleHead, within } from './rule-head.ts';

export const PUTAWAY_STRATEGIES = {
  fixed: ['固定库位', 'Fixed location'],
  sameLot: ['同物料同批次补满', 'Top up the same part and batch'],
  samePart: ['同物料相邻存放', 'Where the part lies already'],
  within: ['指定区域内空位', 'Free location in the place named'],
  empty: ['最近空库位', 'Nearest empty location'],
  overflow: ['溢出', 'Overflow'],
} as const satisfies Readonly<Record<string, Text>>;
export type PutawayStrategy = keyof typeof PUTAWAY_STRATEGIES;

/** Where received goods go: steps tried in order until one finds a location. */
export const PutawayRule = entity('warehouse.putawayRule', {
  label: ['上架规则', 'Putaway rule'],
  byFace: RECORD_RIGHTS,
  fields: { ...ruleHead, ...ruleFoot },
  details: {
    steps: table('步骤', 'Steps', {
      sequence: integer('顺序', 'Sequence', { ordinal: true, required: true, min: 1 }),
      ...conditions,
      strategy: choice('策略', 'Strategy', PUTAWAY_STRATEGIES, { required: true }),
      ...within,
      remark: text('说明', 'Remark', { length: 100 }),
    }),
  },
  list: ['code', 'name', 'nameEn', 'warehouse', 'remark', 'markStatus'],
  query: ['code', 'name', 'warehouse', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
  rules: [
    ...stepRules,
    {
      field: 'steps',
      must: ({ steps }) =>
        steps.every(
          ({ strategy, area, zone, locationGroup }) => strategy !== 'within' || [area, zone, locationGroup].some((one) => one),
        ),
      else: [
        '「指定区域内空位」要选择库区、区域或库位组',
        '“Free location in the place named” needs an area, a zone or a location group',
      ],
    },
  ],
});
export interface PutawayRule extends RowOf<typeof PutawayRule> {}
