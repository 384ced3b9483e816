import { fill, type Text } from '@takt/model';

const TOGETHER_MS = 2000;
const MANY: Text = ['您有 {n} 条新消息', 'You have {n} new messages'];

/** Messages that came so close together that one toast speaks for all of them. */
export interface Burst {
  /** The toast's own name: a message more changes its text instead of adding another. */
  readonly key: string;
  readonly count: number;
  readonly lastAt: number;
  readonly text: Text;
}

/** What is to be shown when one more has come. */
export function joined(before: Burst | null, text: Text, at: number): Burst {
  if (!before || at - before.lastAt > TOGETHER_MS) return { key: `live ${at}`, count: 1, lastAt: at, text };
  const count = before.count + 1;
  return { key: before.key, count, lastAt: at, text: fill(MANY, { n: count }) };
}
