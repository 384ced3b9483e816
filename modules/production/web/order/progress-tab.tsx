import { callKey, type RecordPart, Refusal, useCall, useWatch } from '@takt/web';
import { Skeleton } from 'antd';
import { orderProgress, startGates } from '../../defs/order/order-calls.ts';
import { GateCard } from './gates.tsx';
import { MaterialTable } from './materials.tsx';
import { OperationTable } from './operations.tsx';
import { WorkOrderTable } from './work-orders.tsx';
import style from './progress.module.css';

/** What both answers are made of: a change of one of them is shown at once. */
const MADE_OF = [
  'production.productionOrder',
  'production.workOrder',
  'production.dispatchOrder',
  'production.workReport',
  'production.backflush',
];

/** How far an order is, and what keeps its next work order from starting. */
export function ProgressTab({ row }: RecordPart) {
  const order = String(row['id']);
  return (
    <div className={style['tab']}>
      <div className={style['sides']}>
        <Progress order={order} />
        <NextStart order={order} />
      </div>
    </div>
  );
}

function Progress({ order }: { readonly order: string }) {
  const { data, error } = useCall(orderProgress, { order });
  useWatch(MADE_OF, callKey(orderProgress, { order }));
  if (!data) return error ? <Refusal error={error} /> : <Skeleton active />;
  return (
    <div className={style['panel']}>
      <OperationTable progress={data} />
      <MaterialTable order={order} materials={data.materials} />
      <WorkOrderTable workOrders={data.workOrders} unplanned={data.unplanned} />
    </div>
  );
}

function NextStart({ order }: { readonly order: string }) {
  const { data, error } = useCall(startGates, { order });
  useWatch(MADE_OF, callKey(startGates, { order }));
  // Null is an answer of its own: nothing is left to be started.
  if (data === undefined) return error ? <Refusal error={error} /> : <Skeleton active />;
  return <GateCard found={data} />;
}
