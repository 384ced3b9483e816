import { fill, sharedWords, type Text, words } from '@takt/model';
import {
  type ActionButton,
  ActionButtonView,
  callKey,
  callServer,
  Refusal,
  Say,
  Sheet,
  useCall,
  useDone,
  useSay,
} from '@takt/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Flex, Input, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { foundTenant, resumeTenant, suspendTenant, tenantsListed } from '../../defs/index.ts';
import { MOST_TENANTS, newTenant, OWN_COMPANY, type TenantListed } from '../../defs/tenant.ts';
import { dayHere } from '../here.ts';
import { daysOf, STATES } from '../licence/words.ts';
import { NewTenant } from './new-tenant.tsx';
import style from './tenants-page.module.css';

const SEARCH: Text = ['企业代码或名称', 'Company code or name'];
const COUNTED: Text = ['{n} 家，已暂停 {off} 家', 'Companies: {n} · suspended: {off}'];
const ONLY: Text = ['仅显示前 {n} 家', 'Only the first {n} are shown'];
const SERVED: Text = ['● 正常', '● Active'];
const SUSPENDED: Text = ['● 已暂停', '● Suspended'];
const UNREACHED: Text = ['○ 无法连接', '○ Not reached'];
const OPERATOR: Text = ['运营方', 'Operator'];
const USERS: Text = ['启用用户', 'Enabled users'];
const LICENCE: Text = ['授权', 'Licence'];
const LAST: Text = ['最近活动', 'Last activity'];
const CREATED: Text = ['创建日期', 'Created'];
const NOT_HERE: Text = ['该租户所在的单元无法连接', 'The cell of this company cannot be reached'];
const ASK_SUSPEND: Text = ['暂停「{name}（{code}）」？', 'Suspend {name} ({code})?'];
const ASK_RESUME: Text = ['恢复「{name}（{code}）」？', 'Resume {name} ({code})?'];
const SUSPENDING: Text = [
  '该公司所有人员立即退出，恢复之前不能登录；数据不受影响。',
  'Everybody of the company is signed out at once and cannot sign in until it is resumed. Its data stays.',
];
const RESUMING: Text = ['该公司的人员可以重新登录。', 'Its people can sign in again.'];
const WAS_SUSPENDED: Text = ['已暂停「{name}」', '{name} has been suspended'];
const WAS_RESUMED: Text = ['已恢复「{name}」', '{name} has been resumed'];

/** Every company of the product, how it stands, and what its operator does about it. */
export function TenantsPage() {
  const say = useSay();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  const client = useQueryClient();
  const tenants = useCall(tenantsListed, {});
  const { ask, error } = useTurning();
  const { list = [], cells = [], mayEdit = false } = tenants.data ?? {};
  const wanted = search.trim().toLowerCase();
  const refusal = mayEdit ? null : NOT_MINE;
  const add: ActionButton = { name: 'add', label: foundTenant.label, why: refusal, run: () => setAdding(true) };
  const off = list.filter(({ glance }) => glance?.suspended).length;
  if (tenants.error) {
    return (
      <Sheet title={tenantsListed.label}>
        <Refusal error={tenants.error} />
      </Sheet>
    );
  }
  return (
    <Sheet title={tenantsListed.label}>
      <Flex gap={8} align="center" className={style['tools'] ?? ''}>
        <Input.Search
          className={style['search'] ?? ''}
          allowClear
          aria-label={say(SEARCH)}
          placeholder={say(SEARCH)}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button loading={tenants.isFetching} onClick={() => void tenants.refetch()}>
          {say(sharedWords.refresh)}
        </Button>
        <span className={style['count']}>
          {say(fill(COUNTED, { n: list.length, off }))}
          {list.length === MOST_TENANTS && ` · ${say(fill(ONLY, { n: MOST_TENANTS }))}`}
        </span>
        <span className={style['add']}>
          <ActionButtonView button={add} type="primary" />
        </span>
      </Flex>
      <Refusal error={error} />
      <Table<TenantListed>
        size="small"
        rowKey="id"
        loading={tenants.isPending}
        dataSource={list.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted))}
        pagination={{ defaultPageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        columns={[...columns(say), actions(say, refusal, ask)]}
      />
      {adding && (
        <NewTenant
          cells={cells}
          onCreated={() => void client.invalidateQueries({ queryKey: callKey(tenantsListed) })}
          onClose={() => setAdding(false)}
        />
      )}
    </Sheet>
  );
}

