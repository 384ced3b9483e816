import { sharedWords, type Text } from '@takt/model';
import { Refusal, Sheet, useCall, useSay } from '@takt/web';
import { keepPreviousData } from '@tanstack/react-query';
import { Button, Form, Input, Table, Tabs } from 'antd';
import { useState } from 'react';
import { trialUsers, trialUsersAgain } from '../defs/index.ts';
import type { TrialUser } from '../defs/trial.ts';
import style from './test-page.module.css';

const TITLE: Text = ['测试页', 'Test page'];
const USERS: Text = ['用户', 'Users'];
const DETAILS: Text = ['明细', 'Details'];
const NAME: Text = ['用户名或姓名', 'User name or name'];
const COLUMNS: readonly (readonly [keyof TrialUser, Text])[] = [
  ['code', ['用户名', 'User name']],
  ['name', ['姓名', 'Name']],
  ['status', sharedWords.status],
];
const STATES: Readonly<Record<string, Text>> = { '1': sharedWords.enabled, '0': sharedWords.disabled };
const SIZES = [10, 20, 50];

interface Conditions {
  readonly name: string;
}

/** The contract's page to try tables with: a search form, users, and a tab with the second table of users. */
export function TestPage() {
  const say = useSay();
  const [form] = Form.useForm<Conditions>();
  const [asked, setAsked] = useState('');
  const [times, setTimes] = useState(0);
  const query = (name: string): void => {
    setAsked(name.trim());
    setTimes(times + 1);
  };
  const reset = (): void => {
    form.resetFields();
    query('');
  };
  return (
    <main className={style['page']}>
      <Sheet title={TITLE}>
        <Form<Conditions>
          form={form}
          layout="inline"
          className={style['form']}
          initialValues={{ name: '' }}
          onFinish={({ name }) => query(name)}
        >
          <Form.Item name="name" label={say(NAME)}>
            <Input allowClear maxLength={50} />
          </Form.Item>
          <Button type="primary" htmlType="submit">
            {say(sharedWords.query)}
          </Button>
          <Button onClick={reset}>{say(sharedWords.reset)}</Button>
        </Form>
        <Tabs
          items={[
            { key: 'users', label: say(USERS), children: <Users key={times} call={trialUsers} name={asked} /> },
            { key: 'details', label: say(DETAILS), children: <Users key={times} call={trialUsersAgain} name={asked} /> },
          ]}
        />
      </Sheet>
    </main>
  );
}

function Users({ call, name }: { readonly call: typeof trialUsers; readonly name: string }) {
  const say = useSay();
  const [paging, setPaging] = useState({ page: 1, size: 10 });
  const users = useCall(call, { ...paging, ...(name !== '' && { name }) }, { placeholderData: keepPreviousData });
  return (
    <>
      <Refusal error={users.error} />
      <Table<TrialUser>
        size="small"
        rowKey="id"
        loading={users.isPending}
        dataSource={[...(users.data?.list ?? [])]}
        columns={COLUMNS.map(([field, label]) => ({
          title: say(label),
          dataIndex: field,
          ...(field === 'status' && { render: (status: string) => say(STATES[status] ?? [status, status]) }),
        }))}
        pagination={{
          current: paging.page,
          pageSize: paging.size,
          total: users.data?.total ?? 0,
          showSizeChanger: true,
          pageSizeOptions: SIZES,
          onChange: (page, size) => setPaging({ page, size }),
        }}
      />
    </>
  );
}
