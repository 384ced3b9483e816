import type { Text } from '@takt/model';
import type { ReactNode } from 'react';
import { useSay } from '../kit/say.tsx';
import style from './kit.module.css';

interface PressProps {
  readonly text: Text;
  readonly onPress?: () => void;
  /** `main` is the one usual next step of the form, and submits it. */
  readonly look?: 'main' | 'plain' | 'small' | 'link';
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be pressed, or what it does. */
  readonly title?: Text;
  readonly wide?: boolean;
  readonly submits?: boolean;
  readonly children?: ReactNode;
}

/** A button of the sign-in. While it works it can not be pressed again. */
export function PlainButton({
  text,
  onPress,
  look = 'plain',
  busy = false,
  disabled = false,
  title,
  wide = false,
  submits = false,
  children,
}: PressProps) {
  const say = useSay();
  return (
    <button
      type={submits ? 'submit' : 'button'}
      className={`${style['press']} ${style[look] ?? ''} ${wide ? style['wide'] : ''}`}
      onClick={onPress}
      disabled={disabled || busy}
      aria-busy={busy}
      title={title && say(title)}
    >
      {busy ? <span className={style['spinner']} /> : children}
      {say(text)}
    </button>
  );
}
