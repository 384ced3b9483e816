import { fill, ref, sharedWords, type Text } from '@takt/model';
import { callKey, DocumentLink, FieldInput, Refusal, Sheet, useCall, useSay, useWatch } from '@takt/web';
import { Skeleton, Table } from 'antd';
import { useState } from 'react';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { type DeliveryFigures, supplierKanban, type UnfinishedNote } from '../../defs/delivery/note-calls.ts';
import { NoteState } from '../note-state.tsx';
import style from './kanban.module.css';

const TITLE: Text = ['供应商看板', 'Supplier kanban'];
const UNFINISHED: Text = ['近七天未完成的交货', 'Unfinished deliveries of the last seven days'];
const NONE: Text = ['近七天的交货已全部完成', 'All deliveries of the last seven days are complete'];
const NUMBER: Text = ['送货单', 'Delivery note'];
const OPEN: Text = ['未收齐行', 'Open lines'];
const LATE_BY: Text = ['已逾期', 'Late by'];
const HOURS: Text = ['{n} 小时', '{n} h'];
const VENDOR = ref('base.vendor', '供应商', 'Supplier');
const PERIODS: Readonly<Record<DeliveryFigures['period'], Text>> = {
  week: ['本周', 'This week'],
  month: ['本月', 'This month'],
  year: ['本年', 'This year'],
};
const FIGURES: Readonly<Record<Exclude<keyof DeliveryFigures, 'period'>, Text>> = {
  planned: ['计划到货', 'Planned'],
  shipped: ['已发运', 'Shipped'],
  received: ['已收货', 'Received'],
  late: ['迟到', 'Late'],
  short: ['少交', 'Short'],
};
/** The figures in the order people ask for them; the last two are what one should not see. */
const ORDER = ['planned', 'shipped', 'received', 'late', 'short'] as const;
const BAD: readonly string[] = ['late', 'short'];

/** How deliveries fare: of one's own for a supplier, of all or one for our people. */
export function SupplierKanbanPage() {
  const say = useSay();
  const [vendor, setVendor] = useState<{ readonly id: string | null; readonly label: string | null }>({ id: null, label: null });
  useWatch([DeliveryNote.id], callKey(supplierKanban));
  const seen = useCall(supplierKanban, { vendor: vendor.id });
  return (
    <Sheet title={TITLE}>
      <label className={style['asked']} htmlFor="kanban-vendor">
        <span>{say(VENDOR.label)}</span>
        <FieldInput
          id="kanban-vendor"
          field={VENDOR}
          value={vendor.id}
          label={vendor.label}
          onChange={(id, label = null) => setVendor({ id: typeof id === 'string' ? id : null, label })}
        />
      </label>
      <Refusal error={seen.error} />
      {seen.isPending && <Skeleton active />}
      {seen.data && (
        <>
          <div className={style['periods']}>
            {seen.data.fared.map((fared) => (
              <Period key={fared.period} fared={fared} />
            ))}
          </div>
          <h2 className={style['heading']}>{say(UNFINISHED)}</h2>
          <Unfinished notes={seen.data.unfinished} />
        </>
      )}
    </Sheet>
  );
}

function Period({ fared }: { readonly fared: DeliveryFigures }) {
  const say = useSay();
  return (
    <section className={style['period']} aria-label={say(PERIODS[fared.period])}>
      <h2 className={style['heading']}>{say(PERIODS[fared.period])}</h2>
      <dl className={style['figures']}>
        {ORDER.map((name) => (
          <div key={name} className={BAD.includes(name) && fared[name] > 0 ? style['bad'] : ''}>
            <dt>{say(FIGURES[name])}</dt>
            <dd>{fared[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Unfinished({ notes }: { readonly notes: readonly UnfinishedNote[] }) {
  const say = useSay();
  const { fields } = DeliveryNote;
  return (
    <Table<UnfinishedNote>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      aria-label={say(UNFINISHED)}
      locale={{ emptyText: say(NONE) }}
      dataSource={[...notes]}
      columns={[
        {
          title: say(NUMBER),
          key: 'number',
          render: (_, { id, number }) => <DocumentLink entity={DeliveryNote.id} id={id} number={number} />,
        },
        { title: say(sharedWords.status), key: 'status', render: (_, { status: code }) => <NoteState code={code} /> },
        { title: say(fields.vendor.label), key: 'vendor', render: (_, { vendor }) => say(vendor) },
        { title: say(fields.warehouse.label), key: 'warehouse', render: (_, { warehouse }) => say(warehouse) },
        { title: say(fields.plannedArrival.label), key: 'due', render: (_, { plannedArrival: due }) => due.slice(0, 16) },
        { title: say(LATE_BY), key: 'late', align: 'right', render: (_, { hoursLate: n }) => say(fill(HOURS, { n })) },
        { title: say(OPEN), key: 'open', align: 'right', render: (_, { openLines, lines }) => `${openLines} / ${lines}` },
      ]}
    />
  );
}
