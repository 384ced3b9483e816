import { compareDecimal, type Decimal, type Id, serialsIn, subtractDecimal, type Text } from '@takt/model';
import { advisoryLock, bind, codes, compute, type Ctx, decided, patch, patchLine, refuse, Refused, verbatim } from '@takt/engine';
import { businessDayEnd, partRows } from '@takt/modules/base/server';
import { ADJUST_APPROVAL_VALUE, StockAdjust } from '../../defs/index.ts';
import { STOCK_CHANGED } from '../../defs/inside/stock-adjust-guards.ts';
import { plantOf } from '../business-day.ts';
import { agreedPrices } from '../stock/agreed-price.ts';
import { enterLot } from '../inbound/lots.ts';
import { lockStock } from '../stock/lock.ts';
import type { Move, StockKey } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';
import { reverseStock } from '../stock/reverse.ts';

type Line = StockAdjust['lines'][number];
const keyOf = ({ location, part, batch, container, owner, stockStatus }: Line): StockKey => ({
  location,
  part,
  batch,
  container,
  owner,
  status: stockStatus,
});

/** A batch the line tells the days of, and nobody has heard of. */
const isNewLot = (line: Line): line is Line & { readonly batch: string } =>
  line.batch !== null && line.trackMode !== 'none' && line.lotExpiresOn === null && (line.producedOn ?? line.expiresOn) !== null;

const balanceOf = (line: string): string => `from app.warehouse_stock s where s.tenant_id = ${line}.tenant_id
  and s.location_id = ${line}.location_id and s.part_id = ${line}.part_id and s.stock_status = ${line}.stock_status
  and s.batch is not distinct from ${line}.batch and s.container is not distinct from ${line}.container
  and s.owner_id is not distinct from ${line}.owner_id`;
const balance = balanceOf('t');

/**
 * What the lines of the adjustment `t` change at the price of the day, up and down alike: something found does not make up for
 * something lost. Null where something changes of a part that has no price.
 */
const OF_LINES = 'from app.warehouse_stock_adjust_lines n where n.tenant_id = t.tenant_id and n.parent_id = t.id';
const VALUE = `(select case when bool_and(c.price is not null or c.qty = 0) then sum(c.qty * coalesce(c.price, 0)) end from (
  select abs(n.adjusted_qty - coalesce((select s.qty ${balanceOf('n')}), 0)) as qty, a.price
  from (select n.* ${OF_LINES}) n left join (${agreedPrices('current_date', `part_id in (select n.part_id ${OF_LINES})`)}) a
    on a.part_id = n.part_id) c)`;
const LIMIT = `(${decided(ADJUST_APPROVAL_VALUE, 't')})::numeric`;
/** What the maker of `t` has adjusted there on this business day, as far as nobody approved it. */
const DAY_VALUE = `(select coalesce(sum(o.value), 0) from app.warehouse_stock_adjust o where o.tenant_id = t.tenant_id and o.id <> t.id
  and o.warehouse_id = t.warehouse_id and o.created_by = t.created_by and o.unapproved = '1' and o.day_ends_at > now() and o.deleted_at is null)`;
/** What changes nothing needs nobody, whatever was adjusted before it. */
const NEEDED = `coalesce(${VALUE} > 0 and ${VALUE} + ${DAY_VALUE} > ${LIMIT}, true)`;
const DECIDED_ANEW: Text = [
  '库存或当日调整金额已变化，请刷新后重新提交',
  'Stock or the value of the day has changed; refresh and submit again',
];

