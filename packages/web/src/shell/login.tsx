import { BankOutlined, LockOutlined, UserOutlined } from '@ant-design/icons';
import { fill, type Text, words } from '@takt/model';
import { Alert, Button, Form, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { useSession } from '../api/session.ts';
import { type Credentials, signIn } from '../api/sign-in.ts';
import { LanguageSelect } from '../kit/language-select.tsx';
import { Say, useSay } from '../kit/say.tsx';
import { useBrand } from './assembly.ts';
import style from './login.module.css';

const TITLE: Text = ['账号登录', 'Sign in'];
const SIGN_IN: Text = ['登录', 'Sign in'];
const TENANT: Text = ['企业代码', 'Company code'];
const USER: Text = ['用户名', 'User name'];
const PASSWORD: Text = ['密码', 'Password'];
const ASK: Text = ['请输入{field}', 'Enter the {field}'];

const asked = ([zh, en]: Text): Text => fill(ASK, { field: [zh, en.toLowerCase()] });

/** The sign-in page. */
export function Login() {
  const say = useSay();
  const brand = useBrand();
  const { token } = useSession();
  const location = useLocation();
  if (token) return <Navigate to={fromOf(location.state) ?? '/manage'} replace />;
  return (
    <div className={style['page']}>
      <div className={style['brand']}>
        <div>
          <h1 className={style['name']}>{say(brand.name)}</h1>
          <p className={style['line']}>{say(brand.line)}</p>
        </div>
        <div className={style['version']}>v{brand.version}</div>
      </div>
      <main className={style['panel']}>
        <div className={style['head']}>
          <h2 className={style['title']}>{say(TITLE)}</h2>
          <LanguageSelect />
        </div>
        <LoginForm />
      </main>
    </div>
  );
}

/** Where the person wanted to go when the session had run out. */
const fromOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : null;

function LoginForm() {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const submit = async (credentials: Credentials): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      await signIn(credentials);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form<Credentials> layout="vertical" requiredMark={false} onFinish={(credentials) => void submit(credentials)}>
      <LoginField name="tenant" label={TENANT}>
        <Input size="large" prefix={<BankOutlined />} placeholder={say(asked(TENANT))} autoFocus autoComplete="organization" />
      </LoginField>
      <LoginField name="user" label={USER}>
        <Input size="large" prefix={<UserOutlined />} placeholder={say(asked(USER))} autoComplete="username" />
      </LoginField>
      <LoginField name="password" label={PASSWORD}>
        <Input.Password
          size="large"
          prefix={<LockOutlined />}
          placeholder={say(asked(PASSWORD))}
          autoComplete="current-password"
        />
      </LoginField>
      {refused && <Refusal error={refused} />}
      <Button type="primary" size="large" htmlType="submit" block loading={busy}>
        {say(SIGN_IN)}
      </Button>
    </Form>
  );
}

function LoginField({ name, label, children }: { readonly name: string; readonly label: Text; readonly children: ReactNode }) {
  const missing = fill(words.fillIn, { field: label });
  return (
    <Form.Item
      name={name}
      label={<Say text={label} />}
      rules={[{ required: true, whitespace: true, message: <Say text={missing} /> }]}
      validateTrigger="onSubmit"
      className={style['field']}
    >
      {children}
    </Form.Item>
  );
}

function Refusal({ error }: { readonly error: ApiError }) {
  const say = useSay();
  return (
    <Alert
      className={style['refusal']}
      type={error.level === 'warning' ? 'warning' : 'error'}
      showIcon
      title={say(error.text)}
      description={error.unblock && say(error.unblock)}
    />
  );
}
