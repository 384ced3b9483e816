import { code, command, compareDecimal, type Decimal, type Id, query, ref } from '@takt/model';

/** The loop a card belongs to, and which of its cards it is. */
interface CardNumber {
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
  readonly card: string;
  /** When it is brought; null where no delivery unit says so. */
  readonly dueAt: string | null;
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

/** A loop as somebody at the line sees it before pressing its button. */
export interface CallableLoop {
  readonly id: Id;
  readonly code: string;
  readonly part: string;
  readonly partName: readonly [string, string];
  readonly location: string;
  readonly qty: Decimal;
  readonly cards: number;
  readonly open: number;
}
/** The loops whose buttons somebody may press. */
export const callableLoops = query<readonly CallableLoop[]>()(
  'warehouse.callableLoops',
  ['可呼叫的看板回路', 'Loops that can be called'],
  {},
  { needs: emptyBox.id },
);
/** The button of a loop: its next free card calls for a box, without being scanned. Whoever may scan may press. */
export const callBox = command<BoxCalled>()(
  'warehouse.callBox',
  ['按钮呼叫', 'Call by button'],
  { loop: ref('warehouse.kanbanLoop', '看板回路', 'Kanban loop', { required: true }) },
  { needs: emptyBox.id },
);

export const kanbanCalls = [emptyBox, callBox, callableLoops];
