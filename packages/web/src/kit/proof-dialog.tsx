import { fill, sharedWords, type Text, words } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { useSyncExternalStore } from 'react';
import { onProofQuestion, proofQuestion, type ProofQuestion } from '../api/proof.ts';
import { confirmCode, confirmPasskey, passkeysPossible } from '../api/factors.ts';
import { confirmPassword } from '../api/sign-in.ts';
import { Refusal } from './refusal.tsx';
import { useSay } from './say.tsx';

const TITLE: Text = ['确认是您本人', 'Confirm it is you'];
const WHY: Text = [
  '此操作需要确认是您本人，之后5分钟内不再询问。',
  'This needs proof that it is you; for the next 5 minutes you are not asked.',
];
const PASSWORD: Text = ['密码', 'Password'];
const CODE: Text = ['验证器中的6位数字或恢复码', 'Six digits from the authenticator, or a recovery code'];
const USE_PASSKEY: Text = ['使用通行密钥', 'Use a passkey'];
const CONFIRM: Text = ['确认', 'Confirm'];

/** Asks for the password, or the second factor, whenever the server wants it; stands once beside the pages of whoever is in. */
export function ProofDialog() {
  const question = useSyncExternalStore(onProofQuestion, proofQuestion);
  return question && <ProofForm {...question} />;
}

interface Draft {
  readonly typed: string;
}

function ProofForm({ proof, settle }: ProofQuestion) {
  const say = useSay();
  const [form] = Form.useForm<Draft>();
  const byCode = proof === 'factor';
  const again = (): void => {
    form.resetFields();
    form.focusField('typed');
  };
  const confirming = useMutation({
    mutationFn: (confirm: () => Promise<null>) => confirm(),
    onSuccess: () => settle(true),
    onError: again,
  });
  const label = byCode ? CODE : PASSWORD;
  return (
    <Modal
      open
      title={say(TITLE)}
      okText={say(CONFIRM)}
      cancelText={say(sharedWords.cancel)}
      confirmLoading={confirming.isPending}
      onOk={form.submit}
      onCancel={() => settle(false)}
      mask={{ closable: false }}
      width={420}
      afterOpenChange={(shown) => {
        if (shown) form.focusField('typed');
      }}
    >
      <p>{say(WHY)}</p>
      <Form<Draft>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ typed }) => confirming.mutate(() => (byCode ? confirmCode(typed) : confirmPassword(typed)))}
      >
        <Form.Item
          name="typed"
          label={say(label)}
          rules={[{ required: true, message: say(fill(words.fillIn, { field: label })) }]}
          validateTrigger="onSubmit"
        >
          {byCode ? (
            <Input autoComplete="one-time-code" maxLength={20} />
          ) : (
            <Input.Password autoComplete="current-password" maxLength={200} />
          )}
        </Form.Item>
        {byCode && passkeysPossible() && (
          <Button type="link" size="small" onClick={() => confirming.mutate(confirmPasskey)}>
            {say(USE_PASSKEY)}
          </Button>
        )}
        <Refusal error={confirming.error} />
      </Form>
    </Modal>
  );
}
