import { compareDecimal, formatDecimal, rightRefusal, sharedWords, type Text } from '@takt/model';
import { ActionButtonView, useSay } from '@takt/web';
import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import type { Recall, RecalledStock } from '../../defs/recall/recall.ts';
import { STOCK_STATUSES } from '../../defs/stock/stock-terms.ts';
import { Documents } from './documents.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import style from './recall.module.css';

const TITLE: Text = ['在库', 'In stock'];
const NOWHERE: Text = ['仓库里没有', 'Nothing of it is in stock'];
const HOLD_ALL: Text = ['整批冻结', 'Hold all of it'];
const ALL_HELD: Text = ['已整批冻结', 'All of it is on hold already'];
const OTHERS: Text = ['其他单据', 'Other documents'];
const COLUMNS = {
  part: ['物料', 'Part'],
  warehouse: ['仓库', 'Warehouse'],
  location: ['库位', 'Location'],
  status: sharedWords.status,
  qty: sharedWords.quantity,
  reserved: ['已分配', 'Reserved'],
  documents: ['分配给、冻结单', 'Set aside for, held by'],
} as const satisfies Readonly<Record<string, Text>>;

/** Every place where some of it lies, and the gesture that holds it. */
export function StockTable({ found, onHeld }: { readonly found: Recall; readonly onHeld: () => void }) {
  const say = useSay();
  const [holding, setHolding] = useState(false);
  const free = found.goods.filter(({ holds }) => holds.length === 0);
  const refused = found.lacks === null ? null : rightRefusal(found.lacks, { can: () => false });
  const partOf = (key: string): string => found.goods.find((one) => one.key === key)?.partNo ?? '';
  return (
    <>
      <h2 className={style['heading']}>
        {say(TITLE)}
        <span className={style['spring']} />
        <ActionButtonView
          danger
          type="primary"
          button={{
            name: 'hold',
            label: HOLD_ALL,
            why: refused ?? (free.length === 0 ? { text: ALL_HELD } : null),
            run: () => setHolding(true),
          }}
        />
      </h2>
      <Table<RecalledStock>
        size="small"
        rowKey="id"
        pagination={false}
        aria-label={say(TITLE)}
        locale={{ emptyText: say(NOWHERE) }}
        dataSource={[...found.stock]}
        columns={columnsIn(say, partOf)}
      />
      {holding && (
        <HoldDialog
          goods={free}
          onClose={() => setHolding(false)}
          onHeld={() => {
            setHolding(false);
            onHeld();
          }}
        />
      )}
    </>
  );
}

function columnsIn(say: (text: Text) => string, partOf: (key: string) => string): TableColumnsType<RecalledStock> {
  const figure = (name: 'qty' | 'reserved', of: (row: RecalledStock) => string) => ({
    title: say(COLUMNS[name]),
    key: name,
    align: 'right' as const,
    className: style['qty'] ?? '',
    render: (_: unknown, row: RecalledStock) => formatDecimal(of(row)),
  });
  return [
    { title: say(COLUMNS.part), key: 'part', render: (_, { goods }) => partOf(goods) },
    { title: say(COLUMNS.warehouse), dataIndex: 'warehouse' },
    {
      title: say(COLUMNS.location),
      key: 'location',
      render: (_, row) => [row.location, row.container].filter(Boolean).join(' · '),
    },
    { title: say(COLUMNS.status), key: 'status', render: (_, { status }) => say(STOCK_STATUSES[status]) },
    figure('qty', ({ qty }) => qty),
    figure('reserved', ({ reserved }) => reserved),
    {
      title: say(COLUMNS.documents),
      key: 'documents',
      render: (_, row) => <Reservations row={row} />,
    },
  ];
}

/** Which documents keep it. */
function Reservations({ row }: { readonly row: RecalledStock }) {
  const say = useSay();
  const documents = [...row.reservedFor, ...row.heldBy];
  const unnamed = documents.length === 0 && compareDecimal(row.reserved, '0') > 0;
  return (
    <>
      <Documents documents={documents} />
      {unnamed && say(OTHERS)}
    </>
  );
}
