import { fill, type Text } from '@takt/model';
import type { LicenceStatus } from '../../defs/licence.ts';

type State = LicenceStatus['state'];

/** How a licence stands, in a word. */
export const STATES: Readonly<Record<State, Text>> = {
  none: ['试用', 'Trial'],
  valid: ['有效', 'Valid'],
  grace: ['宽限期', 'Grace period'],
  readonly: ['只读', 'Read-only'],
};
const DAYS: Readonly<Partial<Record<State, Text>>> = {
  valid: ['剩 {n} 天', '{n} days left'],
  grace: ['{n} 天后只读', 'read-only in {n} days'],
};
/** How long it stays so; null where time changes nothing. */
export const daysOf = ({ state, daysLeft }: Pick<LicenceStatus, 'state' | 'daysLeft'>): Text | null => {
  const text = DAYS[state];
  return text ? fill(text, { n: daysLeft }) : null;
};

const SENTENCES: Readonly<Record<State, Text>> = {
  none: ['试用中：全部功能可用，尚未注册许可。', 'On trial: everything can be used, and no licence is registered yet.'],
  valid: ['许可有效，还剩 {n} 天。', 'The licence is valid for {n} more days.'],
  grace: [
    '许可已到期，{n} 天后系统变为只读；请尽快注册新的许可。',
    'The licence has expired; in {n} days the system becomes read-only. Register a new one in time.',
  ],
  readonly: [
    '许可已到期，系统只读：可以查询和导出，不能修改。注册新的许可后立即恢复。',
    'The licence has expired: data can be seen and exported, not changed. A new one restores everything at once.',
  ],
};
export const sentenceOf = ({ state, daysLeft }: LicenceStatus): Text => fill(SENTENCES[state], { n: daysLeft });
export const TONES = { none: 'info', valid: 'success', grace: 'warning', readonly: 'error' } as const satisfies Record<
  State,
  string
>;
