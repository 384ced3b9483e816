import { sharedWords, type Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Form, Input, Modal } from 'antd';
import { Refusal, useSay } from '@takt/web/host';
import { addPasskey, type FirstCodes } from './own-factors.ts';
import { required } from './password-fields.tsx';
import style from './user-center.module.css';

const TITLE: Text = ['添加通行密钥', 'Add a passkey'];
const WHAT: Text = [
  '接下来浏览器会请您用指纹、面容或PIN确认，密钥保存在这台设备、手机或安全钥匙中。',
  'The browser then asks for your finger, face or PIN. The key stays in this device, your phone or a security key.',
];
const NAME: Text = ['给它起个名字', 'Give it a name'];
const EXAMPLE: Text = ['例如：办公室电脑', 'For example: office computer'];
const GO: Text = ['继续', 'Continue'];

export function AddPasskey({
  onAdded,
  onClose,
}: {
  readonly onAdded: (codes: FirstCodes) => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const [form] = Form.useForm<{ name: string }>();
  const adding = useMutation({
    mutationFn: ({ name }: { readonly name: string }) => addPasskey(name),
    onSuccess: onAdded,
  });
  return (
    <Modal
      open
      title={say(TITLE)}
      okText={say(GO)}
      cancelText={say(sharedWords.cancel)}
      confirmLoading={adding.isPending}
      onOk={form.submit}
      onCancel={onClose}
      mask={{ closable: false }}
      width={460}
    >
      <p className={style['hint']}>{say(WHAT)}</p>
      <Refusal error={adding.error} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(draft) => adding.mutate(draft)}>
        <Form.Item name="name" label={say(NAME)} rules={[required(NAME)]} validateTrigger="onSubmit">
          <Input maxLength={40} placeholder={say(EXAMPLE)} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
