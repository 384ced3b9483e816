import { compareDecimal, fill, formatDecimal, rightRefusal, sharedWords, type Text } from '@takt/model';
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
const HOLD_ALL: Text = ['全部冻结', 'Hold all'];
const HOLD_SOME: Text = ['冻结所选 {n} 处', 'Hold {n} selected'];
const NOTHING_FREE: Text = ['没有可冻结的库存', 'There is no stock to hold'];
const OTHERS: Text = ['其他单据', 'Other documents'];
const WHY_NOT = {
  qc: ['待检库存不能领用，放行后可冻结', 'Nobody may take what awaits inspection; hold it once it is released'],
  ng: ['不合格品不能领用', 'Nobody may take nonconforming goods'],
  hold: ['已冻结', 'On hold'],
  available: ['已全部分配，取消分配后可冻结', 'All of it is set aside; hold it once it is de-allocated'],
} as const satisfies Readonly<Record<RecalledStock['status'], Text>>;
const COLUMNS = {
  part: ['物料', 'Part'],
  warehouse: ['仓库', 'Warehouse'],
  location: ['库位', 'Location'],
  status: sharedWords.status,
  qty: sharedWords.quantity,
  reserved: ['已分配', 'Reserved'],
  free: ['可冻结', 'Can be held'],
  documents: ['分配给、冻结单', 'Set aside for, held by'],
} as const satisfies Readonly<Record<string, Text>>;

const isFree = ({ free }: RecalledStock): boolean => compareDecimal(free, '0') > 0;

/** Every place where some of it lies, and the gesture that holds it. */
export function StockTable({ found, onHeld }: { readonly found: Recall; readonly onHeld: () => void }) {
  const say = useSay();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [holding, setHolding] = useState(false);
  const free = found.stock.filter(isFree);
  const chosen = ticked.length > 0 ? free.filter(({ id }) => ticked.includes(id)) : free;
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
            label: ticked.length > 0 ? fill(HOLD_SOME, { n: chosen.length }) : HOLD_ALL,
            why: refused ?? (chosen.length === 0 ? { text: NOTHING_FREE } : null),
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
        rowSelection={{
          selectedRowKeys: [...ticked],
          onChange: (keys) => setTicked(keys.map(String)),
          getCheckboxProps: (row) => ({ disabled: !isFree(row) }),
        }}
      />
      {holding && (
        <HoldDialog
          stock={chosen}
          onClose={() => setHolding(false)}
          onHeld={() => {
            setHolding(false);
            setTicked([]);
            onHeld();
          }}
        />
      )}
    </>
  );
}

function columnsIn(say: (text: Text) => string, partOf: (key: string) => string): TableColumnsType<RecalledStock> {
  const figure = (name: 'qty' | 'reserved' | 'free', of: (row: RecalledStock) => string) => ({
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
    figure('free', ({ free }) => free),
    {
      title: say(COLUMNS.documents),
      key: 'documents',
      render: (_, row) => <Kept row={row} />,
    },
  ];
}

/** Which documents keep it, and why it cannot be held where it cannot. */
function Kept({ row }: { readonly row: RecalledStock }) {
  const say = useSay();
  const kept = [...row.reservedFor, ...row.heldBy];
  const unnamed = kept.length === 0 && compareDecimal(row.reserved, '0') > 0;
  return (
    <>
      <Documents documents={kept} />
      {unnamed && say(OTHERS)}
      {!isFree(row) && <div className={style['why']}>{say(WHY_NOT[row.status])}</div>}
    </>
  );
}
