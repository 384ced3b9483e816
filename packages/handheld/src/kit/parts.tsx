import { compareDecimal, type Decimal, type Text } from '@takt/model';
import type { ReactNode } from 'react';
import { currentLang, Glyph, useSay } from '@takt/web/light';
import { speakAloud } from '../feedback.ts';
import { type Feedback, useFeedback } from '../feedback-message.ts';
import style from './parts.module.css';

const ALOUD: Text = ['朗读', 'Read aloud'];

/** Shows what was told last, unless it is given something of the page's own. */
export function Strip({ said: own }: { readonly said?: Feedback | null }) {
  const say = useSay();
  const last = useFeedback();
  const said = own === undefined ? last : own;
  if (!said) return null;
  const sentence = [said.text, said.unblock ?? null].flatMap((text) => (text ? [say(text)] : [])).join(' ');
  return (
    <div className={`${style['strip']} ${style[said.feeling] ?? ''}`} role={said.feeling === 'bad' ? 'alert' : 'status'}>
      <Glyph name={said.feeling === 'good' ? 'right' : said.feeling === 'bad' ? 'wrong' : 'attention'} size={24} />
      <div>
        {say(said.text)}
        {said.unblock && <small>{say(said.unblock)}</small>}
      </div>
      <button
        type="button"
        aria-label={say(ALOUD)}
        onClick={() => speakAloud(sentence, currentLang() === 'zh' ? 'zh-CN' : 'en-US')}
      >
        <Glyph name="sound" size={24} />
      </button>
    </div>
  );
}

interface ProgressProps {
  readonly number: string;
  readonly text: Text;
  readonly done: Decimal;
  readonly all: Decimal;
}
/** How far a document is; a bar needs no more than a float has. */
export function Progress({ number, text, done, all }: ProgressProps) {
  const say = useSay();
  const max = Number(all) || 1;
  return (
    <div className={style['progress']}>
      <strong>{number}</strong>
      <span>{say(text)}</span>
      <progress aria-label={number} max={max} value={Math.min(Number(done), max)} />
    </div>
  );
}

type QuantityProgress = 'open' | 'begun' | 'done' | 'bad';
/** Where a quantity stands against what is asked for. */
export const quantityProgress = (done: Decimal, of: Decimal): QuantityProgress =>
  compareDecimal(done, of) >= 0 ? 'done' : compareDecimal(done, '0') > 0 ? 'begun' : 'open';

export interface CardProps {
  readonly title: ReactNode;
  readonly beside?: ReactNode;
  /** Right, large. */
  readonly figure?: ReactNode;
  readonly unit?: ReactNode;
  /** Below, in one line: who has it, what is urgent about it. */
  readonly note?: ReactNode;
  readonly progress?: QuantityProgress;
  readonly onPress?: () => void;
}
/** One line, one task, one balance. */
export function Card({ title, beside, figure, unit, note, progress = 'open', onPress }: CardProps) {
  const body = (
    <>
      <span className={style['name']}>{title}</span>
      <span className={style['figure']}>{figure}</span>
      {(beside || unit) && (
        <>
          <span className={style['beside']}>{beside}</span>
          <span className={style['unit']}>{unit}</span>
        </>
      )}
      {note && <span className={style['note']}>{note}</span>}
    </>
  );
  const look = `${style['card']} ${style[progress] ?? ''}`;
  return onPress ? (
    <button type="button" className={look} onClick={onPress}>
      {body}
    </button>
  ) : (
    <div className={look}>{body}</div>
  );
}

interface PushProps {
  readonly text: Text;
  readonly onPress: () => void;
  readonly look?: 'main' | 'plain' | 'danger';
  readonly disabled?: boolean;
  /** Why it cannot be pressed; it is said on the button. */
  readonly why?: Text | null;
}
/** A button for gloves. */
export function Push({ text, onPress, look = 'plain', disabled = false, why = null }: PushProps) {
  const say = useSay();
  return (
    <button
      type="button"
      className={`${style['push']} ${style[look] ?? ''}`}
      disabled={disabled || why !== null}
      onClick={onPress}
    >
      {say(text)}
      {why && <small>{say(why)}</small>}
    </button>
  );
}

/** A sentence where there is nothing else to show. */
export function Quiet({ text }: { readonly text: Text }) {
  return <p className={style['quiet']}>{useSay()(text)}</p>;
}

/** Two columns: what it is called, what it is. */
export function Facts({ rows }: { readonly rows: readonly (readonly [Text, ReactNode])[] }) {
  const say = useSay();
  return (
    <dl className={style['facts']}>
      {rows.map(([label, value]) => (
        <div key={label[1]}>
          <dt>{say(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
