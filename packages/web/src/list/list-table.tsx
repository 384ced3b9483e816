import { type Entity, fill, type Text } from '@takt/model';
import { Table, type TableColumnType } from 'antd';
import type { Column, Row } from '../api/calls.ts';
import { Notice } from '../kit/notice.tsx';
import { useSay } from '../kit/say.tsx';
import { alignOf, Cell } from './cell.tsx';
import style from './list-table.module.css';

interface ListTableProps {
  readonly entity: Entity | undefined;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly filtered: boolean;
}

const NO_MATCH: Text = ['没有符合条件的{name}', 'No matching records'];
const CHANGE: Text = ['请修改或重置查询条件', 'Change or reset the conditions'];
const NONE: Text = ['还没有{name}', 'No records yet'];
const RECORDS: Text = ['数据', 'records'];

/** The rows of a list. Columns are as wide as what they hold; the head stays while the rows scroll. */
export function ListTable({ entity, columns, rows, filtered }: ListTableProps) {
  const say = useSay();
  const made = columns.map((column): TableColumnType<Row> => {
    const align = alignOf(entity, column);
    return {
      key: column.name,
      title: say(column.label),
      render: (_, row) => <Cell entity={entity} column={column} row={row} />,
      onHeaderCell: () => ({ className: style['head'] ?? '', scope: 'col' }),
      onCell: () => ({ className: style['cell'] ?? '' }),
      ...(align && { align }),
    };
  });
  const name = { name: entity?.label ?? RECORDS };
  const empty = filtered ? <Notice text={fill(NO_MATCH, name)} hint={CHANGE} /> : <Notice text={fill(NONE, name)} />;
  return (
    <div className={style['scroll']}>
      <Table<Row> rowKey="id" size="small" columns={made} dataSource={rows} pagination={false} locale={{ emptyText: empty }} />
    </div>
  );
}
