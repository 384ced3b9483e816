import { sharedWords, type Text } from '@takt/model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Form, Input, Modal, Spin } from 'antd';
import { Refusal, useSay } from '@takt/web/host';
import { addTotp, type FirstCodes, offerTotp } from './own-factors.ts';
import { required } from './password-fields.tsx';
import style from './user-center.module.css';

const TITLE: Text = ['设置身份验证器', 'Set up an authenticator'];
const SCAN: Text = [
  '用手机上的身份验证器（如微软、谷歌或企业自带的）扫描二维码：',
  'Scan this with an authenticator application on your phone:',
];
const TYPE: Text = ['不能扫描时手工输入：', 'If it cannot scan, type:'];
const CODE: Text = ['验证器显示的6位数字', 'The six digits it shows'];
const CONFIRM: Text = ['确认', 'Confirm'];

/** The secret is offered once per opening and counts when a code of it comes back. */
export function AddTotp({ onAdded, onClose }: { readonly onAdded: (codes: FirstCodes) => void; readonly onClose: () => void }) {
  const say = useSay();
  const [form] = Form.useForm<{ code: string }>();
  const offer = useQuery({ queryKey: ['totp-offer'], queryFn: offerTotp, gcTime: 0, staleTime: Number.POSITIVE_INFINITY });
  const adding = useMutation({
    mutationFn: ({ code }: { readonly code: string }) => addTotp(offer.data?.ticket ?? '', code),
    onSuccess: onAdded,
    onError: () => form.resetFields(),
  });
  return (
    <Modal
      open
      title={say(TITLE)}
      okText={say(CONFIRM)}
      cancelText={say(sharedWords.cancel)}
      confirmLoading={adding.isPending}
      okButtonProps={{ disabled: !offer.data }}
      onOk={form.submit}
      onCancel={onClose}
      mask={{ closable: false }}
      width={460}
    >
      <Refusal error={offer.error ?? adding.error} />
      {offer.isPending && <Spin />}
      {offer.data && (
        <Form form={form} layout="vertical" requiredMark={false} onFinish={(draft) => adding.mutate(draft)}>
          <p>{say(SCAN)}</p>
          <img className={style['code']} src={offer.data.image} width={200} height={200} alt={offer.data.secret} />
          <p className={style['hint']}>
            {say(TYPE)}
            <br />
            <code>{offer.data.secret}</code>
          </p>
          <Form.Item name="code" label={say(CODE)} rules={[required(CODE)]} validateTrigger="onSubmit">
            <Input inputMode="numeric" maxLength={7} autoComplete="one-time-code" autoFocus />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}
