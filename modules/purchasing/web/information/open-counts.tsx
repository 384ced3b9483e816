import type { AnyDocument, Text } from '@takt/model';
import { filterParam, KeyFigures, leafOf, loadPage, type MenuEntry, useMenu, usePages, useSay } from '@takt/web';
import { useQueries } from '@tanstack/react-query';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { ReturnNotice } from '../../defs/delivery/return-notice.ts';
import { PurchaseOrder } from '../../defs/orders/purchase-order.ts';
import { InvoiceRequest } from '../../defs/settlement/invoice-request.ts';
import { MonthlyReconciliation } from '../../defs/settlement/monthly-reconciliation.ts';
import style from './information.module.css';

const TITLE: Text = ['未完成单据', 'Open documents'];
const COUNTED: readonly AnyDocument[] = [PurchaseOrder, DeliveryNote, ReturnNotice, MonthlyReconciliation, InvoiceRequest];

/** Every state from which there is still a way on. */
const openStates = (doc: AnyDocument): readonly string[] =>
  Object.values(doc.states).flatMap(({ code, final }) => (final ? [] : [code]));

/** What the person has no list of is not counted for them. */
const countable = (menu: readonly MenuEntry[]) =>
  COUNTED.flatMap((doc) => {
    const leaf = leafOf(menu, doc.id);
    return leaf ? [{ doc, leaf }] : [];
  });

/** How much of each kind is under way; each leads to its rows. */
export function OpenCounts({ vendor }: { readonly vendor: string }) {
  const say = useSay();
  const pages = usePages();
  const kinds = countable(useMenu() ?? []);
  const openOf = (doc: AnyDocument) => ({ vendor: [vendor], status: openStates(doc) });
  const counted = useQueries({
    queries: kinds.map(({ doc }) => ({
      queryKey: ['openCount', doc.id, vendor],
      queryFn: () => loadPage(doc.id, { params: openOf(doc), page: 1, size: 1 }),
    })),
  });
  if (kinds.length === 0) return null;
  return (
    <section>
      <h2 className={style['heading']}>{say(TITLE)}</h2>
      <KeyFigures
        figures={kinds.map(({ doc, leaf }, at) => {
          const found = counted[at]?.data;
          return {
            id: doc.id,
            label: doc.label,
            value: found ? `${found.total}${found.totalCapped ? '+' : ''}` : '…',
            onOpen: () => pages.open({ url: leaf.url, params: filterParam(openOf(doc)), title: leaf.label }),
          };
        })}
      />
    </section>
  );
}
