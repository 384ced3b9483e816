import { query } from '@takt/model';

/** How many operations of a day were done and how many were not. */
export interface OperationDay {
  readonly on: string;
  readonly done: number;
  readonly refused: number;
  readonly faults: number;
}
/** The last one is today. */
export const operationsPerDay = query<readonly OperationDay[]>()(
  'system.operationsPerDay',
  ['每日操作', 'Operations per day'],
  {},
  { needs: 'system.operationLog.read' },
);
