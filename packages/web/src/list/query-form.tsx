import { SearchOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Button, Form } from 'antd';
import type { Condition } from '../api/calls.ts';
import { viewOf } from '../fields/index.ts';
import { useLang, useSay } from '../kit/say.tsx';
import { askedOf, type Params } from './asked.ts';
import style from './query-form.module.css';

/** The kit names inputs after their form, so that labels find them. */
const NAME = 'query';
const QUERY: Text = ['查询', 'Query'];
const RESET: Text = ['重置', 'Reset'];

/** One input per condition; Enter asks, resetting asks for everything. */
export function QueryForm({
  conditions,
  onQuery,
}: {
  readonly conditions: readonly Condition[];
  readonly onQuery: (params: Params) => void;
}) {
  const say = useSay();
  const [form] = Form.useForm<Params>();
  const reset = (): void => {
    form.resetFields();
    onQuery({});
  };
  return (
    <Form<Params>
      form={form}
      name={NAME}
      onFinish={(values) => onQuery(askedOf(values))}
      className={`${style['form']} ${style[useLang()]}`}
    >
      <div className={style['around']}>
        <div className={style['grid']}>
          {conditions.map((condition) => {
            const { Filter } = viewOf({ kind: condition.kind, options: {} });
            return (
              <div key={condition.name} className={style['item']}>
                <label htmlFor={`${NAME}_${condition.name}`} className={style['label']}>
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
        </div>
      </div>
      <div className={style['buttons']}>
        <Button onClick={reset}>{say(RESET)}</Button>
        <Button type="primary" htmlType="submit" icon={<SearchOutlined />}>
          {say(QUERY)}
        </Button>
      </div>
    </Form>
  );
}
