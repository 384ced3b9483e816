import { fill, sharedWords, type Text } from '@takt/model';
import { ActionButtonView, callKey, callServer, Refusal, Say, Sheet, useCall, useDone, useSay } from '@takt/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Flex, Input, Table, type TableColumnsType, Tooltip } from 'antd';
import { useState } from 'react';
import { LoginLog } from '@takt/modules/operations/defs';
import { onlineUsers, signOutUser, User } from '../defs/index.ts';
import { MOST_ONLINE, type OnlineUser, OWN_SIGN_IN } from '../defs/online-user.ts';
import style from './online-users.module.css';

const ORGANIZATION: Text = ['组织', 'Organisation'];
const DEVICE: Text = ['设备', 'Device'];
const SINCE: Text = ['登录时间', 'Signed in'];
const LAST: Text = ['最近活动', 'Last activity'];
const HERE: Text = ['● 在线', '● Online'];
const AWAY: Text = ['○ 离开', '○ Away'];
const NO_PAGE: Text = ['已登录，但没有打开的页面', 'Signed in, with no page open'];
const OUT: Text = ['强制退出', 'Sign out'];
const ALL_OUT: Text = ['全部退出', 'Sign out all'];
const ASK_ONE: Text = ['强制「{name}（{username}）」在「{device}」上退出？', 'Sign {name} ({username}) out on “{device}”?'];
const ASK_ALL: Text = ['强制「{name}（{username}）」在所有设备上退出？', 'Sign {name} ({username}) out on every device?'];
const LOST: Text = ['对方未保存的内容将丢失。', 'What the person has not saved is lost.'];
const DONE: Text = ['已强制「{name}」退出', '{name} has been signed out'];
const SEARCH: Text = ['用户名、姓名或组织', 'User, name or organisation'];
const COUNTED: Text = ['{people} 人，{sessions} 个会话', 'People: {people} · sign-ins: {sessions}'];
const ONLY: Text = ['仅显示最近使用的 {n} 个会话', 'Only the {n} last used sign-ins are shown'];
const WATCH_MS = 15_000;

const waysOf = LoginLog.fields.way.options.values ?? {};

/** Who is signed in to the company, from where and since when; whoever may ends it. */
export function OnlineUsersPage() {
  const say = useSay();
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const online = useCall(onlineUsers, {}, { refetchInterval: WATCH_MS });
  // The page asks by itself all the time; only being asked is shown.
  const refreshing = useMutation({ mutationFn: () => online.refetch() });
  const me = client.getQueryData<{ readonly userName: string }>(['owner'])?.userName ?? '';
  const { ask, error } = useSignOut();
  const list = online.data?.list ?? [];
  const found = list.filter((one) =>
    [one.username, ...one.realName, ...one.organization].some((text) => text.includes(search.trim())),
  );
  return (
    <Sheet title={onlineUsers.label}>
      <Flex gap={8} align="center" className={style['tools'] ?? ''}>
        <Input.Search
          className={style['search'] ?? ''}
          allowClear
          aria-label={say(SEARCH)}
          placeholder={say(SEARCH)}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button loading={refreshing.isPending} onClick={() => refreshing.mutate()}>
          {say(sharedWords.refresh)}
        </Button>
        <span className={style['count']}>
          {say(fill(COUNTED, { people: new Set(list.map(({ userId }) => userId)).size, sessions: list.length }))}
          {list.length === MOST_ONLINE && ` · ${say(fill(ONLY, { n: MOST_ONLINE }))}`}
        </span>
      </Flex>
      <Refusal error={error ?? online.error} />
      <Table<OnlineUser>
        size="small"
        rowKey="id"
        loading={online.isPending}
        dataSource={found}
        pagination={{ defaultPageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        columns={[...columns(say), ...(online.data?.maySignOut ? [actions(say, me, ask)] : [])]}
      />
    </Sheet>
  );
}

const toTheMinute = (time: string): string => time.slice(0, 16);
type Say = (text: Text) => string;
const columns = (say: Say): TableColumnsType<OnlineUser> => [
  {
    title: say(sharedWords.status),
    key: 'connected',
    render: (_, { connected }) => (
      <Tooltip title={connected ? null : say(NO_PAGE)}>
        <span className={connected ? style['here'] : style['away']}>{say(connected ? HERE : AWAY)}</span>
      </Tooltip>
    ),
  },
  { title: say(User.fields.username.label), dataIndex: 'username' },
  { title: say(User.fields.realName.label), key: 'realName', render: (_, { realName }) => say(realName) },
  {
    title: say(ORGANIZATION),
    key: 'organization',
    render: (_, { organization }) => (
      <span className={style['organization']} title={say(organization)}>
        {say(organization)}
      </span>
    ),
  },
  { title: say(LoginLog.fields.way.label), key: 'way', render: (_, { way }) => say(waysOf[way] ?? [way, way]) },
  { title: say(DEVICE), dataIndex: 'device' },
  { title: say(LoginLog.fields.address.label), dataIndex: 'address' },
  { title: say(SINCE), key: 'createdAt', render: (_, { createdAt }) => toTheMinute(createdAt) },
  { title: say(LAST), key: 'lastAt', render: (_, { lastAt }) => toTheMinute(lastAt) },
];

type Ask = (person: OnlineUser, everywhere: boolean) => void;
const actions = (say: Say, me: string, ask: Ask): TableColumnsType<OnlineUser>[number] => ({
  title: say(sharedWords.actions),
  key: 'actions',
  fixed: 'right',
  render: (_, person) => {
    const why = person.username === me ? { text: OWN_SIGN_IN } : null;
    return (
      <Flex gap={4}>
        {[OUT, ALL_OUT].map((label) => (
          <ActionButtonView
            key={label[1]}
            type="text"
            size="small"
            danger
            button={{ name: label[1], label, why, run: () => ask(person, label === ALL_OUT) }}
          />
        ))}
      </Flex>
    );
  },
});

/** Asks with the person's name, and ends the one sign-in or all of them. */
function useSignOut(): { readonly ask: Ask; readonly error: Error | null } {
  const say = useSay();
  const done = useDone();
  const { modal } = App.useApp();
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: ({ person, everywhere }: { readonly person: OnlineUser; readonly everywhere: boolean }) =>
      callServer(signOutUser, { user: person.userId, session: everywhere ? null : person.id }),
    onSuccess: (_answer, { person }) => done(fill(DONE, { name: person.realName })),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(onlineUsers) }),
  });
  const ask: Ask = (person, everywhere) =>
    void modal.confirm({
      title: <Say text={fill(everywhere ? ASK_ALL : ASK_ONE, { ...person, name: person.realName })} />,
      content: <Say text={LOST} />,
      okText: say(OUT),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.cancel),
      onOk: () => ending.mutate({ person, everywhere }),
    });
  return { ask, error: ending.error };
}
