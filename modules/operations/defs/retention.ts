import { query, type TableState } from '@takt/model';

/** What a company keeps, for how long, and how much of it there is. */
interface RetentionState {
  readonly tables: readonly TableState[];
  readonly files: { readonly count: number; readonly bytes: number };
}
export const retentionState = query<RetentionState>()(
  'system.retentionState',
  ['数据保留', 'Data retention'],
  {},
  { path: '/system/tool/retention/state', needs: 'system.retention.read' },
);
