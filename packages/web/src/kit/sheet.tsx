import type { Text } from '@takt/model';
import type { ReactNode } from 'react';
import { useSay } from './say.tsx';
import style from './sheet.module.css';

/** A page with one thing on it: title and card. */
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
