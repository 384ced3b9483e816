import { formatDecimal, type Text } from '@takt/model';
import { Notice, type RecordPart, Refusal, today, useCall, useSay } from '@takt/web';
import { Skeleton, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { stockAsOf } from '../../defs/stock/stock-as-of.ts';
import { STOCK_STATUSES } from '../../defs/stock/stock-terms.ts';
import { byWarehouse, type WarehouseStock } from './by-warehouse.ts';

const NONE: Text = ['该物料没有库存', 'There is no stock of this part'];
const HINT: Text = ['收货过账后在此显示各仓库的库存', 'Once a receipt is posted, it is shown here by warehouse'];
const WAREHOUSE: Text = ['仓库', 'Warehouse'];
const TOTAL: Text = ['合计', 'Total'];
const PLACES: Text = ['库位', 'Location'];

/** How much of the part lies in each warehouse, by what may be done with it. */
export function PartStockTab({ row }: RecordPart) {
  const say = useSay();
  const [at] = useState(() => `${today()} 23:59:59`);
  const { data, error, isPending } = useCall(stockAsOf, { at, warehouse: null, part: String(row['id']) });
  if (error) return <Refusal error={error} />;
  if (isPending) return <Skeleton active />;
  const found = byWarehouse(data.balances);
  if (found.length === 0) return <Notice text={NONE} hint={HINT} />;
  const statuses = Object.entries(STOCK_STATUSES).filter(([status]) => found.some(({ of }) => of.has(status)));
  const figure = (qty: string | undefined, unit: string): string => (qty ? `${formatDecimal(qty)} ${unit}` : '');
  const columns: TableColumnsType<WarehouseStock> = [
    { title: say(WAREHOUSE), key: 'warehouse', render: (_, { warehouse }) => warehouse },
    ...statuses.map(([status, label]) => ({
      title: say(label),
      key: status,
      align: 'right' as const,
      render: (_: unknown, { of, unit }: WarehouseStock) => figure(of.get(status), unit),
    })),
    { title: say(TOTAL), key: 'total', align: 'right', render: (_, { total, unit }) => <b>{figure(total, unit)}</b> },
    { title: say(PLACES), key: 'places', render: (_, { places }) => places.join(' · ') },
  ];
  return <Table size="small" pagination={false} rowKey="warehouse" dataSource={[...found]} columns={columns} />;
}
