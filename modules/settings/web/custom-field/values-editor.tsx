import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { fill, type CustomFieldChoice, type Problem, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Button, Input } from 'antd';
import { emptyValue, withWord } from './draft.ts';
import style from './field-drawer.module.css';

const VALUES: Text = ['选项', 'Values'];
const ZH: Text = ['选项 {n} 中文', 'Value {n} in Chinese'];
const EN: Text = ['选项 {n} 英文', 'Value {n} in English'];
const CODE: Text = ['选项 {n} 编码', 'Code of value {n}'];
const HOLD_ZH: Text = ['中文', 'Chinese'];
const HOLD_EN: Text = ['英文', 'English'];
const HOLD_CODE: Text = ['编码', 'Code'];
const ADD: Text = ['添加选项', 'Add a value'];
const UP: Text = ['上移选项 {n}', 'Move value {n} up'];
const DOWN: Text = ['下移选项 {n}', 'Move value {n} down'];
const REMOVE: Text = ['删除选项 {n}', 'Remove value {n}'];

interface EditorProps {
  readonly values: readonly CustomFieldChoice[];
  /** Values rows may hold already: their codes stay. */
  readonly stored: readonly CustomFieldChoice[];
  readonly problems: readonly Problem[];
  readonly onChange: (values: readonly CustomFieldChoice[]) => void;
}

/** What there is to choose from, in the order people will see it. */
export function ValuesEditor({ values, stored, problems, onChange }: EditorProps) {
  const say = useSay();
  const wrong = problems.find(({ at }) => at === 'values');
  const swap = (index: number, by: -1 | 1): void => {
    const [one, other] = [values[index], values[index + by]];
    if (one && other) onChange(values.with(index, other).with(index + by, one));
  };
  return (
    <div className={style['values']} role="group" aria-label={say(VALUES)}>
      <span className={style['label']}>{say(VALUES)}</span>
      {values.map((value, index) => {
        const n = index + 1;
        const fixed = stored.some(({ code }) => code === value.code);
        const problem = problems.find(({ at }) => at === `values.${index}`);
        const word = (side: 0 | 1, label: Text, hold: Text) => (
          <Input
            aria-label={say(fill(label, { n }))}
            placeholder={say(hold)}
            value={value.label[side]}
            maxLength={60}
            onChange={({ target }) => onChange(values.with(index, withWord(value, side, target.value, fixed)))}
          />
        );
        return (
          // The place is what a value is known by while its code is still being typed.
          <div key={n}>
            <div className={style['value']}>
              {word(0, ZH, HOLD_ZH)}
              {word(1, EN, HOLD_EN)}
              <Input
                aria-label={say(fill(CODE, { n }))}
                placeholder={say(HOLD_CODE)}
                value={value.code}
                maxLength={40}
                disabled={fixed}
                onChange={({ target }) => onChange(values.with(index, { ...value, code: target.value }))}
              />
              <span>
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowUpOutlined />}
                  aria-label={say(fill(UP, { n }))}
                  disabled={index === 0}
                  onClick={() => swap(index, -1)}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowDownOutlined />}
                  aria-label={say(fill(DOWN, { n }))}
                  disabled={index === values.length - 1}
                  onClick={() => swap(index, 1)}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={say(fill(REMOVE, { n }))}
                  onClick={() => onChange(values.filter((one) => one !== value))}
                />
              </span>
            </div>
            {problem && (
              <div className={style['wrong']} role="alert">
                {say(problem.text)}
              </div>
            )}
          </div>
        );
      })}
      {wrong && (
        <div className={style['wrong']} role="alert">
          {say(wrong.text)}
        </div>
      )}
      <Button icon={<PlusOutlined />} onClick={() => onChange([...values, { ...emptyValue }])}>
        {say(ADD)}
      </Button>
    </div>
  );
}
