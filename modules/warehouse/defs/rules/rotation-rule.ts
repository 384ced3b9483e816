import { choice, entity, integer, type RowOf, ref, table, type Text, text, RECORD_RIGHTS } from '@takt/model';
import { conditions, stepRules } from './conditions.ts';
import { ruleFoot, ruleHead } from './rule-head.ts';

export const ROTATION_STRATEGIES = {
  fefo: ['先到期先出（FEFO）', 'First expired, first out (FEFO)'],
  fifo: ['先进先出（FIFO）', 'First in, first out (FIFO)'],
  lifo: ['后进先出（LIFO）', 'Last in, first out (LIFO)'],
  specified: ['指定批次', 'The batch asked for'],
} as const satisfies Readonly<Record<string, Text>>;
export type RotationStrategy = keyof typeof ROTATION_STRATEGIES;

/** Which batches leave first. The first step that fits says the order. */
export const RotationRule = entity('warehouse.rotationRule', {
  label: ['周转规则', 'Rotation rule'],
  byFace: RECORD_RIGHTS,
  fields: { ...ruleHead, ...ruleFoot },
  details: {
    steps: table('步骤', 'Steps', {
      sequence: integer('顺序', 'Sequence', { ordinal: true, required: true, min: 1 }),
      ...conditions,
      customer: ref('base.customer', '客户', 'Customer'),
      strategy: choice('策略', 'Strategy', ROTATION_STRATEGIES, { required: true }),
      minRemainingDays: integer('最短剩余保质期（天）', 'Minimum remaining shelf life (days)', { min: 0 }),
      remark: text('说明', 'Remark', { length: 100 }),
    }),
  },
  list: ['code', 'name', 'nameEn', 'warehouse', 'remark', 'markStatus'],
  query: ['code', 'name', 'warehouse', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
  rules: stepRules,
});
export interface RotationRule extends RowOf<typeof RotationRule> {}
