import type { Text } from '@takt/model';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { type BarNotice, useSay } from '@takt/web/light';
import { Modes } from './modes.tsx';
import style from './sign-in.module.css';

const AGAIN: BarNotice = {
  tone: 'warning',
  text: ['登录已过期，请重新登录', 'Your session has run out; please sign in again'],
  beside: ['已填写的内容仍保留', 'What you typed is still here'],
};
const SIGN_IN_AGAIN: Text = ['重新登录', 'Sign in again'];

/** Over the page of whoever's session ran out: what they were doing waits behind it, and nobody can read it. */
export function SignInAgain() {
  const say = useSay();
  const box = useRef<HTMLDialogElement>(null);
  const cover = (): void => {
    box.current?.showModal();
    // Otherwise the first thing on the page, the choice of a language, had the keys.
    box.current?.querySelector<HTMLElement>('input[type="password"]')?.focus();
  };
  useEffect(cover, []);
  const keep = (event: SyntheticEvent): void => event.preventDefault();
  return (
    <dialog
      ref={box}
      className={style['again']}
      aria-label={say(SIGN_IN_AGAIN)}
      onCancel={keep}
      onClose={cover}
      onKeyDown={(event) => event.key === 'Escape' && keep(event)}
    >
      <Modes first={AGAIN} />
    </dialog>
  );
}
