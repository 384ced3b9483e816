import { type Decimal, type Id, query, ref, type Text } from '@takt/model';

/** One operation of an order: what its reports say, over all work orders. */
export interface OperationState {
  readonly seq: number;
  readonly process: Text;
  readonly station: string | null;
  readonly input: Decimal;
  readonly good: Decimal;
  readonly scrap: Decimal;
  readonly rework: Decimal;
  readonly wip: Decimal;
  /** Put in = good + scrap + in rework + in process, by the reports as well as by the counters. */
  readonly closes: boolean;
}
/** One material of an order. */
export interface MaterialState {
  readonly part: Id;
  readonly partNo: string;
  readonly name: Text;
  readonly required: Decimal;
  readonly used: Decimal;
  readonly needed: Decimal;
  readonly available: Decimal;
  readonly short: Decimal;
  /** What of it could not be backflushed yet. */
  readonly failed: Decimal;
}
interface WorkOrderState {
  readonly id: Id;
  readonly number: string;
  readonly status: string;
  readonly line: string;
  readonly planned: Decimal;
  readonly good: Decimal;
  readonly businessOn: string;
  readonly shift: string | null;
}
export interface OrderProgress {
  readonly planned: Decimal;
  readonly operations: readonly OperationState[];
  readonly materials: readonly MaterialState[];
  readonly workOrders: readonly WorkOrderState[];
  /** What no living work order plans of the first operation. */
  readonly unplanned: Decimal;
}
const READ_ORDER = { needs: 'production.productionOrder.read' } as const;

/** How far an order is: operation by operation, material by material, work order by work order. */
export const orderProgress = query<OrderProgress>()(
  'production.orderProgress',
  ['生产订单进展', 'Progress of a production order'],
  { order: ref('production.productionOrder', '生产订单', 'Production order', { required: true }) },
  READ_ORDER,
);

/** One condition of a start: `ok`, `warn` does not stop it, `block` does, `later` is asked when it starts. */
export interface Gate {
  readonly gate: 'material' | 'device' | 'tooling' | 'skill' | 'firstPiece' | 'errorProofing' | 'spotCheck' | 'lock' | 'batch';
  readonly state: 'ok' | 'warn' | 'block' | 'later';
  readonly words: Text;
  /** The document to be looked at, where there is one. */
  readonly document: { readonly entity: string; readonly id: Id; readonly number: string } | null;
}
export interface StartGates {
  readonly workOrder: {
    readonly id: Id;
    readonly number: string;
    readonly line: Text;
    readonly plannedStart: string;
    readonly planned: Decimal;
  };
  readonly gates: readonly Gate[];
}
/** Everything that stands between a work order and its start, all at once; null where nothing is left to be started. */
export const startGates = query<StartGates | null>()(
  'production.startGates',
  ['开工条件', 'What a start waits for'],
  { order: ref('production.productionOrder', '生产订单', 'Production order', { required: true }) },
  READ_ORDER,
);
