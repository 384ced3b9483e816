import { fill, sharedWords, type Text } from '@takt/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Table, Tag } from 'antd';
import { Refusal, useDone, useSay } from '@takt/web/host';
import { forgetBrowser, type KnownBrowser, loadBrowsers } from './account.ts';
import style from './user-center.module.css';

export const THIS_DEVICE: Text = ['当前设备', 'This device'];
const TITLE: Text = ['常用浏览器', 'Known browsers'];
const WHY: Text = [
  '您在这些浏览器上登录过。别人在其他地方输错您的密码，不会把您锁在这些浏览器之外。180 天不用，自动忘记。',
  'You have signed in from these browsers. Wrong passwords typed elsewhere do not lock you out of them. Unused for 180 days, they are forgotten.',
];
const BROWSER: Text = ['浏览器', 'Browser'];
const ADDRESS: Text = ['最近地址', 'Last address'];
const LAST: Text = ['最近登录', 'Last sign-in'];
const FORGET: Text = ['忘记', 'Forget'];
const SURE: Text = ['忘记「{device}」？', 'Forget “{device}”?'];
const FORGOTTEN: Text = ['已忘记该浏览器', 'The browser is forgotten'];
const NONE: Text = ['还没有常用浏览器', 'No known browser yet'];
const KEY = ['known-browsers'];

/** Browsers in which wrong passwords of others do not count; what is lost or shared is forgotten here. */
export function KnownBrowsers() {
  const say = useSay();
  const done = useDone();
  const client = useQueryClient();
  const browsers = useQuery({ queryKey: KEY, queryFn: loadBrowsers });
  const forgetting = useMutation({
    mutationFn: forgetBrowser,
    onSuccess: () => done(FORGOTTEN),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <section aria-label={say(TITLE)}>
      <h2 className={style['subject']}>{say(TITLE)}</h2>
      <p className={style['hint']}>{say(WHY)}</p>
      <Refusal error={forgetting.error ?? browsers.error} />
      <Table<KnownBrowser>
        size="small"
        rowKey="id"
        pagination={false}
        loading={browsers.isPending}
        dataSource={[...(browsers.data ?? [])]}
        locale={{ emptyText: say(NONE) }}
        scroll={{ x: 'max-content' }}
        columns={[
          {
            title: say(BROWSER),
            key: 'device',
            render: (_, { device, current }) => (
              <>
                {device} {current && <Tag color="blue">{say(THIS_DEVICE)}</Tag>}
              </>
            ),
          },
          { title: say(ADDRESS), dataIndex: 'address' },
          { title: say(LAST), dataIndex: 'usedAt' },
          {
            key: 'forget',
            align: 'right',
            render: (_, { id, device }) => (
              <Popconfirm
                title={say(fill(SURE, { device }))}
                okText={say(FORGET)}
                cancelText={say(sharedWords.cancel)}
                onConfirm={() => forgetting.mutate(id)}
              >
                <Button type="link" size="small" danger>
                  {say(FORGET)}
                </Button>
              </Popconfirm>
            ),
          },
        ]}
      />
    </section>
  );
}