export const stockAdjust = bind(StockAdjust, {
  /** What was counted is true of the stock as it is now; each line remembers it. */
  async submit(ctx, { id: adjust, warehouse, createdBy, needsApproval, lines }) {
    // Of two submitted at once, the second sees the first.
    await advisoryLock(ctx, `adjust ${warehouse} ${createdBy}`);
    const balances = await lockStock(ctx, lines.map(keyOf));
    const { value, needed } = await ctx.sql.one<{ value: Decimal | null; needed: boolean }>`
      select round(${verbatim(VALUE)}, 2)::text as value, ${verbatim(NEEDED)} as needed from warehouse_stock_adjust t where id = ${adjust}`;
    // Somebody moved the stock, or submitted another one, after it was decided whether anybody approves it.
    if (needed !== (needsApproval === '1')) refuse('warehouse.stockAdjust.submit.decided', DECIDED_ANEW);
    const dayEndsAt = await businessDayEnd(ctx, await plantOf(ctx, warehouse), ctx.now);
    await patch(ctx, StockAdjust, adjust, { value, unapproved: needed ? '0' : '1', dayEndsAt });
    await Promise.all(
      lines.map(({ id }, index) =>
        patchLine(ctx, StockAdjust, 'lines', id, {
          bookQty: balances[index]?.before ?? '0',
          stockVersion: balances[index]?.version ?? 0,
        }),
      ),
    );
  },

  /** The difference goes to or comes from the stock differences. Somebody may have moved the stock since the guard looked. */
  async adjust(ctx, { number, reason, lines }) {
    const balances = await lockStock(ctx, lines.map(keyOf));
    for (const line of lines)
      if (isNewLot(line)) await enterLot(ctx, { ...line, key: null, vendor: line.owner, vendorLot: null });
    const moves = lines.flatMap((line, index): Move[] => {
      const { before = '0', version = 0 } = balances[index] ?? {};
      if (version !== line.stockVersion) refuse('warehouse.stockAdjust.adjust.avail', STOCK_CHANGED);
      const { location, status, ...what } = keyOf(line);
      const [here, loss] = [{ location, status }, { outside: 'loss' } as const];
      const more = compareDecimal(line.adjustedQty, before);
      if (more === 0) return [];
      const ends = more > 0 ? { from: loss, to: here } : { from: here, to: loss };
      const qty = more > 0 ? subtractDecimal(line.adjustedQty, before) : subtractDecimal(before, line.adjustedQty);
      const serials = serialsIn(line.serialNos);
      return [{ ...what, ...ends, qty, lineId: line.id, ...(reason && { reason }), ...(serials.length > 0 && { serials }) }];
    });
    await postStock(ctx, { entity: StockAdjust.id, documentNo: number }, moves);
  },

  /** As much up or down again as was adjusted, whatever has moved since; what is no longer there is refused. */
  async reverse(ctx, row, { reason }, documents) {
    const posted = await postedBy(ctx, row.number);
    const lines = row.lines.filter(({ id }) => posted.has(id));
    const balances = await lockStock(ctx, lines.map(keyOf));
    const back = lines.map((line, index) => ({
      location: line.location,
      part: line.part,
      batch: line.batch,
      container: line.container,
      owner: line.owner,
      stockStatus: line.stockStatus,
      adjustedQty: subtractDecimal(balances[index]?.before ?? '0', posted.get(line.id)?.more ?? '0'),
    }));
    const asked = { warehouse: row.warehouse, reason, lines: back };
    const { id } = await documents.make(ctx, StockAdjust, asked, { doc: StockAdjust, id: row.id });
    await patch(ctx, StockAdjust, id, { reverses: row.id, value: row.value });
    await documents.act(ctx, StockAdjust, id, 'takeBack');
  },

  async takeBack(ctx, { number, reverses, reason, lines }, _input, documents) {
    if (reverses === null) throw Refused.of('not.found');
    const balances = await lockStock(ctx, lines.map(keyOf));
    for (const [index, { id }] of lines.entries())
      await patchLine(ctx, StockAdjust, 'lines', id, { bookQty: balances[index]?.before ?? '0' });
    const undone = await documents.load(ctx, StockAdjust, reverses);
    const posted = await postedBy(ctx, undone.number);
    // The lines of a reversal stand in the order of those it takes back.
    const moves = undone.lines.flatMap(({ id }) => posted.get(id)?.id ?? []);
    const cause = { entity: StockAdjust.id, documentNo: number };
    if (moves.length > 0) await reverseStock(ctx, cause, moves, reason ?? '', (move) => lines[moves.indexOf(move)]?.id ?? null);
  },
});

/** What an adjustment posted, by its lines; `more` is below nothing where there was less. */
async function postedBy(ctx: Ctx, number: string): Promise<ReadonlyMap<Id, { readonly id: Id; readonly more: Decimal }>> {
  const moves = await ctx.sql<{ id: Id; line: Id; more: Decimal }>`
    select id, line_id as line, trim_scale(case when from_place is null then -qty else qty end)::text as more from warehouse_stock_move
    where entity = ${StockAdjust.id} and document_no = ${number}`;
  return new Map(moves.map(({ line, ...move }) => [line, move]));
}

export const stockAdjustComputed = compute(StockAdjust, {
  approvalValue: LIMIT,
  dayValue: DAY_VALUE,
  reversed: `exists (select 1 from app.warehouse_stock_adjust o where o.tenant_id = t.tenant_id and o.reverses_id = t.id and o.deleted_at is null)`,
  needsApproval: NEEDED,
  lines: {
    currentQty: `coalesce((select s.qty ${balance}), 0)`,
    reservedQty: `coalesce((select s.reserved_qty ${balance}), 0)`,
    /** Once adjusted, it is the adjustment itself that changed it. */
    trackMode: `(select p.track_mode from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
    batchInStock: `exists (select 1 from app.warehouse_stock s where s.tenant_id = t.tenant_id and s.part_id = t.part_id and s.batch = t.batch)`,
    lotExpiresOn: `(select coalesce(o.expires_on::text, '') from app.warehouse_lot o where o.tenant_id = t.tenant_id
      and o.part_id = t.part_id and o.batch = t.batch and o.deleted_at is null)`,
    changed: `h.status in ${codes(StockAdjust, 'approved')} and coalesce((select s.version ${balance}), 0) is distinct from t.stock_version`,
  },
});
