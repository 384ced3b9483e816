import { type Field, sharedWords, type Text, valueProblem } from '@takt/model';
import { loadPage, read, Refusal, Say, Sheet, useDone, useSay, write } from '@takt/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Switch } from 'antd';
import { SecurityConfig } from '../defs/index.ts';
import style from './security-config.module.css';
import { type Draft, draftOf, NUMBERS, numberOf, rowOf, SWITCHES } from './security-draft.ts';

const SAVED: Text = ['登录安全设置已保存', 'The sign-in settings were saved'];
const KEY = ['security-config'];

/** The company's settings, with what was stored before; the product's own values where nothing was. */
async function load(): Promise<Draft> {
  const { list } = await loadPage(SecurityConfig.id, { params: {}, page: 1, size: 1 });
  const [found] = list;
  return draftOf(found ? await read(`/system/ai/queryOne`, { _entity: SecurityConfig.id, id: found.id }) : null);
}

/** One page instead of a list: a company has one set of these settings. */
export function SecurityConfigPage() {
  const settings = useQuery({ queryKey: KEY, queryFn: load });
  return (
    <Sheet title={SecurityConfig.label} narrow>
      <Refusal error={settings.error} />
      {settings.data && <Settings key={settings.data.version} draft={settings.data} />}
    </Sheet>
  );
}

function Settings({ draft }: { readonly draft: Draft }) {
  const say = useSay();
  const done = useDone();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (typed: Draft) => write('/system/ai/submit', { _entity: SecurityConfig.id, row: rowOf({ ...draft, ...typed }) }),
    onSuccess: () => done(SAVED),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Form<Draft>
      layout="vertical"
      className={style['form']}
      requiredMark={false}
      initialValues={draft}
      onFinish={(typed) => saving.mutate(typed)}
    >
      {NUMBERS.map((name) => (
        <NumberItem key={name} name={name} field={SecurityConfig.fields[name]} />
      ))}
      {SWITCHES.map((name) => {
        const field = SecurityConfig.fields[name];
        return (
          <Form.Item key={name} name={name} label={say(field.label)} valuePropName="checked" extra={<Help field={field} />}>
            <Switch />
          </Form.Item>
        );
      })}
      <Refusal error={saving.error} />
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {say(sharedWords.save)}
      </Button>
    </Form>
  );
}

/** A number judged by its definition while it is text: what is no number gets the contract's sentence. */
function NumberItem({ name, field }: { readonly name: string; readonly field: Field }) {
  const say = useSay();
  const judge = (typed: string): Promise<void> => {
    const problem = valueProblem(field, numberOf(typed));
    return problem ? Promise.reject(new Error(say(problem))) : Promise.resolve();
  };
  return (
    <Form.Item
      name={name}
      label={say(field.label)}
      extra={<Help field={field} />}
      validateTrigger="onBlur"
      rules={[{ validator: (_rule, typed: string) => judge(typed) }]}
    >
      <Input inputMode="numeric" maxLength={5} style={{ width: 120 }} />
    </Form.Item>
  );
}

const Help = ({ field }: { readonly field: Field }) => field.options.help && <Say text={field.options.help} />;
