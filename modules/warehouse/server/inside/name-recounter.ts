import type { Text } from '@takt/model';
import { answer, type Ctx, Refused, refuse } from '@takt/engine';
import { userRows } from '@takt/modules/access/server';
import { CountOrder } from '../../defs/index.ts';
import { nameRecounter } from '../../defs/inside/count-calls.ts';
import { demandSeen } from './count-column.ts';

const NO_LINES: Text = ['没有需复盘的明细', 'No line is to be recounted'];
const NOT_OURS: Text = ['只能指定本公司在用的账号', 'Only accounts of the company that are in use can be named'];

async function demandOurs(ctx: Ctx, person: string): Promise<void> {
  const found = await ctx.sql.maybe`
    select 1 from ${userRows} u where u.id = ${person}::uuid and u.vendor_id is null and u.mark_status = '1' and u.deleted_at is null`;
  if (!found) refuse('count.recounter', NOT_OURS);
}

const areTexts = (lines: unknown): lines is readonly string[] =>
  Array.isArray(lines) && lines.every((line) => typeof line === 'string');

/** All of the lines or none: each by the action, which says which lines can be given to whom. */
export const nameRecounterAnswer = answer(nameRecounter, async (ctx, { count, lines, recounter }, { documents }) => {
  if (!areTexts(lines)) throw Refused.of('value');
  if (lines.length === 0) refuse('count.recounter', NO_LINES);
  await demandSeen(ctx, count);
  if (recounter) await demandOurs(ctx, recounter);
  for (const lineId of lines) await documents.act(ctx, CountOrder, count, 'nameRecounter', { lineId, recounter });
  return null;
});
