import { type ChangesRequest, type Entity, sharedWords, type Text } from '@takt/model';
import { DateFilter, PeoplePicker, useMenu, useDefinitions, useSay } from '@takt/web';
import { Button, Input, Select } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { changeConditions as words } from '../../defs/audit.ts';
import { User } from '@takt/modules/access/defs';
import { holds } from '../in-menu.ts';
import { actionsOf, auditedIn, callsIn, fieldsOf, type Offered } from './audited.ts';
import style from './audit.module.css';

export const NO_CONDITIONS: ChangesRequest = {
  entity: null,
  action: null,
  user: null,
  from: null,
  to: null,
  row: null,
  field: null,
};
const PERIOD: Text = ['日期', 'Date'];
const ANY: Text = ['全部', 'All'];
const FIRST: Text = ['请先选择数据', 'Choose the data first'];
const DAYS = { name: 'at', label: PERIOD, kind: 'date', source: null, shown: true, must: false, initial: null } as const;

interface ConditionsProps {
  readonly busy: boolean;
  readonly onAsk: (asked: ChangesRequest) => void;
}
/** What to look for; Enter asks, resetting asks for everything. */
export function Conditions({ busy, onAsk }: ConditionsProps) {
  const say = useSay();
  const definitions = useDefinitions();
  const [typed, setTyped] = useState(NO_CONDITIONS);
  const put = (part: Partial<ChangesRequest>): void => setTyped({ ...typed, ...part });
  const modules = auditedIn(definitions);
  const all = modules.flatMap(({ entities }) => entities);
  const chosen: Entity | undefined = all.find(({ id }) => id === typed.entity);
  const mayPickPeople = (useMenu() ?? []).some(holds(User.id));
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    onAsk({ ...typed, row: typed.row?.trim() || null });
  };
  const reset = (): void => {
    setTyped(NO_CONDITIONS);
    onAsk(NO_CONDITIONS);
  };
  const offered = (list: readonly Offered[]) => list.map(({ value, label }) => ({ value, label: say(label) }));
  return (
    <form className={style['conditions']} onSubmit={ask}>
      <Item label={words.entity.label}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={say(ANY)}
            value={typed.entity}
            showSearch={{ optionFilterProp: 'label' }}
            // Actions and fields belong to the data they were chosen for.
            onChange={(entity: string | undefined) => put({ entity: entity ?? null, action: null, field: null })}
            options={modules.map(({ label, entities }) => ({
              label: say(label),
              title: say(label),
              options: entities.map((one) => ({ value: one.id, label: say(one.label) })),
            }))}
          />
        )}
      </Item>
      <Item label={words.row.label}>
        {(id) => (
          <Input id={id} allowClear value={typed.row ?? ''} onChange={({ target }) => put({ row: target.value || null })} />
        )}
      </Item>
      <Item label={PERIOD}>
        {(id) => (
          <DateFilter
            id={id}
            condition={DAYS}
            value={typed.from && typed.to ? [typed.from, typed.to] : null}
            onChange={(days) => put(period(days))}
          />
        )}
      </Item>
      <Item label={words.action.label}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={say(ANY)}
            value={typed.action}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(action: string | undefined) => put({ action: action ?? null })}
            options={offered(actionsOf(chosen ? [chosen] : all, callsIn(definitions)))}
          />
        )}
      </Item>
      {mayPickPeople && (
        <Item label={words.user.label}>
          {(id) => (
            <PeoplePicker
              id={id}
              entity={User.id}
              {...(typed.user !== null && { value: typed.user })}
              onChange={(user) => put({ user: [user].flat()[0] ?? null })}
            />
          )}
        </Item>
      )}
      <Item label={words.field.label}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={say(ANY)}
            value={typed.field}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(field: string | undefined) => put({ field: field ?? null })}
            options={chosen ? offered(fieldsOf(chosen)) : []}
            {...(!chosen && { notFoundContent: say(FIRST) })}
          />
        )}
      </Item>
      <div className={style['ask']}>
        <Button onClick={reset}>{say(sharedWords.reset)}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {say(sharedWords.query)}
        </Button>
      </div>
    </form>
  );
}

function period(days: unknown): Pick<ChangesRequest, 'from' | 'to'> {
  const [from, to] = Array.isArray(days) ? days.map(String) : [];
  return { from: from ?? null, to: to ?? null };
}

function Item({ label, children }: { readonly label: Text; readonly children: (id: string) => ReactNode }) {
  const say = useSay();
  const id = useId();
  return (
    <div className={style['item']}>
      <label htmlFor={id}>{say(label)}</label>
      {children(id)}
    </div>
  );
}
