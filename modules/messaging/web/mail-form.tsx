import { fill, MAIL_LENGTH, MAIL_TYPES, richBlank, sharedWords, type Text, words } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { DatePicker, Form, type FormInstance, Input, Radio, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { PeoplePicker, Refusal, RichTextInput, Say, sendMail, useAllowed, useDone, useProduct, useSay } from '@takt/web';
import style from './messages.module.css';

const TITLE: Text = ['标题', 'Title'];
const TYPE: Text = ['邮件类型', 'Type'];
const TO: Text = ['接收方式', 'Send to'];
const PEOPLE: Text = ['收件人', 'Recipients'];
const ROLE: Text = ['收件角色', 'Recipient role'];
const UNTIL: Text = ['有效期至', 'Valid until'];
const SENT: Text = ['邮件已发送给 {n} 人', 'The mail has been sent, recipients: {n}'];
/** To write to one person is everybody's, to many a right. */
const BROADCAST = 'system.message.broadcast';
const WAYS: readonly { readonly value: 'user' | 'role' | 'all'; readonly text: Text }[] = [
  { value: 'user', text: ['指定人员', 'People'] },
  { value: 'role', text: ['角色', 'A role'] },
  { value: 'all', text: ['全体人员', 'Everyone'] },
];

export interface MailDraft {
  readonly title: string;
  readonly mailType: string;
  readonly receiveType: 'user' | 'role' | 'all';
  readonly recipients?: readonly string[];
  readonly recipientRole?: string;
  readonly validUntil?: Dayjs | null;
  readonly content: string;
}
const required = (label: Text, sentence: Text = words.fillIn) => ({
  required: true,
  message: <Say text={fill(sentence, { field: label })} />,
});
const refused = (broken: boolean, sentence: Text): Promise<void> =>
  broken ? Promise.reject(new Error(sentence[1])) : Promise.resolve();

/** Sends what a form of this kind holds, and says to how many people it went. */
export function useSending(onSent: () => void) {
  const done = useDone();
  return useMutation({
    mutationFn: ({ validUntil, ...mail }: MailDraft) =>
      sendMail({ ...mail, ...(validUntil && { validUntil: validUntil.format('YYYY-MM-DD') }) }),
    onSuccess: ({ recipients }) => {
      done(fill(SENT, { n: recipients }));
      onSent();
    },
  });
}

interface MailFormProps {
  readonly form: FormInstance<MailDraft>;
  readonly sending: ReturnType<typeof useSending>;
  readonly onTyped: () => void;
  /** Whom it is written to, when that is known before it begins. */
  readonly to?: string | undefined;
}

/** A mail to people, to a role or to everyone: the same in the dialog and on the page. */
export function MailForm({ form, sending, onTyped, to }: MailFormProps) {
  const say = useSay();
  const { people } = useProduct();
  const mayBroadcast = useAllowed(BROADCAST);
  const way = Form.useWatch('receiveType', form) ?? 'user';
  return (
    <Form<MailDraft>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ receiveType: 'user', mailType: 'work', content: '', ...(to && { recipients: [to] }) }}
      onValuesChange={onTyped}
      onFinish={(draft) => sending.mutate(draft)}
    >
      <Form.Item name="title" label={say(TITLE)} rules={[{ ...required(TITLE), whitespace: true }]}>
        <Input maxLength={100} autoFocus />
      </Form.Item>
      <div className={style['pair']}>
        <Form.Item name="mailType" label={say(TYPE)}>
          <Select options={Object.entries(MAIL_TYPES).map(([value, name]) => ({ value, label: say(name) }))} />
        </Form.Item>
        <Form.Item name="validUntil" label={say(UNTIL)}>
          <DatePicker className={style['date'] ?? ''} />
        </Form.Item>
      </div>
      <Form.Item name="receiveType" label={say(TO)} hidden={!mayBroadcast}>
        <Radio.Group options={WAYS.map(({ value, text }) => ({ value, label: say(text) }))} />
      </Form.Item>
      {way === 'user' && (
        <Form.Item name="recipients" label={say(PEOPLE)} rules={[required(PEOPLE, words.select)]}>
          <PeoplePicker entity={people.user} many />
        </Form.Item>
      )}
      {way === 'role' && (
        <Form.Item name="recipientRole" label={say(ROLE)} rules={[required(ROLE, words.select)]}>
          <PeoplePicker entity={people.role} />
        </Form.Item>
      )}
      <Form.Item
        name="content"
        label={say(sharedWords.content)}
        rules={[
          {
            message: <Say text={fill(words.fillIn, { field: sharedWords.content })} />,
            validator: (_, html: string) => refused(richBlank(html), words.fillIn),
          },
          {
            message: <Say text={fill(words.tooLong, { field: sharedWords.content, n: MAIL_LENGTH })} />,
            validator: (_, html: string) => refused(html.length > MAIL_LENGTH, words.tooLong),
          },
        ]}
      >
        <RichTextInput label={sharedWords.content} />
      </Form.Item>
      <Refusal error={sending.error} />
    </Form>
  );
}
