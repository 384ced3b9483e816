import { type Decimal, fill, type Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import style from './bar.module.css';

const SHARE: Text = ['{done} / {of}', '{done} of {of}'];

interface BarProps {
  readonly of: Decimal;
  /** What the server has posted. */
  readonly done: Decimal;
  /** What is only on the device. */
  readonly unsent?: Decimal;
  /** What is being asked for now. */
  readonly requested?: Decimal;
}
/** How far something is, in one line: posted is full, what is not posted yet is hatched. A bar needs no more than a float has. */
export function Bar({ of, done, unsent = '0', requested = '0' }: BarProps) {
  const say = useSay();
  const max = Number(of) || 1;
  const share = (part: Decimal): string => `${Math.min(100, (Number(part) / max) * 100)}%`;
  return (
    <div className={style['bar']} role="img" aria-label={say(fill(SHARE, { done, of }))}>
      <i className={style['done']} style={{ width: share(done) }} />
      <i className={style['unsent']} style={{ width: share(unsent) }} />
      <i className={style['requested']} style={{ width: share(requested) }} />
    </div>
  );
}
