import { sharedWords, type Text } from '@takt/model';
import { type Option, useSay } from '@takt/web';
import { Button, Input } from 'antd';
import { useState } from 'react';
import style from './two-lists.module.css';

const EXISTING: Text = ['已有权限', 'Existing'];
const TO_CONFIGURE: Text = ['待配置', 'To be configured'];
const SEARCH: Text = ['编码或名称', 'Code or name'];
const ADD_ALL: Text = ['全部添加', 'Add all'];
const REMOVE_ALL: Text = ['全部移除', 'Remove all'];

interface ListsProps {
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** What can be chosen and what is; a click moves it from one list to the other. */
export function TwoLists({ options, chosen, disabled, onChange }: ListsProps) {
  return (
    <div className={style['lists']}>
      <Side
        title={TO_CONFIGURE}
        all={ADD_ALL}
        options={options.filter(({ value }) => !chosen.includes(value))}
        disabled={disabled}
        onMove={(values) => onChange([...chosen, ...values])}
      />
      <Side
        title={EXISTING}
        all={REMOVE_ALL}
        taking
        options={options.filter(({ value }) => chosen.includes(value))}
        disabled={disabled}
        onMove={(values) => onChange(chosen.filter((value) => !values.includes(value)))}
      />
    </div>
  );
}

interface SideProps extends Pick<ListsProps, 'options' | 'disabled'> {
  readonly title: Text;
  /** Moves everything found at once. */
  readonly all: Text;
  readonly taking?: boolean;
  readonly onMove: (values: readonly string[]) => void;
}
function Side({ title, all, taking = false, options, disabled, onMove }: SideProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = options.filter(({ label }) => label.toLowerCase().includes(wanted));
  return (
    <section className={style['side']} aria-label={say(title)}>
      <header className={style['head']}>
        <span>
          {say(title)} <span className={style['count']}>{options.length}</span>
        </span>
        <Button
          type="link"
          size="small"
          disabled={disabled || found.length === 0}
          onClick={() => onMove(found.map(({ value }) => value))}
        >
          {say(all)}
        </Button>
      </header>
      <Input
        className={style['search'] ?? ''}
        allowClear
        aria-label={`${say(title)} · ${say(SEARCH)}`}
        placeholder={say(SEARCH)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className={style['list']}>
        {found.map(({ value, label }) => (
          <li key={value}>
            <button type="button" className={style['option']} disabled={disabled} onClick={() => onMove([value])}>
              <span>{label}</span>
              <span className={style['sign']} aria-hidden="true">
                {taking ? '−' : '+'}
              </span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className={style['nothing']}>{say(sharedWords.none)}</li>}
      </ul>
    </section>
  );
}
