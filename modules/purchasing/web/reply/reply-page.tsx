import type { AnyDocument, Text } from '@takt/model';
import { loadPage, Refusal, Sheet, useSay } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { type ReactNode, useState } from 'react';
import { PurchaseForecast } from '../../defs/orders/purchase-forecast.ts';
import { PurchaseOrder } from '../../defs/orders/purchase-order.ts';
import { ForecastReply } from './forecast-reply.tsx';
import { OrderReply } from './reply-form.tsx';
import style from './reply.module.css';

const NUMBER: Text = ['单号', 'Number'];
const VENDOR: Text = ['供应商', 'Supplier'];
const DUE: Text = ['回复期限', 'Reply due'];
const NONE: Text = ['没有待回复的单据', 'Nothing awaits a reply'];

type Waiting = { readonly id: string } & Readonly<Record<string, unknown>>;

interface ReplyPageProps {
  readonly title: Text;
  readonly doc: AnyDocument;
  /** The state in which a reply is awaited. */
  readonly waiting: string;
  /** Where it is answered needs the whole width: it stands below instead of beside. */
  readonly wide?: true;
  readonly children: (id: string, onSent: () => void) => ReactNode;
}

/** What awaits the supplier's reply, the most urgent first, and where it is answered. */
function ReplyPage({ title, doc, waiting, wide, children }: ReplyPageProps) {
  const say = useSay();
  const [chosen, setChosen] = useState<string | null>(null);
  const page = useQuery({
    queryKey: ['replies', doc.id],
    queryFn: () => loadPage(doc.id, { params: { status: [waiting] }, page: 1, size: 50 }),
  });
  const rows: readonly Waiting[] = page.data?.list ?? [];
  const due = (row: Waiting): string => String(row['replyDueAt'] ?? '9999');
  const urgent = rows.toSorted((a, b) => due(a).localeCompare(due(b)));
  // The most urgent is there at once; most suppliers have one.
  const shown = urgent.find(({ id }) => id === chosen)?.id ?? urgent[0]?.id ?? null;
  return (
    <Sheet title={title}>
      <Refusal error={page.error} />
      <div className={style[wide ? 'wide' : 'halves']}>
        <Table<Waiting>
          size="small"
          rowKey="id"
          pagination={false}
          loading={page.isPending}
          aria-label={say(title)}
          locale={{ emptyText: say(NONE) }}
          dataSource={urgent}
          rowSelection={{
            type: 'radio',
            selectedRowKeys: shown === null ? [] : [shown],
            onChange: ([key]) => setChosen(key === undefined ? null : String(key)),
          }}
          columns={[
            { title: say(NUMBER), dataIndex: 'number' },
            { title: say(VENDOR), dataIndex: 'vendorLabel' },
            { title: say(DUE), dataIndex: 'replyDueAt' },
          ]}
        />
        {shown !== null && (
          <div key={shown}>
            {children(shown, () => {
              setChosen(null);
              void page.refetch();
            })}
          </div>
        )}
      </div>
    </Sheet>
  );
}

export function ForecastReplyPage() {
  return (
    <ReplyPage
      title={['预测回复', 'Forecast reply']}
      doc={PurchaseForecast}
      waiting={PurchaseForecast.states.published.code}
      wide
    >
      {(id, onSent) => <ForecastReply id={id} onSent={onSent} />}
    </ReplyPage>
  );
}

export function OrderReplyPage() {
  return (
    <ReplyPage title={['订单回复', 'Order reply']} doc={PurchaseOrder} waiting={PurchaseOrder.states.published.code}>
      {(id, onSent) => <OrderReply id={id} onSent={onSent} />}
    </ReplyPage>
  );
}
