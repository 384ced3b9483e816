import { companyDay, type Ctx } from '@takt/engine';

/** The next number of a log, by the day: `WR20261120000001`. */
export async function logNumber(ctx: Ctx, prefix: string, digits: number): Promise<string> {
  const period = companyDay(ctx).replaceAll('-', '');
  const next = await ctx.take({ rule: `production.${prefix}`, period }, 1);
  return `${prefix}${period}${String(next).padStart(digits, '0')}`;
}
