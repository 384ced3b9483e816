import { formatDecimal, sharedWords, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Table, type TableColumnsType } from 'antd';
import type { Recall, RecalledCrossing } from '../../defs/recall/recall.ts';
import { OUTSIDE_PLACES } from '../../defs/stock/stock-terms.ts';
import { Documents } from './documents.tsx';
import style from './recall.module.css';

const COLUMNS = {
  part: ['物料', 'Part'],
  from: ['来自', 'From'],
  to: ['去向', 'To'],
  party: ['客户、供应商', 'Customer, supplier'],
  qty: sharedWords.quantity,
  at: sharedWords.time,
  document: ['单据', 'Document'],
  madeFrom: ['来源单据', 'Made from'],
} as const satisfies Readonly<Record<string, Text>>;

interface TableProps {
  readonly title: Text;
  readonly none: Text;
  readonly end: 'from' | 'to';
  readonly found: Recall;
  readonly crossings: readonly RecalledCrossing[];
}
/** What came in, or went out, document by document. */
export function CrossingTable({ title, none, end, found, crossings }: TableProps) {
  const say = useSay();
  const partOf = (key: string): string => found.goods.find((one) => one.key === key)?.partNo ?? '';
  const columns: TableColumnsType<RecalledCrossing> = [
    { title: say(COLUMNS.part), key: 'part', render: (_, { goods }) => partOf(goods) },
    {
      title: say(COLUMNS[end]),
      key: 'place',
      render: (_, row) => {
        const place = row[end];
        return place && say(OUTSIDE_PLACES[place]);
      },
    },
    { title: say(COLUMNS.party), key: 'party', render: (_, { party }) => party && say(party) },
    {
      title: say(COLUMNS.qty),
      key: 'qty',
      align: 'right',
      className: style['qty'] ?? '',
      render: (_, { qty }) => formatDecimal(qty),
    },
    { title: say(COLUMNS.at), key: 'at', render: (_, { at }) => at.slice(0, 16) },
    { title: say(COLUMNS.document), key: 'document', render: (_, { document }) => <Documents documents={[document]} /> },
    { title: say(COLUMNS.madeFrom), key: 'madeFrom', render: (_, { madeFrom }) => <Documents documents={madeFrom} /> },
  ];
  return (
    <>
      <h2 className={style['heading']}>{say(title)}</h2>
      <Table<RecalledCrossing>
        size="small"
        rowKey={({ goods, from, to, document }) => [goods, from, to, document.entity, document.number].join(' ')}
        pagination={false}
        aria-label={say(title)}
        locale={{ emptyText: say(none) }}
        dataSource={[...crossings]}
        columns={columns}
      />
    </>
  );
}
