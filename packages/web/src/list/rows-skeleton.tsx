import type { Text } from '@takt/model';
import { useSay } from '../kit/say.tsx';
import style from './rows-skeleton.module.css';

const LOADING: Text = ['正在加载列表', 'Loading the list'];
const ROWS = 12;

/** Bars in the place of rows that are on their way: nobody looks at an empty sheet and thinks that there is nothing. */
export function RowsSkeleton() {
  const say = useSay();
  return (
    <div className={style['rows']} role="status" aria-label={say(LOADING)}>
      {Array.from({ length: ROWS }, (_, at) => (
        <span key={at} className={style['bar']} />
      ))}
    </div>
  );
}
