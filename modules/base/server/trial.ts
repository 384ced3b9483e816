import { answer, type Ctx } from '@takt/engine';
import { userRows } from '@takt/modules/access/server';
import { trialUsers, trialUsersAgain } from '../defs/index.ts';
import type { TrialPage, TrialUser } from '../defs/trial.ts';

const DEFAULT_SIZE = 10;

interface TrialConditions {
  readonly name: string | null;
  readonly page: number | null;
  readonly size: number | null;
}

async function users(ctx: Ctx, conditions: TrialConditions): Promise<TrialPage> {
  const { page, size } = { page: conditions.page ?? 1, size: conditions.size ?? DEFAULT_SIZE };
  const name = conditions.name ?? '';
  const list = await ctx.sql<TrialUser>`select id, username as code, real_name as name, mark_status as status
    from ${userRows} u where deleted_at is null and (strpos(username, ${name}) > 0 or strpos(real_name, ${name}) > 0)
    order by username limit ${size} offset ${(page - 1) * size}`;
  const { total } = await ctx.sql.one<{ total: number }>`select count(*)::int as total from ${userRows} u
    where deleted_at is null and (strpos(username, ${name}) > 0 or strpos(real_name, ${name}) > 0)`;
  return { list, total };
}

export const trialAnswers = [answer(trialUsers, users), answer(trialUsersAgain, users)];
