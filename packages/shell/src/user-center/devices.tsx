import { fill, sharedWords, type Text } from '@takt/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Table, Tag } from 'antd';
import { Refusal, Sheet, useDone, useSay } from '@takt/web/host';
import { type Device, endDevice, loadDevices } from './account.ts';
import { KnownBrowsers, THIS_DEVICE } from './known-browsers.tsx';

const TITLE: Text = ['已登录的设备', 'Signed-in devices'];
const DEVICE: Text = ['设备', 'Device'];
const WAY: Text = ['登录方式', 'Signed in by'];
const ADDRESS: Text = ['地址', 'Address'];
const CREATED: Text = ['登录时间', 'Signed in'];
const LAST: Text = ['最近活动', 'Last activity'];
const REMEMBERED: Text = ['已记住', 'Remembered'];
const END: Text = ['结束登录', 'Sign out'];
const SURE: Text = ['结束「{device}」的登录？', 'Sign “{device}” out?'];
const ENDED: Text = ['该设备已退出登录', 'The device has been signed out'];
const WAYS: Readonly<Record<string, Text>> = {
  password: ['密码', 'Password'],
  passkey: ['通行密钥', 'Passkey'],
  qr: ['扫码', 'QR code'],
  face: ['人脸', 'Face'],
  sso: ['单点登录', 'Single sign-on'],
};
const KEY = ['devices'];

/** Where the person is signed in; each sign-in but this one can be ended. */
export function Devices() {
  const say = useSay();
  const done = useDone();
  const client = useQueryClient();
  const devices = useQuery({ queryKey: KEY, queryFn: loadDevices });
  const ending = useMutation({
    mutationFn: endDevice,
    onSuccess: () => done(ENDED),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Sheet title={TITLE}>
      <Refusal error={ending.error ?? devices.error} />
      <Table<Device>
        size="small"
        rowKey="id"
        pagination={false}
        loading={devices.isPending}
        dataSource={[...(devices.data ?? [])]}
        scroll={{ x: 'max-content' }}
        columns={[
          {
            title: say(DEVICE),
            key: 'device',
            render: (_, { device, current, remembered }) => (
              <>
                {device} {current && <Tag color="blue">{say(THIS_DEVICE)}</Tag>}
                {remembered && <Tag>{say(REMEMBERED)}</Tag>}
              </>
            ),
          },
          { title: say(WAY), key: 'way', render: (_, { way }) => say(WAYS[way] ?? [way, way]) },
          { title: say(ADDRESS), dataIndex: 'address' },
          { title: say(CREATED), dataIndex: 'createdAt' },
          { title: say(LAST), dataIndex: 'lastAt' },
          {
            key: 'end',
            align: 'right',
            render: (_, { id, device, current }) =>
              !current && (
                <Popconfirm
                  title={say(fill(SURE, { device }))}
                  okText={say(END)}
                  cancelText={say(sharedWords.cancel)}
                  onConfirm={() => ending.mutate(id)}
                >
                  <Button type="link" size="small" danger>
                    {say(END)}
                  </Button>
                </Popconfirm>
              ),
          },
        ]}
      />
      <KnownBrowsers />
    </Sheet>
  );
}
