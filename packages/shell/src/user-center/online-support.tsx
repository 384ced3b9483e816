import { MailOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Button, Table } from 'antd';
import { read, Refusal, Sheet, usePages, useSay } from '@takt/web/host';
import style from './user-center.module.css';

const TITLE: Text = ['在线支持', 'Online support'];
const HOW: Text = [
  '遇到问题时，请联系本企业的系统管理员；在出问题的页面点击页头的相机图标，可把截图直接提交为维修单。',
  'When something is wrong, ask your company’s administrators; the camera in the header turns a picture of the page into a repair order.',
];
const NAME: Text = ['姓名', 'Name'];
const PHONE: Text = ['电话', 'Telephone'];
const EMAIL: Text = ['邮箱', 'E-mail'];
const WRITE: Text = ['写站内信', 'Write a mail'];
const MAIL: Text = ['站内信', 'Site mail'];
const NONE: Text = ['没有可联系的管理员', 'There is no administrator to ask'];

interface Contact {
  readonly id: string;
  readonly name: string;
  readonly telephone: string | null;
  readonly email: string | null;
}

/** Whom to ask. */
export function OnlineSupport() {
  const say = useSay();
  const pages = usePages();
  const contacts = useQuery({
    queryKey: ['support'],
    queryFn: () => read<readonly Contact[]>('/system/support/contacts'),
  });
  return (
    <Sheet title={TITLE}>
      <p className={style['hint']}>{say(HOW)}</p>
      <Refusal error={contacts.error} />
      <Table<Contact>
        size="small"
        rowKey="id"
        loading={contacts.isPending}
        dataSource={[...(contacts.data ?? [])]}
        pagination={false}
        locale={{ emptyText: say(NONE) }}
        columns={[
          { title: say(NAME), dataIndex: 'name' },
          {
            title: say(PHONE),
            dataIndex: 'telephone',
            render: (tel: string | null) => (tel ? <a href={`tel:${tel}`}>{tel}</a> : '–'),
          },
          {
            title: say(EMAIL),
            dataIndex: 'email',
            render: (mail: string | null) => (mail ? <a href={`mailto:${mail}`}>{mail}</a> : '–'),
          },
          {
            key: 'write',
            width: 140,
            render: (_, { id }) => (
              <Button
                size="small"
                icon={<MailOutlined />}
                onClick={() => pages.open({ url: '/system/siteMail/edit', params: { to: id }, title: MAIL })}
              >
                {say(WRITE)}
              </Button>
            ),
          },
        ]}
      />
    </Sheet>
  );
}
