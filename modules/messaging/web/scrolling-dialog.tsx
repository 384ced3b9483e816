import { fill, sharedWords, type Text, words } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Button, DatePicker, Form, Input, Modal, Popconfirm, Table } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import {
  Refusal,
  Say,
  useDone,
  useSay,
  publishNotice,
  type ScrollingNotice,
  useRunning,
  useScrollingChanged,
  withdrawNotice,
} from '@takt/web';
import { SCROLLING } from './words.ts';
import style from './messages.module.css';

const RUNNING: Text = ['正在滚动', 'Running now'];
const NONE: Text = ['没有正在滚动的通知', 'No notice is running'];
const UNTIL: Text = ['有效期至', 'Valid until'];
const BY: Text = ['发布人', 'Published by'];
const ZH: Text = ['通知内容（中文）', 'Notice in Chinese'];
const EN: Text = ['通知内容（英文，可不填）', 'Notice in English (optional)'];
const PUBLISH: Text = ['发布通知', 'Publish the notice'];
const PUBLISHED: Text = ['通知已发布', 'The notice has been published'];
const WITHDRAW: Text = ['撤回', 'Withdraw'];
const SURE: Text = ['撤回这条通知？', 'Withdraw this notice?'];
const WITHDRAWN: Text = ['通知已撤回', 'The notice has been withdrawn'];

interface Draft {
  readonly textZh: string;
  readonly textEn?: string;
  readonly validUntil: Dayjs;
}
const required = (label: Text) => ({ required: true, message: <Say text={fill(words.fillIn, { field: label })} /> });

/** What runs through everyone's header: one is added, another withdrawn. */
export function ScrollingDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const done = useDone();
  const changed = useScrollingChanged();
  const [form] = Form.useForm<Draft>();
  const publishing = useMutation({
    mutationFn: ({ validUntil, ...text }: Draft) => publishNotice({ ...text, validUntil: validUntil.format('YYYY-MM-DD') }),
    onSuccess: () => {
      done(PUBLISHED);
      form.resetFields();
      changed();
    },
  });
  return (
    <Modal open width={800} title={say(SCROLLING)} footer={null} onCancel={onClose}>
      <Running />
      <Form<Draft> form={form} layout="vertical" requiredMark={false} onFinish={(draft) => publishing.mutate(draft)}>
        <Form.Item name="textZh" label={say(ZH)} rules={[{ ...required(ZH), whitespace: true }]}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="textEn" label={say(EN)}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="validUntil" label={say(UNTIL)} rules={[required(UNTIL)]}>
          <DatePicker minDate={dayjs()} />
        </Form.Item>
        <Refusal error={publishing.error} />
        {/* Everyone reads it at once, so no Enter in a field sends it by accident. */}
        <Button type="primary" loading={publishing.isPending} onClick={form.submit}>
          {say(PUBLISH)}
        </Button>
      </Form>
    </Modal>
  );
}

function Running() {
  const say = useSay();
  const done = useDone();
  const changed = useScrollingChanged();
  const running = useRunning();
  const withdrawing = useMutation({
    mutationFn: withdrawNotice,
    onSuccess: () => {
      done(WITHDRAWN);
      changed();
    },
  });
  return (
    <>
      <Table<ScrollingNotice>
        className={style['running'] ?? ''}
        size="small"
        rowKey="id"
        loading={!running}
        pagination={false}
        dataSource={[...(running?.list ?? [])]}
        locale={{ emptyText: say(NONE) }}
        columns={[
          { title: say(RUNNING), key: 'text', render: (_, { text }) => say(text) },
          { title: say(BY), dataIndex: 'by', width: 130 },
          { title: say(UNTIL), dataIndex: 'validUntil', width: 120 },
          {
            key: 'withdraw',
            width: 110,
            render: (_, { id }) => (
              <Popconfirm
                title={say(SURE)}
                okText={say(WITHDRAW)}
                cancelText={say(sharedWords.cancel)}
                onConfirm={() => withdrawing.mutate(id)}
              >
                <Button type="link" size="small" danger>
                  {say(WITHDRAW)}
                </Button>
              </Popconfirm>
            ),
          },
        ]}
      />
      <Refusal error={withdrawing.error} />
    </>
  );
}
