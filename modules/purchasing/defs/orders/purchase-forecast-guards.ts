import type { Guard } from '@takt/model';
import { repliesPlaced } from '../replies.ts';
import { promisesIn } from './forecast-promises.ts';

interface Forecast {
  readonly lines: readonly {
    readonly id: string;
    readonly qty: string | null;
    readonly zone: string | null;
    readonly decimals: number | null;
    readonly mostQty: string | null;
  }[];
}
/** An answer to every week that binds. What each of them promises is judged with its name, by `judgePromise`. */
export const committed: Guard<Forecast> = {
  id: 'committed',
  must: ({ lines }, { input }) =>
    repliesPlaced(lines, input) && promisesIn(lines, input).every(({ line, reply }) => line.zone !== 'firm' || reply !== null),
  else: ['请填写承诺数量', 'Enter the committed quantity'],
  onInput: true,
};
/** What a supplier has begun to make or to buy material for changes by more than the company lets pass. */
export const steady: Guard<{ readonly lines: readonly { readonly unsteady: string | null }[] }> = {
  id: 'steady',
  must: ({ lines }) => lines.every(({ unsteady }) => unsteady !== '1'),
  else: ['确定区或备料区有明细的波动超过允许幅度', 'Weeks in the firm or the material zone change by more than they may'],
  level: 'warn',
};
