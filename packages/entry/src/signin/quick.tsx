import type { Text } from '@takt/model';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { ApiError, type BarNotice, currentSession, Loading, PlainPage, renew, type Signed, tokenStamp } from '@takt/web/light';
import { enter, goalOf } from './enter.ts';
import { Tiles } from './tiles.tsx';

const SIGNING_IN: Text = ['正在登录', 'Signing in'];
const NOT_REMEMBERED: BarNotice = {
  tone: 'warning',
  text: ['此设备没有可用的登录，请输入密码', 'This device remembers no sign-in that still counts; please enter the password'],
};

/** One attempt per visit, however often the page is drawn. */
let attempt: Promise<BarNotice | null> | null = null;
const tryQuietly = async (): Promise<BarNotice | null> => {
  try {
    await renew(tokenStamp());
    await enter();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code === 'EX90001' ? NOT_REMEMBERED : { tone: 'error', text: error.text, beside: error.unblock };
  }
};

/** Signs in with what this device remembers, then shows what the address is for. */
function Quick({ goal, children }: { readonly goal: string | null; readonly children: (signed: Signed) => ReactNode }) {
  const [done, setDone] = useState<{ readonly failed: BarNotice | null } | null>(null);
  useEffect(() => {
    attempt ??= tryQuietly().finally(() => {
      attempt = null;
    });
    void attempt.then((failed) => setDone({ failed }));
  }, []);
  if (!done)
    return (
      <PlainPage title={SIGNING_IN}>
        <Loading />
      </PlainPage>
    );
  const signed = currentSession();
  if (!signed || done.failed) return <Navigate to="/Login" replace state={{ told: done.failed, from: goal }} />;
  return children(signed);
}

export const LoginQuick = () => <Quick goal={null}>{(signed) => <Navigate to={goalOf(signed, null)} replace />}</Quick>;

/** The same for shop-floor devices: ends at four large tiles. */
export const LoginQuick2 = () => <Quick goal="/loginQuick2">{() => <Tiles />}</Quick>;
