import { answer, readRollup, companyDay } from '@takt/engine';
import { addDays } from '@takt/model';
import { OperationLog, operationsPerDay } from '../defs/index.ts';

const DAYS = 30;

/** Out of the roll-up: a month of a large company is millions of rows. */
export const operationChartAnswers = [
  answer(operationsPerDay, async (ctx) => {
    const today = companyDay(ctx);
    const days = Array.from({ length: DAYS }, (_, n) => addDays(today, n + 1 - DAYS));
    const span = { from: days[0] ?? today, to: addDays(today, 1) };
    const found = await readRollup(ctx, OperationLog, 'day', span);
    return days.map((on) => {
      const count = (result: string): number =>
        found.filter((one) => one.bucket.startsWith(on) && one.result === result).reduce((sum, { rows }) => sum + rows, 0);
      return { on, done: count('success'), refused: count('refused'), faults: count('fault') };
    });
  }),
];
