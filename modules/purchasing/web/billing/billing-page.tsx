import { fill, formatDecimal, type Text } from '@takt/model';
import { DocumentLink, Refusal, Sheet, useCall, useSay } from '@takt/web';
import { Table } from 'antd';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { InvoiceRequest } from '../../defs/settlement/invoice-request.ts';
import { MonthlyReconciliation } from '../../defs/settlement/monthly-reconciliation.ts';
import { type UnbilledReceipt, unbilledReceipts } from '../../defs/delivery/note-calls.ts';
import { OpenDocuments } from './open-documents.tsx';
import style from './billing.module.css';

const TITLE: Text = ['供应商对账', 'Supplier billing'];
const STATEMENTS: Text = ['待供应商确认的对账单', 'Statements awaiting the supplier’s confirmation'];
const REQUESTS: Text = ['未付款的开票申请', 'Open invoice requests'];
const UNBILLED: Text = ['尚未对账的收货（{n}）', 'Receipts not yet on a statement ({n})'];
const OLDEST: Text = ['仅显示最早的 {n} 行', 'Only the oldest {n} are shown'];
const NONE: Text = ['收货均已对账', 'Every receipt is on a statement'];
const NUMBER: Text = ['送货单/提货单', 'Delivery or pickup note'];
const CAME: Text = ['到货日期', 'Arrived on'];
const { published } = MonthlyReconciliation.states;
const { new: fresh, submitted, returned, approved } = InvoiceRequest.states;

/** What still stands between a supplier's deliveries and their payment. */
export function SupplierBillingPage() {
  return (
    <Sheet title={TITLE}>
      <OpenDocuments
        title={STATEMENTS}
        doc={MonthlyReconciliation}
        states={[published.code]}
        columns={['vendor', 'period', 'currency', 'amount']}
      />
      <OpenDocuments
        title={REQUESTS}
        doc={InvoiceRequest}
        states={[fresh.code, returned.code, submitted.code, approved.code]}
        columns={['vendor', 'invoiceNo', 'currency', 'amount']}
      />
      <Unbilled />
    </Sheet>
  );
}

function Unbilled() {
  const say = useSay();
  const seen = useCall(unbilledReceipts, {});
  const { total = 0, rows = [] } = seen.data ?? {};
  const title = say(fill(UNBILLED, { n: total }));
  const { part, receivedQty } = DeliveryNote.details.lines.fields;
  return (
    <section>
      <h2 className={style['heading']}>{title}</h2>
      <Refusal error={seen.error} />
      {total > rows.length && <p className={style['hint']}>{say(fill(OLDEST, { n: rows.length }))}</p>}
      <Table<UnbilledReceipt>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        aria-label={title}
        locale={{ emptyText: say(NONE) }}
        loading={seen.isPending}
        dataSource={[...rows]}
        columns={[
          {
            title: say(NUMBER),
            key: 'number',
            render: (_, { entity, note, number }) => <DocumentLink entity={entity} id={note} number={number} />,
          },
          { title: say(DeliveryNote.fields.vendor.label), key: 'vendor', render: (_, { vendor }) => say(vendor) },
          { title: say(CAME), dataIndex: 'cameOn' },
          { title: say(part.label), key: 'part', render: (_, { partNo, name }) => `${partNo} ${say(name)}` },
          {
            title: say(receivedQty.label),
            key: 'qty',
            align: 'right',
            render: (_, { qty, unit }) => `${formatDecimal(qty)} ${unit}`,
          },
        ]}
      />
    </section>
  );
}
