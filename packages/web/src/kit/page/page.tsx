import type { Text } from '@takt/model';
import type { ReactNode } from 'react';
import { useSay } from '../say.tsx';
import style from './page.module.css';

interface PageProps {
  /** As high as the window: its parts scroll, not the page. */
  readonly fits?: boolean;
  readonly children: ReactNode;
}

/** A page that is drawn by hand, from its head to the foot of the window. */
export const Page = ({ fits = false, children }: PageProps) => (
  <div className={`${style['page']} ${fits ? style['fits'] : ''}`}>{children}</div>
);

interface HeadProps {
  readonly title: Text;
  /** At the right end. */
  readonly tools?: ReactNode;
  /** What is chosen for the whole page, beside its title. */
  readonly children?: ReactNode;
}

/** The title of a page, and what concerns all of it. */
export function PageHead({ title, tools, children }: HeadProps) {
  const say = useSay();
  return (
    <div className={style['head']}>
      <h1 className={style['title']}>{say(title)}</h1>
      {children}
      {tools && <div className={style['tools']}>{tools}</div>}
    </div>
  );
}

interface SideBySideProps extends PageProps {
  /** A narrow list with what is chosen of it beside; or two halves. */
  readonly even?: boolean;
}

/** Two parts of a page side by side. */
export const SideBySide = ({ even = false, fits = false, children }: SideBySideProps) => (
  <div className={[style['sides'], even && style['even'], fits && style['fits']].filter(Boolean).join(' ')}>{children}</div>
);
