import { choice, entity, integer, type RowOf, ref, table, type Text, text, RECORD_RIGHTS } from '@takt/model';
import { conditions, stepRules } from './conditions.ts';
import { ruleFoot, ruleHead, within } from './rule-head.ts';

export const ALLOCATION_STRATEGIES = {
  oneLot: ['单一批次满足全部', 'One batch for everything'],
  fullPackages: ['整包装优先', 'Full packages first'],
  remainders: ['先清尾数', 'Clear small quantities first'],
  inOrder: ['按周转顺序', 'In the order of rotation'],
} as const satisfies Readonly<Record<string, Text>>;
export type AllocationStrategy = keyof typeof ALLOCATION_STRATEGIES;

/** Which stock a demand takes: each step takes what it can, the next one the rest. */
export const AllocationRule = entity('warehouse.allocationRule', {
  label: ['分配规则', 'Allocation rule'],
  byFace: RECORD_RIGHTS,
  fields: {
    ...ruleHead,
    rotationRule: ref('warehouse.rotationRule', '周转规则', 'Rotation rule', {
      help: ['先按它排出批次顺序；不选则先进先出', 'Puts the batches in order first; first in, first out when empty'],
    }),
    ...ruleFoot,
  },
  details: {
    steps: table('步骤', 'Steps', {
      sequence: integer('顺序', 'Sequence', { ordinal: true, required: true, min: 1 }),
      ...conditions,
      strategy: choice('策略', 'Strategy', ALLOCATION_STRATEGIES, { required: true }),
      ...within,
      remark: text('说明', 'Remark', { length: 100 }),
    }),
  },
  list: ['code', 'name', 'nameEn', 'warehouse', 'rotationRule', 'remark', 'markStatus'],
  query: ['code', 'name', 'warehouse', 'rotationRule', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
  rules: stepRules,
});
export interface AllocationRule extends RowOf<typeof AllocationRule> {}
