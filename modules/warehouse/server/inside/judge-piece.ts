import { answer, Refused } from '@takt/engine';
import { judgePiece } from '../../defs/inside/count-calls.ts';
import { CountOrder } from '../../defs/index.ts';
import { lockPieces } from '../stock/piece-register.ts';
import { demandSeen } from './count-column.ts';
import { stockOf } from './count-figure.ts';
import { demandOfIt, isHere } from './count-pieces.ts';

/** A piece under the scanner, judged while whoever counts stands before it. */
export const judgePieceAnswer = answer(judgePiece, async (ctx, { count, line: lineId, serialNo }, { documents }) => {
  await demandSeen(ctx, count);
  const order = await documents.load(ctx, CountOrder, count);
  const line = order.lines.find(({ id }) => id === lineId);
  const key = line && stockOf(line);
  if (!key) throw Refused.of('not.found');
  const [piece] = await lockPieces(ctx, [], [], [serialNo]);
  if (piece && !isHere(key, piece)) await demandOfIt(ctx, order, key, piece);
  return { booked: piece !== undefined && isHere(key, piece) };
});
