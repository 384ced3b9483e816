import { fill, type Id, type Text } from '@takt/model';
import { amend, type Ctx, newId, noteOn, Refused } from '@takt/engine';
import { type OutsidePlace, SerialNo, type StockStatus } from '../../defs/index.ts';
import type { Cause } from './move.ts';

export type PieceStatus = SerialNo['serialStatus'];

const HERE_ALREADY: Text = [
  '序列号 {serialNo} 已在库或属于其他物料，不能再收',
  'Serial number {serialNo} is here already or of another part, and cannot come in',
];
export const hereAlready = (serialNo: string): Refused =>
  Refused.at('serialNos', 'serial.here', fill(HERE_ALREADY, { serialNo }));

/** Who brought or got the pieces of a posting. */
export interface PieceOwners {
  readonly vendor?: Id;
  readonly receipt?: Id;
  readonly customer?: Id | null;
}

/** A piece with a serial number, as the register has it. */
export interface Piece {
  /** Null while the register has never heard of it. */
  readonly id: Id | null;
  readonly serialNo: string;
  readonly part: Id;
  readonly status: PieceStatus;
  readonly stockStatus: StockStatus | null;
  readonly warehouse: Id | null;
  readonly location: Id | null;
  readonly batch: string | null;
  readonly container: string | null;
}

/** What may come in when somebody tells its number; a piece on its way comes in with its own document. */
const AWAY: readonly PieceStatus[] = ['made', 'issued', 'shipped', 'returned', 'sentBack', 'scrapped', 'missing', 'unreceived'];
export const mayCome = ({ status }: Pick<Piece, 'status'>): boolean => AWAY.includes(status);

export const unknownPiece = (serialNo: string, part: Id): Piece => ({
  id: null,
  serialNo,
  part,
  status: 'made',
  stockStatus: null,
  warehouse: null,
  location: null,
  batch: null,
  container: null,
});

/** Pieces of the parts that lie at any of the places, or are named; held until the transaction ends. */
export const lockPieces = (
  ctx: Ctx,
  parts: readonly Id[],
  places: readonly Id[],
  named: readonly string[],
): Promise<readonly Piece[]> =>
  ctx.sql.run<Piece>(
    {
      text: `select id, serial_no as "serialNo", part_id as part, serial_status as status, stock_status as "stockStatus",
        warehouse_id as warehouse, location_id as location, batch, container from warehouse_serial_no
      where deleted_at is null and (serial_no = any($3::text[])
        or serial_status = 'inStock' and part_id = any($1::uuid[]) and location_id = any($2::uuid[]))
      order by id for update`,
      values: [parts, places, named],
    },
    'stock-pieces',
  );

/** The numbers a move of the ledger names. */
export interface MovedPieces {
  readonly id: Id;
  readonly lineId: string | null;
  readonly toPlace: OutsidePlace | null;
  readonly part: Id;
  readonly serials: readonly string[];
}
/** What the ledger says of moves that are taken back, and of what left with the same document. */
export const movedPieces = (ctx: Ctx, { entity, documentNo }: Cause, reversed: readonly Id[]): Promise<readonly MovedPieces[]> =>
  ctx.sql.run<MovedPieces>(
    {
      text: `select id, line_id as "lineId", to_place as "toPlace", part_id as part, string_to_array(serial_nos, ' ') as serials
      from warehouse_stock_move where serial_nos is not null and (id = any($1::uuid[])
        or entity = $2 and document_no = $3 and to_place in ('transit', 'unpacked')) order by at, id`,
      values: [reversed, entity, documentNo],
    },
    'stock-pieces-written',
  );

/** Writes where a piece is now, and enters one the register has not heard of. */
export async function writePiece(ctx: Ctx, piece: Piece, { vendor, receipt, customer }: PieceOwners): Promise<void> {
  const { id, serialNo, part, status, stockStatus, warehouse, location, batch, container } = piece;
  const came = { ...(vendor && { vendor }), ...(receipt && { receipt }) };
  const owners = status === 'inStock' ? { ...came, customer: null } : status === 'shipped' && customer ? { customer } : {};
  const stands = { serialStatus: status, stockStatus, warehouse, location, batch, container };
  if (id) return amend(ctx, SerialNo, id, { ...stands, ...owners });
  const { userId } = ctx.actor;
  const made = newId();
  const [entered] = await ctx.sql`
    insert into warehouse_serial_no (tenant_id, id, serial_no, part_id, batch, container, serial_status, stock_status, warehouse_id, location_id,
      vendor_id, receipt_id, created_by, created_at, updated_by, updated_at)
    values (${ctx.tenant}, ${made}, ${serialNo}, ${part}, ${batch}, ${container}, ${status}, ${stockStatus}, ${warehouse}, ${location},
      ${vendor ?? null}, ${receipt ?? null}, ${userId}, ${ctx.now}, ${userId}, ${ctx.now})
    on conflict do nothing returning id`;
  // Somebody has just entered the same one.
  if (!entered) throw hereAlready(serialNo);
  noteOn(ctx, SerialNo.id, { rowId: made, action: 'create', changes: { serialNo, serialStatus: status } });
}
