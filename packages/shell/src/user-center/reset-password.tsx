import { fill, SIGNIN, type Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, Space } from 'antd';
import { ApiError, loadPasswordAge, passwordIsSafe, Refusal, Sheet, useDone, useSay } from '@takt/web/host';
import { secondsIn, sendLabel, useCountdown } from '@takt/entry';
import { resetPassword, sendOwnCode } from './account.ts';
import { PasswordFields, required } from './password-fields.tsx';
import style from './user-center.module.css';

const TITLE: Text = ['重置密码', 'Reset password'];
const HOW: Text = ['验证码将发送到您绑定的手机', 'The code goes to the mobile number on file for you'];
const SENT: Text = ['验证码已发送至 {tel}', 'The code was sent to {tel}'];
const CODE: Text = ['验证码', 'Verification code'];
const RESET: Text = ['重置密码', 'Reset password'];
const DONE: Text = ['密码已重置', 'The password has been reset'];

interface Draft {
  readonly code: string;
  readonly password: string;
  readonly confirm: string;
}

/** Sets a new password by a code on the own phone, for whoever forgot the old one. */
export function ResetPassword() {
  const say = useSay();
  const done = useDone();
  const [form] = Form.useForm<Draft>();
  const { left, start } = useCountdown();
  const sending = useMutation({
    mutationFn: sendOwnCode,
    onSuccess: () => start(),
    onError: (error) => {
      const wait = error instanceof ApiError ? secondsIn(error.data) : null;
      if (wait !== null) start(wait);
    },
  });
  const resetting = useMutation({
    mutationFn: async ({ code, ...next }: Draft) => {
      await resetPassword(code, next);
      return loadPasswordAge();
    },
    onSuccess: (age) => {
      form.resetFields();
      sending.reset();
      done(DONE);
      passwordIsSafe(age === 3);
    },
  });
  return (
    <Sheet title={TITLE} narrow>
      <p className={style['hint']}>{say(sending.data ? fill(SENT, { tel: sending.data }) : HOW)}</p>
      <Form<Draft> form={form} layout="vertical" requiredMark={false} onFinish={(draft) => resetting.mutate(draft)}>
        <Form.Item label={say(CODE)} htmlFor="code">
          <Space.Compact block>
            <Form.Item name="code" noStyle rules={[required(CODE)]} validateTrigger="onSubmit">
              <Input id="code" maxLength={SIGNIN.codeLength} inputMode="numeric" autoComplete="one-time-code" />
            </Form.Item>
            <Button onClick={() => sending.mutate()} loading={sending.isPending} disabled={left > 0}>
              {say(sendLabel(left))}
            </Button>
          </Space.Compact>
        </Form.Item>
        <PasswordFields />
        <Refusal error={resetting.error ?? sending.error} />
        <Button type="primary" htmlType="submit" loading={resetting.isPending}>
          {say(RESET)}
        </Button>
      </Form>
    </Sheet>
  );
}
