import { compareDecimal } from '@takt/model';
import { type Balance, keyOf } from './balances.ts';
import { isInside, type Move } from './move.ts';

/** Wire moments sort as they are. */
const oldest = (moments: readonly string[]): string => moments.reduce((a, b) => (b < a ? b : a));

/**
 * Balances with when the oldest of their goods came in, once the moves are made. What comes from a balance is as old as that one,
 * what comes from outside as old as its move says; what was empty before is as old as what comes.
 */
export function withAge(balances: readonly Balance[], moves: readonly Move[], now: string): readonly Balance[] {
  const known = new Map(balances.map((balance) => [keyOf(balance), balance.receivedAt]));
  const coming = new Map<string, string[]>();
  for (const { part, batch, container, owner, from, to, receivedAt = null } of moves) {
    if (!isInside(to)) continue;
    const goods = { part, batch, container, owner };
    const age = (isInside(from) ? known.get(keyOf({ ...goods, ...from })) : receivedAt) ?? now;
    const key = keyOf({ ...goods, ...to });
    coming.set(key, [...(coming.get(key) ?? []), age]);
  }
  return balances.map((balance) => {
    const ages = coming.get(keyOf(balance));
    if (!ages) return balance;
    const kept = balance.receivedAt !== null && compareDecimal(balance.before, '0') > 0 ? [balance.receivedAt] : [];
    return { ...balance, receivedAt: oldest([...kept, ...ages]) };
  });
}
