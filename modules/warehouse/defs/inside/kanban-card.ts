import { code, command, compareDecimal, type Decimal, type Id } from '@takt/model';

/** The loop a card belongs to, and which of its cards it is. */
export interface CardNumber {
  readonly loop: string;
  readonly n: Decimal;
}
const CARD = /^(.+)-([1-9][0-9]{0,5})$/;

/** What stands on a card; null for anything else that was scanned. */
export function cardOf(scanned: string): CardNumber | null {
  const [, loop, n] = CARD.exec(scanned.trim()) ?? [];
  return loop && n ? { loop, n } : null;
}
/** A loop has so many cards and no more. */
export const isInLoop = ({ n }: CardNumber, cardCount: Decimal | null): boolean => compareDecimal(n, cardCount ?? '0') <= 0;

/** The task an empty box has called for. */
export interface BoxCalled {
  readonly id: Id;
  readonly number: string;
  readonly part: string;
  readonly qty: Decimal;
}
/** A box is empty: its card calls for the next one. */
export const emptyBox = command<BoxCalled>()(
  'warehouse.emptyBox',
  ['空箱扫描', 'Empty box'],
  {
    card: code('看板卡号', 'Kanban card', { required: true, length: 60 }),
  },
  { byFace: true },
);
