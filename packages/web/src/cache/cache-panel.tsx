import type { Text } from '@takt/model';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Refusal } from '../kit/refusal.tsx';
import { useSay } from '../kit/say.tsx';
import style from './cache.module.css';

interface CachePanelProps {
  readonly title: Text;
  readonly what: Text;
  /** How much is kept and how old it is; null until it is known. */
  readonly figures: Text | null;
  /** What refreshing has done. */
  readonly done: Text | null;
  readonly error: Error | null;
  /** The button. */
  readonly children: ReactNode;
}

/** One place that keeps something: what, how much of it, and the way to read it anew. */
export function CachePanel({ title, what, figures, done, error, children }: CachePanelProps) {
  const say = useSay();
  return (
    <section className={style['panel']}>
      <h2>{say(title)}</h2>
      <p>{say(what)}</p>
      {figures && <p className={style['figures']}>{say(figures)}</p>}
      <Refusal error={error} />
      {done && <Alert className={style['done'] ?? ''} type="success" showIcon title={say(done)} />}
      {children}
    </section>
  );
}
