import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { type CustomField, fill, sharedWords, type Text } from '@takt/model';
import { type ActionButton, ActionButtonView, useSay } from '@takt/web';
import { Button, Empty, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { KIND_WORDS, limitWords } from './words.ts';
import style from './custom-field.module.css';

const NAME: Text = ['名称', 'Label'];
const CODE: Text = ['标识', 'Name'];
const KIND: Text = ['类型', 'Kind'];
const REQUIRED: Text = ['新增必填', 'Required'];
const LIMITS: Text = ['限制', 'Limits'];
const UP: Text = ['上移{label}', 'Move {label} up'];
const DOWN: Text = ['下移{label}', 'Move {label} down'];
const NONE: Text = ['还没有扩展字段', 'No custom fields yet'];

interface TableProps {
  readonly fields: readonly CustomField[];
  readonly pending: boolean;
  readonly busy: boolean;
  /** Why nothing may be changed. */
  readonly refusal: ActionButton['why'];
  readonly onEdit: (field: CustomField) => void;
  readonly onRemove: (field: CustomField) => void;
  readonly onOrder: (names: readonly string[]) => void;
}

/** The fields in the order of lists and forms. */
export function FieldTable(props: TableProps) {
  const say = useSay();
  const { fields, pending } = props;
  const columns: TableColumnsType<CustomField> = [
    {
      title: say(NAME),
      key: 'label',
      render: (_, { label: [zh, en] }) => (
        <>
          {say([zh, en])}
          <span className={style['english']}>{say([en, zh])}</span>
        </>
      ),
    },
    { title: say(CODE), dataIndex: 'name', width: 140 },
    { title: say(KIND), key: 'kind', width: 110, render: (_, { kind }) => say(KIND_WORDS[kind]) },
    { title: say(REQUIRED), key: 'required', width: 90, render: (_, { required }) => (required ? say(sharedWords.yes) : '') },
    {
      title: say(LIMITS),
      key: 'limits',
      render: (_, field) => (
        <span className={style['limits']} title={limitWords(field, say)}>
          {limitWords(field, say)}
        </span>
      ),
    },
    {
      title: say(sharedWords.actions),
      key: 'tools',
      width: 200,
      align: 'end',
      render: (_, _field, index) => <Tools {...props} index={index} />,
    },
  ];
  return (
    <Table<CustomField>
      size="small"
      rowKey="name"
      loading={pending}
      dataSource={fields}
      columns={columns}
      pagination={false}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(NONE)} /> }}
    />
  );
}

function Tools({ fields, busy, refusal, onEdit, onRemove, onOrder, index }: TableProps & { readonly index: number }) {
  const say = useSay();
  const field = fields[index];
  if (!field) return null;
  const { label } = field;
  const move = (by: -1 | 1): void => {
    const names = fields.map(({ name }) => name);
    const [one, other] = [names[index], names[index + by]];
    if (one !== undefined && other !== undefined) onOrder(names.with(index, other).with(index + by, one));
  };
  const arrow = (text: Text, icon: ReactNode, by: -1 | 1) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={say(fill(text, { label }))}
      disabled={busy || refusal !== null || !fields[index + by]}
      onClick={() => move(by)}
    />
  );
  return (
    <span className={style['tools']}>
      {arrow(UP, <ArrowUpOutlined />, -1)}
      {arrow(DOWN, <ArrowDownOutlined />, 1)}
      <ActionButtonView
        button={{ name: 'edit', label: sharedWords.edit, why: refusal, run: () => onEdit(field) }}
        type="link"
        size="small"
      />
      <ActionButtonView
        button={{ name: 'remove', label: sharedWords.remove, why: refusal, run: () => onRemove(field) }}
        type="link"
        size="small"
        danger
      />
    </span>
  );
}
