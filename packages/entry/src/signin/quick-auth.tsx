import { SIGNIN, type Text } from '@takt/model';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ApiError, currentSession, Loading, PlainButton, PlainPage, quickAuth, type QuickAuth as Asked } from '@takt/web/light';
import { enter, goalOf } from './enter.ts';

const VERIFYING: Text = ['正在验证…', 'Verifying…'];
const VERIFIED: Text = ['验证成功', 'Verified'];
const BACK: Text = ['返回登录', 'Back to the sign-in'];
const SHOWN_MS = 600;

/** What the address asks for; null when it lacks a part or the token is too short to be one. */
export function requestOf(query: URLSearchParams): Asked | null {
  const [provider, token, appCode] = ['provider', 'token', 'appCode'].map((name) => query.get(name)?.trim() ?? '');
  if (!provider || !appCode || !token || token.length <= SIGNIN.quickAuthTokenLongerThan) return null;
  return { provider, token, appCode, logback: query.get('logback') === '1' };
}

type State = 'verifying' | 'verified' | ApiError;

/** Where another system's single sign-on lands. */
export function QuickAuth() {
  const { search } = useLocation();
  const [request] = useState(() => requestOf(new URLSearchParams(search)));
  return request ? <Verify request={request} /> : <Navigate to="/Login" replace />;
}

function Verify({ request }: { readonly request: Asked }) {
  const navigate = useNavigate();
  const [state, setState] = useState<State>('verifying');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // The token must stay neither in the address bar nor in the browser's history.
    history.replaceState(history.state, '', '#/quickAuth');
    const verify = async (): Promise<void> => {
      await quickAuth(request);
      await enter();
      setState('verified');
      setTimeout(() => {
        const signed = currentSession();
        if (signed) void navigate(goalOf(signed, null), { replace: true });
      }, SHOWN_MS);
    };
    verify().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setState(error);
    });
  }, [request, navigate]);
  if (state === 'verified') return <PlainPage title={VERIFIED} />;
  if (state === 'verifying')
    return (
      <PlainPage title={VERIFYING}>
        <Loading />
      </PlainPage>
    );
  return (
    <PlainPage title={state.text} hint={state.unblock}>
      <PlainButton text={BACK} onPress={() => void navigate('/Login', { replace: true })} />
    </PlainPage>
  );
}
