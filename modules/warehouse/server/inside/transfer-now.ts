import type { Id } from '@takt/model';
import { type Ctx, type DocumentOps, patch, patchLine, Refused, seesIn } from '@takt/engine';
import { ReplenishmentTask, StockTransfer } from '../../defs/index.ts';
import { lockStock } from '../stock/lock.ts';
import type { StockKey } from '../stock/move.ts';

type Line = StockTransfer['lines'][number];
/** What a line says of the goods and of both their places. */
type Goods = Pick<Line, 'part' | 'batch' | 'container' | 'owner' | 'stockStatus' | 'fromLocation' | 'toLocation' | 'unpack'>;
type Way = Pick<StockTransfer, 'reverses'>;

const keyOf = ({ part, batch, owner, stockStatus }: Goods, location: Id, container: string | null): StockKey => ({
  part,
  batch,
  container,
  owner,
  location,
  status: stockStatus,
});
/** The balance the goods of a line come from; a reversal puts what was unpacked into its container again. */
export const leaving = ({ reverses }: Way, line: Goods): StockKey =>
  keyOf(line, line.fromLocation, line.unpack === '1' && reverses !== null ? null : line.container);
/** The balance they come to. */
export const arriving = ({ reverses }: Way, line: Goods): StockKey =>
  keyOf(line, line.toLocation, line.unpack === '1' && reverses === null ? null : line.container);
/** Where they are meanwhile. */
export const betweenOf = ({ unpack }: Pick<Goods, 'unpack'>) => ({ outside: unpack === '1' ? 'unpacked' : 'transit' }) as const;

interface TransferRequest {
  readonly warehouse: Id;
  readonly toWarehouse: Id;
  readonly remark?: string | null;
  readonly lines: readonly (Omit<Goods, 'unpack'> & Pick<Line, 'qty'>)[];
}
interface More {
  /** Which of the lines take goods out of their container. */
  readonly unpack?: readonly boolean[];
  /** The transfer it takes back. */
  readonly reverses?: Id;
  /** Or the replenishment. */
  readonly reversesTask?: Id;
}

/**
 * A transfer that is over when it begins; its own guards judge it, as if somebody had written it, released it, taken the goods out
 * and put them in. Both ends are held first, in the order of their keys: two who move the same goods towards each other would wait
 * for each other in a circle, the one holding here what the other needs there.
 */
export async function transferNow(ctx: Ctx, documents: DocumentOps, request: TransferRequest, more: More = {}): Promise<string> {
  // Made by the product, chosen by a person: they move goods between places they see alone.
  if (![request.warehouse, request.toWarehouse].every((one) => seesIn(ctx, 'warehouse', one))) throw Refused.of('scope');
  const way = { reverses: more.reverses ?? null };
  const ends = request.lines.flatMap((line, index) => {
    const goods: Goods = { ...line, unpack: more.unpack?.[index] ? '1' : '0' };
    return [leaving(way, goods), arriving(way, goods)];
  });
  await lockStock(ctx, ends);
  const { reverses = null, reversesTask = null } = more;
  const of = [
    ...(reverses ? [{ doc: StockTransfer, id: reverses }] : []),
    ...(reversesTask ? [{ doc: ReplenishmentTask, id: reversesTask }] : []),
  ];
  const { id, number } = await documents.make(ctx, StockTransfer, { ...request }, of[0]);
  if (of.length > 0) await patch(ctx, StockTransfer, id, { reverses, reversesTask });
  if (more.unpack?.some(Boolean)) {
    const { lines } = await documents.load(ctx, StockTransfer, id);
    for (const [index, line] of lines.entries())
      if (more.unpack[index]) await patchLine(ctx, StockTransfer, 'lines', line.id, { unpack: '1' });
  }
  for (const step of ['release', 'moveOut', 'moveIn']) await documents.act(ctx, StockTransfer, id, step);
  return number;
}
