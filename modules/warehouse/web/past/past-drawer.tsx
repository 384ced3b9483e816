import { HistoryOutlined } from '@ant-design/icons';
import { formatDecimal, sharedWords, type Text } from '@takt/model';
import { callWithForm, Refusal, useInputFields, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Drawer, Table } from 'antd';
import { useState } from 'react';
import { type BalanceThen, pastStockConditions, stockAsOf } from '../../defs/stock/stock-as-of.ts';
import { STOCK_STATUSES } from '../../defs/stock/stock-terms.ts';
import style from './past.module.css';

const TITLE: Text = ['时点库存', 'Stock as of a moment'];
const MORE: Text = ['只显示前1000行，请缩小范围', 'Only the first 1,000 are shown; narrow it down'];
const NOTHING: Text = ['当时没有库存', 'There was nothing then'];
const WORDS = {
  warehouse: ['仓库', 'Warehouse'],
  location: ['库位', 'Location'],
  part: ['物料', 'Part'],
  batch: ['批次', 'Batch'],
  status: sharedWords.status,
  qty: sharedWords.quantity,
} as const satisfies Readonly<Record<string, Text>>;

/** A button above the stock list; behind it, how much lay where at any moment. */
export function PastDrawer() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        {say(TITLE)}
      </Button>
      <Drawer title={say(TITLE)} open={open} size={960} destroyOnHidden onClose={() => setOpen(false)}>
        <Past />
      </Drawer>
    </>
  );
}

function Past() {
  const say = useSay();
  const { values, items, submit } = useInputFields('past', pastStockConditions);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callWithForm(stockAsOf, values),
  });
  return (
    <>
      <form className={style['asked']} onSubmit={submit(() => mutate())}>
        {items}
        <Button type="primary" htmlType="submit" loading={isPending}>
          {say(sharedWords.query)}
        </Button>
      </form>
      <Refusal error={error} />
      {data?.more && <Alert type="info" showIcon title={say(MORE)} />}
      {data && <Balances balances={data.balances} />}
    </>
  );
}

function Balances({ balances }: { readonly balances: readonly BalanceThen[] }) {
  const say = useSay();
  const column = (name: keyof typeof WORDS, of: (one: BalanceThen) => string) => ({
    title: say(WORDS[name]),
    key: name,
    render: (_: unknown, one: BalanceThen) => of(one),
  });
  return (
    <Table
      size="small"
      pagination={false}
      locale={{ emptyText: say(NOTHING) }}
      rowKey={(one) => JSON.stringify([one.warehouse, one.location, one.partNo, one.batch, one.container, one.status])}
      dataSource={[...balances]}
      columns={[
        column('warehouse', ({ warehouse }) => warehouse),
        column('location', ({ location }) => location),
        column('part', ({ partNo, partName }) => `${partNo} ${partName}`),
        column('batch', ({ batch, container }) => [batch, container].filter(Boolean).join(' · ')),
        column('status', ({ status }) => say(STOCK_STATUSES[status])),
        {
          ...column('qty', ({ qty, unit }) => `${formatDecimal(qty)} ${unit}`),
          align: 'right',
          className: style['figure'] ?? '',
        },
      ]}
    />
  );
}
