import { fill, sharedWords, type Text } from '@takt/model';
import { User } from '@takt/modules/access/defs';
import { Card, PageHead, Refusal, SideBySide, useDone, useSay, useWhyNot } from '@takt/web';
import { Empty, Input, Skeleton, Table, type TableColumnsType, Tag, Tooltip } from 'antd';
import { useState } from 'react';
import { type Lander, type MainFrom, type MainPages, SHIPPED_MAIN } from '../../defs/main-page.ts';
import { useChoosing, useMainPages, type Whose } from './calls.ts';
import { PageSelect } from './page-select.tsx';
import style from './main-page.module.css';

const TITLE: Text = ['主页配置', 'Main page configuration'];
const HINT: Text = [
  '登录后打开的页面：个人 > 角色 > 所有人 > 出厂首页。没有权限打开的页面不算。',
  'After sign-in opens: a page of their own, else that of a role, else that of everyone, else the home page. Pages somebody may not open do not count.',
];
const ROLES: Text = ['按角色', 'By role'];
const ROLE: Text = ['角色', 'Role'];
const PEOPLE: Text = ['人数', 'People'];
const PAGE: Text = ['主页', 'Main page'];
const HOME: Text = ['首页', 'Home'];
const AS_EVERYONE: Text = ['同所有人', 'As everyone'];
const AS_ROLE: Text = ['未单独设置', 'None of their own'];
const WHO: Text = ['谁打开哪个页面', 'Who lands where'];
const SEARCH: Text = ['姓名或用户名', 'Name or user name'];
const PERSON: Text = ['人员', 'Person'];
const OWN: Text = ['个人主页', 'Their own'];
const LANDS: Text = ['登录后打开', 'Opens with'];
const PAGE_OF: Text = ['{name}的主页', 'Main page of {name}'];
const CHOSEN: Text = ['{name}的主页已更改', 'The main page of {name} was changed'];
const PASSED: Text = ['无权打开，已跳过：{pages}', 'Passed over, because they may not open it: {pages}'];
const MORE: Text = ['仅显示前 50 人，请搜索', 'Only the first 50 are shown; search for others'];
const NOBODY: Text = ['没有符合条件的人员', 'Nobody matches'];
const FROM: Readonly<Record<MainFrom, Text>> = {
  own: ['个人', 'own'],
  role: ['角色', 'role'],
  all: ['所有人', 'everyone'],
  shipped: ['出厂', 'as shipped'],
};

/** Which page opens after sign-in, for everyone, for a role, for one person; and what comes of it. */
export function MainPageConfig() {
  const say = useSay();
  const done = useDone();
  const [search, setSearch] = useState('');
  const { data, error, isPending, isFetching } = useMainPages(search);
  const choosing = useChoosing();
  const choose = (whose: Whose, name: Text) => (path: string | null) =>
    choosing.mutate({ whose, path }, { onSuccess: () => done(fill(CHOSEN, { name })) });
  return (
    <>
      <PageHead title={TITLE}>
        <span className={style['hint']}>{say(HINT)}</span>
      </PageHead>
      <Refusal error={choosing.error ?? error} />
      {isPending && <Skeleton active />}
      {data && (
        <SideBySide even>
          <Card aria-label={say(ROLES)}>
            <h2 className={style['subtitle']}>{say(sharedWords.everyone)}</h2>
            <PageSelect
              pages={data.pages}
              value={data.everyone}
              placeholder={HOME}
              label={fill(PAGE_OF, { name: sharedWords.everyone })}
              onChange={choose({ kind: 'all' }, sharedWords.everyone)}
            />
            <h2 className={style['subtitle']}>{say(ROLES)}</h2>
            <Roles data={data} onChoose={choose} />
          </Card>
          <Card aria-label={say(WHO)}>
            <div className={style['bar']}>
              <h2 className={style['name']}>{say(WHO)}</h2>
              <Input.Search
                className={style['search'] ?? ''}
                allowClear
                aria-label={say(SEARCH)}
                placeholder={say(SEARCH)}
                onSearch={setSearch}
              />
            </div>
            <People data={data} busy={isFetching} onChoose={choose} />
          </Card>
        </SideBySide>
      )}
    </>
  );
}

interface ChooseProps {
  readonly data: MainPages;
  readonly onChoose: (whose: Whose, name: Text) => (path: string | null) => void;
}

function Roles({ data: { roles, pages }, onChoose }: ChooseProps) {
  const say = useSay();
  const columns: TableColumnsType<MainPages['roles'][number]> = [
    { title: say(ROLE), key: 'name', render: (_, { name }) => say(name) },
    { title: say(PEOPLE), dataIndex: 'people', width: 72, align: 'end' },
    {
      title: say(PAGE),
      key: 'path',
      width: 200,
      render: (_, { id, name, path }) => (
        <PageSelect
          pages={pages}
          value={path}
          placeholder={AS_EVERYONE}
          label={fill(PAGE_OF, { name })}
          onChange={onChoose({ kind: 'role', id }, name)}
        />
      ),
    },
  ];
  return <Table size="small" rowKey="id" dataSource={roles} columns={columns} pagination={false} />;
}

function People({ data: { people, pages, more }, busy, onChoose }: ChooseProps & { readonly busy: boolean }) {
  const say = useSay();
  const refusal = useWhyNot('/system/sysconfig/user', User.id)('edit');
  const labelOf = (path: string): string => {
    const page = pages.find(({ route }) => route === path);
    return page ? say(page.label) : path === SHIPPED_MAIN ? say(HOME) : path;
  };
  const columns: TableColumnsType<Lander> = [
    {
      title: say(PERSON),
      key: 'person',
      render: (_, { username, realName, roles }) => (
        <>
          {say(realName)} <span className={style['code']}>{username}</span>
          <span className={style['roles']}>{roles.map(say).join(say(['、', ', ']))}</span>
        </>
      ),
    },
    {
      title: say(OWN),
      key: 'own',
      width: 200,
      render: (_, { id, realName, own }) => (
        <Tooltip title={refusal && say(refusal.text)}>
          <span>
            <PageSelect
              pages={pages}
              value={own}
              placeholder={AS_ROLE}
              label={fill(PAGE_OF, { name: realName })}
              disabled={refusal !== null}
              onChange={onChoose({ kind: 'person', id }, realName)}
            />
          </span>
        </Tooltip>
      ),
    },
    {
      title: say(LANDS),
      key: 'lands',
      width: 230,
      render: (_, { lands, from, passed }) => (
        <>
          {labelOf(lands)} <Tag>{say(FROM[from])}</Tag>
          {passed.length > 0 && (
            <span className={style['passed']}>{say(fill(PASSED, { pages: passed.map(labelOf).join(say(['、', ', '])) }))}</span>
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <Table<Lander>
        size="small"
        rowKey="id"
        loading={busy}
        dataSource={people}
        columns={columns}
        pagination={{ defaultPageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(NOBODY)} /> }}
      />
      {more && <p className={style['hint']}>{say(MORE)}</p>}
    </>
  );
}
