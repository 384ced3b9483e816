import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type Field, sharedWords, type Text } from '@takt/model';
import { FieldInput, useSay } from '@takt/web';
import { Button, Table } from 'antd';
import style from './trial.module.css';

const ADD: Text = ['添加一行', 'Add a row'];
const NONE: Text = ['没有，可添加', 'None; add some'];

/** A row somebody types to try a rule with; names of what it refers to travel beside it. */
export interface TypedRow {
  readonly key: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly labels: Readonly<Record<string, string | null>>;
}
interface RowsProps {
  readonly title: Text;
  readonly fields: Readonly<Record<string, Field>>;
  readonly rows: readonly TypedRow[];
  readonly onChange: (rows: readonly TypedRow[]) => void;
}

export function TypedRows({ title, fields, rows, onChange }: RowsProps) {
  const say = useSay();
  const put = (row: TypedRow, name: string, value: unknown, label: string | null): void =>
    onChange(
      rows.map((one) =>
        one.key === row.key
          ? { ...one, values: { ...one.values, [name]: value }, labels: { ...one.labels, [name]: label } }
          : one,
      ),
    );
  const next = Math.max(0, ...rows.map(({ key }) => key)) + 1;
  return (
    <>
      <Table<TypedRow>
        size="small"
        rowKey="key"
        pagination={false}
        aria-label={say(title)}
        dataSource={[...rows]}
        locale={{ emptyText: say(NONE) }}
        columns={[
          ...Object.entries(fields).map(([name, field]) => ({
            title: say(field.label),
            key: name,
            render: (_: unknown, row: TypedRow) => (
              <FieldInput
                id={`typed-${row.key}-${name}`}
                field={field}
                value={row.values[name] ?? null}
                label={row.labels[name] ?? null}
                onChange={(value, label) => put(row, name, value, label ?? null)}
              />
            ),
          })),
          {
            key: 'remove',
            width: 40,
            render: (_, row) => (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={say(sharedWords.delete)}
                onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
              />
            ),
          },
        ]}
      />
      <Button
        className={style['add'] ?? ''}
        type="dashed"
        size="small"
        icon={<PlusOutlined />}
        onClick={() => onChange([...rows, { key: next, values: {}, labels: {} }])}
      >
        {say(ADD)}
      </Button>
    </>
  );
}
