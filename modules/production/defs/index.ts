import type { Definitions } from '@takt/model';
import { Completion } from './finish/completion.ts';
import { OfflineRecord } from './finish/offline-record.ts';
import { Pack } from './finish/pack.ts';
import { orderProgress, startGates } from './order/order-calls.ts';
import { ProductionOrder } from './order/production-order.ts';
import { WorkOrder } from './order/work-order.ts';
import { COMPLETE_SHORT, OVER_REPORT } from './parameters.ts';
import { Backflush, rerunBackflush, waiveBackflush } from './report/backflush.ts';
import { DispatchOrder } from './report/dispatch-order.ts';
import { MaterialBinding } from './report/material-binding.ts';
import { MaterialUse } from './report/material-use.ts';
import { WorkReport } from './report/work-report.ts';
import { LineSetting } from './setup/line-setting.ts';

export type { Gate, MaterialState, OperationState, OrderProgress, StartGates } from './order/order-calls.ts';
export { COMPLETE_SHORT, OVER_REPORT };
export { orderProgress, rerunBackflush, startGates, waiveBackflush };
export { Backflush, Completion, DispatchOrder, LineSetting, MaterialBinding, MaterialUse, OfflineRecord, Pack };
export { ProductionOrder, WorkOrder, WorkReport };

export const production: Definitions = {
  module: 'production',
  label: ['生产', 'Production'],
  contexts: ['mes'],
  parameters: [OVER_REPORT, COMPLETE_SHORT],
  calls: [orderProgress, startGates, rerunBackflush, waiveBackflush],
  entities: [
    LineSetting,
    ProductionOrder,
    WorkOrder,
    DispatchOrder,
    WorkReport,
    Backflush,
    MaterialUse,
    MaterialBinding,
    Pack,
    OfflineRecord,
    Completion,
  ],
};
