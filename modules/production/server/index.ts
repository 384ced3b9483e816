import { compute, type ServerModule } from '@takt/engine';
import { standsInFactory } from '@takt/modules/base/server';
import { Completion, LineSetting, production, WorkOrder } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { backflushCode } from './backflush-again.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { productionInvariants } from './invariants.ts';
import { orderAnswers } from './order-answers.ts';
import { productionOrder } from './production-order.ts';
import { workOrder } from './work-order.ts';

export { componentDemandRows, plannedOutputRows } from './rows-for-others.ts';

const completed = compute(Completion, {
  attainment: 'case when t.planned_qty > 0 then round(100 * t.good_qty / t.planned_qty, 1) end',
});

export const productionModule: ServerModule = {
  defs: production,
  menu,
  code: [
    [LineSetting, WorkOrder].map(standsInFactory),
    productionOrder,
    workOrder,
    dispatchOrder,
    backflushCode,
    completed,
    orderAnswers,
  ],
  invariants: productionInvariants,
};
