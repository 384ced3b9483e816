import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(4096);
let used = pool.length;
let last = 0;
let turn = 0;
const TURNS = 0x1000;

/**
 * A UUIDv7: time-ordered, so that the newest rows are the last of the primary key. Within one millisecond a counter keeps the
 * order in which this process made them: what is listed newest first must not be shuffled on a fast machine.
 */
export function newId(now: number = Date.now()): string {
  if (used + 10 > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.toString('hex', used, used + 10);
  used += 10;
  // Begins in the lower half, so that there is room to count up.
  turn = now === last ? (turn + 1) % TURNS : Number.parseInt(random.slice(0, 3), 16) % (TURNS / 2);
  last = now;
  const time = now.toString(16).padStart(12, '0');
  const variant = ((Number.parseInt(random[3] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${turn.toString(16).padStart(3, '0')}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`;
}
