import { COMPANY_NAME_EN, type Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { decided } from './decided.ts';

/** What the company is called in each language; by its only name where it has decided on no English one. */
export async function companyName(ctx: Ctx): Promise<Text> {
  const [found] = await ctx.sql.run<{ name: string; nameEn: string }>({
    text: `select name, coalesce(nullif(${decided(COMPANY_NAME_EN, 't')}, ''), name) as "nameEn" from app.tenant t`,
    values: [],
  });
  return [found?.name ?? '', found?.nameEn ?? ''];
}
