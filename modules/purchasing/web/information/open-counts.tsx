import { type AnyDocument, type Text } from '@takt/model';
import { loadPage, useSay } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { InvoiceRequest } from '../../defs/settlement/invoice-request.ts';
import { MonthlyReconciliation } from '../../defs/settlement/monthly-reconciliation.ts';
import { PurchaseOrder } from '../../defs/orders/purchase-order.ts';
import { ReturnNotice } from '../../defs/delivery/return-notice.ts';
import style from './information.module.css';

const TITLE: Text = ['未完成单据', 'Open documents'];
const COUNTED: readonly AnyDocument[] = [PurchaseOrder, DeliveryNote, ReturnNotice, MonthlyReconciliation, InvoiceRequest];

/** Every state from which there is still a way on. */
const openStates = (doc: AnyDocument): readonly string[] =>
  Object.values(doc.states).flatMap(({ code, final }) => (final ? [] : [code]));

/** How much of each kind is under way. */
export function OpenCounts({ vendor }: { readonly vendor: string }) {
  const say = useSay();
  return (
    <section>
      <h2 className={style['heading']}>{say(TITLE)}</h2>
      <dl className={style['counts']}>
        {COUNTED.map((doc) => (
          <Count key={doc.id} doc={doc} vendor={vendor} />
        ))}
      </dl>
    </section>
  );
}

function Count({ doc, vendor }: { readonly doc: AnyDocument; readonly vendor: string }) {
  const say = useSay();
  const counted = useQuery({
    queryKey: ['openCount', doc.id, vendor],
    queryFn: () => loadPage(doc.id, { params: { vendor, status: openStates(doc) }, page: 1, size: 1 }),
    retry: false,
  });
  // What the person may not read is not counted for them.
  if (counted.error) return null;
  return (
    <div>
      <dt>{say(doc.label)}</dt>
      <dd>{counted.data ? `${counted.data.total}${counted.data.totalCapped ? '+' : ''}` : '…'}</dd>
    </div>
  );
}
