import type { Text } from '@takt/model';
import { useSay } from '../kit/say.tsx';
import style from './kit.module.css';

const LOADING: Text = ['努力加载中…', 'Loading…'];

/** Stands where something is on its way. */
export function Loading({ text = LOADING }: { readonly text?: Text }) {
  const say = useSay();
  return (
    <div className={style['loading']} role="status">
      <span className={style['spinner']} />
      {say(text)}
    </div>
  );
}
