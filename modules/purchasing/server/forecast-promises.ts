import { type Ctx, Refused } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { type ForecastWeek, judgePromise, namedProblem, type Promised } from '../defs/orders/forecast-promises.ts';

interface Week extends ForecastWeek {
  readonly id: string;
  readonly part: string;
  readonly week: string;
}

async function partNoOf(ctx: Ctx, id: string): Promise<string> {
  const part = await ctx.sql.one<{ partNo: string }>`select part_no as "partNo" from ${partRows} p where id = ${id}`;
  return part.partNo;
}

/** Refuses the first promise that cannot stand, by its part and week; tells of the others which are short of what was asked. */
export async function demandPromises<L extends Week>(
  ctx: Ctx,
  promises: readonly { readonly line: L; readonly reply: Promised | null }[],
): Promise<readonly { readonly line: L; readonly reply: Promised | null; readonly short: boolean }[]> {
  const judged = promises.map((promise) => ({ ...promise, ...judgePromise(promise.line, promise.reply) }));
  const at = judged.findIndex(({ why }) => why !== null);
  const found = judged[at];
  if (found?.why) {
    const { part, week } = found.line;
    throw Refused.at(
      `lines.${at}.replyQty`,
      'purchaseForecast.promise',
      namedProblem(await partNoOf(ctx, part), week, found.why),
    );
  }
  return judged.map(({ line, reply, state }) => ({ line, reply, short: state === 'less' }));
}
