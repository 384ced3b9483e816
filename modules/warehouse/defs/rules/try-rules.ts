import { choice, code, date, type Decimal, json, quantity, query, ref, type Text } from '@takt/model';
import { ABC } from '../places/abc.ts';
import type { Tried } from './conditions.ts';
import type { Taken } from './rotation.ts';

/** What somebody types in to try a rule with: no stock is read, none is moved. */
const goods = {
  part: ref('base.part', '物料', 'Part', { required: true }),
  abc: choice('ABC分类', 'ABC class', ABC),
  qty: quantity('数量', 'Quantity', { required: true, above: 0 }),
  lot: code('批次', 'Batch'),
};

/** Something that lies at a location, by its code. */
export interface TrialStock {
  readonly location: string;
  /** Empty for the part that is tried. */
  readonly part: string | null;
  readonly lot: string | null;
  readonly qty: Decimal;
}
interface PutawayAnswer {
  /** The code of the location that takes all of it; null when it is split, or none was found. */
  readonly location: string | null;
  /** How much goes where, by the codes of the locations. */
  readonly shares: readonly { readonly location: string; readonly qty: Decimal }[];
  /** What no location takes. */
  readonly left: Decimal;
  readonly split: Text | null;
  readonly tried: readonly Tried[];
}
export const putawayTrial = {
  ...goods,
  stock: json<readonly TrialStock[]>('假设库位上另有', 'Suppose there is also'),
};
export const tryPutaway = query<PutawayAnswer>()(
  'warehouse.tryPutaway',
  ['试算上架', 'Try the putaway rule'],
  { rule: ref('warehouse.putawayRule', '上架规则', 'Putaway rule', { required: true }), ...putawayTrial },
  { needs: 'warehouse.putawayRule.read' },
);

export interface TypedLot {
  readonly lot: string;
  readonly qty: Decimal;
  readonly receivedOn: string | null;
  readonly expiresOn: string | null;
  readonly location: string | null;
}
export interface StockAnswer {
  readonly taken: readonly Taken[];
  readonly missing: Decimal;
  readonly tried: readonly Tried[];
  /** What rotation said before, where allocation follows one. */
  readonly rotation: readonly Tried[];
}
const lots = json<readonly TypedLot[]>('批次', 'Batches', { required: true });
export const rotationTrial = {
  ...goods,
  customer: ref('base.customer', '客户', 'Customer'),
  on: date('日期', 'Day', { required: true, default: 'today' }),
  lots,
};
export const tryRotation = query<StockAnswer>()(
  'warehouse.tryRotation',
  ['试算周转', 'Try the rotation rule'],
  { rule: ref('warehouse.rotationRule', '周转规则', 'Rotation rule', { required: true }), ...rotationTrial },
  { needs: 'warehouse.rotationRule.read' },
);

export const allocationTrial = {
  ...rotationTrial,
  packageQty: quantity('包装数量', 'Quantity per package', { above: 0 }),
};
export const tryAllocation = query<StockAnswer>()(
  'warehouse.tryAllocation',
  ['试算分配', 'Try the allocation rule'],
  { rule: ref('warehouse.allocationRule', '分配规则', 'Allocation rule', { required: true }), ...allocationTrial },
  { needs: 'warehouse.allocationRule.read' },
);

interface BatchAnswer {
  readonly number: string | null;
  readonly why: readonly Text[];
}
export const batchTrial = {
  vendor: ref('base.vendor', '供应商', 'Supplier'),
  vendorLot: code('供应商批号', 'Supplier batch'),
  producedOn: date('生产日期', 'Production date'),
  receivedOn: date('收货日期', 'Receipt date', { default: 'today' }),
};
export const tryBatch = query<BatchAnswer>()(
  'warehouse.tryBatch',
  ['试算批号', 'Try the batch rule'],
  { rule: ref('warehouse.batchRule', '批次规则', 'Batch rule', { required: true }), ...batchTrial },
  { needs: 'warehouse.batchRule.read' },
);
