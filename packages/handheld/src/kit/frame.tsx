import { fill, sharedWords, type Text } from '@takt/model';
import type { ReactNode } from 'react';
import { Glyph, useSay } from '@takt/web/light';
import { useOwnEntries } from '../outbox/handheld-outbox.ts';
import { addressOf } from '../way.ts';
import { useMinutesCut, useOnline } from './network.ts';
import style from './frame.module.css';

const ONLINE: Text = ['网络已连接', 'Connected'];
const OFFLINE: Text = ['网络已断开', 'No network'];
const WAITING: Text = ['待同步', 'To send'];
const REFUSED: Text = ['被退回', 'Refused'];

const CUT: Text = ['无网络，可继续操作。库存在同步后才变。', 'No network; go on working. Stock changes once it is sent.'];
const CUT_FOR: Text = [
  '无网络 {n} 分钟，可继续操作。库存在同步后才变。',
  'No network for {n} min; go on working. Stock changes once it is sent.',
];

const HOME: readonly string[] = [];
interface FrameProps {
  readonly title: Text;
  /** Which document it is done for, in a second line. */
  readonly of?: string;
  /** Where the arrow leads, or what it does where the address stays; none at home. */
  readonly back?: readonly string[] | (() => void) | null;
  /** Two buttons at most, the usual one last. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** One task at a time: what it is, whether there is a network, and what still has to be sent. */
export function Frame({ title, of, back = HOME, foot, children }: FrameProps) {
  const say = useSay();
  return (
    <div className={style['frame']}>
      <header className={style['bar']}>
        {typeof back === 'function' ? (
          <button type="button" className={style['back']} onClick={back} aria-label={say(sharedWords.back)}>
            <Glyph name="back" size={24} />
          </button>
        ) : (
          back && (
            <a className={style['back']} href={addressOf(...back)} aria-label={say(sharedWords.back)}>
              <Glyph name="back" size={24} />
            </a>
          )
        )}
        <div className={style['title']}>
          <h1>{say(title)}</h1>
          {of && <small>{of}</small>}
        </div>
        <Network />
      </header>
      <Cut />
      <main className={style['body']}>{children}</main>
      {foot && <footer className={style['foot']}>{foot}</footer>}
    </div>
  );
}

/** Why nothing is posted now, and that the work goes on. */
function Cut() {
  const say = useSay();
  const minutes = useMinutesCut();
  if (minutes === null) return null;
  return <p className={style['cut']}>{say(minutes === 0 ? CUT : fill(CUT_FOR, { n: minutes }))}</p>;
}

function Network() {
  const say = useSay();
  const online = useOnline();
  const { own } = useOwnEntries();
  const refused = own.filter(({ fate }) => fate === 'refused').length;
  const waiting = own.filter(({ fate }) => fate === 'waiting').length;
  return (
    <>
      <span
        className={style['network']}
        role="img"
        aria-label={say(online ? ONLINE : OFFLINE)}
        title={say(online ? ONLINE : OFFLINE)}
      >
        <Glyph name={online ? 'wifi' : 'noWifi'} size={22} />
      </span>
      <a className={refused > 0 ? style['refused'] : style['waiting']} href={addressOf('waiting')}>
        {say(refused > 0 ? REFUSED : WAITING)}{' '}
        <strong className={refused === 0 && waiting > 0 ? style['count'] : undefined}>{refused > 0 ? refused : waiting}</strong>
      </a>
    </>
  );
}
