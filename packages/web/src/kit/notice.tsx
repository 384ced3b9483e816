import type { Text } from '@takt/model';
import type { ReactNode } from 'react';
import { useSay } from './say.tsx';
import style from './notice.module.css';

/** What stands where content would: why there is none, and what to do next. */
export function Notice({
  text,
  hint,
  children,
}: {
  readonly text: Text;
  readonly hint?: Text | null;
  readonly children?: ReactNode;
}) {
  const say = useSay();
  return (
    <div className={style['notice']} role="status">
      <div className={style['text']}>{say(text)}</div>
      {hint && <div>{say(hint)}</div>}
      {children}
    </div>
  );
}
