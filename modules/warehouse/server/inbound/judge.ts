import {
  addDecimal,
  compareDecimal,
  type Decimal,
  type Id,
  negateDecimal,
  serialsIn,
  subtractDecimal,
  sumDecimal,
} from '@takt/model';
import { type Ctx, type DocumentOps, incrementLine, Refused } from '@takt/engine';
import { Receipt, type StockStatus } from '../../defs/index.ts';
import { judgeQty, judgedBy, type judgeInput } from '../../defs/inbound/receipt-judging.ts';
import type { Move } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';
import { makeTasks } from './putaway.ts';
import { causeOf } from './receipt-cause.ts';
import { lockShelves } from './shelves.ts';

interface Waiting {
  readonly line: Id;
  readonly location: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly qty: Decimal;
}
type Input = { readonly [N in keyof typeof judgeInput]: string | null };

/**
 * Goods of a receipt that await inspection, where they stand now: they may have been carried elsewhere, so the ledger tells how much
 * of each is left of the receipt and the balances tell where.
 */
const waitingOf = (
  ctx: Ctx,
  { number, warehouse, location }: Receipt,
  { batch, container }: Input,
): Promise<readonly Waiting[]> =>
  ctx.sql<Waiting>`
    with waiting as (
      select line_id as line, part_id, batch, container, owner_id, sum(case when to_status = 'qc' then qty else -qty end) as qty
      from warehouse_stock_move
      where entity = ${Receipt.id} and document_no = ${number} and (to_status = 'qc' or from_status = 'qc')
      group by 1, 2, 3, 4, 5 having sum(case when to_status = 'qc' then qty else -qty end) > 0),
    placed as (
      select w.line, w.qty as wanted, s.location_id, s.part_id, s.batch, s.container, s.owner_id, s.qty - s.reserved_qty as here,
        coalesce(sum(s.qty - s.reserved_qty) over (partition by w.line, w.part_id, w.batch, w.container, w.owner_id
          order by s.location_id <> ${location}, s.location_id rows between unbounded preceding and 1 preceding), 0) as before
      from waiting w join warehouse_stock s on s.warehouse_id = ${warehouse} and s.part_id = w.part_id and s.stock_status = 'qc'
        and s.batch is not distinct from w.batch and s.container is not distinct from w.container
        and s.owner_id is not distinct from w.owner_id and s.qty > s.reserved_qty)
    select line, location_id as location, part_id as part, batch, container, owner_id as owner,
      trim_scale(least(here, wanted - before))::text as qty
    from placed where before < wanted and (${batch}::text is null or batch = ${batch}) and (${container}::text is null or container = ${container})
    order by line, location_id <> ${location}, batch, container`;

/** Takes so much from the first of the goods; tells what is left of them. */
function take(goods: readonly Waiting[], qty: Decimal) {
  let missing = qty;
  const taken: Waiting[] = [];
  const left = goods.flatMap((one): Waiting[] => {
    const part = compareDecimal(one.qty, missing) < 0 ? one.qty : missing;
    missing = subtractDecimal(missing, part);
    if (compareDecimal(part, '0') > 0) taken.push({ ...one, qty: part });
    const rest = subtractDecimal(one.qty, part);
    return compareDecimal(rest, '0') > 0 ? [{ ...one, qty: rest }] : [];
  });
  if (compareDecimal(missing, '0') > 0) throw Refused.by(Receipt, 'judge', judgeQty);
  return { taken, left };
}

const becomes =
  (status: StockStatus, more: Pick<Move, 'reason' | 'serials'>) =>
  ({ line, location, ...goods }: Waiting): Move => ({
    ...goods,
    from: { location, status: 'qc' },
    to: { location, status },
    lineId: line,
    ...more,
  });

/** Good goods become available and get their putaway tasks; the others stay where they are, nonconforming, for the cage. */
export async function judge(ctx: Ctx, row: Receipt, input: Input, documents: DocumentOps): Promise<void> {
  await lockShelves(ctx, row.warehouse);
  const all = await waitingOf(ctx, row, input);
  const serials = serialsIn(input.serialNos);
  const told = serials.length > 0 ? { serials } : {};
  const moves: Move[] = [];
  for (const { line, accepted, rejected } of judgedBy(row.lines, { input })) {
    const mine = all.filter((one) => one.line === line.id);
    // Of one batch or container named, what is not nonconforming is good: the rest of the line goes on waiting.
    const narrowed = input.acceptedQty === null && (input.batch !== null || input.container !== null);
    const bad = take(mine, rejected);
    const good = take(bad.left, narrowed ? sumDecimal(bad.left.map(({ qty }) => qty)) : accepted);
    // The nonconforming pieces first: those that are left are the good ones.
    moves.push(
      ...bad.taken.map(becomes('ng', { ...(input.reason && { reason: input.reason }), ...told })),
      ...good.taken.map(becomes('available', bad.taken.length > 0 ? {} : told)),
    );
    const judged = addDecimal(rejected, sumDecimal(good.taken.map(({ qty }) => qty)));
    await incrementLine(ctx, Receipt, 'lines', line.id, { qcQty: negateDecimal(judged), ngQty: rejected });
  }
  await postStock(ctx, causeOf(row), moves);
  await makeTasks(ctx, documents, row, moves);
}
