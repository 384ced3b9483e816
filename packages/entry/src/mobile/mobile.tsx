import { fill, type Text } from '@takt/model';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type BarNotice, Language, type Signed, useBrand, useSay, useSession } from '@takt/web/light';
import { PasswordForm } from '../signin/password-form.tsx';
import { rememberedLogin } from '../signin/remembered.ts';
import { Confirm } from './confirm.tsx';
import style from './mobile.module.css';
import { loginIdIn } from './qr-login.ts';
import { Scanner } from './scanner.tsx';

const SCAN: Text = ['扫码登录', 'QR sign-in'];
const SIGN_IN_FIRST: Text = ['请先在手机上登录', 'First sign in on this phone'];
const AS: Text = ['当前账号：{user}@{tenant}', 'Signed in as {user}@{tenant}'];
const OTHER_CODE: Text = ['这不是登录二维码', 'This is not a sign-in code'];

/** The phone's part of signing in on a computer. */
export function Mobile() {
  const { signed, why } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const show = (loginId: string | null): void =>
    void navigate(loginId === null ? '/Mobile' : `/Mobile?qr=${loginId}`, { replace: true });
  if (!signed)
    return (
      <Phone title={SIGN_IN_FIRST}>
        <FirstSignIn before={why && { tone: 'warning', text: why.text }} />
      </Phone>
    );
  const given = loginIdIn(`#/Mobile${search}`);
  return (
    <Phone title={SCAN}>
      <Whose signed={signed} />
      {given === null ? <Scan onFound={show} /> : <Confirm key={given} loginId={given} onAgain={() => show(null)} />}
    </Phone>
  );
}

function Phone({ title, children }: { readonly title: Text; readonly children: ReactNode }) {
  const say = useSay();
  const brand = useBrand();
  return (
    <div className={style['phone']}>
      <header className={style['bar']}>
        <span className={style['brand']}>{say(brand.name)}</span>
        <Language />
      </header>
      <main className={style['body']}>
        <h1 className={style['title']}>{say(title)}</h1>
        {children}
      </main>
    </div>
  );
}

function FirstSignIn({ before }: { readonly before: BarNotice | null }) {
  const [draft, setDraft] = useState(() => rememberedLogin() ?? { company: '', username: '' });
  const [told, setTold] = useState(before);
  return <PasswordForm draft={draft} onDraft={setDraft} notice={told} onNotice={setTold} />;
}

function Whose({ signed: { tenant, user } }: { readonly signed: Signed }) {
  const say = useSay();
  return <p className={style['hint']}>{say(fill(AS, { tenant, user }))}</p>;
}

function Scan({ onFound }: { readonly onFound: (loginId: string) => void }) {
  const [wrong, setWrong] = useState(false);
  return (
    <Scanner
      wrong={wrong ? OTHER_CODE : null}
      onText={(text) => {
        const id = loginIdIn(text);
        if (id === null) setWrong(true);
        else onFound(id);
      }}
    />
  );
}
