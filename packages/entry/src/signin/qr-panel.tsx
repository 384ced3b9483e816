import { sharedWords, type Text } from '@takt/model';
import { useEffect, useState } from 'react';
import {
  ApiError,
  Bar,
  checkQrStatus,
  getQrCode,
  getQrResponse,
  holdTokens,
  Loading,
  noticeOf,
  PlainButton,
  type QrStatus,
  useSay,
} from '@takt/web/light';
import { enter } from './enter.ts';
import { followQr, type QrPhase } from './qr-poll.ts';
import style from './sign-in.module.css';

const HOW: Text = ['请使用手机扫描二维码登录', 'Scan the QR code with your phone to sign in'];
const PHASES: Readonly<Record<'waiting' | 'scanned' | 'expired', Text>> = {
  waiting: ['等待扫描', 'Waiting for the scan'],
  scanned: ['已扫描，请在手机确认', 'Scanned; please confirm on the phone'],
  expired: ['已过期，点击刷新', 'Expired; click to refresh'],
};
const PICTURE: Text = ['登录二维码', 'QR code for signing in'];
const BACK: Text = ['返回账号登录', 'Back to the password'];

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const port = { getQrCode, getResponse: getQrResponse, checkStatus: checkQrStatus, sleep, now: () => Date.now() };

async function take({ access_token, token, refresh_token }: QrStatus): Promise<void> {
  const access = access_token ?? token;
  if (access !== undefined) holdTokens({ access_token: access, refresh_token });
  await enter();
}

/** Signing in by confirming on a phone that is signed in already. */
export function QrPanel({ onBack }: { readonly onBack: () => void }) {
  const [turn, setTurn] = useState(0);
  return <Following key={turn} onRefresh={() => setTurn(turn + 1)} onBack={onBack} />;
}

function Following({ onRefresh, onBack }: { readonly onRefresh: () => void; readonly onBack: () => void }) {
  const say = useSay();
  const [phase, setPhase] = useState<QrPhase>({ phase: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: QrPhase): void => {
      if (!leaving.signal.aborted) setPhase(next);
    };
    const follow = async (): Promise<void> => {
      const decided = await followQr(port, show, leaving.signal);
      if (decided) await take(decided);
    };
    follow().catch((error: unknown) => {
      if (error instanceof ApiError) show({ phase: 'failed', error });
    });
    return () => leaving.abort();
  }, []);
  return (
    <div className={style['centred']}>
      {phase.phase === 'loading' && <Loading />}
      {phase.phase === 'failed' && (
        <>
          <Bar notice={noticeOf(phase.error)} />
          <PlainButton text={sharedWords.retry} onPress={onRefresh} />
        </>
      )}
      {'image' in phase && (
        <>
          {phase.phase === 'expired' ? (
            <button type="button" className={style['qr']} onClick={onRefresh}>
              <img src={phase.image} alt="" />
              <span className={style['veil']}>{say(PHASES.expired)}</span>
            </button>
          ) : (
            <div className={style['qr']}>
              <img src={phase.image} alt={say(PICTURE)} />
            </div>
          )}
          <div>{say(HOW)}</div>
          <div className={style['secondary']} role="status">
            {phase.phase !== 'expired' && say(PHASES[phase.phase])}
          </div>
        </>
      )}
      <PlainButton look="link" text={BACK} onPress={onBack} />
    </div>
  );
}
