import { sharedWords, type Text } from '@takt/model';
import { useEffect, useRef, useState } from 'react';
import { ApiError, Bar, Glyph, Loading, noticeOf, PlainButton, useSay } from '@takt/web/light';
import style from './mobile.module.css';
import { confirmQr, refuseQr, scanQr, type Waiting } from './qr-login.ts';

const QUESTION: Text = ['在电脑上登录？', 'Sign in on the computer?'];
const BROWSER: Text = ['浏览器', 'Browser'];
const ADDRESS: Text = ['地址', 'Address'];
const CAREFUL: Text = ['若不是您本人操作，请取消', 'If this is not you, cancel'];
const CONFIRM: Text = ['确认登录', 'Confirm'];
const AGAIN: Text = ['重新扫描', 'Scan again'];
const CONFIRMED: Text = ['已确认，电脑上即将登录', 'Confirmed; the computer signs in now'];
const REFUSED: Text = ['已取消，电脑上不会登录', 'Cancelled; the computer does not sign in'];

type State =
  | { readonly at: 'asking' }
  | { readonly at: 'deciding'; readonly waiting: Waiting }
  | { readonly at: 'done'; readonly text: Text; readonly good: boolean }
  | { readonly at: 'failed'; readonly error: ApiError };

function failedBy(error: unknown): State {
  if (!(error instanceof ApiError)) throw error;
  return { at: 'failed', error };
}

/** Shows which computer waits, and lets the person decide. */
export function Confirm({ loginId, onAgain }: { readonly loginId: string; readonly onAgain: () => void }) {
  const [state, setState] = useState<State>({ at: 'asking' });
  const [busy, setBusy] = useState<'confirm' | 'refuse' | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    scanQr(loginId).then(
      (waiting) => setState({ at: 'deciding', waiting }),
      (error: unknown) => setState(failedBy(error)),
    );
  }, [loginId]);
  const decide = async (what: 'confirm' | 'refuse'): Promise<void> => {
    setBusy(what);
    const good = what === 'confirm';
    try {
      await (good ? confirmQr(loginId) : refuseQr(loginId));
      setState({ at: 'done', good, text: good ? CONFIRMED : REFUSED });
    } catch (error) {
      setState(failedBy(error));
    }
  };
  if (state.at === 'asking') return <Loading />;
  if (state.at === 'failed')
    return (
      <>
        <Bar notice={noticeOf(state.error)} />
        <PlainButton wide text={AGAIN} onPress={onAgain} />
      </>
    );
  if (state.at === 'done') return <Result {...state} onAgain={onAgain} />;
  return (
    <>
      <Details waiting={state.waiting} />
      <div className={style['buttons']}>
        <PlainButton
          text={sharedWords.cancel}
          busy={busy === 'refuse'}
          disabled={busy !== null}
          onPress={() => void decide('refuse')}
        />
        <PlainButton
          look="main"
          text={CONFIRM}
          busy={busy === 'confirm'}
          disabled={busy !== null}
          onPress={() => void decide('confirm')}
        />
      </div>
    </>
  );
}

function Details({ waiting: { browser, address, at } }: { readonly waiting: Waiting }) {
  const say = useSay();
  const moment = new Date(at);
  const two = (number: number): string => String(number).padStart(2, '0');
  const time = Number.isNaN(moment.getTime())
    ? at
    : `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
  const rows: readonly (readonly [Text, string])[] = [
    [BROWSER, browser],
    [ADDRESS, address],
    [sharedWords.time, time],
  ];
  return (
    <>
      <h2 className={style['question']}>{say(QUESTION)}</h2>
      <dl className={style['details']}>
        {rows.map(([label, value]) => (
          <div key={label[1]}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={style['hint']}>{say(CAREFUL)}</p>
    </>
  );
}

function Result({ text, good, onAgain }: { readonly text: Text; readonly good: boolean; readonly onAgain: () => void }) {
  const say = useSay();
  return (
    <div className={style['result']} role="status">
      <span className={style[good ? 'good' : 'off']}>
        <Glyph name={good ? 'right' : 'wrong'} size={48} />
      </span>
      <p>{say(text)}</p>
      <PlainButton wide text={AGAIN} onPress={onAgain} />
    </div>
  );
}
