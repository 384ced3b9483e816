import type { Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router';
import { loadPasswordAge, passwordIsSafe, Refusal, Sheet, useDone, useSay, useSession } from '@takt/web/host';
import { changeReason } from '@takt/entry';
import { changePassword } from './account.ts';
import { PasswordFields, required } from './password-fields.tsx';
import style from './user-center.module.css';

const TITLE: Text = ['修改密码', 'Change password'];
const OLD: Text = ['旧密码', 'Old password'];
const CHANGE: Text = ['修改密码', 'Change password'];
const CHANGED: Text = ['密码已修改', 'The password has been changed'];

interface Draft {
  readonly old: string;
  readonly password: string;
  readonly confirm: string;
}

/** Changes the own password; says why, when the sign-in led here. */
export function ChangePassword() {
  const say = useSay();
  const done = useDone();
  const navigate = useNavigate();
  const [form] = Form.useForm<Draft>();
  const { signed } = useSession();
  const reason = changeReason(signed?.password ?? null);
  const changing = useMutation({
    mutationFn: async ({ old, ...next }: Draft) => {
      await changePassword(old, next);
      return loadPasswordAge();
    },
    onSuccess: (age) => {
      form.resetFields();
      done(CHANGED);
      passwordIsSafe(age === 3);
      if (reason) void navigate('/manage');
    },
  });
  return (
    <Sheet title={TITLE} narrow>
      {reason && <Alert className={style['reason']} type="warning" showIcon title={say(reason)} />}
      <Form<Draft> form={form} layout="vertical" requiredMark={false} onFinish={(draft) => changing.mutate(draft)}>
        <Form.Item name="old" label={say(OLD)} rules={[required(OLD)]} validateTrigger="onSubmit">
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
        <PasswordFields />
        <Refusal error={changing.error} />
        <Button type="primary" htmlType="submit" loading={changing.isPending}>
          {say(CHANGE)}
        </Button>
      </Form>
    </Sheet>
  );
}
