import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Button, Form } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Condition } from '../api/calls.ts';
import { viewOf } from '../fields/index.ts';
import { keep, recall } from '../kit/kept.ts';
import { useLang, useSay } from '../kit/say.tsx';
import { askedOf, type Params } from './asked.ts';
import { inSight, useColumnCount } from './query-grid.ts';
import style from './query-form.module.css';

const FOLDED = 'query_folded';
const QUERY: Text = ['查询', 'Query'];
const RESET: Text = ['重置', 'Reset'];
const FOLD: Text = ['收起', 'Fold'];
const UNFOLD: Text = ['展开', 'Unfold'];

interface QueryFormProps {
  readonly url: string;
  readonly conditions: readonly Condition[];
  /** What the form begins with; whoever changes it from outside gives the form a new key. */
  readonly initial: Params;
  readonly onQuery: (params: Params) => void;
}

/** An open list of choices closes on Escape; only the next one resets the form. */
const isOpen = (target: EventTarget): boolean =>
  target instanceof Element &&
  (target.getAttribute('aria-expanded') === 'true' || target.closest('.ant-picker-focused, .ant-select-open') !== null);

/** One input per condition; Enter asks, resetting asks for everything. */
export function QueryForm({ url, conditions, initial, onQuery }: QueryFormProps) {
  const say = useSay();
  const lang = useLang();
  const name = useId();
  const [form] = Form.useForm<Params>();
  const around = useRef<HTMLDivElement>(null);
  const columns = useColumnCount(around);
  const [folded, setFolded] = useState(() => recall(`${FOLDED}:${url}`) === '1');
  const seen = inSight(conditions.length, columns, folded);
  const reset = (): void => {
    form.setFieldsValue(Object.fromEntries(conditions.map((condition) => [condition.name, undefined])));
    onQuery({});
  };
  const fold = (): void => {
    keep(`${FOLDED}:${url}`, folded ? null : '1');
    setFolded(!folded);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isOpen(event.target)) reset();
  };
  return (
    <Form<Params>
      form={form}
      name={name}
      initialValues={initial}
      onFinish={(values) => onQuery(askedOf(values))}
      onKeyDown={escape}
      className={`${style['form']} ${style[lang]}`}
      data-query
    >
      <div className={style['around']} ref={around}>
        <div className={style['grid']} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {conditions.map((condition, index) => {
            const { Filter } = viewOf({ kind: condition.kind, options: {} });
            return (
              <div key={condition.name} className={style['item']} hidden={index >= seen}>
                <label htmlFor={`${name}_${condition.name}`} className={style['label']}>
                  {say(condition.label)}
                </label>
                <div className={style['input']}>
                  <Form.Item name={condition.name} noStyle>
                    <Filter condition={condition} />
                  </Form.Item>
                </div>
              </div>
            );
          })}
          <div className={style['buttons']}>
            <Button onClick={reset}>{say(RESET)}</Button>
            <Button type="primary" htmlType="submit" icon={<SearchOutlined />}>
              {say(QUERY)}
            </Button>
            {conditions.length >= columns && (
              <Button type="link" icon={folded ? <DownOutlined /> : <UpOutlined />} iconPlacement="end" onClick={fold}>
                {say(folded ? UNFOLD : FOLD)}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Form>
  );
}
