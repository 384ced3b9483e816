import { addDecimal, type Decimal } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { demandEnough, keyOf, lockBalances } from './balances.ts';
import { changeBalances } from './change.ts';
import type { StockStatus } from '../../defs/index.ts';
import type { StockKey } from './move.ts';

type Wanted = Omit<StockKey, 'status'> & { readonly qty: Decimal; readonly status?: StockStatus };

/** One wish for each balance, however many lines share it. */
function together(wanted: readonly Wanted[]): readonly Wanted[] {
  const byKey = Map.groupBy(wanted, ({ location, part, status, batch, container, owner }) =>
    JSON.stringify([location, part, status, batch, container, owner]),
  );
  return [...byKey.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, qty: more.reduce((sum, { qty }) => addDecimal(sum, qty), first.qty) }] : [],
  );
}

/**
 * Sets stock aside for somebody, or with a negative quantity gives it back. Of available stock, unless it is said.
 * Tells how old what was set aside is.
 */
export async function reserveStock(ctx: Ctx, wanted: readonly Wanted[]): Promise<(key: StockKey) => string | null> {
  const balances = await lockBalances(
    ctx,
    together(wanted).map(({ location, part, batch, container, owner, qty, status }) => ({
      location,
      part,
      batch,
      container,
      owner,
      status: status ?? 'available',
      qty: '0',
      reserved: qty,
    })),
  );
  demandEnough(balances);
  await changeBalances(ctx, balances);
  const ages = new Map(balances.map((balance) => [keyOf(balance), balance.receivedAt]));
  return (key) => ages.get(keyOf(key)) ?? null;
}
