import { type Id, tableName } from '@takt/model';
import type { Ctx, DocumentOps, Row } from '@takt/engine';
import { MonthlyReconciliation } from '../defs/index.ts';
import { type Matched, verdictOfLine } from '../defs/settlement/three-way-match.ts';

interface Named {
  readonly id: string;
}

/** Writes down what the match says of every line, for people to see; guards ask the facts again. */
export async function writeVerdicts(ctx: Ctx, { id: entity }: Named, row: Matched): Promise<void> {
  const verdicts = row.lines.map((line) => ({ id: line.id, verdict: verdictOfLine(line, row.priceTolerance) }));
  await ctx.sql.run({
    text: `update app.${tableName(entity, 'lines')} t set verdict = j.verdict
      from jsonb_to_recordset($1::jsonb) as j (id uuid, verdict text) where t.id = j.id and t.verdict is distinct from j.verdict`,
    values: [JSON.stringify(verdicts)],
  });
}

/** What was accepted of notes, or is owed back of returns, has changed: statements that have them say so. */
export async function judgeStatementsOf(ctx: Ctx, documents: DocumentOps, of: readonly Id[]): Promise<void> {
  if (of.length === 0) return;
  const named = await ctx.sql<{ id: Id }>`
    select distinct parent_id as id from purchasing_monthly_reconciliation_lines
    where note_id = any(${of}::uuid[]) or pickup_id = any(${of}::uuid[]) or return_notice_id = any(${of}::uuid[]) order by 1`;
  for (const { id } of named)
    await writeVerdicts(ctx, MonthlyReconciliation, await documents.load(ctx, MonthlyReconciliation, id));
}

/** Who let a line pass, when and why. */
export const releaseOf = ({ actor, clock }: Ctx, reason: string | null) => ({
  releasedBy: actor.userId,
  releasedAt: clock,
  releaseReason: reason,
});

/** A release is of the quantity and price it was given for. */
export async function dropChangedReleases(ctx: Ctx, { id: entity }: Named, id: Id, before: Row | null): Promise<void> {
  const lines: unknown = before?.['lines'];
  if (!Array.isArray(lines)) return;
  await ctx.sql.run({
    text: `update app.${tableName(entity, 'lines')} t set released_by_id = null, released_at = null, release_reason = null
      from jsonb_to_recordset($1::jsonb) as was (id uuid, qty numeric, price numeric)
      where t.parent_id = $2 and t.id = was.id and t.released_at is not null and (t.qty, t.price) is distinct from (was.qty, was.price)`,
    values: [JSON.stringify(lines), id],
  });
}
