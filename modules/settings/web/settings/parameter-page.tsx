import { type Definitions, fill, type Parameter, sharedWords, shippedValue, type Text, valueProblem } from '@takt/model';
import { callKey, callServer, FieldInput, Refusal, Sheet, useCall, useDefinitions, useDone, useSay } from '@takt/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { parametersSet, setParameter } from '../../defs/index.ts';
import type { ParameterSet } from '../../defs/parameter.ts';
import style from './settings.module.css';

const TITLE: Text = ['系统参数', 'System parameter'];
const SAVED: Text = ['「{name}」已保存，即刻生效', '“{name}” was saved and holds at once'];
const SHIPPED: Text = ['出厂值', 'As shipped'];
const CHANGED: Text = ['{who} 修改于 {when}', 'Changed by {who}, {when}'];
const BACK: Text = ['恢复出厂', 'Back to shipped'];

/** What the product leaves to the company, with what it has decided. */
export function ParameterPage() {
  const definitions = useDefinitions();
  const decided = useCall(parametersSet, {});
  return (
    <Sheet title={TITLE}>
      <Refusal error={decided.error} />
      {decided.data &&
        definitions
          .filter(({ parameters = [] }) => parameters.length > 0)
          .map((module) => <Group key={module.module} module={module} decided={decided.data} />)}
    </Sheet>
  );
}

function Group({ module, decided }: { readonly module: Definitions; readonly decided: readonly ParameterSet[] }) {
  const say = useSay();
  return (
    <section aria-label={say(module.label)}>
      <h2 className={style['group']}>{say(module.label)}</h2>
      <div className={style['rows']}>
        {(module.parameters ?? []).map((parameter) => {
          const set = decided.find(({ name }) => name === parameter.id) ?? null;
          return <Row key={`${parameter.id} ${set?.at ?? ''}`} parameter={parameter} set={set} />;
        })}
      </div>
    </section>
  );
}

function Row({ parameter, set }: { readonly parameter: Parameter; readonly set: ParameterSet | null }) {
  const say = useSay();
  const done = useDone();
  const client = useQueryClient();
  const { id, field } = parameter;
  const held = set ? set.value : shippedValue(parameter);
  const [value, setValue] = useState<unknown>(held);
  const saving = useMutation({
    mutationFn: (decided: { readonly value: unknown } | null) => callServer(setParameter, { name: id, decided }),
    onSuccess: () => done(fill(SAVED, { name: field.label })),
    onSettled: () => Promise.all([callKey(parametersSet), ['owner']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const problem = valueProblem(field, value);
  const who = set && fill(CHANGED, { who: set.by ?? '—', when: set.at.slice(0, 16) });
  return (
    <div className={style['row']} role="group" aria-label={say(field.label)}>
      <div>
        <label className={style['label']} htmlFor={id}>
          {say(field.label)}
        </label>
        {field.options.help && <div className={style['about']}>{say(field.options.help)}</div>}
        {problem && (
          <div className={style['about']} role="alert">
            {say(problem)}
          </div>
        )}
        <Refusal error={saving.error} />
      </div>
      <div>
        <FieldInput id={id} field={field} value={value} label={null} wrong={problem !== null} onChange={setValue} />
      </div>
      <div className={style['side']}>
        {value === held ? (
          <span className={style['about']}>{say(who ?? SHIPPED)}</span>
        ) : (
          <Button type="primary" disabled={problem !== null} loading={saving.isPending} onClick={() => saving.mutate({ value })}>
            {say(sharedWords.save)}
          </Button>
        )}
        {set && (
          <Button type="text" loading={saving.isPending} onClick={() => saving.mutate(null)}>
            {say(BACK)}
          </Button>
        )}
      </div>
    </div>
  );
}
