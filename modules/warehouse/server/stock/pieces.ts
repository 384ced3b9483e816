import { compareDecimal, fill, type Id, type Text } from '@takt/model';
import { type Ctx, Refused, refuse } from '@takt/engine';
import type { OutsidePlace, StockStatus } from '../../defs/index.ts';
import type { Balance } from './balances.ts';
import { type Cause, type End, isInside, type Move } from './move.ts';
import {
  hereAlready,
  lockPieces,
  mayCome,
  type MovedPieces,
  movedPieces,
  type Piece,
  type PieceOwners,
  type PieceStatus,
  unknownPiece,
  writePiece,
} from './piece-register.ts';

const NOT_HERE: Text = [
  '序列号 {serialNo} 不是该物料在库可发的一件',
  'Serial number {serialNo} is not a piece of this part that is here and free to leave',
];
const WHICH: Text = [
  '{part} 按序列号管理，请填写这 {qty} 件的序列号',
  '{part} is serialised: tell the serial numbers of these {qty} pieces',
];
const SCAN: Text = ['请扫描每一件的序列号', 'Scan the serial number of each piece'];
const UNNUMBERED: Text = [
  '{part} 在库位 {location} 有 {n} 件未登记序列号',
  '{n} pieces of {part} at location {location} have no serial number yet',
];
const ENTER: Text = ['请先在库存查询中选中该行，登记序列号', 'Enter them first: tick the row in the stock list'];
export const notHere = (serialNo: string): Refused => Refused.at('serialNos', 'serial.notHere', fill(NOT_HERE, { serialNo }));

/** What the register says of a piece once it is there. What was on its way between two of our places comes in again. */
const GONE: Readonly<Record<OutsidePlace, PieceStatus>> = {
  vendor: 'sentBack',
  customer: 'shipped',
  wip: 'issued',
  transit: 'inTransit',
  unpacked: 'inTransit',
  scrap: 'scrapped',
  loss: 'missing',
};
const BETWEEN: readonly OutsidePlace[] = ['transit', 'unpacked'];

type Inside = Extract<End, { readonly location: Id }>;

/** Who brought or got the pieces of a posting, and which they are where people told it of all its moves together. */
export interface PieceFacts extends PieceOwners {
  readonly serials: readonly string[];
}

const keyOf = (
  { part, batch, container }: Pick<Piece, 'part' | 'batch' | 'container'>,
  location: Id,
  status: StockStatus,
): string => JSON.stringify([location, part, status, batch, container]);

/** How many pieces of each balance the register has not heard of: booked before their part was serialised. */
function unnumberedIn(balances: readonly Balance[], found: readonly Piece[]): Map<string, number> {
  const unnumbered = new Map<string, number>();
  const add = (key: string, n: number): void => void unnumbered.set(key, (unnumbered.get(key) ?? 0) + n);
  for (const { location, status, before, serialised, ...what } of balances)
    if (serialised) add(keyOf(what, location, status), Number.parseInt(before, 10));
  for (const piece of found) if (piece.location && piece.stockStatus) add(keyOf(piece, piece.location, piece.stockStatus), -1);
  return unnumbered;
}

/** The pieces of one posting, move after move; what one move changes, the next finds changed. */
class Pieces {
  readonly #register: Map<string, Piece>;
  readonly #changed = new Set<string>();
  /** Numbers people told and no move has taken yet. */
  readonly #untaken: Set<string>;
  readonly #shared: readonly string[];
  readonly #moved: readonly MovedPieces[];
  readonly #warehouseOf: ReadonlyMap<Id, Id>;
  readonly #unnumbered: Map<string, number>;

  constructor(
    found: readonly Piece[],
    moved: readonly MovedPieces[],
    balances: readonly Balance[],
    shared: readonly string[],
    own: readonly string[],
  ) {
    this.#register = new Map(found.map((piece) => [piece.serialNo, piece]));
    this.#moved = moved;
    this.#warehouseOf = new Map(balances.map(({ location, warehouse }) => [location, warehouse]));
    this.#unnumbered = unnumberedIn(balances, found);
    this.#shared = shared;
    this.#untaken = new Set([...shared, ...own]);
  }

