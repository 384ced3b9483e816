import { type AnyDocument, type Field, sharedWords, type Text } from '@takt/model';
import { DocumentLink, loadPage, Refusal, StateTag, useSay, viewOf } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import style from './billing.module.css';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
const NUMBER: Text = ['单号', 'Number'];
const NONE: Text = ['没有未完成的单据', 'Nothing is open'];

interface OpenProps {
  readonly title: Text;
  readonly doc: AnyDocument;
  /** Codes of the states in which somebody still has to do something. */
  readonly states: readonly string[];
  readonly columns: readonly string[];
}
/** Documents in some states, as their list would show them. */
export function OpenDocuments({ title, doc, states, columns }: OpenProps) {
  const say = useSay();
  const page = useQuery({
    queryKey: ['openDocuments', doc.id],
    queryFn: () => loadPage(doc.id, { params: { status: states }, page: 1, size: 50 }),
  });
  const rows: readonly Row[] = page.data?.list ?? [];
  const column = (name: string) => {
    const field: Field = doc.fields[name];
    const { Cell } = viewOf(field);
    const label = (row: Row): string | null => (row[`${name}Label`] ? String(row[`${name}Label`]) : null);
    return {
      title: say(field.label),
      key: name,
      render: (_: unknown, row: Row) => <Cell field={field} value={row[name] ?? null} label={label(row)} />,
    };
  };
  return (
    <section>
      <h2 className={style['heading']}>{say(title)}</h2>
      <Refusal error={page.error} />
      {!page.error && (
        <Table<Row>
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ x: 'max-content' }}
          aria-label={say(title)}
          locale={{ emptyText: say(NONE) }}
          loading={page.isPending}
          dataSource={[...rows]}
          columns={[
            {
              title: say(NUMBER),
              key: 'number',
              render: (_, row) => <DocumentLink entity={doc.id} id={row.id} number={String(row['number'])} />,
            },
            {
              title: say(sharedWords.status),
              key: 'status',
              render: (_, row) => {
                const state = Object.values(doc.states).find(({ code }) => code === row['status']);
                return state && <StateTag state={state} />;
              },
            },
            ...columns.map(column),
          ]}
        />
      )}
    </section>
  );
}
