import type { Text } from '@takt/model';
import { callKey, leafOf, Refusal, useCall, useMenu, useSay, useWatch } from '@takt/web';
import { lateSuppliers, onTimeDeliveries } from '../../defs/delivery/delivery-charts.ts';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { LateSuppliersTable } from '../charts/late-suppliers.tsx';
import { OnTimeChart } from '../charts/on-time-chart.tsx';
import style from './kanban.module.css';

const TREND: Text = ['准时交付，近 12 周，按行', 'On-time deliveries of 12 weeks, by line'];
const RANKING: Text = ['本月迟交供应商', 'Late suppliers this month'];

/** How punctual the lines of twelve weeks were; beside it, where no supplier is chosen, who was late most often this month. */
export function OnTimeTrend({ vendor }: { readonly vendor: string | null }) {
  const say = useSay();
  const suppliers = leafOf(useMenu() ?? [], 'base.vendor');
  useWatch([DeliveryNote.id], callKey(onTimeDeliveries));
  const seen = useCall(onTimeDeliveries, { vendor });
  return (
    <div className={style['trend']}>
      <section className={style['period']} aria-label={say(TREND)}>
        <h2 className={style['heading']}>{say(TREND)}</h2>
        <Refusal error={seen.error} />
        <div className={style['chart']}>
          {seen.data && <OnTimeChart data={{ deliveries: seen.data, shipments: null }} vendor={vendor} />}
        </div>
      </section>
      {suppliers && vendor === null && <Ranking />}
    </div>
  );
}

function Ranking() {
  const say = useSay();
  useWatch([DeliveryNote.id], callKey(lateSuppliers));
  const seen = useCall(lateSuppliers, {});
  if (seen.data?.suppliers.length === 0) return null;
  return (
    <section className={style['period']} aria-label={say(RANKING)}>
      <h2 className={style['heading']}>{say(RANKING)}</h2>
      <Refusal error={seen.error} />
      {seen.data && <LateSuppliersTable data={seen.data} />}
    </section>
  );
}
