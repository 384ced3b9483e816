import { useSay } from '../say.tsx';
import type { Text } from '@takt/model';
import type { Tone } from '../tones.tsx';
import style from './figures.module.css';

export interface KeyFigure {
  readonly id: string;
  readonly label: Text;
  readonly value: string;
  /** Of the figure itself, where it is one nobody wants to see. */
  readonly tone?: Tone;
  /** What stands beside it: how far it is from where it should be, or what it is a part of. */
  readonly note?: { readonly text: Text; readonly tone: Tone };
  /** Of the line it belongs to. */
  readonly mark?: 'main' | 'good';
  readonly onOpen?: (() => void) | undefined;
}

const classOf = (tone: Tone | undefined): string => `${style['value']} ${tone ? style[tone] : ''}`;

/** A few figures over a picture, each leading to the rows it counts. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  const say = useSay();
  return (
    <dl className={style['key']}>
      {figures.map(({ id, label, value, tone, note, mark, onOpen }) => (
        <div key={id}>
          <dt data-mark={mark}>{say(label)}</dt>
          <dd>
            {onOpen ? (
              <button type="button" className={classOf(tone)} aria-label={`${say(label)} ${value}`} onClick={onOpen}>
                {value}
              </button>
            ) : (
              <span className={classOf(tone)}>{value}</span>
            )}
            {note && <span className={style[note.tone]}>{say(note.text)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
