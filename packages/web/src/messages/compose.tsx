import { fill, type Text, words } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { DatePicker, Form, Input, Modal, Radio, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useOptions } from '../fields/link/options.ts';
import { useDone } from '../kit/done.tsx';
import { Refusal } from '../kit/refusal.tsx';
import { Say, useSay } from '../kit/say.tsx';
import { useProduct } from '../shell/assembly.ts';
import { sendMail } from './calls.ts';

const NEW: Text = ['写邮件', 'Write a mail'];
const TITLE: Text = ['标题', 'Title'];
const TYPE: Text = ['邮件类型', 'Type'];
const TO: Text = ['接收方式', 'Send to'];
const PEOPLE: Text = ['收件人', 'Recipients'];
const ROLE: Text = ['收件角色', 'Recipient role'];
const UNTIL: Text = ['有效期至', 'Valid until'];
const CONTENT: Text = ['内容', 'Content'];
const SEND: Text = ['发送邮件', 'Send the mail'];
const CANCEL: Text = ['取消', 'Cancel'];
const SENT: Text = ['邮件已发送给 {n} 人', 'The mail has been sent, recipients: {n}'];
const WAYS: readonly { readonly value: 'user' | 'role' | 'all'; readonly text: Text }[] = [
  { value: 'user', text: ['指定人员', 'People'] },
  { value: 'role', text: ['角色', 'A role'] },
  { value: 'all', text: ['全体人员', 'Everyone'] },
];
const TYPES: readonly Text[] = [
  ['工作', 'Work'],
  ['通知', 'Announcement'],
  ['其他', 'Other'],
];

interface Draft {
  readonly title: string;
  readonly mailType: string;
  readonly receiveType: 'user' | 'role' | 'all';
  readonly recipients?: readonly string[];
  readonly recipientRole?: string;
  readonly validUntil?: Dayjs | null;
  readonly content: string;
}
const required = (label: Text) => ({
  required: true,
  whitespace: true,
  message: <Say text={fill(words.fillIn, { field: label })} />,
});

/** A mail to people, to a role or to everyone. */
export function Compose({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const done = useDone();
  const { people } = useProduct();
  const [form] = Form.useForm<Draft>();
  const way = Form.useWatch('receiveType', form) ?? 'user';
  const sending = useMutation({
    mutationFn: ({ validUntil, ...mail }: Draft) =>
      sendMail({ ...mail, ...(validUntil && { validUntil: validUntil.format('YYYY-MM-DD') }) }),
    onSuccess: ({ recipients }) => {
      done(fill(SENT, { n: recipients }));
      onClose();
    },
  });
  return (
    <Modal
      open
      width={800}
      title={say(NEW)}
      okText={say(SEND)}
      cancelText={say(CANCEL)}
      confirmLoading={sending.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Draft>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ receiveType: 'user', mailType: say(TYPES[0] ?? TYPE), content: '' }}
        onFinish={(draft) => sending.mutate(draft)}
      >
        <Form.Item name="title" label={say(TITLE)} rules={[required(TITLE)]}>
          <Input maxLength={100} autoFocus />
        </Form.Item>
        <Form.Item name="mailType" label={say(TYPE)}>
          <Select options={TYPES.map((type) => ({ value: say(type), label: say(type) }))} />
        </Form.Item>
        <Form.Item name="receiveType" label={say(TO)}>
          <Radio.Group options={WAYS.map(({ value, text }) => ({ value, label: say(text) }))} />
        </Form.Item>
        {way === 'user' && (
          <Form.Item name="recipients" label={say(PEOPLE)}>
            <Picker entity={people.user} many />
          </Form.Item>
        )}
        {way === 'role' && (
          <Form.Item name="recipientRole" label={say(ROLE)}>
            <Picker entity={people.role} />
          </Form.Item>
        )}
        <Form.Item name="validUntil" label={say(UNTIL)}>
          <DatePicker />
        </Form.Item>
        <Form.Item name="content" label={say(CONTENT)} rules={[required(CONTENT)]}>
          <Input.TextArea rows={6} maxLength={20_000} />
        </Form.Item>
        <Refusal error={sending.error} />
      </Form>
    </Modal>
  );
}

interface PickerProps {
  readonly entity: string;
  readonly many?: boolean;
  readonly id?: string;
  readonly value?: string | string[];
  readonly onChange?: (value: string | string[]) => void;
}
/** Rows found while typing. */
function Picker({ entity, many = false, ...rest }: PickerProps) {
  const [search, setSearch] = useState('');
  const options = useOptions(entity, search, true);
  return (
    <Select
      {...rest}
      {...(many && { mode: 'multiple' as const })}
      showSearch
      filterOption={false}
      onSearch={setSearch}
      loading={options.isFetching}
      options={[...(options.data ?? [])]}
    />
  );
}
