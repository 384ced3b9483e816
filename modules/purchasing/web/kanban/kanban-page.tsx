import { fill, ref, sharedWords, type Text } from '@takt/model';
import {
  callKey,
  DocumentLink,
  FieldInput,
  filterParam,
  KeyFigures,
  leafOf,
  Refusal,
  Sheet,
  useCall,
  useMenu,
  usePages,
  useSay,
  useWatch,
} from '@takt/web';
import { Skeleton, Table } from 'antd';
import { useState } from 'react';
import { DeliveryNote } from '../../defs/delivery/delivery-note.ts';
import { type DeliveryFigures, supplierKanban, type UnfinishedNote } from '../../defs/delivery/note-calls.ts';
import { NoteState } from '../note-state.tsx';
import { PUBLISHED_ON, SHIPPED_ON, STATUS } from '../note-status.ts';
import { OnTimeTrend } from './on-time-trend.tsx';
import style from './kanban.module.css';

const TITLE: Text = ['供应商看板', 'Supplier dashboard'];
const UNFINISHED: Text = ['近七天未完成的交付', 'Unfinished deliveries of the last seven days'];
const NONE: Text = ['近七天的交付已全部完成', 'All deliveries of the last seven days are complete'];
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
type Figure = 'planned' | 'shipped' | 'received' | 'late' | 'short';
const FIGURES: readonly (readonly [Figure, Text])[] = [
  ['planned', ['计划到货', 'Planned']],
  ['shipped', ['已发运', 'Shipped']],
  ['received', ['已收货', 'Received']],
  ['late', ['迟到', 'Late']],
  ['short', ['少交', 'Short']],
];
/** What one should not see. */
const BAD: readonly string[] = ['late', 'short'];
const ARRIVED = [STATUS.received, STATUS.closed];

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
            {seen.data.periods.map((figures) => (
              <Period key={figures.period} figures={figures} vendor={vendor.id} />
            ))}
          </div>
          <OnTimeTrend vendor={vendor.id} />
          <h2 className={style['heading']}>{say(UNFINISHED)}</h2>
          <Unfinished notes={seen.data.unfinished} />
        </>
      )}
    </Sheet>
  );
}

/** The rows a figure counts, as the list of notes is asked for them. */
function rowsOf(
  name: Figure,
  { from, to, lateNotes, shortNotes }: DeliveryFigures,
  vendor: string | null,
): Readonly<Record<string, readonly string[]>> {
  if (name === 'late') return { number: lateNotes };
  if (name === 'short') return { number: shortNotes };
  const status = { planned: PUBLISHED_ON, shipped: SHIPPED_ON, received: ARRIVED }[name];
  return { status, plannedArrival: [from, to], ...(vendor !== null && { vendor: [vendor] }) };
}

interface PeriodProps {
  readonly figures: DeliveryFigures;
  readonly vendor: string | null;
}
function Period({ figures, vendor }: PeriodProps) {
  const say = useSay();
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], DeliveryNote.id);
  return (
    <section className={style['period']} aria-label={say(PERIODS[figures.period])}>
      <h2 className={style['heading']}>{say(PERIODS[figures.period])}</h2>
      <KeyFigures
        figures={FIGURES.map(([name, label]) => ({
          id: name,
          label,
          value: String(figures[name]),
          ...(BAD.includes(name) && figures[name] > 0 && { tone: 'bad' as const }),
          ...(leaf &&
            figures[name] > 0 && {
              onOpen: () => pages.open({ url: leaf.url, params: filterParam(rowsOf(name, figures, vendor)), title: leaf.label }),
            }),
        }))}
      />
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
