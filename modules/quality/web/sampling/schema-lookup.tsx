import type { Text } from '@takt/model';
import { Notice, type RecordPart } from '@takt/web';
import { AQLS, type PlanRequest, LEVELS, SEVERITIES, type Severity } from '../../defs/index.ts';
import { USUAL } from './lookup-drawer.tsx';
import { PlanLookup } from './plan-lookup.tsx';

const NOT_BY_TABLE: Text = ['该方案不按 AQL 抽样', 'This schema does not sample by AQL'];
const CHOOSE_AQL: Text = ['抽样方法选“AQL 计数抽样”后可在此查表', 'Choose the method AQL to look plans up here'];

const isSeverity = (value: unknown): value is Severity => typeof value === 'string' && Object.hasOwn(SEVERITIES, value);
const firstAql = (lines: unknown): unknown =>
  Array.isArray(lines) ? lines.map((line: { readonly aql?: unknown }) => line.aql)[0] : null;
const startOf = (row: RecordPart['draft']): PlanRequest => ({
  lot: USUAL.lot,
  level: LEVELS.find((level) => level === row['level']) ?? USUAL.level,
  aql: AQLS.find((aql) => aql === firstAql(row['classes'])) ?? USUAL.aql,
  severity: isSeverity(row['severity']) ? row['severity'] : USUAL.severity,
});

/** Below a schema: the plans it leads to, beginning with its own level, AQL and severity. */
export function SchemaLookup({ draft }: RecordPart) {
  if (draft['method'] !== 'aql') return <Notice text={NOT_BY_TABLE} hint={CHOOSE_AQL} />;
  const start = startOf(draft);
  return <PlanLookup key={JSON.stringify(start)} start={start} />;
}
