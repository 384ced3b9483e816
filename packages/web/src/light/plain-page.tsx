import type { Text } from '@takt/model';
import type { ReactNode } from 'react';
import { useSay } from '../kit/say.tsx';
import style from './plain.module.css';

/** A page that says one thing and offers a way on. */
export function PlainPage({
  title,
  hint,
  children,
}: {
  readonly title: Text;
  readonly hint?: Text | null;
  readonly children?: ReactNode;
}) {
  const say = useSay();
  return (
    <main className={style['page']}>
      <h1 className={style['title']} role="status">
        {say(title)}
      </h1>
      {hint && <p className={style['hint']}>{say(hint)}</p>}
      {children}
    </main>
  );
}
