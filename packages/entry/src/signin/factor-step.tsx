import type { Text } from '@takt/model';
import { type FormEvent, useState } from 'react';
import {
  ApiError,
  Bar,
  type BarNotice,
  Field,
  type FactorStep as Step,
  noticeOf,
  PlainButton,
  useSay,
  verifyCode,
  verifyPasskey,
} from '@takt/web/light';
import style from './sign-in.module.css';

const WHY: Text = ['密码正确。还需要一步，确认是您本人。', 'The password is right. One more step confirms that it is you.'];
const CODE: Text = ['验证器中的6位数字', 'Six digits from the authenticator'];
const RECOVERY: Text = ['恢复码', 'Recovery code'];
const GO: Text = ['确认', 'Confirm'];
const PASSKEY: Text = ['使用通行密钥', 'Use a passkey'];
const USE_RECOVERY: Text = ['改用恢复码', 'Use a recovery code'];
const USE_CODE: Text = ['改用验证器', 'Use the authenticator'];
const BACK: Text = ['返回登录', 'Back to the sign-in'];
const MISSING: Text = ['请填写验证码或恢复码', 'Enter a code'];

interface FactorStepProps {
  readonly step: Step;
  readonly onDone: () => Promise<void>;
  readonly onBack: () => void;
}

/** What follows the right password where the person has set up more. */
export function FactorStep({ step, onDone, onBack }: FactorStepProps) {
  const say = useSay();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(!step.totp && !step.passkey);
  const [told, setTold] = useState<BarNotice | null>(null);
  const [busy, setBusy] = useState<'code' | 'passkey' | null>(null);
  const typed = recovery || step.totp;

  const attempt = async (what: 'code' | 'passkey', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setTold(null);
    try {
      await work();
      await onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setCode('');
      setTold(noticeOf(error));
    } finally {
      setBusy(null);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (code.trim() === '') setTold({ tone: 'error', text: MISSING });
    else if (busy === null) void attempt('code', () => verifyCode(step.ticket, code));
  };
  const { passkey } = step;
  const turn = (): void => {
    setRecovery(!recovery);
    setCode('');
    setTold(null);
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className={style['hint']}>{say(WHY)}</p>
      {typed && (
        <Field
          key={String(recovery)}
          label={recovery ? RECOVERY : CODE}
          glyph="shield"
          value={code}
          onChange={setCode}
          maxLength={recovery ? 20 : 7}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <Bar notice={told} />
      {typed && <PlainButton look="main" wide submits text={GO} busy={busy === 'code'} />}
      <div className={style['steps']}>
        {passkey && (
          <PlainButton
            wide
            {...(typed ? {} : { look: 'main' as const })}
            text={PASSKEY}
            busy={busy === 'passkey'}
            onPress={() => void attempt('passkey', () => verifyPasskey(step.ticket, passkey))}
          />
        )}
        <div className={style['between']}>
          <PlainButton look="link" text={BACK} onPress={onBack} />
          {(step.totp || passkey) && <PlainButton look="link" text={recovery ? USE_CODE : USE_RECOVERY} onPress={turn} />}
        </div>
      </div>
    </form>
  );
}
