import { loginProblems, SIGNIN, signinWords, type Text } from '@takt/model';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import {
  ApiError,
  Bar,
  type BarNotice,
  captchaClient,
  enterMovesOn,
  Field,
  focusFirstWrong,
  noticeOf,
  PlainButton,
  type Problems,
  problemsOf,
  signIn,
  useSay,
  without,
} from '@takt/web/light';
import { Captcha } from './captcha.tsx';
import { enter } from './enter.ts';
import { type Remembered, rememberedLogin, rememberLogin } from './remembered.ts';
import style from './sign-in.module.css';

const SIGN_IN: Text = ['登录', 'Sign in'];
const COMPANY: Text = ['企业代码', 'Company code'];
const USER: Text = ['用户名', 'User name'];
const PASSWORD: Text = ['密码', 'Password'];
const CODE: Text = ['验证码', 'Verification code'];
const REMEMBER: Text = ['记住登录', 'Remember me'];
const CAPS: Text = ['大写锁定已开启', 'Caps Lock is on'];

/** The part of a refusal that says whether the picture's code is due from now on. */
const captchaIn = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'captcha' in data && data.captcha === true;

/** A refusal that belongs to one field. */
export function fieldOfRefusal({ code, text }: Pick<ApiError, 'code' | 'text'>): Problems | null {
  if (code === 'captcha.wrong') return { [signinWords.L04.field]: text };
  const word = Object.values(signinWords).find(({ rule }) => rule === code);
  return word ? { [word.field]: text } : null;
}

interface PasswordFormProps {
  readonly draft: Remembered;
  readonly onDraft: (draft: Remembered) => void;
  /** What stands above the button; an attempt replaces it. */
  readonly told: BarNotice | null;
  readonly onTold: (told: BarNotice | null) => void;
  /** Asked for by another way in, before this form was sent. */
  readonly companyProblem?: Text | null;
  /** Further ways, beside the box to remember and under the button. */
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}

/** Company, user name, password, and a code from a picture once the server asks for it. */
export function PasswordForm({ draft, onDraft, told, onTold, companyProblem = null, aside, below }: PasswordFormProps) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [verifycode, setVerifycode] = useState('');
  const [remember, setRemember] = useState(() => rememberedLogin() !== null);
  const [captcha, setCaptcha] = useState({ due: false, turn: 0 });
  const [client] = useState(captchaClient);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [caps, setCaps] = useState(false);

  const renewCaptcha = (): void => {
    setVerifycode('');
    setCaptcha(({ due, turn }) => ({ due, turn: turn + 1 }));
  };
  const watchCaps = (event: KeyboardEvent<HTMLInputElement>): void => setCaps(event.getModifierState('CapsLock'));

  const attempt = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    onTold(null);
    try {
      const who = { tenant: draft.company.trim(), user: draft.username.trim() };
      await signIn({ ...who, password, remember, captcha: captcha.due ? { client, code: verifycode } : null });
      rememberLogin(remember ? draft : null);
      await enter({ who, typed: password });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = fieldOfRefusal(error);
      if (wrong) setProblems(wrong);
      else onTold(noticeOf(error));
      // A code counts for one attempt.
      setVerifycode('');
      setCaptcha(({ due, turn }) => ({ due: due || captchaIn(error.data), turn: turn + 1 }));
      if (wrong) focusFirstWrong(form);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(loginProblems({ ...draft, password, verifycode, captchaDue: captcha.due }));
    setProblems(found);
    if (Object.keys(found).length > 0) focusFirstWrong(form);
    else void attempt(form);
  };
  const corrected = (field: string): void => setProblems((now) => without(now, field));

  return (
    <form noValidate onSubmit={submit} onKeyDown={enterMovesOn}>
      <Field
        label={COMPANY}
        glyph="company"
        value={draft.company}
        onChange={(company) => {
          corrected('company');
          onDraft({ ...draft, company });
        }}
        problem={problems['company'] ?? companyProblem}
        placeholder={signinWords.L01.text}
        autoComplete="organization"
        autoFocus={draft.company === ''}
      />
      <Field
        label={USER}
        glyph="person"
        value={draft.username}
        onChange={(username) => {
          corrected('username');
          onDraft({ ...draft, username });
        }}
        problem={problems['username']}
        placeholder={signinWords.L02.text}
        autoComplete="username"
      />
      <Field
        label={PASSWORD}
        glyph="lock"
        secret
        value={password}
        onChange={(value) => {
          corrected('password');
          setPassword(value);
        }}
        problem={problems['password']}
        hint={caps ? CAPS : null}
        onKey={watchCaps}
        placeholder={signinWords.L03.text}
        autoComplete="current-password"
        autoFocus={draft.company !== '' && draft.username !== ''}
      />
      {captcha.due && (
        <Field
          label={CODE}
          glyph="shield"
          value={verifycode}
          onChange={(value) => {
            corrected('verifycode');
            setVerifycode(value);
          }}
          problem={problems['verifycode']}
          maxLength={SIGNIN.captchaLength}
          autoComplete="off"
          beside={<Captcha client={client} turn={captcha.turn} onRenew={renewCaptcha} />}
        />
      )}
      <div className={style['between']}>
        <label className={style['tick']}>
          <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
          {say(REMEMBER)}
        </label>
        {aside}
      </div>
      <Bar told={told} />
      <PlainButton look="main" wide submits text={SIGN_IN} busy={busy} />
      {below}
    </form>
  );
}
