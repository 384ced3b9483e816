import { fill, PASSWORD_LENGTH, passwordProblem, type RuleBroken, type Text, words } from '@takt/model';
import { Form, Input } from 'antd';
import { Say, useSay } from '@takt/web/host';
import { Policy } from '@takt/entry';

const NEW: Text = ['新密码', 'New password'];
const CONFIRM: Text = ['确认新密码', 'Confirm the new password'];

/** What the form holds; the old password only where it is asked for. */
interface PasswordDraft {
  readonly old?: string;
  readonly password?: string;
  readonly confirm?: string;
}

/** What is wrong with one of the two fields, by the rules the server asks as well. */
export function newPasswordProblem(field: 'password' | 'confirm', draft: PasswordDraft): RuleBroken | null {
  const { old, password = '', confirm = '' } = draft;
  // Each field answers for its own rules: the repetition is judged below the repetition.
  return field === 'password' ? passwordProblem({ password, old }) : password === confirm ? null : mismatch(password, confirm);
}
const mismatch = (password: string, confirm: string): RuleBroken | null => {
  const broken = passwordProblem({ password, confirm });
  return broken?.field === 'confirm' ? broken : null;
};

export const required = (label: Text) => ({ required: true, message: <Say text={fill(words.fillIn, { field: label })} /> });

/** The new password twice, with the rules ticked off while it is typed. */
export function PasswordFields() {
  const say = useSay();
  const form = Form.useFormInstance<PasswordDraft>();
  const typed = Form.useWatch('password', form) ?? '';
  const judged = (field: 'password' | 'confirm') => ({
    validator: async () => {
      const broken = newPasswordProblem(field, form.getFieldsValue());
      if (broken) throw new Error(say(broken.text));
    },
  });
  return (
    <>
      <Form.Item name="password" label={say(NEW)} rules={[judged('password')]} validateTrigger="onBlur">
        <Input.Password maxLength={PASSWORD_LENGTH.max} autoComplete="new-password" />
      </Form.Item>
      <Policy password={typed} />
      <Form.Item
        name="confirm"
        label={say(CONFIRM)}
        dependencies={['password']}
        rules={[judged('confirm')]}
        validateTrigger="onBlur"
      >
        <Input.Password maxLength={PASSWORD_LENGTH.max} autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
