import { amend, codes, type Ctx, Refused } from '@takt/engine';
import type { Id } from '@takt/model';
import { overlap } from '../defs/bom/bom-version-guards.ts';
import { BomVersion } from '../defs/index.ts';
import { hasDays } from './bom-in-effect.ts';
import { plantClock } from './plant-time.ts';

/** Versions `o` that have or had days `t` asks for: of a day there is one version, also of one that has passed. */
const met = `from app.base_bom_version o where o.tenant_id = t.tenant_id and o.bom_id = t.bom_id and o.id <> t.id
  and ${hasDays('o')}
  and o.valid_from <= coalesce(t.valid_to, 'infinity') and coalesce(o.valid_to, 'infinity') >= t.valid_from`;

/** What began before and does not outlast `t` can end when it begins; one that outlasts it would leave days without a BOM. */
const follows = `o.valid_from < t.valid_from and coalesce(o.valid_to, 'infinity') <= coalesce(t.valid_to, 'infinity')`;

export const overlapped = `exists (select 1 ${met} and not (${follows}))`;

/** The version that ends when `t` is approved, with the days that are left to it. */
export const ending = `(select o.version_no || ' ' || o.valid_from || ' – ' || (t.valid_from - 1) ${met} and ${follows}
  and t.status in ${codes(BomVersion, 'draft', 'inApproval')})`;

/** Ends the version it follows the day before it begins. Two approvals of one BOM pass one after the other. */
export async function succeed(ctx: Ctx, version: Pick<BomVersion, 'id' | 'bom' | 'ends'>): Promise<void> {
  await ctx.sql`select 1 from base_bom where id = ${version.bom} for update`;
  const [found] = await ctx.sql.run<{ overlapped: boolean; ends: string | null; before: Id | null; until: string }>({
    text: `select ${overlapped} as overlapped, ${ending} as ends, (select o.id ${met} and ${follows}) as before,
        (t.valid_from - 1)::text as until
      from app.base_bom_version t where t.id = $1`,
    values: [version.id],
  });
  if (!found || found.overlapped) throw Refused.by(BomVersion, 'approve', overlap);
  // Somebody else's approval came between: what would end is not what was asked about.
  if (found.ends !== version.ends) throw Refused.of('stale');
  if (found.before) await amend(ctx, BomVersion, found.before, { validTo: found.until });
}

/** Its last day was yesterday. One that had not begun never counts: it ends before it begins. */
export async function retire(ctx: Ctx, { id, plant }: Pick<BomVersion, 'id' | 'plant'>): Promise<void> {
  const today = (await plantClock(ctx, plant, ctx.now)).slice(0, 10);
  const { until } = await ctx.sql.one<{ until: string }>`
    select greatest(valid_from - 1, least(valid_to, ${today}::date - 1))::text as until from base_bom_version where id = ${id}`;
  await amend(ctx, BomVersion, id, { validTo: until });
}
