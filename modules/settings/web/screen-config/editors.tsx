import { type ArrangedCondition, fill, type Text } from '@takt/model';
import { type Pinned, useSay, viewOf } from '@takt/web';
import { Alert, Checkbox, Input, InputNumber, Select } from 'antd';
import { useId } from 'react';
import { ArrangeTable } from './arrange-table.tsx';
import type { ArrangedColumn, Draft, Part, Shipped } from './parts.ts';
import style from './screen-config.module.css';

const CONDITION: Text = ['查询字段', 'Query field'];
const BEGINS: Text = ['默认值', 'Default'];
const BEGINS_OF: Text = ['{label}的默认值', 'Default of {label}'];
const MUST: Text = ['查询前必填', 'Required'];
const MUST_OF: Text = ['查询前必须填写{label}', '{label} is required before a search'];
const UNSEEN: Text = ['隐藏的字段不能必填', 'A hidden field cannot be required'];
const COLUMN: Text = ['列', 'Column'];
const OTHER: Text = ['改用名称（中文 / 英文）', 'Other label (Chinese / English)'];
const OTHER_ZH: Text = ['{label}的中文名称', 'Chinese label of {label}'];
const OTHER_EN: Text = ['{label}的英文名称', 'English label of {label}'];
const WIDTH: Text = ['列宽', 'Width'];
const WIDTH_OF: Text = ['{label}的列宽', 'Width of {label}'];
const AUTO: Text = ['自动', 'Auto'];
const PIN: Text = ['冻结', 'Frozen'];
const PIN_OF: Text = ['冻结{label}', 'Freeze {label}'];
const PINS: readonly { readonly value: 'none' | 'left' | 'right'; readonly label: Text }[] = [
  { value: 'none', label: ['不冻结', 'Not frozen'] },
  { value: 'left', label: ['左侧', 'Left'] },
  { value: 'right', label: ['右侧', 'Right'] },
];
const BUTTON: Text = ['按钮', 'Button'];
const COMFORT: Text = [
  '隐藏按钮只是让页面更简洁，不会收回权限：能不能执行仍由「角色资源」决定。',
  'Hiding a button tidies the page up; it takes no right away. Whether it may be done is decided under “Role resource”.',
];

interface EditorProps {
  readonly shipped: Shipped;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}
const NAMELESS: Text = ['', ''];

function QueryEditor({ shipped: { conditions }, draft, onChange }: EditorProps) {
  const say = useSay();
  const id = useId();
  const of = (name: string) => conditions.find((one) => one.name === name);
  const labelOf = (name: string): Text => of(name)?.label ?? NAMELESS;
  return (
    <ArrangeTable<ArrangedCondition>
      title={CONDITION}
      items={draft.query}
      labelOf={labelOf}
      onChange={(query) => onChange({ ...draft, query })}
      columns={(change) => [
        {
          title: say(BEGINS),
          key: 'value',
          width: 260,
          render: (_, item) => {
            const condition = of(item.name);
            if (!condition) return null;
            const { Filter } = viewOf({ kind: condition.kind, options: {} });
            return (
              <div className={style['filter']}>
                <label className={style['heard']} htmlFor={`${id}-${item.name}`}>
                  {say(fill(BEGINS_OF, { label: condition.label }))}
                </label>
                <Filter
                  id={`${id}-${item.name}`}
                  condition={condition}
                  value={item.value}
                  onChange={(value) => change(item, { value: value ?? null })}
                />
              </div>
            );
          },
        },
        {
          title: say(MUST),
          key: 'required',
          width: 110,
          render: (_, item) => (
            <Checkbox
              checked={item.required && item.shown}
              disabled={!item.shown}
              title={item.shown ? '' : say(UNSEEN)}
              aria-label={say(fill(MUST_OF, { label: labelOf(item.name) }))}
              onChange={({ target }) => change(item, { required: target.checked })}
            />
          ),
        },
      ]}
    />
  );
}

function ColumnEditor({ shipped: { columns }, draft, onChange }: EditorProps) {
  const say = useSay();
  const labelOf = (name: string): Text => columns.find((one) => one.name === name)?.label ?? NAMELESS;
  return (
    <ArrangeTable<ArrangedColumn>
      title={COLUMN}
      items={draft.columns}
      labelOf={labelOf}
      keepOne
      onChange={(next) => onChange({ ...draft, columns: next })}
      columns={(change) => [
        {
          title: say(OTHER),
          key: 'other',
          width: 280,
          render: (_, item) => {
            const [zh, en] = item.label ?? NAMELESS;
            const put = (label: Text): void => change(item, { label: label.every((side) => side === '') ? null : label });
            return (
              <span className={style['pair']}>
                <Input
                  size="small"
                  value={zh}
                  maxLength={60}
                  placeholder={labelOf(item.name)[0]}
                  aria-label={say(fill(OTHER_ZH, { label: labelOf(item.name) }))}
                  onChange={({ target }) => put([target.value, en])}
                />
                <Input
                  size="small"
                  value={en}
                  maxLength={60}
                  placeholder={labelOf(item.name)[1]}
                  aria-label={say(fill(OTHER_EN, { label: labelOf(item.name) }))}
                  onChange={({ target }) => put([zh, target.value])}
                />
              </span>
            );
          },
        },
        {
          title: say(WIDTH),
          key: 'width',
          width: 92,
          render: (_, item) => (
            <InputNumber<number>
              size="small"
              className={style['full'] ?? ''}
              min={50}
              max={800}
              value={item.width}
              placeholder={say(AUTO)}
              aria-label={say(fill(WIDTH_OF, { label: labelOf(item.name) }))}
              onChange={(width) => change(item, { width })}
            />
          ),
        },
        {
          title: say(PIN),
          key: 'pinned',
          width: 100,
          render: (_, item) => (
            <Select<'none' | 'left' | 'right'>
              size="small"
              className={style['full'] ?? ''}
              value={item.pinned ?? 'none'}
              aria-label={say(fill(PIN_OF, { label: labelOf(item.name) }))}
              options={PINS.map(({ value, label }) => ({ value, label: say(label) }))}
              onChange={(value) => change(item, { pinned: pinnedBy(value) })}
            />
          ),
        },
      ]}
    />
  );
}
const pinnedBy = (value: 'none' | 'left' | 'right'): Pinned => (value === 'none' ? null : value);

function ButtonEditor({ shipped: { buttons }, draft, onChange }: EditorProps) {
  const say = useSay();
  return (
    <>
      <Alert className={style['note'] ?? ''} type="info" showIcon title={say(COMFORT)} />
      <ArrangeTable
        title={BUTTON}
        items={draft.buttons}
        labelOf={(name) => buttons.find(({ action }) => action === name)?.label ?? NAMELESS}
        onChange={(next) => onChange({ ...draft, buttons: next })}
      />
    </>
  );
}

const EDITORS = { query: QueryEditor, columns: ColumnEditor, buttons: ButtonEditor };
/** The editor of one part of a list. */
export function PartEditor({ part, ...props }: EditorProps & { readonly part: Part }) {
  const Editor = EDITORS[part];
  return <Editor {...props} />;
}
