import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { fill, sharedWords, type Text, words } from '@takt/model';
import { Button, Form } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Condition } from '../api/calls.ts';
import { viewOf } from '../fields/index.ts';
import { saveLocal, loadLocal } from '../kit/local.ts';
import { useLang, useSay } from '../kit/say.tsx';
import { cleanParams, initialParams, missingIn, type Params } from './params.ts';
import { inSight, useColumnCount } from './query-grid.ts';
import style from './query-form.module.css';

const FOLDED = 'query_folded';
const FOLD: Text = ['收起', 'Collapse'];
const UNFOLD: Text = ['展开', 'Expand'];

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
export function QueryForm({ url, conditions: all, initial, onQuery }: QueryFormProps) {
  const conditions = all.filter(({ shown }) => shown);
  const say = useSay();
  const lang = useLang();
  const name = useId();
  const [form] = Form.useForm<Params>();
  const around = useRef<HTMLDivElement>(null);
  const columns = useColumnCount(around);
  const [folded, setFolded] = useState(() => loadLocal(`${FOLDED}:${url}`) === '1');
  const seen = inSight(conditions.length, columns, folded);
  const [missing, setLacking] = useState<readonly Condition[]>([]);
  const reset = (): void => {
    const begun = initialParams(all);
    form.setFieldsValue(Object.fromEntries(conditions.map(({ name: field }) => [field, begun[field]])));
    setLacking([]);
    onQuery(begun);
  };
  /** What is asked for out of sight stays asked for. */
  const ask = (values: Params): void => {
    const asked = cleanParams(values);
    const missing = missingIn(conditions, asked);
    setLacking(missing);
    const unseen = Object.entries(initial).filter(([field]) => all.some((one) => one.name === field && !one.shown));
    if (missing.length === 0) onQuery({ ...Object.fromEntries(unseen), ...asked });
  };
  const fold = (): void => {
    saveLocal(`${FOLDED}:${url}`, folded ? null : '1');
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
      onFinish={ask}
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
                  {condition.must && (
                    <span className={style['must']} aria-hidden>
                      *
                    </span>
                  )}
                  {say(condition.label)}
                </label>
                <div className={style['input']}>
                  <Form.Item name={condition.name} noStyle>
                    <Filter condition={condition} />
                  </Form.Item>
                  {missing.includes(condition) && (
                    <div className={style['wrong']} role="alert">
                      {say(fill(words.fillIn, { field: condition.label }))}
                    </div>
                  )}
                </div>
              </div>
            );
          })}
          <div className={style['buttons']}>
            <Button onClick={reset}>{say(sharedWords.reset)}</Button>
            <Button type="primary" htmlType="submit" icon={<SearchOutlined />}>
              {say(sharedWords.query)}
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
