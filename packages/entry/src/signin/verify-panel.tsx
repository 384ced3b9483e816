import { boundNumberProblem, fill, PASSWORD_LENGTH, sharedWords, SIGNIN, type Text } from '@takt/model';
import { type FormEvent, useState } from 'react';
import {
  ApiError,
  Bar,
  type BarNotice,
  enterMovesOn,
  Field,
  focusFirstWrong,
  noticeOf,
  PlainButton,
  type Problems,
  problemsOf,
  searchUser,
  sendCode,
  submitUnlock,
  useSay,
  type VerifyPurpose,
  without,
} from '@takt/web/light';
import { secondsIn, sendLabel, useCountdown } from './countdown.ts';
import { fieldOfRefusal } from './password-form.tsx';
import { Policy } from './policy.tsx';
import type { SignInDraft } from './remembered.ts';
import style from './sign-in.module.css';
import { confirmProblems, NO_VERIFY, SEND_FIRST, sendProblems, type VerifyDraft } from './verify-check.ts';

const PURPOSES: readonly { readonly purpose: VerifyPurpose; readonly text: Text; readonly done: Text }[] = [
  {
    purpose: 'unlock',
    text: ['账号解锁', 'Unlock account'],
    done: ['账号已解锁，请登录', 'The account is unlocked; please sign in'],
  },
  {
    purpose: 'forgert',
    text: ['忘记密码', 'Forgot password'],
    done: ['密码已重置，请用新密码登录', 'The password has been reset; sign in with the new one'],
  },
];
const TENANT: Text = ['企业代码', 'Company code'];
const MOBILE: Text = ['绑定手机号或用户名', 'Bound mobile number or user name'];
const CODE: Text = ['验证码', 'Verification code'];
const NEW: Text = ['新密码', 'New password'];
const CONFIRM: Text = ['确认新密码', 'Confirm the new password'];
const SENT: Text = ['验证码已发送至 {tel}', 'The code was sent to {tel}'];

/** The bound number and the server's word for this errand; good for one purpose and one person. */
interface Errand {
  readonly tel: string;
  readonly ticket: string;
}

interface VerifyPanelProps {
  readonly purpose: VerifyPurpose;
  readonly onPurpose: (purpose: VerifyPurpose) => void;
  readonly draft: SignInDraft;
  readonly onBack: () => void;
  readonly onDone: (told: BarNotice) => void;
}

/** Unlocks an account or renews a forgotten password with a code sent to the bound mobile number. */
export function VerifyPanel({ purpose, onPurpose, draft: known, onBack, onDone }: VerifyPanelProps) {
  const say = useSay();
  const [draft, setDraft] = useState<VerifyDraft>({ ...NO_VERIFY, tenant: known.company });
  const [errand, setErrand] = useState<Errand | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [told, setTold] = useState<BarNotice | null>(null);
  const [busy, setBusy] = useState<'send' | 'confirm' | null>(null);
  const countdown = useCountdown();

  const change = (field: keyof VerifyDraft) => (value: string) => {
    setDraft((now) => ({ ...now, [field]: value }));
    setProblems((now) => without(now, field));
    if (field === 'tenant' || field === 'username') setErrand(null);
  };
  const guarded = async (what: 'send' | 'confirm', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setTold(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wait = secondsIn(error.data);
      if (wait !== null) countdown.start(wait);
      const wrong = fieldOfRefusal(error);
      if (wrong) setProblems(wrong);
      else setTold(noticeOf(error));
    } finally {
      setBusy(null);
    }
  };
  const sendNow = async (): Promise<void> => {
    const { message: tel, data } = await searchUser(draft.tenant, draft.username, purpose);
    const bound = boundNumberProblem(tel);
    if (bound) return setTold({ tone: 'error', text: bound.text });
    await sendCode(tel, data.ticket);
    setErrand({ tel, ticket: data.ticket });
    countdown.start();
  };
  const send = (): void => {
    const found = problemsOf(sendProblems(draft));
    setProblems(found);
    if (Object.keys(found).length === 0) void guarded('send', sendNow);
  };
  const confirmNow = async ({ tel, ticket }: Errand): Promise<void> => {
    const { tenant, username, verification, password, confirm } = draft;
    const renewal = purpose === 'forgert' ? { password, confirm } : null;
    await submitUnlock({ company: tenant, username, verification, pswType: purpose, tel, ticket, renewal });
    onDone({ tone: 'success', text: PURPOSES.find((one) => one.purpose === purpose)?.done ?? sharedWords.ok });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const broken = confirmProblems(draft, purpose);
    const found = broken.length === 0 && !errand ? { verification: SEND_FIRST } : problemsOf(broken);
    setProblems(found);
    if (Object.keys(found).length > 0) focusFirstWrong(event.currentTarget);
    else if (errand) void guarded('confirm', () => confirmNow(errand));
  };
  const turnTo = (next: VerifyPurpose): void => {
    setErrand(null);
    setProblems({});
    setTold(null);
    onPurpose(next);
  };

  return (
    <form noValidate onSubmit={submit} onKeyDown={enterMovesOn}>
      <div className={style['segments']} role="tablist">
        {PURPOSES.map((one) => (
          <button
            key={one.purpose}
            type="button"
            role="tab"
            aria-selected={one.purpose === purpose}
            onClick={() => turnTo(one.purpose)}
          >
            {say(one.text)}
          </button>
        ))}
      </div>
      <Field
        label={TENANT}
        value={draft.tenant}
        onChange={change('tenant')}
        problem={problems['tenant'] ?? problems['company']}
        autoFocus={known.company === ''}
      />
      <Field
        label={MOBILE}
        value={draft.username}
        onChange={change('username')}
        problem={problems['username']}
        maxLength={SIGNIN.mobileLength}
        autoComplete="tel"
        autoFocus={known.company !== ''}
      />
      <Field
        label={CODE}
        value={draft.verification}
        onChange={change('verification')}
        problem={problems['verification']}
        note={errand && fill(SENT, { tel: errand.tel })}
        maxLength={SIGNIN.codeLength}
        digits
        autoComplete="one-time-code"
        beside={
          <PlainButton
            look="small"
            text={sendLabel(countdown.left)}
            onPress={send}
            busy={busy === 'send'}
            disabled={countdown.left > 0 || busy !== null}
          />
        }
      />
      {purpose === 'forgert' && (
        <>
          <Field
            label={NEW}
            secret
            tight
            value={draft.password}
            onChange={change('password')}
            problem={problems['password']}
            maxLength={PASSWORD_LENGTH.max}
            autoComplete="new-password"
          />
          <Policy password={draft.password} />
          <Field
            label={CONFIRM}
            secret
            value={draft.confirm}
            onChange={change('confirm')}
            problem={problems['confirm']}
            maxLength={PASSWORD_LENGTH.max}
            autoComplete="new-password"
          />
        </>
      )}
      <Bar notice={told} />
      <div className={style['two']}>
        <PlainButton text={sharedWords.cancel} onPress={onBack} />
        <PlainButton look="main" submits text={sharedWords.ok} busy={busy === 'confirm'} disabled={busy !== null} />
      </div>
    </form>
  );
}
