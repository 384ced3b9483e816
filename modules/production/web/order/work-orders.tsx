import { fill, formatDecimal, sharedWords, type Text } from '@takt/model';
import { DocumentLink, StateTag, useSay } from '@takt/web';
import type { OrderProgress } from '../../defs/order/order-calls.ts';
import { WorkOrder } from '../../defs/order/work-order.ts';
import { isSome } from './order-sums.ts';
import { QuantityCell } from './quantity-cell.tsx';
import style from './progress.module.css';

const TITLE: Text = ['车间工单', 'Shop work orders'];
const UNPLANNED: Text = ['未安排 {qty}', 'Not planned yet {qty}'];
const NONE: Text = ['还没有车间工单', 'There is no shop work order yet'];
const COLUMNS = {
  number: ['工单', 'Work order'],
  line: ['产线', 'Line'],
  planned: ['计划', 'Planned'],
  good: ['合格', 'Good'],
  day: ['生产日、班次', 'Day and shift'],
} as const satisfies Readonly<Record<string, Text>>;

/** What lines make of the order, and what none of them has been given yet. */
export function WorkOrderTable({ workOrders, unplanned }: Pick<OrderProgress, 'workOrders' | 'unplanned'>) {
  const say = useSay();
  return (
    <section aria-label={say(TITLE)}>
      <h3 className={style['heading']}>
        {say(TITLE)}
        {isSome(unplanned) && <b className={style['short']}>{say(fill(UNPLANNED, { qty: formatDecimal(unplanned) }))}</b>}
      </h3>
      {workOrders.length === 0 ? (
        <p className={style['none']}>{say(NONE)}</p>
      ) : (
        <div className={style['scroll']} tabIndex={0} role="region" aria-label={say(TITLE)}>
          <table className={style['table']} aria-label={say(TITLE)}>
            <thead>
              <tr>
                <th scope="col">{say(COLUMNS.number)}</th>
                <th scope="col">{say(sharedWords.status)}</th>
                <th scope="col">{say(COLUMNS.line)}</th>
                <th scope="col" className={style['figure']}>
                  {say(COLUMNS.planned)}
                </th>
                <th scope="col" className={style['figure']}>
                  {say(COLUMNS.good)}
                </th>
                <th scope="col">{say(COLUMNS.day)}</th>
              </tr>
            </thead>
            <tbody>
              {workOrders.map(({ id, number, status: at, line, planned, good, businessOn, shift }) => (
                <tr key={id}>
                  <th scope="row">
                    <DocumentLink entity={WorkOrder.id} id={id} number={number} />
                  </th>
                  <td>
                    <WorkOrderTag code={at} />
                  </td>
                  <td>{line}</td>
                  <QuantityCell qty={planned} />
                  <QuantityCell qty={good} tone="strong" />
                  <td>{[businessOn, shift].filter(Boolean).join(' ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function WorkOrderTag({ code }: { readonly code: string }) {
  const state = Object.values(WorkOrder.states).find((one) => one.code === code);
  return state ? <StateTag state={state} /> : code;
}
