import { type Entity, fill, type Table, type Text, shownFields } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { type Column, loadRow, type Row } from '../api/calls.ts';
import { Notice } from '../kit/notice.tsx';
import { useSay } from '../kit/say.tsx';
import { plainLayout } from './layout.ts';
import { ListTable } from './list-table.tsx';
import { nameOf } from '../product/row-name.ts';
import style from './lines-pane.module.css';

const CHOOSE: Text = ['点击上方的一行查看明细', 'Click a row above to see its lines'];
const OF: Text = ['{number} 的{table}', '{table} of {number}'];

const columnsOf = (table: Table): readonly Column[] =>
  shownFields(table.fields).map(([name, field]) => ({
    name,
    label: field.label,
    kind: field.kind,
    labelKey: field.options.to ? `${name}Label` : null,
  }));

/** Lines are rows of a table of their own: shown as an entity of just those fields. */
const asEntity = (entity: Entity, table: Table): Entity => ({ ...entity, label: table.label, fields: table.fields, details: {} });

const linesIn = (row: Row, name: string): readonly Row[] => {
  const lines = row[name];
  return Array.isArray(lines) ? (lines as readonly Row[]) : [];
};

/** The lines of the row in focus. */
export function LinesPane({ id, entity, row }: { readonly id: string; readonly entity: Entity; readonly row: Row | null }) {
  const say = useSay();
  const whole = useQuery({
    queryKey: ['whole', id, row?.id, row?.['version']],
    queryFn: () => loadRow<Row>(id, row?.id ?? ''),
    enabled: row !== null,
    staleTime: 30_000,
    placeholderData: (previous) => previous,
  });
  const found = whole.data;
  if (!row || !found) return <Notice text={CHOOSE} />;
  const number = nameOf(entity, found);
  return (
    <Tabs
      size="small"
      className={style['pane'] ?? ''}
      items={Object.entries<Table>(entity.details).map(([name, table]) => {
        const columns = columnsOf(table);
        return {
          key: name,
          label: say(fill(OF, { number, table: table.label })),
          children: (
            <div className={style['lines']}>
              <ListTable
                entity={asEntity(entity, table)}
                columns={columns}
                rows={linesIn(found, name)}
                filtered={false}
                layout={plainLayout(columns)}
                sort={[]}
              />
            </div>
          ),
        };
      })}
    />
  );
}
