import { fill, sharedWords, type Text } from '@takt/model';
import { type ActionButton, ActionButtonView, callKey, callServer, Refusal, Say, useCall, useDone, useSay } from '@takt/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Flex, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { membersOfRole, roleMembers, User } from '../../defs/index.ts';
import type { Member, RoleListed } from '../../defs/role-members.ts';
import { ROLES, useRefusal } from '../role-resource/calls.ts';
import { RoleEditor } from '../role-resource/role-editor.tsx';
import { AddPeople } from './add-people.tsx';
import style from './role-user.module.css';

const TITLE: Text = ['角色用户', 'Role user'];
const ADD: Text = ['添加用户', 'Add people'];
const REMOVE_SOME: Text = ['移除（{n}）', 'Remove ({n})'];
const NONE_TICKED: Text = ['请先勾选要移除的用户', 'Tick the people to remove first'];
const ASK: Text = ['将以下用户移出「{role}」？', 'Remove these people from “{role}”?'];
const ASK_HINT: Text = ['下一次请求起，他们不再拥有该角色的权限。', 'From their next request on they no longer have its rights.'];
const ADDED: Text = ['已添加 {n} 人', '{n} people were added'];
const REMOVED: Text = ['已移除 {n} 人', '{n} people were removed'];
const NOT_HELD: Text = ['该角色包含您没有的权限，不能授予他人', 'The role holds rights you do not hold, so you cannot give it'];
const ASK_HOLDER: Text = ['请由拥有这些权限的人员或管理员操作', 'Ask somebody who holds them, or an administrator'];
const NO_MEMBERS: Text = ['该角色还没有用户', 'Nobody has this role yet'];
const STATES = { on: sharedWords.enabled, off: sharedWords.disabled } as const satisfies Record<string, Text>;

/** Who has each role. */
export const RoleUserPage = () => <RoleEditor title={TITLE}>{(role) => <Members role={role} />}</RoleEditor>;

/** Changes who has the role, and asks everything anew that shows it. */
function useChange(role: RoleListed) {
  const done = useDone();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ add = [], remove = [] }: { readonly add?: readonly string[]; readonly remove?: readonly string[] }) =>
      callServer(roleMembers, { role: role.id, add, remove }),
    onSuccess: ({ added, removed }, { remove }) => done(remove ? fill(REMOVED, { n: removed }) : fill(ADDED, { n: added })),
    onSettled: () =>
      Promise.all([callKey(membersOfRole, { role: role.id }), ROLES].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

function Members({ role }: { readonly role: RoleListed }) {
  const say = useSay();
  const { modal } = App.useApp();
  const refusal = useRefusal('user', 'edit');
  const members = useCall(membersOfRole, { role: role.id });
  const change = useChange(role);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const people = members.data ?? [];
  const chosen = people.filter(({ id }) => ticked.includes(id));
  const ask = (): void =>
    void modal.confirm({
      title: <Say text={fill(ASK, { role: role.name })} />,
      content: (
        <>
          <div className={style['names']}>
            {chosen.map(({ username, realName }) => `${say(realName)}（${username}）`).join('、')}
          </div>
          <Say text={ASK_HINT} />
        </>
      ),
      okText: say(sharedWords.remove),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.cancel),
      onOk: () => {
        change.mutate({ remove: chosen.map(({ id }) => id) });
        setTicked([]);
      },
    });
  const beyond = role.givable ? null : { text: NOT_HELD, unblock: ASK_HOLDER };
  const add: ActionButton = { name: 'add', label: ADD, why: refusal ?? beyond, run: () => setAdding(true) };
  const remove: ActionButton = {
    name: 'remove',
    label: chosen.length > 0 ? fill(REMOVE_SOME, { n: chosen.length }) : sharedWords.remove,
    why: refusal ?? (chosen.length === 0 ? { text: NONE_TICKED } : null),
    busy: change.isPending,
    run: ask,
  };
  return (
    <>
      <Flex gap={8} align="center" className={style['bar'] ?? ''}>
        <h2 className={style['name']}>{say(role.name)}</h2>
        <ActionButtonView button={remove} danger />
        <ActionButtonView button={add} type="primary" />
      </Flex>
      {refusal && (
        <Alert className={style['why'] ?? ''} type="info" showIcon title={say(refusal.text)} description={say(refusal.unblock)} />
      )}
      <Refusal error={change.error ?? members.error} />
      <Table<Member>
        size="small"
        rowKey="id"
        loading={members.isPending}
        dataSource={people}
        columns={columns(say)}
        locale={{ emptyText: say(NO_MEMBERS) }}
        pagination={{ defaultPageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        rowSelection={{
          selectedRowKeys: chosen.map(({ id }) => id),
          onChange: (keys) => setTicked(keys.map(String)),
          getCheckboxProps: ({ username }) => ({ disabled: refusal !== null, name: username }),
        }}
      />
      {adding && (
        <AddPeople
          role={role}
          has={people.map(({ id }) => id)}
          onClose={() => setAdding(false)}
          onAdd={(ids) => {
            setAdding(false);
            change.mutate({ add: ids });
          }}
        />
      )}
    </>
  );
}

const columns = (say: (text: Text) => string): TableColumnsType<Member> => [
  { title: say(User.fields.username.label), dataIndex: 'username' },
  { title: say(User.fields.realName.label), key: 'realName', render: (_, { realName }) => say(realName) },
  { title: say(User.fields.department.label), key: 'department', render: (_, { department }) => department && say(department) },
  {
    title: say(User.fields.markStatus.label),
    key: 'enabled',
    width: 96,
    render: (_, { enabled }) => <span className={enabled ? '' : style['off']}>{say(STATES[enabled ? 'on' : 'off'])}</span>,
  },
];
