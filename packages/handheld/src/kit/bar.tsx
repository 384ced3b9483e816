import { type Decimal, fill, type Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import style from './bar.module.css';

const SHARE: Text = ['{done} / {of}', '{done} of {of}'];

interface BarProps {
  readonly of: Decimal;
  /** What the server has posted. */
  readonly done: Decimal;
  /** What is only on the device. */
  readonly kept?: Decimal;
  /** What is being asked for now. */
  readonly asked?: Decimal;
}
/** How far something is, in one line: posted is full, what is not posted yet is hatched. A bar needs no more than a float has. */
export function Bar({ of, done, kept = '0', asked = '0' }: BarProps) {
  const say = useSay();
  const max = Number(of) || 1;
  const share = (part: Decimal): string => `${Math.min(100, (Number(part) / max) * 100)}%`;
  return (
    <div className={style['bar']} role="img" aria-label={say(fill(SHARE, { done, of }))}>
      <i className={style['done']} style={{ width: share(done) }} />
      <i className={style['kept']} style={{ width: share(kept) }} />
      <i className={style['asked']} style={{ width: share(asked) }} />
    </div>
  );
}
