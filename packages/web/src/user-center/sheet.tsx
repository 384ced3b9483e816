import type { Text } from '@takt/model';
import type { ReactNode } from 'react';
import { useSay } from '../kit/say.tsx';
import style from './user-center.module.css';

/** One page of the user centre. */
export function Sheet({
  title,
  narrow = false,
  children,
}: {
  readonly title: Text;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}) {
  const say = useSay();
  return (
    <>
      <h1 className={style['title']}>{say(title)}</h1>
      <section className={`${style['card']} ${narrow ? style['narrow'] : ''}`}>{children}</section>
    </>
  );
}
