import { blank, signinWords, type Text } from '@takt/model';
import { lazy, Suspense, useState } from 'react';
import {
  ApiError,
  type BarNotice,
  Glyph,
  type Grant,
  holdTokens,
  Loading,
  noticeOf,
  passkeySignIn,
  passkeysPossible,
  PlainButton,
  type Session,
  useSession,
  type VerifyPurpose,
} from '@takt/web/light';
import { enter } from './enter.ts';
import { Frame } from './frame.tsx';
import { PasswordForm } from './password-form.tsx';
import { rememberedLogin, type SignInDraft } from './remembered.ts';
import style from './sign-in.module.css';

const QrPanel = lazy(async () => ({ default: (await import('./qr-panel.tsx')).QrPanel }));
const LicencePanel = lazy(async () => ({ default: (await import('./licence-panel.tsx')).LicencePanel }));
const VerifyPanel = lazy(async () => ({ default: (await import('./verify-panel.tsx')).VerifyPanel }));
const FacePanel = lazy(async () => ({ default: (await import('../face/face-panel.tsx')).FacePanel }));

type Mode = 'password' | 'qr' | 'licence' | 'face' | VerifyPurpose;
const VERIFY: Text = ['手机验证', 'Mobile verification'];
const TITLES: Readonly<Record<Mode, Text>> = {
  password: ['账号登录', 'Sign in'],
  qr: ['扫码登录', 'QR sign-in'],
  licence: ['许可注册', 'Licence registration'],
  face: ['人脸登录', 'Face sign-in'],
  unlock: VERIFY,
  forgert: VERIFY,
};
const UNLOCK: Text = ['账号解锁', 'Unlock account'];
const FORGOT: Text = ['忘记密码', 'Forgot password'];
const QR: Text = ['扫码', 'QR code'];
const FACE: Text = ['人脸', 'Face'];
const PASSKEY: Text = ['通行密钥', 'Passkey'];
const LICENCE: Text = ['许可注册', 'Licence'];

/** Whoever was in; else who was in last on this device. */
const draftOf = ({ expired }: Session): SignInDraft =>
  expired ? { company: expired.tenant, username: expired.user } : (rememberedLogin() ?? { company: '', username: '' });

/** All ways in, beginning with the password; `first` is told before anything was typed. */
export function Modes({ first }: { readonly first: BarNotice | null }) {
  const session = useSession();
  const [mode, setMode] = useState<Mode>('password');
  const [draft, setDraft] = useState(() => draftOf(session));
  const [told, setTold] = useState(first);
  const [companyAsked, setCompanyAsked] = useState(false);
  const turnTo = (next: Mode): void => {
    setTold(null);
    setMode(next);
  };
  const back = (): void => turnTo('password');
  const backWith = (word: BarNotice): void => {
    setMode('password');
    setTold(word);
  };
  const comeIn = (by: Promise<void>): void => {
    by.then(() => enter()).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      backWith(noticeOf(error));
    });
  };
  const takeFace = (grant: Grant): void => {
    holdTokens(grant);
    comeIn(Promise.resolve());
  };
  const openFace = (): void => (blank(draft.company) ? setCompanyAsked(true) : turnTo('face'));

  return (
    <Frame title={TITLES[mode]}>
      <Suspense fallback={<Loading />}>
        {mode === 'password' && (
          <PasswordForm
            draft={draft}
            onDraft={(next) => {
              setCompanyAsked(false);
              setDraft(next);
            }}
            notice={told}
            onNotice={setTold}
            companyProblem={companyAsked ? signinWords.L01.text : null}
            aside={
              <span className={style['ways']}>
                <PlainButton look="link" text={UNLOCK} onPress={() => turnTo('unlock')} />
                <PlainButton look="link" text={FORGOT} onPress={() => turnTo('forgert')} />
              </span>
            }
            below={
              <div className={style['others']}>
                {passkeysPossible() && (
                  <PlainButton
                    look="small"
                    text={PASSKEY}
                    onPress={() => comeIn(passkeySignIn(rememberedLogin()?.stays ?? false))}
                  >
                    <Glyph name="key" />
                  </PlainButton>
                )}
                <PlainButton look="small" text={QR} onPress={() => turnTo('qr')}>
                  <Glyph name="code" />
                </PlainButton>
                <PlainButton look="small" text={FACE} onPress={openFace}>
                  <Glyph name="face" />
                </PlainButton>
                <PlainButton look="small" text={LICENCE} onPress={() => turnTo('licence')}>
                  <Glyph name="licence" />
                </PlainButton>
              </div>
            }
          />
        )}
        {mode === 'qr' && <QrPanel onBack={back} />}
        {mode === 'licence' && <LicencePanel company={draft.company} onBack={back} onDone={backWith} />}
        {(mode === 'unlock' || mode === 'forgert') && (
          <VerifyPanel purpose={mode} onPurpose={turnTo} draft={draft} onBack={back} onDone={backWith} />
        )}
        {mode === 'face' && <FacePanel company={draft.company} username={draft.username} onSignedIn={takeFace} onBack={back} />}
      </Suspense>
    </Frame>
  );
}
