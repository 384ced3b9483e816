import { fill, type Text } from '@takt/model';
import { answer, BROKEN_TOPIC, checkInvariants as check, invariantStates, on } from '@takt/engine';
import { notifyAdministrators } from '@takt/modules/access/server';
import { checkInvariants, invariantsFound } from '../defs/index.ts';

export const invariantAnswers = [
  answer(invariantsFound, (ctx, _asked, { invariants }) => invariantStates(ctx, invariants)),
  answer(checkInvariants, async (ctx, _asked, { invariants }) => {
    await check(ctx, invariants);
    return invariantStates(ctx, invariants);
  }),
];

const BROKEN: Text = ['数据核对发现 {count} 行不一致：{zh}', 'A data check found {count} rows that do not agree: {en}'];

/** The product is wrong, or somebody was past it in the database: whoever administers the company learns of it once. */
export const invariantBroken = on(BROKEN_TOPIC, 'system.invariantBroken', async (ctx, told) => {
  await notifyAdministrators(
    ctx,
    fill(BROKEN, { count: String(told['count']), zh: String(told['zh']), en: String(told['en']) }),
    '/system/tool/invariants',
  );
});