const NOT_MINE = { text: words.notAuthorised, unblock: fill(words.askAdmin, { permission: 'system.tenant.edit' }) };
type Say = (text: Text) => string;

const columns = (say: Say): TableColumnsType<TenantListed> => [
  { title: say(newTenant.code.label), dataIndex: 'code' },
  {
    title: say(newTenant.name.label),
    key: 'name',
    render: (_, { name, operator }) => (
      <>
        {name} {operator && <Tag>{say(OPERATOR)}</Tag>}
      </>
    ),
  },
  {
    title: say(sharedWords.status),
    key: 'state',
    render: (_, { glance }) =>
      glance ? (
        <span className={style[glance.suspended ? 'off' : 'on']}>{say(glance.suspended ? SUSPENDED : SERVED)}</span>
      ) : (
        <span className={style['soft']}>{say(UNREACHED)}</span>
      ),
  },
  { title: say(USERS), key: 'users', align: 'right', render: (_, { glance }) => glance?.users ?? '—' },
  {
    title: say(LICENCE),
    key: 'licence',
    render: (_, { glance }) => {
      if (!glance) return '—';
      const { licence: state, daysLeft } = glance;
      const days = daysOf({ state, daysLeft });
      return (
        <>
          {say(STATES[state])} {days && <span className={style['soft']}>{say(days)}</span>}
        </>
      );
    },
  },
  { title: say(LAST), key: 'last', render: (_, { glance }) => glance?.lastAt?.slice(0, 16) ?? '—' },
  { title: say(newTenant.cell.label), dataIndex: 'cell' },
  { title: say(CREATED), key: 'created', render: (_, { createdAt }) => dayHere(createdAt) },
];

type Ask = (tenant: TenantListed) => void;
const actions = (say: Say, refusal: ActionButton['why'], ask: Ask): TableColumnsType<TenantListed>[number] => ({
  title: say(sharedWords.actions),
  key: 'actions',
  fixed: 'right',
  render: (_, tenant) => {
    const { label } = tenant.glance?.suspended ? resumeTenant : suspendTenant;
    const why = refusal ?? (tenant.operator ? { text: OWN_COMPANY } : tenant.glance ? null : { text: NOT_HERE });
    return (
      <ActionButtonView
        type="text"
        size="small"
        danger={!tenant.glance?.suspended}
        button={{ name: 'turn', label, why, run: () => ask(tenant) }}
      />
    );
  },
});

/** Asks with the company's name, and suspends or resumes it. */
function useTurning(): { readonly ask: Ask; readonly error: Error | null } {
  const say = useSay();
  const done = useDone();
  const { modal } = App.useApp();
  const client = useQueryClient();
  const turning = useMutation({
    mutationFn: ({ id, glance }: TenantListed) => callServer(glance?.suspended ? resumeTenant : suspendTenant, { tenant: id }),
    onSuccess: (_answer, { name, glance }) => done(fill(glance?.suspended ? WAS_RESUMED : WAS_SUSPENDED, { name })),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(tenantsListed) }),
  });
  const ask: Ask = (tenant) => {
    const resuming = tenant.glance?.suspended === true;
    modal.confirm({
      title: <Say text={fill(resuming ? ASK_RESUME : ASK_SUSPEND, { name: tenant.name, code: tenant.code })} />,
      content: <Say text={resuming ? RESUMING : SUSPENDING} />,
      okText: say((resuming ? resumeTenant : suspendTenant).label),
      okButtonProps: { danger: !resuming },
      cancelText: say(sharedWords.cancel),
      onOk: () => turning.mutate(tenant),
    });
  };
  return { ask, error: turning.error };
}
