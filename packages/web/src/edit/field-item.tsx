import { QuestionCircleOutlined } from '@ant-design/icons';
import { blank, type Field, type Text } from '@takt/model';
import { Tooltip } from 'antd';
import { viewOf } from '../fields/index.ts';
import type { InputProps } from '../fields/view.ts';
import { useSay } from '../kit/say.tsx';
import style from './field-item.module.css';

interface Named {
  readonly field: Field;
  readonly value: unknown;
  readonly label: string | null;
}
interface ItemProps extends Named {
  readonly id: string;
  readonly required: boolean;
  readonly problem: { readonly text: Text; readonly level: 'error' | 'warn' } | null;
  readonly onChange: (value: unknown, label?: string | null) => void;
}

/** One field of a form: what it is called above, what is wrong with it below. */
export function FieldItem({ id, field, value, label, required, problem, onChange }: ItemProps) {
  const say = useSay();
  const { Input } = viewOf(field);
  return (
    <div className={style['item']}>
      <FieldLabel id={id} field={field} required={required} />
      <div>
        <Input id={id} field={field} value={value} label={label} onChange={onChange} wrong={problem?.level === 'error'} />
      </div>
      {problem && (
        <div className={problem.level === 'error' ? style['wrong'] : style['odd']} role="alert">
          {say(problem.text)}
        </div>
      )}
    </div>
  );
}

/** What a field is called, whether it must be filled in, and what helps to. */
export function FieldLabel({ id, field, required }: Pick<ItemProps, 'id' | 'field' | 'required'>) {
  const say = useSay();
  return (
    <label className={style['label']} htmlFor={id}>
      {required && (
        <span className={style['must']} aria-hidden>
          *
        </span>
      )}
      {say(field.label)}
      {field.options.help && (
        <Tooltip title={say(field.options.help)}>
          <QuestionCircleOutlined className={style['help']} />
        </Tooltip>
      )}
    </label>
  );
}

/** The input alone, for pages that word their fields themselves. */
export function FieldInput(props: InputProps) {
  const { Input } = viewOf(props.field);
  return <Input {...props} />;
}

/** The same, where it can only be read. */
export function FieldFact({ field, value, label }: Named) {
  const say = useSay();
  const { Cell, Fact = Cell } = viewOf(field);
  return (
    <div className={style['item']}>
      <div className={style['label']}>{say(field.label)}</div>
      <div className={style['value']}>{blank(value) ? '—' : <Fact field={field} value={value} label={label} />}</div>
    </div>
  );
}
