import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { type Arranged, fill, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Button, Checkbox, Table, type TableColumnsType } from 'antd';
import { movedBy } from './parts.ts';
import style from './screen-config.module.css';

const SHOWN: Text = ['显示', 'Shown'];
const SHOW: Text = ['显示{label}', 'Show {label}'];
const ORDER: Text = ['顺序', 'Order'];
const UP: Text = ['上移{label}', 'Move {label} up'];
const DOWN: Text = ['下移{label}', 'Move {label} down'];

interface TableProps<T extends Arranged> {
  readonly title: Text;
  readonly items: readonly T[];
  readonly labelOf: (name: string) => Text;
  /** What else can be said of each, between its name and its place. */
  readonly columns?: (change: (item: T, next: Partial<T>) => void) => TableColumnsType<T>;
  /** One must be left to be seen. */
  readonly keepOne?: boolean;
  readonly onChange: (items: readonly T[]) => void;
}

/** Things of a screen in their order, each shown or not. */
export function ArrangeTable<T extends Arranged>({ title, items, labelOf, columns, keepOne, onChange }: TableProps<T>) {
  const say = useSay();
  const change = (item: T, next: Partial<T>): void => onChange(items.map((one) => (one === item ? { ...one, ...next } : one)));
  const shown = items.filter((one) => one.shown).length;
  const arrow = (text: Text, index: number, by: -1 | 1) => (
    <Button
      type="text"
      size="small"
      icon={by === -1 ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
      aria-label={say(fill(text, { label: labelOf(items[index]?.name ?? '') }))}
      disabled={!items[index + by]}
      onClick={() => onChange(movedBy(items, index, by))}
    />
  );
  const made: TableColumnsType<T> = [
    {
      title: say(SHOWN),
      key: 'shown',
      width: 64,
      render: (_, item) => (
        <Checkbox
          checked={item.shown}
          disabled={keepOne === true && item.shown && shown === 1}
          aria-label={say(fill(SHOW, { label: labelOf(item.name) }))}
          onChange={({ target }) => onChange(items.map((one) => (one === item ? { ...one, shown: target.checked } : one)))}
        />
      ),
    },
    {
      title: say(title),
      key: 'label',
      render: (_, { name, shown: visible }) => <span className={visible ? '' : style['hidden']}>{say(labelOf(name))}</span>,
    },
    ...(columns?.(change) ?? []),
    {
      title: say(ORDER),
      key: 'order',
      width: 84,
      render: (_, _item, index) => (
        <span className={style['arrows']}>
          {arrow(UP, index, -1)}
          {arrow(DOWN, index, 1)}
        </span>
      ),
    },
  ];
  return <Table<T> size="small" rowKey="name" dataSource={items} columns={made} pagination={false} />;
}
