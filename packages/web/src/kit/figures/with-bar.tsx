import type { ReactNode } from 'react';
import type { PartBar } from './bar-of.ts';
import style from './figures.module.css';

/** A figure with how much it is of another beside it; both are figures of the row as well, so ears miss nothing. */
export const WithBar = ({ bar: { long, low, tone }, children }: { readonly bar: PartBar; readonly children: ReactNode }) => (
  <span className={style['withBar']}>
    <svg className={style[tone]} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={style['track']} width="100" height="8" />
      <rect width={long} height="8" />
      {low !== null && <rect className={style['least']} x={low} width="2" height="8" />}
    </svg>
    <span>{children}</span>
  </span>
);
