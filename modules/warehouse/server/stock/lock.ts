import type { Ctx } from '@takt/engine';
import { type Balance, lockBalances } from './balances.ts';
import type { StockKey } from './move.ts';

/** Balances as they are, held until the transaction ends: whoever is to set one right must see it unmoved. */
export const lockStock = (ctx: Ctx, keys: readonly StockKey[]): Promise<readonly Balance[]> =>
  lockBalances(
    ctx,
    keys.map((key) => ({ ...key, qty: '0', reserved: '0' })),
  );
