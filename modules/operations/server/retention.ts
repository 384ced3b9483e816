import { answer, retentionState as tablesState } from '@takt/engine';
import { retentionState } from '../defs/index.ts';

export const retentionAnswers = [
  answer(retentionState, async (ctx, _asked, { settings }) => ({
    tables: await tablesState(ctx, await settings(ctx)),
    files: await ctx.sql.one<{ count: number; bytes: number }>`
      select count(*) as count, coalesce(sum(size), 0)::bigint as bytes from app.file`,
  })),
];