  get changed(): readonly Piece[] {
    return [...this.#changed].flatMap((serialNo) => this.#register.get(serialNo) ?? []);
  }
  /** A number that was told and is of no piece that moved. */
  get unused(): string | undefined {
    return [...this.#untaken][0];
  }

  /** The pieces a move is about; fewer than move where not all are known. */
  of(move: Move, count: number): readonly Piece[] {
    const { from } = move;
    return isInside(from) ? this.#leaving(from, move, count) : this.#coming(from.outside, move).slice(0, count);
  }

  /** Takes them to where the move goes. */
  take(taken: readonly Piece[], move: Move): void {
    for (const piece of taken) {
      this.#untaken.delete(piece.serialNo);
      this.#put({ ...piece, ...this.#standsAt(move.to, move) });
    }
  }

  /** A number that was told of the move and is none of these. */
  otherThan(known: readonly Piece[], move: Move): string | undefined {
    return [...this.#serialsOf(move)].find((one) => known.every(({ serialNo }) => serialNo !== one));
  }

  /** How many pieces without a number lie where the move takes them from. */
  unnumbered({ from, ...move }: Move): number {
    return isInside(from) ? (this.#unnumbered.get(keyOf(move, from.location, from.status)) ?? 0) : 0;
  }
  /** Pieces without a number are lost, or go back to where they came from: nobody can tell which. Whether the move is of such. */
  passUnnumbered(move: Move, count: number): boolean {
    const { from, to, reverses } = move;
    const isBack = reverses !== undefined && this.#backOf(move).size === 0;
    const isLost = !isInside(to) && to.outside === 'loss';
    if (this.#serialsOf(move).size > 0 || !(isBack || isLost) || (isInside(from) && this.unnumbered(move) < count)) return false;
    for (const [end, n] of [[from, -count] as const, [to, count] as const]) {
      if (!isInside(end)) continue;
      const key = keyOf(move, end.location, end.status);
      this.#unnumbered.set(key, (this.#unnumbered.get(key) ?? 0) + n);
    }
    return true;
  }

  #backOf({ reverses }: Move): ReadonlySet<string> {
    return new Set(this.#moved.filter(({ id }) => id === reverses).flatMap(({ serials }) => serials));
  }
  /** What people told of it, or of all moves together and none has taken yet. What a place misses may be found at another. */
  #serialsOf({ serials }: Move): ReadonlySet<string> {
    return new Set(serials ?? this.#shared.filter((serialNo) => this.#untaken.has(serialNo)));
  }

  #put(piece: Piece): void {
    this.#register.set(piece.serialNo, piece);
    this.#changed.add(piece.serialNo);
  }

  #standsAt(to: End, { batch, container, reverses }: Move): Partial<Piece> {
    if (isInside(to)) {
      const warehouse = this.#warehouseOf.get(to.location) ?? null;
      return { status: 'inStock', stockStatus: to.status, warehouse, location: to.location, batch, container };
    }
    const status = to.outside === 'vendor' && reverses ? 'unreceived' : GONE[to.outside];
    return { status, stockStatus: null, location: null, container: null };
  }

  #coming(outside: OutsidePlace, move: Move): readonly Piece[] {
    const register = this.#register;
    const serials = this.#serialsOf(move);
    const way = BETWEEN.includes(outside) && !move.reverses ? this.#moved.filter((one) => one.toPlace === outside) : [];
    const known = way.filter(({ part, lineId }) => part === move.part && (lineId ?? null) === (move.lineId ?? null));
    const there = [...known.flatMap(({ serials }) => serials), ...this.#backOf(move)].flatMap((one) => register.get(one) ?? []);
    const fresh = [...serials].map((one) => register.get(one) ?? unknownPiece(one, move.part)).filter(mayCome);
    const gone = this.changed.filter(({ status }) => BETWEEN.includes(outside) && status === 'inTransit');
    return [...new Set([...there, ...fresh, ...gone])].filter((one) => one.part === move.part && one.status !== 'inStock');
  }

  /** Those that lie there, of those people told or the move that is taken back names; the first where it matters to nobody which. */
  #leaving(end: Inside, move: Move, count: number): readonly Piece[] {
    const stands = ({ location, container }: Piece): boolean => location === end.location && container === move.container;
    const near = [...this.#register.values()]
      .filter(
        (one) =>
          one.status === 'inStock' &&
          one.part === move.part &&
          one.batch === move.batch &&
          one.stockStatus === end.status &&
          one.warehouse === this.#warehouseOf.get(end.location),
      )
      .toSorted((a, b) => (a.serialNo < b.serialNo ? -1 : 1));
    const here = near.filter(stands);
    const serials = this.#serialsOf(move);
    const back = this.#backOf(move);
    const isAsked = ({ serialNo }: Piece): boolean => serials.has(serialNo) || back.has(serialNo);
    const asked = [...new Set([...here, ...near])].filter(isAsked).slice(0, count);
    const isAll = here.length === count && this.unnumbered(move) === 0 && !isToldAlways(move);
    if (asked.length === 0) return isAll || anyWillDo(end, move.to) ? here.slice(0, count) : [];
    // Whoever scanned it is right: it stands here, and one of those the books have here stands where it was.
    const rest = here.filter((one) => !asked.includes(one));
    return asked.map((one) => {
      if (here.includes(one)) return one;
      const other = rest.shift();
      if (!other) throw notHere(one.serialNo);
      this.#put({ ...other, location: one.location, container: one.container });
      return one;
    });
  }
}

const placeOf = (balances: readonly Balance[], end: End): string =>
  balances.find(({ location }) => isInside(end) && location === end.location)?.locationCode ?? '';

/** Pieces that are all alike before and after need no number told: they change their place, or go between two of ours. */
const anyWillDo = (from: Inside, to: End): boolean => (isInside(to) ? to.status === from.status : BETWEEN.includes(to.outside));

/** Nobody has looked which of them the books took to the dock: who got a piece, or gave it back, is what was scanned. */
const isToldAlways = ({ to, reverses }: Move): boolean =>
  !reverses && !isInside(to) && ['customer', 'vendor', 'wip'].includes(to.outside);

/**
 * Serial numbers follow what is posted: told by people, known from the move that is taken back or from the other half of a transfer,
 * and else those that lie there. What only changes its place takes the first of them; what is lost or is good for something else
 * afterwards is told, unless all that lies there is; what comes or leaves is told always. A piece told from beside the place it is booked at changes places with
 * one of those. Answers the numbers of each move.
 */
export async function followPieces(
  ctx: Ctx,
  cause: Cause,
  moves: readonly Move[],
  balances: readonly Balance[],
  facts: PieceFacts,
): Promise<readonly (string | null)[]> {
  const serialised = new Map(balances.flatMap(({ part, partNo, serialised: is }) => (is ? [[part, partNo] as const] : [])));
  const numbered = moves.filter(({ part }) => serialised.has(part));
  const ownOf = moves.flatMap(({ serials }) => serials ?? []);
  if (numbered.length === 0) {
    const [wrong] = [...facts.serials, ...ownOf];
    if (wrong !== undefined) throw notHere(wrong);
    return moves.map(() => null);
  }
  const moved = await movedPieces(
    ctx,
    cause,
    numbered.flatMap(({ reverses }) => reverses ?? []),
  );
  const places = numbered.flatMap(({ from }) => (isInside(from) ? [from.location] : []));
  const named = [...facts.serials, ...ownOf, ...moved.flatMap(({ serials }) => serials)];
  const found = await lockPieces(ctx, [...serialised.keys()], places, named);
  const pieces = new Pieces(found, moved, balances, facts.serials, ownOf);
  const numbers = moves.map((move): string | null => {
    const { part, qty, from } = move;
    const partNo = serialised.get(part);
    if (partNo === undefined) return null;
    const count = Number.parseInt(qty, 10);
    const taken = pieces.of(move, count);
    if (taken.length !== count || compareDecimal(String(count), qty) !== 0) {
      if (taken.length === 0 && pieces.passUnnumbered(move, count)) return null;
      const n = pieces.unnumbered(move);
      if (n > 0) refuse('serial.unnumbered', fill(UNNUMBERED, { part: partNo, location: placeOf(balances, from), n }), ENTER);
      const wrong = pieces.otherThan(taken, move);
      if (wrong !== undefined) throw isInside(from) ? notHere(wrong) : hereAlready(wrong);
      return refuse('serial.which', fill(WHICH, { part: partNo, qty }), SCAN);
    }
    pieces.take(taken, move);
    return taken.map(({ serialNo }) => serialNo).join(' ');
  });
  if (pieces.unused !== undefined) throw notHere(pieces.unused);
  for (const piece of pieces.changed) await writePiece(ctx, piece, facts);
  return numbers;
}
