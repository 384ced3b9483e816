import { addDecimal, compareDecimal, subtractDecimal } from '@takt/model';
import { bind, compute, patchLine } from '@takt/engine';
import { StockTransfer } from '../../defs/index.ts';
import { inSteps, outSteps, toMoveOut } from '../../defs/inside/stock-transfer-guards.ts';
import { postStock } from '../stock/post.ts';
import { reserveStock } from '../stock/reserve.ts';

type Line = StockTransfer['lines'][number];
const whatOf = ({ part, batch, container, owner }: Line) => ({ part, batch, container, owner });
const causeOf = ({ number }: Pick<StockTransfer, 'number'>) => ({ entity: StockTransfer.id, documentNo: number });
const TRANSIT = { outside: 'transit' } as const;

export const stockTransfer = bind(StockTransfer, {
  /** What is to be moved is set aside, so that nobody takes it first. */
  async release(ctx, { lines }) {
    const ageOf = await reserveStock(
      ctx,
      lines.map((line) => ({ ...whatOf(line), status: line.stockStatus, location: line.fromLocation, qty: line.qty })),
    );
    const aged = lines.map((line) => {
      const receivedAt = ageOf({ ...whatOf(line), location: line.fromLocation, status: line.stockStatus });
      return patchLine(ctx, StockTransfer, 'lines', line.id, { receivedAt });
    });
    await Promise.all(aged);
  },

  async moveOut(ctx, transfer, input) {
    const steps = outSteps(transfer.lines, input);
    const moves = steps.map(({ line, qty }) => ({
      ...whatOf(line),
      qty,
      reserved: qty,
      from: { location: line.fromLocation, status: line.stockStatus },
      to: TRANSIT,
      lineId: line.id,
    }));
    const patches = steps.map(({ line, qty }) =>
      patchLine(ctx, StockTransfer, 'lines', line.id, { outQty: addDecimal(line.outQty ?? '0', qty) }),
    );
    await Promise.all([...patches, postStock(ctx, causeOf(transfer), moves)]);
  },

  async moveIn(ctx, transfer, input) {
    const steps = inSteps(transfer.lines, input);
    const moves = steps.map(({ line, qty }) => ({
      ...whatOf(line),
      qty,
      from: TRANSIT,
      to: { location: line.toLocation, status: line.stockStatus },
      lineId: line.id,
      receivedAt: line.receivedAt,
    }));
    const patches = steps.map(({ line, qty }) =>
      patchLine(ctx, StockTransfer, 'lines', line.id, { inQty: addDecimal(line.inQty ?? '0', qty) }),
    );
    await Promise.all([...patches, postStock(ctx, causeOf(transfer), moves)]);
  },

  /** What was set aside and never left is everybody's again. */
  async close(ctx, { lines }) {
    const left = lines.filter((line) => compareDecimal(toMoveOut(line), '0') > 0);
    if (left.length === 0) return;
    await reserveStock(
      ctx,
      left.map((line) => ({
        ...whatOf(line),
        status: line.stockStatus,
        location: line.fromLocation,
        qty: subtractDecimal('0', toMoveOut(line)),
      })),
    );
  },
});

export const stockTransferComputed = compute(StockTransfer, {
  lines: {
    toKind: '(select l.kind from app.warehouse_location l where l.tenant_id = t.tenant_id and l.id = t.to_location_id)',
  },
});
