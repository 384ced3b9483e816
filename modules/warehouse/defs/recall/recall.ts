import { code, command, type Decimal, type Id, json, query, ref, type Text, text } from '@takt/model';
import type { RecallSums } from './recall-sums.ts';
import type { OutsidePlace, StockStatus } from '../stock/stock-terms.ts';

/** By what the goods were found: the first of these that knows the number typed or scanned. */
export const RECALLED_BY = {
  batch: ['批次', 'Batch'],
  vendorLot: ['供应商批号', 'Supplier batch'],
  container: ['容器', 'Container'],
  serial: ['序列号', 'Serial number'],
} as const satisfies Readonly<Record<string, Text>>;

/** A document by its number, to be opened; `id` is null where the ledger names one that is none of the product's. */
export interface NamedDocument {
  readonly entity: string;
  readonly label: Text;
  readonly id: Id | null;
  readonly number: string;
}
/** A batch of a part, or what of it was in one container. */
export interface RecalledGoods {
  readonly key: string;
  readonly part: Id;
  readonly partNo: string;
  readonly name: Text;
  readonly unit: string;
  readonly batch: string | null;
  readonly container: string | null;
  readonly vendor: Text | null;
  readonly vendorLot: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly sums: RecallSums;
  /** Holds that keep all of it from leaving. */
  readonly holds: readonly NamedDocument[];
}
/** Some of it in stock. */
export interface RecalledStock {
  readonly id: Id;
  readonly goods: string;
  readonly warehouse: string;
  readonly location: string;
  readonly container: string | null;
  readonly status: StockStatus;
  readonly qty: Decimal;
  readonly reserved: Decimal;
  /** Documents it is set aside for. */
  readonly reservedFor: readonly NamedDocument[];
  /** Holds that keep it. */
  readonly heldBy: readonly NamedDocument[];
}
/** So much that came from, or went to, a place outside, of one document. */
export interface RecalledCrossing {
  readonly goods: string;
  readonly from: OutsidePlace | null;
  readonly to: OutsidePlace | null;
  readonly qty: Decimal;
  readonly at: string;
  readonly document: NamedDocument;
  /** The customer or supplier the document names. */
  readonly party: Text | null;
  /** What the document was made from, nearest first: of a receipt its ASN and delivery note. */
  readonly madeFrom: readonly NamedDocument[];
}
export interface Recall {
  readonly by: keyof typeof RECALLED_BY | null;
  readonly goods: readonly RecalledGoods[];
  readonly stock: readonly RecalledStock[];
  readonly crossings: readonly RecalledCrossing[];
  /** The person sees some warehouses only: what left them for others counts as in transit. */
  readonly limited: boolean;
  /** The right the person lacks to hold what was found. */
  readonly lacks: string | null;
}

export const HOLD_RIGHT = 'warehouse.recall.hold';
export const recallConditions = {
  code: code('批次、供应商批号、容器或序列号', 'Batch, supplier batch, container or serial number', {
    required: true,
    length: 60,
  }),
  part: ref('base.part', '物料', 'Part', { help: ['不选为全部物料', 'All parts when left empty'] }),
};
/** Where a batch is, where it went and where it came from. The right is the call's own, which no supplier's person can hold. */
export const recall = query<Recall>()('warehouse.recall', ['召回查询', 'Recall'], recallConditions, { byFace: true });

export const HOLD_REASON = text('原因', 'Reason', { required: true, length: 500 });
interface RecallHeld {
  readonly holds: readonly NamedDocument[];
}
/** What a batch hold is put on. */
export type HeldGoods = Pick<RecalledGoods, 'part' | 'batch' | 'container'>;
/** Holds batches or containers as such: wherever they lie, are reserved, staged or on their way. All of them or none. */
export const recallHold = command<RecallHeld>()(
  'warehouse.recallHold',
  ['召回冻结', 'Hold for a recall'],
  {
    goods: json<readonly HeldGoods[]>('货物', 'Goods', { required: true }),
    reason: HOLD_REASON,
  },
  { needs: HOLD_RIGHT },
);
