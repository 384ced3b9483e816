import type { AnyDocument, Decimal, Id } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';

/** From which document to which, and in whose name: a conversion, or what follows from an action. */
export interface Way {
  readonly name: string;
  readonly source: AnyDocument;
  readonly from: Id;
  readonly target: AnyDocument;
  readonly to: Id;
}
/** What one line passed on to another. */
interface PassedOn {
  readonly from: Id;
  readonly to: Id | undefined;
  readonly qty: Decimal;
}
const WHOLE = [{ from: null, to: null, qty: null }];

/** Remembers that a document was made from another, line by line where lines are given. */
export async function linkDocuments(ctx: Ctx, way: Way, lines: readonly PassedOn[] = []): Promise<void> {
  const rows = (lines.length > 0 ? lines : WHOLE).map((line) => ({ id: newId(), ...line }));
  await ctx.sql`
    insert into app.link (tenant_id, id, conversion, from_entity, from_id, from_line, to_entity, to_id, to_line, qty)
    select ${ctx.tenant}::int, l.id, ${way.name}, ${way.source.id}, ${way.from}::uuid, l."from", ${way.target.id}, ${way.to}::uuid,
      l."to", l.qty
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (id uuid, "from" uuid, "to" uuid, qty numeric)`;
}

/** Sources know whether what was made from them is still open. */
export async function markLinks(ctx: Ctx, id: Id, open: boolean): Promise<void> {
  await ctx.sql`update app.link set open = ${open} where to_id = ${id}::uuid`;
}
