import { loginProblems, SIGNIN, type SigninChallenge, signinWords, type Text } from '@takt/model';
import { type FormEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import {
  ApiError,
  Bar,
  type BarNotice,
  captchaClient,
  enterMovesOn,
  type FactorStep,
  factorStepOf,
  Field,
  focusFirstWrong,
  Loading,
  noticeOf,
  PlainButton,
  type Problems,
  problemsOf,
  signIn,
  useSay,
  without,
} from '@takt/web/light';
import { Captcha } from './captcha.tsx';
import { type CheckState, useDeviceCheck } from './device-check.ts';
import { enter } from './enter.ts';
import { rememberedLogin, rememberLogin, type SignInDraft } from './remembered.ts';
import style from './sign-in.module.css';

const SecondStep = lazy(async () => ({ default: (await import('./factor-step.tsx')).FactorStep }));

const SIGN_IN: Text = ['登录', 'Sign in'];
const COMPANY: Text = ['企业代码', 'Company code'];
const USER: Text = ['用户名', 'User name'];
const PASSWORD: Text = ['密码', 'Password'];
const CODE: Text = ['验证码', 'Verification code'];
const REMEMBER: Text = ['记住登录', 'Remember me'];
const CAPS: Text = ['大写锁定已开启', 'Caps Lock is on'];

const CHECK: Readonly<Record<CheckState, Text>> = {
  checking: ['正在验证此设备…', 'Checking this device…'],
  verified: ['设备已验证', 'Device checked'],
  failed: ['设备验证失败，请重试', 'The device could not be checked; try again'],
};
/** Refusals that only say that the device was not checked, or too long ago. */
const UNCHECKED: readonly string[] = ['work.due', 'work.wrong'];

/** The part of a refusal that says what is due from now on: the picture's code, or the check of the device. */
export function challengeIn(data: unknown): SigninChallenge | null {
  if (typeof data !== 'object' || data === null || !('captcha' in data) || data.captcha !== true) return null;
  return 'challenge' in data && data.challenge === 'work' ? 'work' : 'picture';
}

/** A refusal that belongs to one field. */
export function fieldOfRefusal({ code, text }: Pick<ApiError, 'code' | 'text'>): Problems | null {
  if (code === 'captcha.wrong') return { [signinWords.L04.field]: text };
  const word = Object.values(signinWords).find(({ rule }) => rule === code);
  return word ? { [word.field]: text } : null;
}

interface PasswordFormProps {
  readonly draft: SignInDraft;
  readonly onDraft: (draft: SignInDraft) => void;
  /** What stands above the button; an attempt replaces it. */
  readonly notice: BarNotice | null;
  readonly onNotice: (notice: BarNotice | null) => void;
  /** Asked for by another way in, before this form was sent. */
  readonly companyProblem?: Text | null;
  /** Further ways, beside the box to remember and under the button. */
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}

/** Company, user name, password, and once the server asks for it a code from a picture or a check of the device. */
export function PasswordForm({ draft, onDraft, notice, onNotice, companyProblem = null, aside, below }: PasswordFormProps) {
  const say = useSay();
  const [password, setPassword] = useState('');
  const [verifycode, setVerifycode] = useState('');
  const [remember, setRemember] = useState(() => rememberedLogin()?.stays ?? false);
  const [due, setDue] = useState<SigninChallenge | null>(null);
  const [turn, setTurn] = useState(0);
  const check = useDeviceCheck();
  const [client] = useState(captchaClient);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [caps, setCaps] = useState(false);
  const [step, setStep] = useState<FactorStep | null>(null);

  const renewCaptcha = (): void => {
    setVerifycode('');
    setTurn((now) => now + 1);
  };
  const watchCaps = (event: KeyboardEvent<HTMLInputElement>): void => setCaps(event.getModifierState('CapsLock'));

  const who = { tenant: draft.company.trim(), user: draft.username.trim() };
  const comeIn = (): Promise<void> => {
    rememberLogin(draft, remember);
    return enter({ who, typed: password });
  };
  const refused = (form: HTMLFormElement, error: ApiError): void => {
    const further = factorStepOf(error);
    if (further) return setStep(further);
    const wrong = fieldOfRefusal(error);
    if (wrong) setProblems(wrong);
    else onNotice(noticeOf(error));
    const next = challengeIn(error.data) ?? due;
    setDue(next);
    // A code, and a proof of work, counts for one attempt.
    renewCaptcha();
    if (next === 'work') void check.begin();
    if (wrong) focusFirstWrong(form);
  };
  const send = async (challenge: SigninChallenge | null): Promise<void> => {
    const captcha = challenge === 'picture' ? { client, code: verifycode } : null;
    const work = challenge === 'work' ? await check.proof() : null;
    await signIn({ ...who, password, remember, captcha, work });
    await comeIn();
  };
  const attempt = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    onNotice(null);
    try {
      await send(due).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || !UNCHECKED.includes(error.code)) throw error;
        // The device checks itself and tries again: nobody has to do anything.
        setDue('work');
        await check.begin();
        await send('work');
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused(form, error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(loginProblems({ ...draft, password, verifycode, captchaDue: due === 'picture' }));
    setProblems(found);
    if (Object.keys(found).length > 0) focusFirstWrong(form);
    else void attempt(form);
  };
  const corrected = (field: string): void => setProblems((now) => without(now, field));

  if (step)
    return (
      <Suspense fallback={<Loading />}>
        <SecondStep step={step} onDone={comeIn} onBack={() => setStep(null)} />
      </Suspense>
    );
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
      {due === 'picture' && (
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
          beside={<Captcha client={client} turn={turn} onRenew={renewCaptcha} />}
        />
      )}
      {due === 'work' && check.state && (
        <p className={style['check']} role="status">
          {say(CHECK[check.state])}
        </p>
      )}
      <div className={style['between']}>
        <label className={style['tick']}>
          <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
          {say(REMEMBER)}
        </label>
        {aside}
      </div>
      <Bar notice={notice} />
      <PlainButton look="main" wide submits text={SIGN_IN} busy={busy} />
      {below}
    </form>
  );
}
