import type { Decimal, Id } from '@takt/model';
import { type Ctx, verbatim } from '@takt/engine';

export const deviceRows = verbatim(`(select tenant_id, id, device_no, name, name_en, station_id,
  condition not in ('running', 'idle') or mark_status <> '1' as down from app.equipment_device where deleted_at is null)`);
export const toolingRows = verbatim(`(select tenant_id, id, tooling_no, name, name_en, life, used_life,
  coalesce(used_life >= life, false) or condition in ('repair', 'scrapped') or mark_status <> '1' as worn
  from app.equipment_tooling where deleted_at is null)`);

/** A tool has been used so often; below nothing, so much less. A count, and no change of its card: nobody tells a history of it. */
export const countToolUse = (ctx: Ctx, tooling: Id, uses: Decimal) =>
  ctx.sql`update equipment_tooling set used_life = coalesce(used_life, 0) + ${uses}::numeric where id = ${tooling}`;
