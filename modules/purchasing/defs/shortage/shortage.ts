import { type Decimal, flag, type Id, query, ref, type Text } from '@takt/model';
import type { ShortagesAhead } from '../delivery/delivery-charts.ts';

/** A document a figure comes from. */
export interface BoardDocument {
  readonly entity: string;
  readonly id: Id;
  readonly number: string;
}
/** What makes stock go or come. */
export const FLOW_KINDS = {
  outbound: ['出库单', 'Outbound order'],
  salesOrder: ['销售订单', 'Sales order'],
  production: ['生产订单', 'Production order'],
  replenishment: ['补货任务', 'Replenishment task'],
  note: ['送货单', 'Delivery note'],
  order: ['采购订单', 'Purchase order'],
  transfer: ['库存转移', 'Stock transfer'],
} as const satisfies Readonly<Record<string, Text>>;
/** Whether supply may be counted on: a shipment of ours to approve, or an order nobody has confirmed, may not. */
type SupplyCertainty = 'sure' | 'control' | 'unconfirmed';

/** So much of a part that goes or comes at a moment. */
export interface Flow {
  readonly kind: keyof typeof FLOW_KINDS;
  readonly sign: 'in' | 'out';
  readonly at: string;
  readonly qty: Decimal;
  readonly certainty: SupplyCertainty;
  readonly document: BoardDocument;
}
/** A flow with what is left after it. */
export interface Step extends Flow {
  readonly balance: Decimal;
}
/** What could be done, by a document or at a place that exists. */
export interface Offer {
  readonly kind: 'inspect' | 'unfreeze' | 'transfer' | 'approve' | 'chase' | 'expedite' | 'confirm';
  readonly qty: Decimal;
  readonly at: string | null;
  readonly document: BoardDocument | null;
  /** The warehouse it lies in, where that is another. */
  readonly place: string | null;
}
export interface Fix extends Offer {
  /** It is enough by itself. */
  readonly suffices: boolean;
}

export interface BoardPart {
  readonly part: Id;
  readonly partNo: string;
  readonly name: Text;
  readonly unit: string;
  readonly free: Decimal;
  readonly qc: Decimal;
  readonly hold: Decimal;
  /** Announced by delivery notes. */
  readonly onTheWay: Decimal;
  /** Ordered and announced by no note yet. */
  readonly onOrder: Decimal;
  readonly demand: Decimal;
  readonly stopAt: string | null;
  readonly missing: Decimal;
  readonly worst: Decimal;
  readonly steps: readonly Step[];
  readonly fixes: readonly Fix[];
}
/** A document whose quantity is in a unit its part knows nothing of. */
export interface Uncounted {
  readonly document: BoardDocument;
  readonly why: Text;
}
interface ShortageBoard {
  readonly now: string;
  readonly parts: readonly BoardPart[];
  /** Parts with demand, and those of them that run out. */
  readonly withDemand: number;
  readonly short: number;
  /** There are more than are told. */
  readonly more: boolean;
  readonly uncounted: readonly Uncounted[];
  /** Of every part that runs out, whether it is told or not. */
  readonly ahead: ShortagesAhead;
}

export const boardConditions = {
  warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse'),
  part: ref('base.part', '物料', 'Part'),
  onlyShort: flag('只看缺料', 'Only what runs out', { default: '1' }),
};
/** Which parts run out, when first, and what would help. The right is the call's own, which no supplier's person can hold. */
export const shortageBoard = query<ShortageBoard>()('purchasing.shortageBoard', ['缺料看板', 'Shortage board'], boardConditions, {
  byFace: true,
});
