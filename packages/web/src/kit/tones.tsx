import type { Text } from '@takt/model';
import { useSay } from './say.tsx';
import style from './tones.module.css';

/** What a colour means; the same on every chart, timeline and graph. */
export type Tone = 'main' | 'good' | 'warn' | 'bad' | 'quiet';

interface LegendEntry {
  readonly id: string;
  readonly label: Text;
  readonly tone: Tone;
  readonly kind?: 'bar' | 'line';
}
/** What the colours of a picture stand for, as text beside it. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const say = useSay();
  return (
    <ul className={style['legend']}>
      {entries.map(({ id, tone, kind, label }) => (
        <li key={id} className={style[tone]} data-kind={kind}>
          {say(label)}
        </li>
      ))}
    </ul>
  );
}
