import type { Text } from '@takt/model';
import { Suspense, useEffect, useState } from 'react';
import { type BarNotice, Language, Loading, PlainPage, useSay, useSession } from '@takt/web/light';
import { changeReason, PasswordForm, rememberedLogin } from '@takt/entry';
import { hideFeedback } from './feedback-message.ts';
import { Home } from './home.tsx';
import { SignOut } from './kit/sign-out.tsx';
import { outbox } from './outbox/handheld-outbox.ts';
import { ChoosePlace, useChosenPlace } from './place.tsx';
import { HeldContext, useHeld } from './rights.ts';
import { useScanListener } from './scan/scan-listener.ts';
import { Settings, useTheme } from './settings.tsx';
import { type HandheldAssembly, PlaceContext } from './task.ts';
import { Waiting } from './waiting.tsx';
import { useWay } from './way.ts';
import '@takt/web/takt.css';
import style from './handheld.module.css';

const SIGN_IN: Text = ['手持终端登录', 'Handheld sign-in'];
const GO_CHANGE: Text = ['请先在工作台修改密码', 'Change the password in the workspace first'];
const FACTOR_DUE: Text = ['必须先设置二次验证', 'A second factor must be set up first'];
const GO_SET: Text = ['请先在工作台设置二次验证', 'Set it up in the workspace first'];
const WORKSPACE: Text = ['打开工作台', 'Open the workspace'];

/** The handheld: sign-in, then one task at a time. */
export function Handheld({ assembly }: { readonly assembly: HandheldAssembly }) {
  const say = useSay();
  const { signed, why } = useSession();
  useTheme();
  useScanListener();
  useEffect(() => {
    // Whoever signs in sends what they left.
    if (signed) void outbox.open();
  }, [signed]);
  const aged = signed && changeReason(signed.password);
  const reason = aged ?? (signed?.factorDue ? FACTOR_DUE : null);
  return (
    <>
      <title>{say(assembly.name)}</title>
      {!signed && <SignIn name={assembly.name} before={why && { tone: 'warning', text: why.text }} />}
      {reason && (
        <PlainPage title={reason} hint={aged ? GO_CHANGE : GO_SET}>
          <a href="/">{say(WORKSPACE)}</a>
          <SignOut />
        </PlainPage>
      )}
      {signed && !reason && <AtWork assembly={assembly} />}
    </>
  );
}

function AtWork({ assembly }: { readonly assembly: HandheldAssembly }) {
  const [place, choose] = useChosenPlace();
  const [task = null, id = null, ...by] = useWay();
  const held = useHeld(assembly);
  if (task === 'waiting') return <Waiting />;
  if (task === 'settings') return <Settings version={assembly.version} />;
  if (!place) return <ChoosePlace of={assembly.place} onChoose={choose} />;
  const Page = assembly.tasks.find(({ key }) => key === task)?.Page;
  return (
    <PlaceContext value={place}>
      <HeldContext value={held.data}>
        {Page ? (
          <Suspense fallback={<Loading />}>
            <Leaving key={task} />
            <Page key={id} id={id} by={by} />
          </Suspense>
        ) : (
          <Home assembly={assembly} held={held} onChange={() => choose(null)} />
        )}
      </HeldContext>
    </PlaceContext>
  );
}

/** What was told of one kind of work does not stand over another. */
function Leaving() {
  useEffect(() => hideFeedback, []);
  return null;
}

function SignIn({ name, before }: { readonly name: Text; readonly before: BarNotice | null }) {
  const say = useSay();
  const [draft, setDraft] = useState(() => rememberedLogin() ?? { company: '', username: '' });
  const [told, setTold] = useState(before);
  return (
    <div className={style['door']}>
      <header>
        <strong>{say(name)}</strong>
        <Language />
      </header>
      <main>
        <h1>{say(SIGN_IN)}</h1>
        <PasswordForm draft={draft} onDraft={setDraft} notice={told} onNotice={setTold} />
      </main>
    </div>
  );
}
