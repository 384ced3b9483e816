import { type Decimal, fill, scaleOf, type Text } from '@takt/model';
import { type Ctx, refuse } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import type { Balance } from './balances.ts';

const WHOLE: Text = ['{part} 以 {unit} 计，只能是整数，不能是 {qty}', '{part} is counted in {unit}: {qty} is no whole number'];
const ENTER_WHOLE: Text = ['请填写整数数量', 'Enter a whole number'];

const isWhole = (qty: Decimal): boolean => scaleOf(qty) === 0;

/**
 * What is counted in pieces lies there in whole numbers. Judged by what a posting leaves: what is a fraction already, from before
 * the unit was given its decimals, can still be moved and corrected. Asks only where a fraction would come about.
 */
export async function demandWhole(ctx: Ctx, balances: readonly Balance[]): Promise<void> {
  const broken = balances.filter(({ before, after }) => isWhole(before) && !isWhole(after));
  if (broken.length === 0) return;
  const parts = [...new Set(broken.map(({ part }) => part))];
  const [counted] = await ctx.sql<{ part: string; unit: string }>`
    select p.id as part, u.code as unit from ${partRows} p join ${unitRows} u on u.id = p.unit_id
    where p.id = any(${parts}::uuid[]) and u.precision = 0 limit 1`;
  const found = counted && broken.find(({ part }) => part === counted.part);
  if (found) refuse('stock.whole', fill(WHOLE, { part: found.partNo, unit: counted.unit, qty: found.after }), ENTER_WHOLE);
}
