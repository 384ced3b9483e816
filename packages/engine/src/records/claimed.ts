import { type AnyDocument, claimantOf, claimRefusal, type Field, type Text, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';
import type { Row } from './row.ts';
import { titleSql } from './select.ts';

/** Refuses whoever would act on what somebody else has claimed, and names that person. The row is locked. */
export async function demandNotClaimed(ctx: Ctx, registry: Registry, doc: AnyDocument, action: string, row: Row): Promise<void> {
  if (!doc.queue || claimRefusal(doc, action, row, ctx.actor) === null) return;
  // Asked a second time with the name: most actions are one's own, and ask for none.
  const named = { ...row, [`${doc.queue.claimedBy}Label`]: await nameOf(ctx, registry, doc, row) };
  const no = claimRefusal(doc, action, named, ctx.actor);
  if (no) throw new Refused(no);
}

/** What the claimant is called in both languages; null to suppliers' people, who cannot read accounts. */
async function nameOf(ctx: Ctx, registry: Registry, doc: AnyDocument, row: Row): Promise<Text | null> {
  const claimant = claimantOf(doc, row);
  const field = doc.fields[doc.queue?.claimedBy ?? ''] as Field | undefined;
  const people = registry.entities.get(field?.options.to ?? '');
  if (claimant === null || !people || ctx.actor.vendorId !== null) return null;
  const [found] = await ctx.sql.run<{ zh: string; en: string }>({
    text: `select ${titleSql(people, 'r', 'zh')} as zh, ${titleSql(people, 'r', 'en')} as en from app.${tableName(people.id)} r where r.id = $1`,
    values: [claimant],
  });
  return found ? [found.zh, found.en] : null;
}
